### Dama: всички текстове на страницата, на български.
###
### Фигура е всяка фигура, пул е непроизведената, дама е произведената.
### Полетата не се членуват: „на d5“. Пред поле стои само „на“, „от“ или „до“.

## The language itself

-language-name = Български
-language-direction = ltr
-language-plurals = one other

## Everywhere

page-title = Dama: турски шашки (турска дама)
close = Затваряне
back = Назад
cancel = Отказ
copy = Копиране
copied = Копирано.
side-white = Бели
side-black = Черни

## The buttons beside the board; some of them stand in the menu too

controls = Бутони на играта
undo = Връщане на хода
redo = Повтаряне на хода
hint = Подсказка
rules = Правила
menu = Меню

## The menu

menu-new-game = Нова партия
menu-turn-board = Обръщане на дъската
menu-offer-draw = Предлагане на реми
menu-resign = Предаване
menu-games = Минали партии
menu-text = Партията като текст
menu-settings = Настройки
menu-language = Език
menu-keys = Клавиатура
menu-position = Позицията с думи
menu-write-move = Записване на ход

## The strips of the two players

player-you = Вие
player-white = Бели
player-black = Черни
player-computer = Компютър, ниво { $level }
taken-by-white =
    { $count ->
        [one] Белите са взели { $count } фигура
       *[other] Белите са взели { $count } фигури
    }
taken-by-black =
    { $count ->
        [one] Черните са взели { $count } фигура
       *[other] Черните са взели { $count } фигури
    }
rules-classic = Както в повечето приложения
rules-federation = Турнирни правила

## The line between the strips: whose turn it is and what to do

turn-white = Белите са на ход
turn-black = Черните са на ход
turn-you = Вие сте на ход
turn-computer = Компютърът мисли
turn-take =
    { $count ->
        [one] Вземете { $count } фигура
       *[other] Вземете { $count } фигури
    }
turn-go-on =
    { $count ->
        [one] Продължете: вземете още { $count } фигура
       *[other] Продължете: вземете още { $count } фигури
    }
choose-way = Дотук водят няколко пътя. Изберете своя.
hint-looking = Търся добър ход
hint-move = Добър ход: { $move }
hint-none = Сега няма подсказка.
reason-only = Това е единственият ход.
reason-wins =
    { $count ->
        [one] Печели за { $count } ход.
       *[other] Печели за { $count } хода.
    }
reason-takes =
    { $count ->
        [one] Взима { $count } фигура.
       *[other] Взима { $count } фигури.
    }
reason-crowns = Прави дама на { $square }.
reason-gives = Дава { $given } и взима { $taken }.
reason-trades = Разменя { $count } за { $count }.
reason-stops = Пречи на противника да направи дама на { $square }.
reason-saves = Спасява фигурата на { $square }.
reason-saves-several = Спасява фигурите на { $squares }.
reason-prepares = Заплашва да направи дама на { $square }.
reason-threatens =
    { $count ->
        [one] Заплашва да вземе { $count } фигура.
       *[other] Заплашва да вземе { $count } фигури.
    }
clock-pause = Пауза
clock-go-on = Продължаване
clock-paused = Пауза
clock-paused-line = Часовниците са спрени.
clock-of-white = Часовник на белите: { $time }
clock-of-black = Часовник на черните: { $time }

## Refusals: why a move cannot be played. Shown in the line, with the button "Why?"

why = Защо?
refused-game-over = Партията свърши.
refused-computers-turn = Компютърът е на ход.
refused-no-such-square = Няма поле „{ $text }“. Полетата са от { $first } до { $last }.
refused-bad-text = „{ $text }“ не е ход. Напишете { $quiet } или { $capture }.
refused-empty-square = На { $square } няма фигура.
refused-not-yours-white = Фигурата на { $square } е на черните. Белите са на ход.
refused-not-yours-black = Фигурата на { $square } е на белите. Черните са на ход.
refused-cannot-move = Фигурата на { $square } сега не може да се движи.
refused-must-capture =
    { $count ->
        [one] Взимането е задължително: фигурата на { $square } взима { $count } фигура.
       *[other] Взимането е задължително: фигурата на { $square } взима { $count } фигури.
    }
