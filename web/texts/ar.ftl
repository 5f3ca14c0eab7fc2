### الدامة: كل نصوص الصفحة بالعربية.
###
### القطعة كل ما على اللوح، والحجر ما لم يُتوَّج، والملك ما تُوِّج.

## The language itself

-language-name = العربية
-language-direction = rtl
-language-plurals = zero one two few many other

## Everywhere

page-title = الدامة التركية
close = إغلاق
back = رجوع
cancel = إلغاء
copy = نسخ
copied = تم النسخ.
side-white = الأبيض
side-black = الأسود

## The buttons beside the board; some of them stand in the menu too

controls = أزرار اللعبة
undo = تراجع
redo = إعادة
hint = تلميح
rules = القواعد
menu = القائمة

## The menu

menu-new-game = لعبة جديدة
menu-turn-board = اقلب اللوح
menu-offer-draw = اعرض التعادل
menu-resign = استسلم
menu-games = ألعاب سابقة
menu-text = اللعبة نصًّا
menu-settings = الإعدادات
menu-language = اللغة
menu-keys = لوحة المفاتيح
menu-position = الوضع بالكلمات
menu-write-move = اكتب نقلة

## The strips of the two players

player-you = أنت
player-white = الأبيض
player-black = الأسود
player-computer = الحاسوب، المستوى { $level }
taken-by-white =
    { $count ->
        [zero] لم يأخذ الأبيض شيئًا
        [one] أخذ الأبيض { $count } قطعة
        [two] أخذ الأبيض قطعتين
        [few] أخذ الأبيض { $count } قطع
        [many] أخذ الأبيض { $count } قطعة
       *[other] أخذ الأبيض { $count } قطعة
    }
taken-by-black =
    { $count ->
        [zero] لم يأخذ الأسود شيئًا
        [one] أخذ الأسود { $count } قطعة
        [two] أخذ الأسود قطعتين
        [few] أخذ الأسود { $count } قطع
        [many] أخذ الأسود { $count } قطعة
       *[other] أخذ الأسود { $count } قطعة
    }
rules-classic = كما في معظم التطبيقات
rules-federation = قواعد البطولات

## The line between the strips: whose turn it is and what to do

turn-white = الدور للأبيض
turn-black = الدور للأسود
turn-you = دورك
turn-computer = الحاسوب يفكر
turn-take =
    { $count ->
        [zero] خذ { $count } قطعة
        [one] خذ { $count } قطعة
        [two] خذ قطعتين
        [few] خذ { $count } قطع
        [many] خذ { $count } قطعة
       *[other] خذ { $count } قطعة
    }
turn-go-on =
    { $count ->
        [zero] تابع: بقيت { $count } قطعة
        [one] تابع: بقيت { $count } قطعة
        [two] تابع: بقيت قطعتان
        [few] تابع: بقيت { $count } قطع
        [many] تابع: بقيت { $count } قطعة
       *[other] تابع: بقيت { $count } قطعة
    }
choose-way = عدة طرق تصل إلى هنا. اختر الطريق الذي تريده.
hint-looking = يجري البحث عن نقلة جيدة
hint-move = نقلة جيدة: { $move }
hint-none = لا تلميح الآن.
reason-only = هذه هي النقلة الوحيدة.
reason-wins =
    { $count ->
        [zero] تفوز في { $count } نقلة.
        [one] تفوز في { $count } نقلة.
        [two] تفوز في نقلتين.
        [few] تفوز في { $count } نقلات.
        [many] تفوز في { $count } نقلة.
       *[other] تفوز في { $count } نقلة.
    }
reason-takes =
    { $count ->
        [zero] تأخذ { $count } قطعة.
        [one] تأخذ { $count } قطعة.
        [two] تأخذ قطعتين.
        [few] تأخذ { $count } قطع.
        [many] تأخذ { $count } قطعة.
       *[other] تأخذ { $count } قطعة.
    }
