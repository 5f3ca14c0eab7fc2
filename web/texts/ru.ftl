### Dama: все тексты страницы по-русски.
###
### Шашка это любая шашка, простая та, что ещё не дамка. Страница говорит вы,
### стороны во множественном числе: белые, чёрные. Пишем ё.

## The language itself

-language-name = Русский
-language-direction = ltr
-language-plurals = one few many

## Everywhere

page-title = Турецкие шашки
close = Закрыть
back = Назад
cancel = Отмена
copy = Копировать
copied = Скопировано.
side-white = Белые
side-black = Чёрные

## The buttons beside the board; some of them stand in the menu too

controls = Кнопки игры
undo = Вернуть ход
redo = Повторить ход
hint = Подсказка
rules = Правила
menu = Меню

## The menu

menu-new-game = Новая партия
menu-turn-board = Повернуть доску
menu-offer-draw = Предложить ничью
menu-resign = Сдаться
menu-games = Прошлые партии
menu-text = Партия в виде текста
menu-settings = Настройки
menu-language = Язык
menu-keys = Клавиатура
menu-position = Позиция словами
menu-write-move = Записать ход

## The strips of the two players

player-you = Вы
player-white = Белые
player-black = Чёрные
player-computer = Компьютер, уровень { $level }
taken-by-white =
    { $count ->
        [one] Белые взяли { $count } шашку
        [few] Белые взяли { $count } шашки
       *[many] Белые взяли { $count } шашек
    }
taken-by-black =
    { $count ->
        [one] Чёрные взяли { $count } шашку
        [few] Чёрные взяли { $count } шашки
       *[many] Чёрные взяли { $count } шашек
    }
rules-classic = Как в большинстве приложений
rules-federation = Турнирные правила

## The line between the strips: whose turn it is and what to do

turn-white = Ход белых
turn-black = Ход чёрных
turn-you = Ваш ход
turn-computer = Компьютер думает
turn-take =
    { $count ->
        [one] Нужно взять { $count } шашку
        [few] Нужно взять { $count } шашки
       *[many] Нужно взять { $count } шашек
    }
turn-go-on =
    { $count ->
        [one] Дальше: ещё { $count } шашку
        [few] Дальше: ещё { $count } шашки
       *[many] Дальше: ещё { $count } шашек
    }
choose-way = Сюда ведут несколько путей. Выберите свой.
hint-looking = Ищу хороший ход
hint-move = Хороший ход: { $move }
hint-none = Сейчас подсказки нет.
reason-only = Это единственный ход.
reason-wins =
    { $count ->
        [one] Он выигрывает за { $count } ход.
        [few] Он выигрывает за { $count } хода.
       *[many] Он выигрывает за { $count } ходов.
    }
reason-takes =
    { $count ->
        [one] Он бьёт { $count } шашку.
        [few] Он бьёт { $count } шашки.
       *[many] Он бьёт { $count } шашек.
    }
reason-crowns = На поле { $square } появляется дамка.
reason-gives = Он отдаёт { $given } и бьёт { $taken }.
reason-trades = Он меняет { $count } на { $count }.
reason-stops = Он не пускает соперника в дамки на поле { $square }.
reason-saves = Он спасает шашку на поле { $square }.
reason-saves-several = Он спасает шашки на полях { $squares }.
reason-prepares = Он грозит пройти в дамки на поле { $square }.
reason-threatens =
    { $count ->
        [one] Он грозит побить { $count } шашку.
        [few] Он грозит побить { $count } шашки.
       *[many] Он грозит побить { $count } шашек.
    }
clock-pause = Пауза
clock-go-on = Продолжить
clock-paused = Пауза
clock-paused-line = Часы остановлены.
clock-of-white = Часы белых: { $time }
clock-of-black = Часы чёрных: { $time }

## Refusals: why a move cannot be played. Shown in the line, with the button "Why?"