refused-must-capture-several =
    { $count ->
        [one] Взимането е задължително. Тези могат да вземат { $count } фигура: { $squares }.
       *[other] Взимането е задължително. Тези могат да вземат { $count } фигури: { $squares }.
    }
refused-must-take-more = Така взимате { $taken }. Друго взимане носи { $count }: от { $square }.
refused-must-take-more-several = Така взимате { $taken }. Други взимания носят { $count }: от { $squares }.
refused-must-go-on = Взимането продължава от { $square }: вземете { $count }, а не { $taken }.
refused-no-turning-back = На { $square } дамата не може да тръгне право назад.
refused-blocked-way = Фигурата на { $square } затваря пътя.
refused-own-piece = Вашата фигура на { $square } е на пътя.
refused-two-in-a-row = Две фигури една зад друга, на { $first } и { $second }, не могат да се прескочат.
refused-man-backwards = Пулът никога не върви назад.
refused-diagonal = Фигурите се движат направо, никога по диагонал.
refused-too-far = Пулът върви с едно поле или прескача една фигура до полето точно зад нея.
refused-nothing-to-jump = Няма фигура за прескачане.
refused-ambiguous = Това отговаря на { $count } хода: { $moves }.
refused-offers-spent =
    { $count ->
        [one] Всеки играч може да предложи реми { $count } път в партия.
       *[other] Всеки играч може да предложи реми { $count } пъти в партия.
    }
refused-no-offer = Няма предложение за реми.
refused-offered-already = Реми вече е предложено.

## The end of a game: who has won, then why

end-white-wins = Белите печелят
end-black-wins = Черните печелят
end-draw = Реми
end-you-win = Вие печелите
end-computer-wins = Компютърът печели
end-white-no-pieces = Белите останаха без фигури.
end-black-no-pieces = Черните останаха без фигури.
end-white-no-moves = Белите нямат ход.
end-black-no-moves = Черните нямат ход.
end-king-against-man = Дама срещу един пул печели.
end-one-piece-each = По една фигура е реми.
end-king-against-king = Дама срещу дама е реми.
end-repetition = Същата позиция се получи за трети път.
end-no-progress = { $count } хода без взимане и без пул да е тръгнал напред.
end-agreement = Играчите се споразумяха.
end-white-resigned = Белите се предадоха.
end-black-resigned = Черните се предадоха.
end-white-time = Времето на белите изтече.
end-black-time = Времето на черните изтече.
rematch = Реванш

## Resigning and draws

resign-title = Предавате ли партията?
resign-white = Белите се предават и черните печелят.
resign-black = Черните се предават и белите печелят.
resign-you = Вие се предавате и компютърът печели.
resign-do = Предаване
draw-title = Предлагате ли реми?
draw-do = Предлагане на реми
draw-offered-by-white = Белите предлагат реми.
draw-offered-by-black = Черните предлагат реми.
draw-accept = Приемам
draw-decline = Отказвам
draw-declined = Ремито е отказано.
draw-computer-asked = Компютърът обмисля ремито.
draw-computer-declines = Компютърът отказва реми.

## The sheet for a new game

new-game-opponent = Противник
opponent-computer = Компютър
opponent-person = Двама тук
new-game-side = Вашият цвят
side-random = По жребий
new-game-level = Ниво
new-game-rules = Правила
new-game-clock = Часовник
clock-none = Без
clock-own = Друг
clock-minutes = Минути за партията
clock-seconds = Секунди за всеки ход
new-game-start = Начало
new-game-ask = Оставяте ли започнатата партия?
new-game-kept = Ще я намерите в „Минали партии“.
new-game-leave = Нова партия
new-game-stay = Играя нататък

## The ten levels, each with a line; for the computer’s strength

level-1 = Новак
level-1-line = Знае правилата и малко повече.
level-2 = Ученик
level-2-line = Взима каквото види.
level-3 = За разтуха
level-3-line = Прави грешки, които можете да откриете.
level-4 = От кафенето
level-4-line = Пази си пуловете.
level-5 = Стабилен
level-5-line = Рядко губи пул за нищо.
level-6 = Буден
level-6-line = Вижда размените отдалеч.
level-7 = Клубен играч
level-7-line = Мисли няколко хода напред.
level-8 = Силен
level-8-line = Наказва повечето грешки.
level-9 = Познавач
level-9-line = Вижда далечните взимания.
level-10 = Майстор
level-10-line = Всичко, което може за една секунда.