reason-crowns = يصير الحجر ملكًا على { $square }.
reason-gives = تعطي { $given } وتأخذ { $taken }.
reason-trades = تعطي { $count } وتأخذ { $count }.
reason-stops = تمنع الخصم من أن يصير له ملك على { $square }.
reason-saves = تنقذ القطعة على { $square }.
reason-saves-several = تنقذ القطع على { $squares }.
reason-prepares = تهدد بأن يصير لك ملك على { $square }.
reason-threatens =
    { $count ->
        [zero] تهدد بأخذ { $count } قطعة.
        [one] تهدد بأخذ { $count } قطعة.
        [two] تهدد بأخذ قطعتين.
        [few] تهدد بأخذ { $count } قطع.
        [many] تهدد بأخذ { $count } قطعة.
       *[other] تهدد بأخذ { $count } قطعة.
    }
clock-pause = إيقاف مؤقت
clock-go-on = متابعة
clock-paused = متوقفة مؤقتًا
clock-paused-line = الساعتان متوقفتان.
clock-of-white = ساعة الأبيض: { $time }
clock-of-black = ساعة الأسود: { $time }

## Refusals: why a move cannot be played. Shown in the line, with the button "Why?"

why = لماذا؟
refused-game-over = انتهت اللعبة.
refused-computers-turn = الدور للحاسوب.
refused-no-such-square = لا يوجد مربع «{ $text }». المربعات من { $first } إلى { $last }.
refused-bad-text = «{ $text }» ليست نقلة. اكتب { $quiet } أو { $capture }.
refused-empty-square = لا قطعة على { $square }.
refused-not-yours-white = القطعة على { $square } للأسود. الدور للأبيض.
refused-not-yours-black = القطعة على { $square } للأبيض. الدور للأسود.
refused-cannot-move = القطعة على { $square } لا تستطيع التحرك الآن.
refused-must-capture = يجب أن تأكل: القطعة على { $square } تأخذ { $count }.
refused-must-capture-several = يجب أن تأكل. هذه القطع تستطيع أخذ { $count }: { $squares }.
refused-must-take-more = هذه النقلة تأخذ { $taken }. يجب أن تأخذ { $count } بالقطعة على { $square }.
refused-must-take-more-several = هذه النقلة تأخذ { $taken }. يجب أن تأخذ { $count } بإحدى هذه القطع: { $squares }.
refused-must-go-on = الأكل مستمر من { $square }: خذ { $count } لا { $taken }.
refused-no-turning-back = على { $square } لا يجوز للملك أن يعود من حيث أتى.
refused-blocked-way = القطعة على { $square } تسد الطريق.
refused-own-piece = قطعتك على { $square } تسد الطريق.
refused-two-in-a-row = قطعتان متلاصقتان على { $first } و { $second } لا يُقفز فوقهما.
refused-man-backwards = الحجر لا يرجع إلى الخلف أبدًا.
refused-diagonal = القطع تتحرك باستقامة، لا قطريًّا أبدًا.
refused-too-far = الحجر يتحرك مربعًا واحدًا، أو يقفز فوق قطعة إلى المربع الذي خلفها مباشرة.
refused-nothing-to-jump = لا قطعة للقفز فوقها.
refused-ambiguous = هذا يناسب { $count } من النقلات: { $moves }.
refused-offers-spent =
    { $count ->
        [zero] لكل لاعب أن يعرض التعادل { $count } مرة في اللعبة.
        [one] لكل لاعب أن يعرض التعادل { $count } مرة في اللعبة.
        [two] لكل لاعب أن يعرض التعادل مرتين في اللعبة.
        [few] لكل لاعب أن يعرض التعادل { $count } مرات في اللعبة.
        [many] لكل لاعب أن يعرض التعادل { $count } مرة في اللعبة.
       *[other] لكل لاعب أن يعرض التعادل { $count } مرة في اللعبة.
    }
refused-no-offer = لم يُعرض التعادل.
refused-offered-already = التعادل معروض من قبل.

## The end of a game: who has won, then why