why = Почему?
refused-game-over = Партия окончена.
refused-computers-turn = Сейчас ход компьютера.
refused-no-such-square = Поля «{ $text }» нет. Поля идут от { $first } до { $last }.
refused-bad-text = «{ $text }» не похоже на ход. Напишите { $quiet } или { $capture }.
refused-empty-square = На поле { $square } нет шашки.
refused-not-yours-white = На поле { $square } шашка чёрных. Сейчас ход белых.
refused-not-yours-black = На поле { $square } шашка белых. Сейчас ход чёрных.
refused-cannot-move = Шашка на поле { $square } сейчас не может ходить.
refused-must-capture =
    { $count ->
        [one] Бить обязательно: с поля { $square } берут { $count } шашку.
        [few] Бить обязательно: с поля { $square } берут { $count } шашки.
       *[many] Бить обязательно: с поля { $square } берут { $count } шашек.
    }
refused-must-capture-several =
    { $count ->
        [one] Бить обязательно. Взять { $count } шашку можно с полей: { $squares }.
        [few] Бить обязательно. Взять { $count } шашки можно с полей: { $squares }.
       *[many] Бить обязательно. Взять { $count } шашек можно с полей: { $squares }.
    }
refused-must-take-more = Так вы берёте { $taken }. Нужно взять { $count }: с поля { $square }.
refused-must-take-more-several = Так вы берёте { $taken }. Нужно взять { $count }: с полей { $squares }.
refused-must-go-on = Взятие продолжается с поля { $square }: нужно взять { $count }, а не { $taken }.
refused-no-turning-back = На поле { $square } дамке нельзя разворачиваться назад.
refused-blocked-way = Шашка на поле { $square } закрывает путь.
refused-own-piece = Ваша шашка на поле { $square } закрывает путь.
refused-two-in-a-row = Две шашки подряд, на { $first } и { $second }, перепрыгнуть нельзя.
refused-man-backwards = Простая никогда не ходит назад.
refused-diagonal = Шашки ходят прямо, никогда по диагонали.
refused-too-far = Простая ходит на одно поле или перепрыгивает через шашку на поле сразу за ней.
refused-nothing-to-jump = Здесь нечего перепрыгивать.
refused-ambiguous =
    { $count ->
        [one] Подходит { $count } ход: { $moves }.
        [few] Подходят { $count } хода: { $moves }.
       *[many] Подходит { $count } ходов: { $moves }.
    }
refused-offers-spent =
    { $count ->
        [one] За партию каждый может предложить ничью { $count } раз.
        [few] За партию каждый может предложить ничью { $count } раза.
       *[many] За партию каждый может предложить ничью { $count } раз.
    }
refused-no-offer = Ничью никто не предлагал.
refused-offered-already = Ничья уже предложена.

## The end of a game: who has won, then why

end-white-wins = Белые выиграли
end-black-wins = Чёрные выиграли
end-draw = Ничья
end-you-win = Вы выиграли
end-computer-wins = Компьютер выиграл
end-white-no-pieces = У белых не осталось шашек.
end-black-no-pieces = У чёрных не осталось шашек.
end-white-no-moves = Белым некуда ходить.
end-black-no-moves = Чёрным некуда ходить.
end-king-against-man = Дамка против одной простой выигрывает.
end-one-piece-each = По одной шашке у каждого: ничья.
end-king-against-king = Дамка против дамки: ничья.
end-repetition = Одна и та же позиция возникла в третий раз.
end-no-progress =
    { $count ->
        [one] Без взятий и без продвижения простых: { $count } ход.
        [few] Без взятий и без продвижения простых: { $count } хода.
       *[many] Без взятий и без продвижения простых: { $count } ходов.
    }
end-agreement = Игроки согласились на ничью.
end-white-resigned = Белые сдались.
end-black-resigned = Чёрные сдались.
end-white-time = У белых вышло время.
end-black-time = У чёрных вышло время.
rematch = Реванш

## Resigning and draws

resign-title = Сдать эту партию?
resign-white = Белые сдаются, чёрные выигрывают.
resign-black = Чёрные сдаются, белые выигрывают.
resign-you = Вы сдаётесь, компьютер выигрывает.
resign-do = Сдаться
draw-title = Предложить ничью?
draw-do = Предложить ничью
draw-offered-by-white = Белые предлагают ничью.
draw-offered-by-black = Чёрные предлагают ничью.
draw-accept = Принять
draw-decline = Отклонить
draw-declined = Ничья отклонена.
draw-computer-asked = Компьютер думает о ничьей.
draw-computer-declines = Компьютер отказался от ничьей.