## The list of moves

moves-title = Ходове
moves-none = Още няма ходове.
moves-first = Към началото
moves-previous = Един ход назад
moves-next = Един ход напред
moves-last = Към последния ход
moves-entry-white = Ход { $number }, бели: { $move }
moves-entry-black = Ход { $number }, черни: { $move }

## Past games

games-none = Още няма минали партии.
games-white-against-computer = Вие с белите срещу ниво { $level }
games-black-against-computer = Вие с черните срещу ниво { $level }
games-two-players = Двама играчи
games-moves =
    { $count ->
        [one] { $count } ход
       *[other] { $count } хода
    }
games-unfinished = Незавършена

## The game as text: copying and pasting

text-position = Позиция (FEN)
text-game = Партия (PDN)
text-paste = Поставете тук позиция или партия
text-open = Отваряне
text-share = Споделяне
text-picture = Споделяне на картина
text-save = Запазване във файл
text-file = Отваряне на файл
file-too-long = Това е твърде дълго: текстът може да има най-много един милион знака.
file-unreadable = Файлът не може да се прочете: в него няма текст.
file-not-saved = Файлът не можа да се запази.
text-rules-assumed = Текстът не назовава правила: прочетен е по турнирните.
text-moves-left-out =
    { $count ->
        [one] { $count } ход след края на партията е пропуснат.
       *[other] { $count } хода след края на партията са пропуснати.
    }
text-error-empty = Първо поставете позиция или партия.
text-error-no-game = В този текст няма партия.
text-error-no-reader = Сега партии не могат да се прочетат от текст.
text-error-unreadable = Ред { $line } не може да се прочете: { $text }
text-error-unclosed = Започнатото на ред { $line } няма край.
text-error-other-game = Това е партия на друг вид шашки.
text-error-rules = Няма правила с име „{ $text }“.
text-error-move = Ред { $line }: { $move } не може да се изиграе.
text-error-side = Позицията започва с W или B за страната на ход, а не с „{ $text }“.
text-error-list = Списъкът на фигурите започва с W или B, а не с „{ $text }“.
text-error-white-missing = Липсват фигурите на белите.
text-error-black-missing = Липсват фигурите на черните.
text-error-white-twice = Фигурите на белите са изброени два пъти.
text-error-black-twice = Фигурите на черните са изброени два пъти.
text-error-square = „{ $text }“ не е поле. Напишете { $man } за пул, { $king } за дама.
text-error-two-pieces = На { $square } стоят две фигури.
text-error-no-pieces = Дъската е празна.
text-error-white-too-many = Белите имат { $count } фигури. Най-много са { $most }.
text-error-black-too-many = Черните имат { $count } фигури. Най-много са { $most }.
text-error-white-man-on-far-rank = Бял пул не може да стои на { $square }: там е дама.
text-error-black-man-on-far-rank = Черен пул не може да стои на { $square }: там е дама.

## Settings

settings-theme = Изглед
theme-walnut = Орех
theme-marble = Мрамор
theme-night = Нощ
theme-paper = Хартия
theme-contrast = Висок контраст
settings-sound = Звук
settings-vibration = Вибрация
settings-show-movable = Показване на фигурите с ход
settings-one-tap = Единственият ход с едно докосване
settings-surroundings = Обстановка
surroundings-system = Като устройството
surroundings-light = Светла
surroundings-dark = Тъмна
settings-aloud = Ходовете на глас
settings-confirm = Потвърждаване на всеки ход
confirm-move = Да се играе ли { $move }?
confirm-do = Изиграване
settings-reset = Нулиране на настройките
settings-preview = Преглед
settings-coordinates = Букви и числа
coordinates-frame = По рамката
coordinates-squares = Във всяко поле
coordinates-none = Без
settings-motion = Движение
motion-slow = Бавно
motion-normal = Нормално
motion-off = Изключено
settings-seats = Двама играчи
seats-stay = Дъската стои
seats-turn = Дъската се обръща
seats-facing = Един срещу друг

## Writing a move, for keyboards and screen readers