end-white-wins = فاز الأبيض
end-black-wins = فاز الأسود
end-draw = تعادل
end-you-win = فزت
end-computer-wins = فاز الحاسوب
end-white-no-pieces = لم يبق للأبيض أي قطعة.
end-black-no-pieces = لم يبق للأسود أي قطعة.
end-white-no-moves = لا يستطيع الأبيض أن يتحرك.
end-black-no-moves = لا يستطيع الأسود أن يتحرك.
end-king-against-man = ملك واحد ضد حجر واحد يفوز.
end-one-piece-each = قطعة لكل طرف: تعادل.
end-king-against-king = ملك ضد ملك: تعادل.
end-repetition = تكرر الوضع نفسه للمرة الثالثة.
end-no-progress = { $count } نقلة بلا أكل وبلا تقدم حجر.
end-agreement = اتفق اللاعبان.
end-white-resigned = استسلم الأبيض.
end-black-resigned = استسلم الأسود.
end-white-time = انتهى وقت الأبيض.
end-black-time = انتهى وقت الأسود.
rematch = إعادة المباراة

## Resigning and draws

resign-title = هل تستسلم في هذه اللعبة؟
resign-white = يستسلم الأبيض ويفوز الأسود.
resign-black = يستسلم الأسود ويفوز الأبيض.
resign-you = تستسلم أنت ويفوز الحاسوب.
resign-do = استسلم
draw-title = هل تعرض التعادل؟
draw-do = اعرض التعادل
draw-offered-by-white = الأبيض يعرض التعادل.
draw-offered-by-black = الأسود يعرض التعادل.
draw-accept = قبول
draw-decline = رفض
draw-declined = رُفض التعادل.
draw-computer-asked = الحاسوب يفكر في التعادل.
draw-computer-declines = الحاسوب يرفض التعادل.

## The sheet for a new game

new-game-opponent = الخصم
opponent-computer = الحاسوب
opponent-person = لاعبان هنا
new-game-side = لونك
side-random = عشوائي
new-game-level = المستوى
new-game-rules = القواعد
new-game-clock = الساعة
clock-none = بلا ساعة
clock-own = غيرها
clock-minutes = دقائق اللعبة
clock-seconds = ثوانٍ لكل نقلة
new-game-start = ابدأ
new-game-ask = هل تترك اللعبة الجارية؟
new-game-kept = تجدها في «ألعاب سابقة».
new-game-leave = لعبة جديدة
new-game-stay = تابع اللعب

## The ten levels, each with a line; for the computer’s strength

level-1 = مبتدئ
level-1-line = يعرف القواعد وقليلًا غيرها.
level-2 = متعلم
level-2-line = يأخذ ما يراه.
level-3 = هاوٍ
level-3-line = يخطئ أخطاء يمكنك أن تجدها.
level-4 = رفيق المقهى
level-4-line = ينتبه لأحجاره.
level-5 = ثابت
level-5-line = قلما يخسر حجرًا بلا مقابل.
level-6 = يقظ
level-6-line = يرى التبادل قبل أن يأتي.
level-7 = لاعب نادٍ
level-7-line = يخطط لبضع نقلات قادمة.
level-8 = قوي
level-8-line = يعاقب على معظم الأخطاء.
level-9 = خبير
level-9-line = يرى الأكل البعيد.
level-10 = أستاذ
level-10-line = كل ما يستطيع في ثانية.

## The list of moves

moves-title = النقلات
moves-none = لا نقلات بعد.
moves-first = إلى البداية
moves-previous = نقلة إلى الوراء
moves-next = نقلة إلى الأمام
moves-last = إلى آخر نقلة
moves-entry-white = النقلة { $number }، الأبيض: { $move }
moves-entry-black = النقلة { $number }، الأسود: { $move }

## Past games