## The sheet for a new game

new-game-opponent = Соперник
opponent-computer = Компьютер
opponent-person = Вдвоём здесь
new-game-side = Ваш цвет
side-random = Наугад
new-game-level = Уровень
new-game-rules = Правила
new-game-clock = Часы
clock-none = Без часов
clock-own = Другое
clock-minutes = Минут на партию
clock-seconds = Секунд за каждый ход
new-game-start = Начать
new-game-ask = Прервать начатую партию?
new-game-kept = Вы найдёте её в разделе «Прошлые партии».
new-game-leave = Новая партия
new-game-stay = Играть дальше

## The ten levels, each with a line; for the computer’s strength

level-1 = Новичок
level-1-line = Знает правила и почти ничего больше.
level-2 = Ученик
level-2-line = Берёт всё, что видит.
level-3 = Любитель
level-3-line = Ошибается так, что можно заметить.
level-4 = Завсегдатай кофейни
level-4-line = Бережёт свои шашки.
level-5 = Надёжный
level-5-line = Редко отдаёт шашку даром.
level-6 = Внимательный
level-6-line = Видит размены заранее.
level-7 = Клубный игрок
level-7-line = Думает на несколько ходов вперёд.
level-8 = Сильный
level-8-line = Наказывает за большинство ошибок.
level-9 = Знаток
level-9-line = Видит далёкие взятия.
level-10 = Мастер
level-10-line = Всё, что можно успеть за секунду.

## The list of moves

moves-title = Ходы
moves-none = Ходов ещё нет.
moves-first = К началу
moves-previous = На ход назад
moves-next = На ход вперёд
moves-last = К последнему ходу
moves-entry-white = Ход { $number }, белые: { $move }
moves-entry-black = Ход { $number }, чёрные: { $move }

## Past games

games-none = Прошлых партий ещё нет.
games-white-against-computer = Вы за белых против уровня { $level }
games-black-against-computer = Вы за чёрных против уровня { $level }
games-two-players = Два игрока
games-moves =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
games-unfinished = Не окончена

## The game as text: copying and pasting

text-position = Позиция (FEN)
text-game = Партия (PDN)
text-paste = Вставьте сюда позицию или партию
text-open = Открыть
text-share = Поделиться
text-picture = Поделиться картинкой
text-save = Сохранить в файл
text-file = Открыть файл
file-too-long = Слишком длинно: в тексте может быть не больше миллиона знаков.
file-unreadable = Этот файл не прочитать: в нём нет текста.
file-not-saved = Файл не удалось сохранить.
text-rules-assumed = Правила в тексте не названы: прочитано по турнирным.
text-moves-left-out =
    { $count ->
        [one] Пропущен { $count } ход после конца партии.
        [few] Пропущено { $count } хода после конца партии.
       *[many] Пропущено { $count } ходов после конца партии.
    }
text-error-empty = Сначала вставьте позицию или партию.
text-error-no-game = В этом тексте нет партии.
text-error-no-reader = Сейчас партию из текста прочитать нельзя.
text-error-unreadable = Строка { $line } не читается: { $text }
text-error-unclosed = Начатое в строке { $line } не закончено.
text-error-other-game = Это партия в другие шашки.
text-error-rules = Правил с названием «{ $text }» нет.
text-error-move = Строка { $line }: ход { $move } невозможен.
text-error-side = Позиция начинается с W или B, смотря чей ход, а не с «{ $text }».
text-error-list = Список шашек начинается с W или B, а не с «{ $text }».
text-error-white-missing = Нет списка белых шашек.
text-error-black-missing = Нет списка чёрных шашек.
text-error-white-twice = Белые шашки перечислены дважды.
text-error-black-twice = Чёрные шашки перечислены дважды.
text-error-square = Поля «{ $text }» нет. Пишите { $man } для простой, { $king } для дамки.
text-error-two-pieces = На поле { $square } стоят две шашки.
text-error-no-pieces = Доска пуста.
text-error-white-too-many = У белых шашек: { $count }. Можно не больше { $most }.
text-error-black-too-many = У чёрных шашек: { $count }. Можно не больше { $most }.
text-error-white-man-on-far-rank = Белая простая не может стоять на поле { $square }: там она дамка.
text-error-black-man-on-far-rank = Чёрная простая не может стоять на поле { $square }: там она дамка.