field-label = Напишете ход или въпрос
field-help = Ход като { $move } или въпрос: { $board }, { $last }, { $moves }, { $clock }, { $square }
field-send = Изпращане
question-board = дъска
question-last = последен
question-moves = ходове
question-clock = часовник

## Help for the keyboard

keys-note = Клавишите действат, когато е избрана дъската или списъкът на ходовете.
keys-arrows-name = Стрелки
keys-arrows = От поле на поле
keys-enter = Избор на фигура, изиграване на ход
keys-escape = Стъпка назад или пускане
keys-edges = Първото и последното поле на реда
keys-write = Записване на ход или въпрос
keys-undo = Връщане на хода
keys-redo = Повтаряне на хода
keys-hint = Подсказка
keys-turn-board = Обръщане на дъската
keys-position = Позицията с думи
keys-new-game = Нова партия
keys-help = Този списък
keys-clock = Спиране на часовниците или продължаване

## For screen readers: the squares of the board

board-from-white = Дъската откъм белите
board-from-black = Дъската откъм черните
cell-empty = { $square }, празно
cell-empty-move = { $square }, празно, можете да отидете тук
cell-empty-take = { $square }, празно, можете да вземете { $squares } и да спрете тук
cell-way = { $square }, път { $number }: взима { $squares } и спира на { $to }
cell-white-man = { $square }, бял пул
cell-white-man-can-move = { $square }, бял пул, може да се движи
cell-white-man-must-take =
    { $count ->
        [one] { $square }, бял пул, трябва да вземе { $count } фигура
       *[other] { $square }, бял пул, трябва да вземе { $count } фигури
    }
cell-white-man-chosen = { $square }, бял пул, избран
cell-white-man-on-its-way =
    { $count ->
        [one] { $square }, бял пул на път, остава още { $count } фигура за взимане
       *[other] { $square }, бял пул на път, остават още { $count } фигури за взимане
    }
cell-white-king = { $square }, бяла дама
cell-white-king-can-move = { $square }, бяла дама, може да се движи
cell-white-king-must-take =
    { $count ->
        [one] { $square }, бяла дама, трябва да вземе { $count } фигура
       *[other] { $square }, бяла дама, трябва да вземе { $count } фигури
    }
cell-white-king-chosen = { $square }, бяла дама, избрана
cell-white-king-on-its-way =
    { $count ->
        [one] { $square }, бяла дама на път, остава още { $count } фигура за взимане
       *[other] { $square }, бяла дама на път, остават още { $count } фигури за взимане
    }
cell-black-man = { $square }, черен пул
cell-black-man-can-move = { $square }, черен пул, може да се движи
cell-black-man-must-take =
    { $count ->
        [one] { $square }, черен пул, трябва да вземе { $count } фигура
       *[other] { $square }, черен пул, трябва да вземе { $count } фигури
    }
cell-black-man-chosen = { $square }, черен пул, избран
cell-black-man-on-its-way =
    { $count ->
        [one] { $square }, черен пул на път, остава още { $count } фигура за взимане
       *[other] { $square }, черен пул на път, остават още { $count } фигури за взимане
    }
cell-black-king = { $square }, черна дама
cell-black-king-can-move = { $square }, черна дама, може да се движи
cell-black-king-must-take =
    { $count ->
        [one] { $square }, черна дама, трябва да вземе { $count } фигура
       *[other] { $square }, черна дама, трябва да вземе { $count } фигури
    }
cell-black-king-chosen = { $square }, черна дама, избрана
cell-black-king-on-its-way =
    { $count ->
        [one] { $square }, черна дама на път, остава още { $count } фигура за взимане
       *[other] { $square }, черна дама на път, остават още { $count } фигури за взимане
    }

## For screen readers: what has happened, one sentence a turn

said-white-man-moves = Белите местят пул от { $from } на { $to }.
said-white-man-crowns = Белите местят пул от { $from } на { $to } и той става дама.
said-white-king-moves = Белите местят дама от { $from } на { $to }.
said-white-man-takes =
    { $count ->
        [one] Белите взимат { $count } фигура на { $squares } и спират на { $to }.
       *[other] Белите взимат { $count } фигури на { $squares } и спират на { $to }.
    }
said-white-man-takes-and-crowns =
    { $count ->
        [one] Белите взимат { $count } фигура на { $squares } и правят дама на { $to }.
       *[other] Белите взимат { $count } фигури на { $squares } и правят дама на { $to }.
    }