games-none = لا ألعاب سابقة بعد.
games-white-against-computer = أنت الأبيض ضد المستوى { $level }
games-black-against-computer = أنت الأسود ضد المستوى { $level }
games-two-players = لاعبان
games-moves =
    { $count ->
        [zero] { $count } نقلة
        [one] { $count } نقلة
        [two] نقلتان
        [few] { $count } نقلات
        [many] { $count } نقلة
       *[other] { $count } نقلة
    }
games-unfinished = لم تنته

## The game as text: copying and pasting

text-position = الوضع (FEN)
text-game = اللعبة (PDN)
text-paste = الصق هنا وضعًا أو لعبة
text-open = افتح
text-share = مشاركة
text-picture = مشاركة صورة
text-save = احفظ في ملف
text-file = افتح ملفًا
file-too-long = هذا طويل جدًا: لا يزيد النص على مليون حرف.
file-unreadable = لا يمكن قراءة هذا الملف: ليس فيه نص.
file-not-saved = تعذّر حفظ الملف.
text-rules-assumed = النص لا يذكر القواعد: قُرئ بقواعد البطولات.
text-moves-left-out =
    { $count ->
        [zero] { $count } نقلة بعد نهاية اللعبة تُركت.
        [one] { $count } نقلة بعد نهاية اللعبة تُركت.
        [two] نقلتان بعد نهاية اللعبة تُركتا.
        [few] { $count } نقلات بعد نهاية اللعبة تُركت.
        [many] { $count } نقلة بعد نهاية اللعبة تُركت.
       *[other] { $count } نقلة بعد نهاية اللعبة تُركت.
    }
text-error-empty = الصق أولًا وضعًا أو لعبة.
text-error-no-game = لا لعبة في هذا النص.
text-error-no-reader = لا يمكن قراءة الألعاب من النص الآن.
text-error-unreadable = لا يمكن قراءة السطر { $line }: { $text }
text-error-unclosed = ما يبدأ في السطر { $line } لا نهاية له.
text-error-other-game = هذه لعبة من نوع آخر من الدامة.
text-error-rules = لا توجد قواعد اسمها «{ $text }».
text-error-move = السطر { $line }: لا يمكن لعب { $move }.
text-error-side = يبدأ الوضع بالحرف W أو B لصاحب الدور، لا بـ «{ $text }».
text-error-list = تبدأ قائمة القطع بالحرف W أو B، لا بـ «{ $text }».
text-error-white-missing = قطع الأبيض غير مذكورة.
text-error-black-missing = قطع الأسود غير مذكورة.
text-error-white-twice = قطع الأبيض مكتوبة مرتين.
text-error-black-twice = قطع الأسود مكتوبة مرتين.
text-error-square = «{ $text }» ليس مربعًا. اكتب { $man } للحجر و { $king } للملك.
text-error-two-pieces = قطعتان على { $square }.
text-error-no-pieces = اللوح فارغ.
text-error-white-too-many = عدد قطع الأبيض { $count }. الحد الأقصى { $most }.
text-error-black-too-many = عدد قطع الأسود { $count }. الحد الأقصى { $most }.
text-error-white-man-on-far-rank = لا يقف حجر أبيض على { $square }: هناك يكون ملكًا.
text-error-black-man-on-far-rank = لا يقف حجر أسود على { $square }: هناك يكون ملكًا.

## Settings

settings-theme = المظهر
theme-walnut = جوز
theme-marble = رخام
theme-night = ليل
theme-paper = ورق
theme-contrast = تباين عالٍ
settings-sound = الصوت
settings-vibration = الاهتزاز
settings-show-movable = أظهر القطع التي تستطيع التحرك
settings-one-tap = العب النقلة الوحيدة بلمسة
settings-surroundings = المحيط
surroundings-system = مثل الجهاز
surroundings-light = فاتح
surroundings-dark = داكن
settings-aloud = قراءة النقلات بصوت عالٍ
settings-confirm = تأكيد كل نقلة
confirm-move = هل تُلعب { $move }؟
confirm-do = العب
settings-reset = إعادة ضبط الإعدادات
settings-preview = معاينة
settings-coordinates = الحروف والأرقام
coordinates-frame = على الإطار
coordinates-squares = في كل مربع
coordinates-none = بدونها
settings-motion = الحركة
motion-slow = بطيئة
motion-normal = عادية
motion-off = متوقفة
settings-seats = لاعبان
seats-stay = اللوح ثابت
seats-turn = اللوح يدور
seats-facing = وجهًا لوجه