## Settings

settings-theme = Вид
theme-walnut = Орех
theme-marble = Мрамор
theme-night = Ночь
theme-paper = Бумага
theme-contrast = Контраст
settings-sound = Звук
settings-vibration = Вибрация
settings-show-movable = Показывать шашки, которые могут ходить
settings-one-tap = Единственный ход одним касанием
settings-surroundings = Фон
surroundings-system = Как на устройстве
surroundings-light = Светлый
surroundings-dark = Тёмный
settings-aloud = Читать ходы вслух
settings-confirm = Подтверждать каждый ход
confirm-move = Сыграть { $move }?
confirm-do = Сыграть
settings-reset = Сбросить настройки
settings-preview = Предпросмотр
settings-coordinates = Буквы и цифры
coordinates-frame = На рамке
coordinates-squares = На каждом поле
coordinates-none = Без них
settings-motion = Движение
motion-slow = Медленное
motion-normal = Обычное
motion-off = Выключено
settings-seats = Два игрока
seats-stay = Доска стоит
seats-turn = Доска поворачивается
seats-facing = Лицом к лицу

## Writing a move, for keyboards and screen readers

field-label = Напишите ход или вопрос
field-help = Ход, например { $move }, или вопрос: { $board }, { $last }, { $moves }, { $clock }, { $square }
field-send = Отправить
question-board = доска
question-last = последний
question-moves = ходы
question-clock = часы

## Help for the keyboard

keys-note = Клавиши действуют, пока выбраны доска или список ходов.
keys-arrows-name = Стрелки
keys-arrows = Переход с поля на поле
keys-enter = Выбрать шашку, сделать ход
keys-escape = На шаг назад или отпустить
keys-edges = Первое и последнее поле ряда
keys-write = Написать ход или вопрос
keys-undo = Вернуть ход
keys-redo = Повторить ход
keys-hint = Подсказка
keys-turn-board = Повернуть доску
keys-position = Позиция словами
keys-new-game = Новая партия
keys-help = Этот список
keys-clock = Остановить часы или продолжить

## For screen readers: the squares of the board

board-from-white = Доска со стороны белых
board-from-black = Доска со стороны чёрных
cell-empty = { $square }, пусто
cell-empty-move = { $square }, пусто, сюда можно пойти
cell-empty-take = { $square }, пусто, можно взять { $squares } и встать сюда
cell-way = { $square }, путь { $number }: берёт { $squares } и встаёт на { $to }
cell-white-man = { $square }, белая простая
cell-white-man-can-move = { $square }, белая простая, может ходить
cell-white-man-must-take =
    { $count ->
        [one] { $square }, белая простая, должна взять { $count } шашку
        [few] { $square }, белая простая, должна взять { $count } шашки
       *[many] { $square }, белая простая, должна взять { $count } шашек
    }
cell-white-man-chosen = { $square }, белая простая, выбрана
cell-white-man-on-its-way =
    { $count ->
        [one] { $square }, белая простая в пути, осталось взять { $count } шашку
        [few] { $square }, белая простая в пути, осталось взять { $count } шашки
       *[many] { $square }, белая простая в пути, осталось взять { $count } шашек
    }
cell-white-king = { $square }, белая дамка
cell-white-king-can-move = { $square }, белая дамка, может ходить
cell-white-king-must-take =
    { $count ->
        [one] { $square }, белая дамка, должна взять { $count } шашку
        [few] { $square }, белая дамка, должна взять { $count } шашки
       *[many] { $square }, белая дамка, должна взять { $count } шашек
    }
cell-white-king-chosen = { $square }, белая дамка, выбрана
cell-white-king-on-its-way =
    { $count ->
        [one] { $square }, белая дамка в пути, осталось взять { $count } шашку
        [few] { $square }, белая дамка в пути, осталось взять { $count } шашки
       *[many] { $square }, белая дамка в пути, осталось взять { $count } шашек
    }