said-white-king-takes =
    { $count ->
        [one] Дамата на белите взима { $count } фигура на { $squares } и спира на { $to }.
       *[other] Дамата на белите взима { $count } фигури на { $squares } и спира на { $to }.
    }
said-black-man-moves = Черните местят пул от { $from } на { $to }.
said-black-man-crowns = Черните местят пул от { $from } на { $to } и той става дама.
said-black-king-moves = Черните местят дама от { $from } на { $to }.
said-black-man-takes =
    { $count ->
        [one] Черните взимат { $count } фигура на { $squares } и спират на { $to }.
       *[other] Черните взимат { $count } фигури на { $squares } и спират на { $to }.
    }
said-black-man-takes-and-crowns =
    { $count ->
        [one] Черните взимат { $count } фигура на { $squares } и правят дама на { $to }.
       *[other] Черните взимат { $count } фигури на { $squares } и правят дама на { $to }.
    }
said-black-king-takes =
    { $count ->
        [one] Дамата на черните взима { $count } фигура на { $squares } и спира на { $to }.
       *[other] Дамата на черните взима { $count } фигури на { $squares } и спира на { $to }.
    }
said-white-must-take =
    { $count ->
        [one] Белите трябва да вземат { $count } фигура.
       *[other] Белите трябва да вземат { $count } фигури.
    }
said-black-must-take =
    { $count ->
        [one] Черните трябва да вземат { $count } фигура.
       *[other] Черните трябва да вземат { $count } фигури.
    }
said-taken-back = Върнат ход: { $move }.
said-new-game = Нова партия. Белите са на ход.
said-at-start = В началото на партията.
said-no-last-move = Още не е игран ход.
said-white-low = На белите остава малко време.
said-black-low = На черните остава малко време.
said-clocks = На белите остават { $white }, на черните { $black }.
said-no-clock = Тази партия е без часовник.
said-moves =
    { $count ->
        [one] Възможен е { $count } ход: { $moves }.
       *[other] Възможни са { $count } хода: { $moves }.
    }

## For screen readers: the position in words

position-white-men =
    { $count ->
        [one] Белите имат { $count } пул на { $squares }.
       *[other] Белите имат { $count } пула на { $squares }.
    }
position-white-kings =
    { $count ->
        [one] Белите имат { $count } дама на { $squares }.
       *[other] Белите имат { $count } дами на { $squares }.
    }
position-black-men =
    { $count ->
        [one] Черните имат { $count } пул на { $squares }.
       *[other] Черните имат { $count } пула на { $squares }.
    }
position-black-kings =
    { $count ->
        [one] Черните имат { $count } дама на { $squares }.
       *[other] Черните имат { $count } дами на { $squares }.
    }
position-white-none = Белите нямат фигури.
position-black-none = Черните нямат фигури.
position-white-to-move = Белите са на ход.
position-black-to-move = Черните са на ход.

## The rules: two screens of short sentences, a heading and a small board for each

rules-screen = Правила, { $number } от { $count }
rule-goal-title = Играта
rule-goal = Две страни с по шестнайсет пула играят на редуване, белите първи. Печелите, когато на другия не му остане фигура или ход.
rule-man-title = Пулът върви
rule-man = Пулът върви с едно поле напред, наляво или надясно. Никога назад, никога по диагонал.
rule-man-captures-title = Пулът взима
rule-man-captures = Пулът прескача съседна фигура напред, наляво или надясно, до празното поле зад нея.
rule-must-title = Взимането е задължително
rule-must = Можете ли да вземете, трябва да вземете, и то най-много фигури, колкото е възможно; пулът и дамата се броят за по една фигура.
rule-chain-title = Поредица
rule-chain = Взетата фигура веднага слиза от дъската. В същия ход продължавате да прескачате, докато има какво да вземете.
rule-crown-title = Пулът става дама
rule-crown = Пул, който стигне последния ред, става дама.
rule-crown-classic = Стигне ли го с прескачане, веднага е дама и продължава да взима като дама.
rule-crown-federation = Стигне ли го с прескачане, продължава да взима като пул и става дама в края на хода.
rule-king-title = Дамата върви
rule-king = Дамата върви направо, през колкото иска празни полета, в четирите посоки.
rule-king-captures-title = Дамата взима
rule-king-captures = Дамата прескача една фигура от всякакво разстояние и спира на което и да е празно поле зад нея. Две фигури една зад друга я спират.
rule-turning-title = Без обръщане назад
rule-turning = Между два скока дамата може да завие наляво или надясно, но не и право назад.
rule-draw-title = Реми
rule-draw = Реми е, когато същата позиция се получи за трети път, след { $count } хода без взимане и без пул да е тръгнал напред, или когато двамата се споразумеят.
rule-writing-title = Имената на полетата
rule-writing = Всяко поле има буква и число. Ход се записва { $quiet }, а взимане { $capture }.
rules-next = Още правила
rules-previous = Първите правила