## Writing a move, for keyboards and screen readers

field-label = اكتب نقلة أو سؤالًا
field-help = نقلة مثل { $move }، أو سؤال: { $board }، { $last }، { $moves }، { $clock }، { $square }
field-send = أرسل
question-board = لوح
question-last = آخر
question-moves = نقلات
question-clock = ساعة

## Help for the keyboard

keys-note = تعمل المفاتيح حين يكون التركيز على اللوح أو قائمة النقلات.
keys-arrows-name = مفاتيح الأسهم
keys-arrows = التنقل من مربع إلى مربع
keys-enter = اختر قطعة، العب نقلة
keys-escape = خطوة إلى الوراء، أو اترك القطعة
keys-edges = أول مربع في الصف وآخره
keys-write = اكتب نقلة أو سؤالًا
keys-undo = تراجع
keys-redo = إعادة
keys-hint = تلميح
keys-turn-board = اقلب اللوح
keys-position = الوضع بالكلمات
keys-new-game = لعبة جديدة
keys-help = هذه القائمة
keys-clock = إيقاف الساعتين أو المتابعة

## For screen readers: the squares of the board

board-from-white = اللوح من جهة الأبيض
board-from-black = اللوح من جهة الأسود
cell-empty = { $square }، فارغ
cell-empty-move = { $square }، فارغ، يمكنك الانتقال إلى هنا
cell-empty-take = { $square }، فارغ، يمكنك النزول هنا وأخذ { $squares }
cell-way = { $square }، الطريق { $number }: يأخذ { $squares } وينزل على { $to }
cell-white-man = { $square }، حجر أبيض
cell-white-man-can-move = { $square }، حجر أبيض، يستطيع التحرك
cell-white-man-must-take = { $square }، حجر أبيض، يجب أن يأخذ { $count }
cell-white-man-chosen = { $square }، حجر أبيض، مختار
cell-white-man-on-its-way = { $square }، حجر أبيض في الطريق، بقي أن يأخذ { $count }
cell-white-king = { $square }، ملك أبيض
cell-white-king-can-move = { $square }، ملك أبيض، يستطيع التحرك
cell-white-king-must-take = { $square }، ملك أبيض، يجب أن يأخذ { $count }
cell-white-king-chosen = { $square }، ملك أبيض، مختار
cell-white-king-on-its-way = { $square }، ملك أبيض في الطريق، بقي أن يأخذ { $count }
cell-black-man = { $square }، حجر أسود
cell-black-man-can-move = { $square }، حجر أسود، يستطيع التحرك
cell-black-man-must-take = { $square }، حجر أسود، يجب أن يأخذ { $count }
cell-black-man-chosen = { $square }، حجر أسود، مختار
cell-black-man-on-its-way = { $square }، حجر أسود في الطريق، بقي أن يأخذ { $count }
cell-black-king = { $square }، ملك أسود
cell-black-king-can-move = { $square }، ملك أسود، يستطيع التحرك
cell-black-king-must-take = { $square }، ملك أسود، يجب أن يأخذ { $count }
cell-black-king-chosen = { $square }، ملك أسود، مختار
cell-black-king-on-its-way = { $square }، ملك أسود في الطريق، بقي أن يأخذ { $count }

## For screen readers: what has happened, one sentence a turn