cell-black-man = { $square }, чёрная простая
cell-black-man-can-move = { $square }, чёрная простая, может ходить
cell-black-man-must-take =
    { $count ->
        [one] { $square }, чёрная простая, должна взять { $count } шашку
        [few] { $square }, чёрная простая, должна взять { $count } шашки
       *[many] { $square }, чёрная простая, должна взять { $count } шашек
    }
cell-black-man-chosen = { $square }, чёрная простая, выбрана
cell-black-man-on-its-way =
    { $count ->
        [one] { $square }, чёрная простая в пути, осталось взять { $count } шашку
        [few] { $square }, чёрная простая в пути, осталось взять { $count } шашки
       *[many] { $square }, чёрная простая в пути, осталось взять { $count } шашек
    }
cell-black-king = { $square }, чёрная дамка
cell-black-king-can-move = { $square }, чёрная дамка, может ходить
cell-black-king-must-take =
    { $count ->
        [one] { $square }, чёрная дамка, должна взять { $count } шашку
        [few] { $square }, чёрная дамка, должна взять { $count } шашки
       *[many] { $square }, чёрная дамка, должна взять { $count } шашек
    }
cell-black-king-chosen = { $square }, чёрная дамка, выбрана
cell-black-king-on-its-way =
    { $count ->
        [one] { $square }, чёрная дамка в пути, осталось взять { $count } шашку
        [few] { $square }, чёрная дамка в пути, осталось взять { $count } шашки
       *[many] { $square }, чёрная дамка в пути, осталось взять { $count } шашек
    }

## For screen readers: what has happened, one sentence a turn

said-white-man-moves = Белые идут простой с { $from } на { $to }.
said-white-man-crowns = Белые идут простой с { $from } на { $to }, и она становится дамкой.
said-white-king-moves = Белые идут дамкой с { $from } на { $to }.
said-white-man-takes =
    { $count ->
        [one] Белые берут { $count } шашку на { $squares } и встают на { $to }.
        [few] Белые берут { $count } шашки на { $squares } и встают на { $to }.
       *[many] Белые берут { $count } шашек на { $squares } и встают на { $to }.
    }
said-white-man-takes-and-crowns =
    { $count ->
        [one] Белые берут { $count } шашку на { $squares } и проводят дамку на { $to }.
        [few] Белые берут { $count } шашки на { $squares } и проводят дамку на { $to }.
       *[many] Белые берут { $count } шашек на { $squares } и проводят дамку на { $to }.
    }
said-white-king-takes =
    { $count ->
        [one] Дамка белых берёт { $count } шашку на { $squares } и встаёт на { $to }.
        [few] Дамка белых берёт { $count } шашки на { $squares } и встаёт на { $to }.
       *[many] Дамка белых берёт { $count } шашек на { $squares } и встаёт на { $to }.
    }
said-black-man-moves = Чёрные идут простой с { $from } на { $to }.
said-black-man-crowns = Чёрные идут простой с { $from } на { $to }, и она становится дамкой.
said-black-king-moves = Чёрные идут дамкой с { $from } на { $to }.
said-black-man-takes =
    { $count ->
        [one] Чёрные берут { $count } шашку на { $squares } и встают на { $to }.
        [few] Чёрные берут { $count } шашки на { $squares } и встают на { $to }.
       *[many] Чёрные берут { $count } шашек на { $squares } и встают на { $to }.
    }
said-black-man-takes-and-crowns =
    { $count ->
        [one] Чёрные берут { $count } шашку на { $squares } и проводят дамку на { $to }.
        [few] Чёрные берут { $count } шашки на { $squares } и проводят дамку на { $to }.
       *[many] Чёрные берут { $count } шашек на { $squares } и проводят дамку на { $to }.
    }
said-black-king-takes =
    { $count ->
        [one] Дамка чёрных берёт { $count } шашку на { $squares } и встаёт на { $to }.
        [few] Дамка чёрных берёт { $count } шашки на { $squares } и встаёт на { $to }.
       *[many] Дамка чёрных берёт { $count } шашек на { $squares } и встаёт на { $to }.
    }
said-white-must-take =
    { $count ->
        [one] Белые должны взять { $count } шашку.
        [few] Белые должны взять { $count } шашки.
       *[many] Белые должны взять { $count } шашек.
    }