## The table of the two rule sets, under the rules

table-title = Двата вида правила
table-crown = Пул стига последния ред с прескачане
table-crown-classic = Веднага е дама и продължава да взима като дама.
table-crown-federation = Продължава да взима като пул и става дама в края на хода.
table-king-man = Една дама срещу един пул
table-king-man-classic = Дамата печели, освен ако страната на ход може да взима.
table-king-man-federation = Реми
table-king-king = Една дама срещу една дама
table-king-king-classic = Реми, освен ако страната на ход може да взима.
table-king-king-federation = Реми
table-man-man = Един пул срещу един пул
table-man-man-classic = Партията продължава.
table-man-man-federation = Реми
table-offers = Предложения за реми
table-offers-classic = Колкото искате
table-offers-federation = По две на играч
table-in-play = В сила

## When something fails

failed-loading = Играта не можа да се зареди.
failed-old-browser = Този браузър е твърде стар за играта.
failed-again = Нов опит
failed-computer = Компютърът като противник не можа да се зареди. Двама души пак могат да играят.
failed-saving = Това устройство не пази партията: паметта му е пълна или изключена.
failed-saved-game = Запазената партия не можа да се прочете. Започва нова.
failed-newer-game = Запазената партия е от по-нова версия. Презаредете страницата, за да я отворите.
update-ready = Готова е нова версия.
update-now = Обновяване
tab-elsewhere = Партията се играе в друг прозорец.
tab-here = Продължаване тук

## Endgames: who wins, and training against perfect play

menu-endgames = Ендшпили
settings-values = Ендшпили: показване кой печели
values-off = Не
values-position = За позицията
values-moves = И за всеки ход
worth-white =
    { $count ->
        [one] Белите печелят за { $count } ход
       *[other] Белите печелят за { $count } хода
    }
worth-black =
    { $count ->
        [one] Черните печелят за { $count } ход
       *[other] Черните печелят за { $count } хода
    }
worth-draw = Реми при най-добра игра
move-wins =
    { $count ->
        [one] печели за { $count } ход
       *[other] печели за { $count } хода
    }
move-draws = реми
move-loses =
    { $count ->
        [one] губи за { $count } ход
       *[other] губи за { $count } хода
    }
trainer-task = Задача
trainer-win = Победа
trainer-draw = Удържане на реми
trainer-loss = Дълга защита
trainer-pieces = Вашите фигури и тези на компютъра
trainer-yours = Вашите фигури: { $pieces }.
trainer-theirs = Фигурите на компютъра: { $pieces }.
trainer-kings =
    { $count ->
        [one] { $count } дама
       *[other] { $count } дами
    }
trainer-men =
    { $count ->
        [one] { $count } пул
       *[other] { $count } пула
    }
trainer-loading = Ендшпилите се подготвят
trainer-missing = Ендшпилите не могат да се заредят сега.
trainer-do-win = Спечелете възможно най-бързо
trainer-do-loss = Издръжте възможно най-дълго
trainer-best = Най-добрият ход.
trainer-costs =
    { $count ->
        [one] Така губите { $count } ход.
       *[other] Така губите { $count } хода.
    }
trainer-win-gone = Така изпускате победата.
trainer-losing = Така губите партията.
trainer-again = Нов опит
trainer-next = Нова позиция
trainer-end = Край на тренировката
trainer-errors =
    { $count ->
        [one] { $count } грешка
       *[other] { $count } грешки
    }
trainer-held = Удържахте ремито.
player-perfect = Съвършена игра