said-white-man-moves = الأبيض ينقل حجرًا من { $from } إلى { $to }.
said-white-man-crowns = الأبيض ينقل حجرًا من { $from } إلى { $to } فيصير ملكًا.
said-white-king-moves = الأبيض ينقل ملكًا من { $from } إلى { $to }.
said-white-man-takes = الأبيض يأخذ { $count } على { $squares } وينزل على { $to }.
said-white-man-takes-and-crowns = الأبيض يأخذ { $count } على { $squares } ويصير له ملك على { $to }.
said-white-king-takes = ملك الأبيض يأخذ { $count } على { $squares } وينزل على { $to }.
said-black-man-moves = الأسود ينقل حجرًا من { $from } إلى { $to }.
said-black-man-crowns = الأسود ينقل حجرًا من { $from } إلى { $to } فيصير ملكًا.
said-black-king-moves = الأسود ينقل ملكًا من { $from } إلى { $to }.
said-black-man-takes = الأسود يأخذ { $count } على { $squares } وينزل على { $to }.
said-black-man-takes-and-crowns = الأسود يأخذ { $count } على { $squares } ويصير له ملك على { $to }.
said-black-king-takes = ملك الأسود يأخذ { $count } على { $squares } وينزل على { $to }.
said-white-must-take = يجب أن يأخذ الأبيض { $count }.
said-black-must-take = يجب أن يأخذ الأسود { $count }.
said-taken-back = تم التراجع عن { $move }.
said-new-game = لعبة جديدة. الدور للأبيض.
said-at-start = في بداية اللعبة.
said-no-last-move = لم تُلعب أي نقلة بعد.
said-white-low = بقي للأبيض وقت قليل.
said-black-low = بقي للأسود وقت قليل.
said-clocks = بقي للأبيض { $white } وللأسود { $black }.
said-no-clock = هذه اللعبة بلا ساعة.
said-moves =
    { $count ->
        [zero] لا نقلات: { $moves }.
        [one] { $count } نقلة ممكنة: { $moves }.
        [two] نقلتان ممكنتان: { $moves }.
        [few] { $count } نقلات ممكنة: { $moves }.
        [many] { $count } نقلة ممكنة: { $moves }.
       *[other] { $count } نقلة ممكنة: { $moves }.
    }

## For screen readers: the position in words

position-white-men =
    { $count ->
        [zero] للأبيض { $count } حجر على { $squares }.
        [one] للأبيض { $count } حجر على { $squares }.
        [two] للأبيض حجران على { $squares }.
        [few] للأبيض { $count } أحجار على { $squares }.
        [many] للأبيض { $count } حجرًا على { $squares }.
       *[other] للأبيض { $count } حجر على { $squares }.
    }
position-white-kings =
    { $count ->
        [zero] للأبيض { $count } ملك على { $squares }.
        [one] للأبيض { $count } ملك على { $squares }.
        [two] للأبيض ملكان على { $squares }.
        [few] للأبيض { $count } ملوك على { $squares }.
        [many] للأبيض { $count } ملكًا على { $squares }.
       *[other] للأبيض { $count } ملك على { $squares }.
    }
position-black-men =
    { $count ->
        [zero] للأسود { $count } حجر على { $squares }.
        [one] للأسود { $count } حجر على { $squares }.
        [two] للأسود حجران على { $squares }.
        [few] للأسود { $count } أحجار على { $squares }.
        [many] للأسود { $count } حجرًا على { $squares }.
       *[other] للأسود { $count } حجر على { $squares }.
    }
position-black-kings =
    { $count ->
        [zero] للأسود { $count } ملك على { $squares }.
        [one] للأسود { $count } ملك على { $squares }.
        [two] للأسود ملكان على { $squares }.
        [few] للأسود { $count } ملوك على { $squares }.
        [many] للأسود { $count } ملكًا على { $squares }.
       *[other] للأسود { $count } ملك على { $squares }.
    }
position-white-none = لا قطع للأبيض.
position-black-none = لا قطع للأسود.
position-white-to-move = الدور للأبيض.
position-black-to-move = الدور للأسود.

## The rules: two screens of short sentences, a heading and a small board for each