said-black-must-take =
    { $count ->
        [one] Чёрные должны взять { $count } шашку.
        [few] Чёрные должны взять { $count } шашки.
       *[many] Чёрные должны взять { $count } шашек.
    }
said-taken-back = Ход возвращён: { $move }.
said-new-game = Новая партия. Ход белых.
said-at-start = Начало партии.
said-no-last-move = Ещё не сделано ни одного хода.
said-white-low = У белых осталось мало времени.
said-black-low = У чёрных осталось мало времени.
said-clocks = У белых осталось { $white }, у чёрных { $black }.
said-no-clock = Эта партия играется без часов.
said-moves =
    { $count ->
        [one] Возможен { $count } ход: { $moves }.
        [few] Возможны { $count } хода: { $moves }.
       *[many] Возможно { $count } ходов: { $moves }.
    }

## For screen readers: the position in words

position-white-men =
    { $count ->
        [one] У белых { $count } простая на { $squares }.
        [few] У белых { $count } простые на { $squares }.
       *[many] У белых { $count } простых на { $squares }.
    }
position-white-kings =
    { $count ->
        [one] У белых { $count } дамка на { $squares }.
        [few] У белых { $count } дамки на { $squares }.
       *[many] У белых { $count } дамок на { $squares }.
    }
position-black-men =
    { $count ->
        [one] У чёрных { $count } простая на { $squares }.
        [few] У чёрных { $count } простые на { $squares }.
       *[many] У чёрных { $count } простых на { $squares }.
    }
position-black-kings =
    { $count ->
        [one] У чёрных { $count } дамка на { $squares }.
        [few] У чёрных { $count } дамки на { $squares }.
       *[many] У чёрных { $count } дамок на { $squares }.
    }
position-white-none = У белых нет шашек.
position-black-none = У чёрных нет шашек.
position-white-to-move = Ход белых.
position-black-to-move = Ход чёрных.

## The rules: two screens of short sentences, a heading and a small board for each

rules-screen = Правила, { $number } из { $count }
rule-goal-title = Игра
rule-goal = Две стороны по шестнадцать шашек ходят по очереди, белые первыми. Вы выигрываете, когда у соперника не осталось шашек или ходов.
rule-man-title = Как ходит простая
rule-man = Простая ходит на одно поле вперёд, влево или вправо. Никогда назад и никогда по диагонали.
rule-man-captures-title = Как бьёт простая
rule-man-captures = Простая перепрыгивает через соседнюю шашку соперника вперёд, влево или вправо на пустое поле сразу за ней.
rule-must-title = Бить обязательно
rule-must = Если можете бить, вы должны бить, и взять нужно наибольшее возможное число шашек; простая и дамка считаются одинаково, за одну.
rule-chain-title = Взятие продолжается
rule-chain = Взятая шашка сразу уходит с доски. Тем же ходом вы прыгаете дальше, пока есть что брать.
rule-crown-title = Простая становится дамкой
rule-crown = Простая, дошедшая до последнего ряда, становится дамкой.
rule-crown-classic = Если она попала туда прыжком, она сразу дамка и бьёт дальше как дамка.
rule-crown-federation = Если она попала туда прыжком, она бьёт дальше как простая и становится дамкой в конце хода.
rule-king-title = Как ходит дамка
rule-king = Дамка ходит прямо, на любое число пустых полей, во все четыре стороны.
rule-king-captures-title = Как бьёт дамка
rule-king-captures = Дамка перепрыгивает через одну шашку соперника на любом расстоянии и встаёт на любое пустое поле за ней. Две шашки подряд её останавливают.
rule-turning-title = Без разворота
rule-turning = Между двумя прыжками дамка может повернуть влево или вправо, но не развернуться назад.
rule-draw-title = Ничья
rule-draw =
    { $count ->
        [one] Ничья наступает, когда одна и та же позиция возникла в третий раз, когда сделано { $count } ход без взятий и без продвижения простых или когда оба согласны.
        [few] Ничья наступает, когда одна и та же позиция возникла в третий раз, когда сделано { $count } хода без взятий и без продвижения простых или когда оба согласны.
       *[many] Ничья наступает, когда одна и та же позиция возникла в третий раз, когда сделано { $count } ходов без взятий и без продвижения простых или когда оба согласны.
    }
rule-writing-title = Названия полей
rule-writing = У каждого поля есть буква и цифра. Ход записывают { $quiet }, взятие { $capture }.
rules-next = Ещё правила
rules-previous = Первые правила

## The table of the two rule sets, under the rules

table-title = Два вида правил
table-crown = Простая прыжком попала на последний ряд
table-crown-classic = Она сразу дамка и бьёт дальше как дамка.
table-crown-federation = Она бьёт дальше как простая и становится дамкой в конце хода.
table-king-man = Одна дамка против одной простой
table-king-man-classic = Дамка выигрывает, если только сторона, чей ход, не может бить.
table-king-man-federation = Ничья
table-king-king = Одна дамка против одной дамки
table-king-king-classic = Ничья, если только сторона, чей ход, не может бить.
table-king-king-federation = Ничья
table-man-man = Одна простая против одной простой
table-man-man-classic = Игра идёт дальше.
table-man-man-federation = Ничья
table-offers = Предложения ничьей
table-offers-classic = Сколько угодно
table-offers-federation = По два на игрока
table-in-play = Сейчас в игре

## When something fails

failed-loading = Не удалось загрузить игру.
failed-old-browser = Этот браузер слишком старый для игры.
failed-again = Попробовать ещё раз
failed-computer = Не удалось загрузить компьютерного соперника. Вдвоём играть всё равно можно.
failed-saving = Это устройство не хранит партию: память заполнена или отключена.
failed-saved-game = Не удалось прочитать сохранённую партию. Начинается новая.
failed-newer-game = Сохранённая партия из более новой версии. Обновите страницу, чтобы её открыть.
update-ready = Готова новая версия.
update-now = Обновить
tab-elsewhere = Партия идёт в другом окне.
tab-here = Продолжить здесь

## Endgames: who wins, and training against perfect play

menu-endgames = Окончания
settings-values = Окончания: показывать, кто выигрывает
values-off = Нет
values-position = Для позиции
values-moves = И для каждого хода
worth-white =
    { $count ->
        [one] Белые выигрывают за { $count } ход
        [few] Белые выигрывают за { $count } хода
       *[many] Белые выигрывают за { $count } ходов
    }
worth-black =
    { $count ->
        [one] Чёрные выигрывают за { $count } ход
        [few] Чёрные выигрывают за { $count } хода
       *[many] Чёрные выигрывают за { $count } ходов
    }
worth-draw = Ничья при лучшей игре
move-wins =
    { $count ->
        [one] выигрывает за { $count } ход
        [few] выигрывает за { $count } хода
       *[many] выигрывает за { $count } ходов
    }
move-draws = ничья
move-loses =
    { $count ->
        [one] проигрывает за { $count } ход
        [few] проигрывает за { $count } хода
       *[many] проигрывает за { $count } ходов
    }
trainer-task = Задача
trainer-win = Выиграть
trainer-draw = Удержать ничью
trainer-loss = Долго держаться
trainer-pieces = Ваши шашки и шашки компьютера
trainer-yours = Ваши шашки: { $pieces }.
trainer-theirs = Шашки компьютера: { $pieces }.
trainer-kings =
    { $count ->
        [one] { $count } дамка
        [few] { $count } дамки
       *[many] { $count } дамок
    }
trainer-men =
    { $count ->
        [one] { $count } простая
        [few] { $count } простые
       *[many] { $count } простых
    }
trainer-loading = Окончания готовятся
trainer-missing = Сейчас окончания загрузить нельзя.
trainer-do-win = Выиграйте как можно быстрее
trainer-do-loss = Держитесь как можно дольше
trainer-best = Лучший ход.
trainer-costs =
    { $count ->
        [one] Потерян { $count } ход.
        [few] Потеряно { $count } хода.
       *[many] Потеряно { $count } ходов.
    }
trainer-win-gone = Этот ход упускает выигрыш.
trainer-losing = Этот ход проигрывает партию.
trainer-again = Ещё раз
trainer-next = Новая позиция
trainer-end = Закончить тренировку
trainer-errors =
    { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
       *[many] { $count } ошибок
    }
trainer-held = Вы удержали ничью.
player-perfect = Безошибочная игра