rules-screen = القواعد، { $number } من { $count }
rule-goal-title = اللعبة
rule-goal = طرفان لكل منهما ستة عشر حجرًا يتناوبان، والأبيض أولًا. تفوز حين لا يبقى للخصم قطعة أو نقلة.
rule-man-title = حركة الحجر
rule-man = يتحرك الحجر مربعًا واحدًا إلى الأمام أو اليسار أو اليمين. لا إلى الخلف أبدًا ولا قطريًّا.
rule-man-captures-title = أكل الحجر
rule-man-captures = يقفز الحجر فوق قطعة مجاورة، إلى الأمام أو اليسار أو اليمين، إلى المربع الفارغ خلفها.
rule-must-title = الأكل واجب
rule-must = إن استطعت أن تأكل فعليك أن تأكل. وعليك أن تأخذ أكبر عدد ممكن؛ الحجر والملك سواء في العدد.
rule-chain-title = السلسلة
rule-chain = القطعة المأكولة تغادر اللوح فورًا. وفي الدور نفسه تتابع القفز ما دام هناك ما يؤكل.
rule-crown-title = التتويج
rule-crown = الحجر الذي يصل إلى الصف الأخير يصير ملكًا، ويسمى شيخًا أو ضامة في بعض البلاد.
rule-crown-classic = إن وصل إليه بقفزة صار ملكًا فورًا وتابع الأكل ملكًا.
rule-crown-federation = إن وصل إليه بقفزة تابع الأكل حجرًا ثم تُوِّج في نهاية الدور.
rule-king-title = حركة الملك
rule-king = يتحرك الملك باستقامة فوق أي عدد من المربعات الفارغة في الجهات الأربع.
rule-king-captures-title = أكل الملك
rule-king-captures = يقفز الملك فوق قطعة على أي بعد وينزل على أي مربع فارغ خلفها. قطعتان متلاصقتان توقفانه.
rule-turning-title = لا رجوع
rule-turning = بين قفزتين يجوز للملك أن ينعطف يسارًا أو يمينًا، لا أن يعود من حيث أتى.
rule-draw-title = التعادل
rule-draw = تتعادل اللعبة إذا تكرر الوضع نفسه للمرة الثالثة، أو بعد { $count } نقلة بلا أكل وبلا تقدم حجر، أو باتفاق الطرفين.
rule-writing-title = أسماء المربعات
rule-writing = لكل مربع حرف ورقم. تُكتب النقلة { $quiet } والأكل { $capture }.
rules-next = بقية القواعد
rules-previous = القواعد الأولى

## The table of the two rule sets, under the rules

table-title = مجموعتا القواعد
table-crown = حجر يصل إلى الصف الأخير بقفزة
table-crown-classic = يصير ملكًا فورًا ويتابع الأكل ملكًا.
table-crown-federation = يتابع الأكل حجرًا ويُتوَّج في نهاية الدور.
table-king-man = ملك واحد ضد حجر واحد
table-king-man-classic = يفوز الملك، إلا إذا استطاع صاحب الدور أن يأكل.
table-king-man-federation = تعادل
table-king-king = ملك واحد ضد ملك واحد
table-king-king-classic = تعادل، إلا إذا استطاع صاحب الدور أن يأكل.
table-king-king-federation = تعادل
table-man-man = حجر واحد ضد حجر واحد
table-man-man-classic = تستمر اللعبة.
table-man-man-federation = تعادل
table-offers = عروض التعادل
table-offers-classic = بقدر ما تشاء
table-offers-federation = عرضان لكل لاعب
table-in-play = المعمول بها

## When something fails

failed-loading = تعذر تحميل اللعبة.
failed-old-browser = هذا المتصفح أقدم من أن يشغل اللعبة.
failed-again = حاول مجددًا
failed-computer = تعذر تحميل لاعب الحاسوب. يمكن لشخصين أن يلعبا مع ذلك.
failed-saving = هذا الجهاز لا يحفظ اللعبة: مساحة التخزين ممتلئة أو معطلة.
failed-saved-game = تعذرت قراءة اللعبة المحفوظة. تبدأ لعبة جديدة.
failed-newer-game = اللعبة المحفوظة من إصدار أحدث. أعد تحميل الصفحة لفتحها.
update-ready = إصدار جديد جاهز.
update-now = تحديث
tab-elsewhere = اللعبة جارية في نافذة أخرى.
tab-here = المتابعة هنا

## Endgames: who wins, and training against perfect play

menu-endgames = نهايات اللعب
settings-values = نهايات اللعب: إظهار الفائز
values-off = لا
values-position = للوضع
values-moves = ولكل نقلة أيضًا
worth-white =
    { $count ->
        [zero] يفوز الأبيض في { $count } نقلة
        [one] يفوز الأبيض في { $count } نقلة
        [two] يفوز الأبيض في نقلتين
        [few] يفوز الأبيض في { $count } نقلات
        [many] يفوز الأبيض في { $count } نقلة
       *[other] يفوز الأبيض في { $count } نقلة
    }
worth-black =
    { $count ->
        [zero] يفوز الأسود في { $count } نقلة
        [one] يفوز الأسود في { $count } نقلة
        [two] يفوز الأسود في نقلتين
        [few] يفوز الأسود في { $count } نقلات
        [many] يفوز الأسود في { $count } نقلة
       *[other] يفوز الأسود في { $count } نقلة
    }
worth-draw = تعادل مع أفضل لعب
move-wins =
    { $count ->
        [zero] تفوز في { $count } نقلة
        [one] تفوز في { $count } نقلة
        [two] تفوز في نقلتين
        [few] تفوز في { $count } نقلات
        [many] تفوز في { $count } نقلة
       *[other] تفوز في { $count } نقلة
    }
move-draws = تعادل
move-loses =
    { $count ->
        [zero] تخسر في { $count } نقلة
        [one] تخسر في { $count } نقلة
        [two] تخسر في نقلتين
        [few] تخسر في { $count } نقلات
        [many] تخسر في { $count } نقلة
       *[other] تخسر في { $count } نقلة
    }
trainer-task = المهمة
trainer-win = الفوز
trainer-draw = الحفاظ على التعادل
trainer-loss = الصمود طويلًا
trainer-pieces = قطعك وقطع الحاسوب
trainer-yours = قطعك: { $pieces }.
trainer-theirs = قطع الحاسوب: { $pieces }.
trainer-kings =
    { $count ->
        [zero] { $count } ملك
        [one] { $count } ملك
        [two] ملكان
        [few] { $count } ملوك
        [many] { $count } ملكًا
       *[other] { $count } ملك
    }
trainer-men =
    { $count ->
        [zero] { $count } حجر
        [one] { $count } حجر
        [two] حجران
        [few] { $count } أحجار
        [many] { $count } حجرًا
       *[other] { $count } حجر
    }
trainer-loading = يجري تجهيز نهايات اللعب
trainer-missing = يتعذر تحميل نهايات اللعب الآن.
trainer-do-win = حقق الفوز بأسرع ما يمكن
trainer-do-loss = اصمد أطول ما يمكن
trainer-best = أفضل نقلة.
trainer-costs =
    { $count ->
        [zero] هذا يضيّع { $count } نقلة.
        [one] هذا يضيّع { $count } نقلة.
        [two] هذا يضيّع نقلتين.
        [few] هذا يضيّع { $count } نقلات.
        [many] هذا يضيّع { $count } نقلة.
       *[other] هذا يضيّع { $count } نقلة.
    }
trainer-win-gone = هذا يضيّع الفوز.
trainer-losing = بهذا تخسر اللعبة.
trainer-again = حاول مجددًا
trainer-next = وضع جديد
trainer-end = إنهاء التدريب
trainer-errors =
    { $count ->
        [zero] لا أخطاء
        [one] { $count } خطأ
        [two] خطآن
        [few] { $count } أخطاء
        [many] { $count } خطأ
       *[other] { $count } خطأ
    }
trainer-held = حافظت على التعادل.
player-perfect = لعب مثالي
