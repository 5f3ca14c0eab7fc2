### داما: همهٔ متن‌های صفحه به فارسی.
###
### مهره هر مهره‌ای است؛ مهرهٔ ساده فقط جایی گفته می‌شود که باید از شاه جدا شود.
### صفحه «شما» می‌گوید. نام خانه‌ها تغییر نمی‌کند: «در خانهٔ d5».

## The language itself

-language-name = فارسی
-language-direction = rtl
-language-plurals = one other

## Everywhere

page-title = چکرز ترکی (داما)
close = بستن
back = بازگشت
cancel = لغو
copy = کپی
copied = کپی شد.
side-white = سفید
side-black = سیاه

## The buttons beside the board; some of them stand in the menu too

controls = دکمه‌های بازی
undo = پس گرفتن حرکت
redo = تکرار حرکت
hint = راهنمایی
rules = قوانین
menu = منو

## The menu

menu-new-game = بازی تازه
menu-turn-board = چرخاندن صفحه
menu-offer-draw = پیشنهاد تساوی
menu-resign = تسلیم
menu-games = بازی‌های گذشته
menu-text = متن بازی
menu-settings = تنظیمات
menu-language = زبان
menu-keys = صفحه‌کلید
menu-position = شرح وضعیت
menu-write-move = نوشتن حرکت

## The strips of the two players

player-you = شما
player-white = سفید
player-black = سیاه
player-computer = کامپیوتر، سطح { $level }
taken-by-white = سفید { $count } مهره زده است
taken-by-black = سیاه { $count } مهره زده است
rules-classic = مثل بیشتر برنامه‌ها
rules-federation = قوانین مسابقات

## The line between the strips: whose turn it is and what to do

turn-white = نوبت سفید است
turn-black = نوبت سیاه است
turn-you = نوبت شماست
turn-computer = کامپیوتر فکر می‌کند
turn-take = { $count } مهره بزنید
turn-go-on = ادامه دهید: { $count } مهرهٔ دیگر
choose-way = چند راه به اینجا می‌رسد. راه خود را انتخاب کنید.
hint-looking = در جستجوی یک حرکت خوب
hint-move = یک حرکت خوب: { $move }
hint-none = اکنون راهنمایی نیست.
reason-only = این تنها حرکت است.
reason-wins =
    { $count ->
        [one] با { $count } حرکت می‌برد.
       *[other] با { $count } حرکت می‌برد.
    }
reason-takes =
    { $count ->
        [one] { $count } مهره می‌زند.
       *[other] { $count } مهره می‌زند.
    }
reason-crowns = مهره در { $square } شاه می‌شود.
reason-gives = { $given } مهره می‌دهد و { $taken } مهره می‌زند.
reason-trades = { $count } مهره می‌دهد و { $count } مهره می‌زند.
reason-stops = نمی‌گذارد مهرهٔ حریف در { $square } شاه شود.
reason-saves = مهرهٔ خانهٔ { $square } را نجات می‌دهد.
reason-saves-several = مهره‌های خانه‌های { $squares } را نجات می‌دهد.
reason-prepares = تهدید می‌کند که مهره در { $square } شاه شود.
reason-threatens =
    { $count ->
        [one] تهدید می‌کند که { $count } مهره بزند.
       *[other] تهدید می‌کند که { $count } مهره بزند.
    }
clock-pause = مکث
clock-go-on = ادامه
clock-paused = مکث
clock-paused-line = ساعت‌ها ایستاده‌اند.
clock-of-white = ساعت سفید: { $time }
clock-of-black = ساعت سیاه: { $time }

## Refusals: why a move cannot be played. Shown in the line, with the button "Why?"

why = چرا؟
refused-game-over = بازی تمام شده است.
refused-computers-turn = نوبت کامپیوتر است.
refused-no-such-square = خانهٔ «{ $text }» وجود ندارد. خانه‌ها از { $first } تا { $last } هستند.
refused-bad-text = «{ $text }» حرکت نیست. بنویسید { $quiet } یا { $capture }.
refused-empty-square = در خانهٔ { $square } مهره‌ای نیست.
refused-not-yours-white = مهرهٔ خانهٔ { $square } از سیاه است. نوبت سفید است.
refused-not-yours-black = مهرهٔ خانهٔ { $square } از سفید است. نوبت سیاه است.
refused-cannot-move = مهرهٔ خانهٔ { $square } اکنون نمی‌تواند حرکت کند.
refused-must-capture = باید بزنید: مهرهٔ خانهٔ { $square } می‌تواند { $count } مهره بزند.
refused-must-capture-several = باید بزنید. این مهره‌ها می‌توانند { $count } مهره بزنند: { $squares }.
refused-must-take-more = با این حرکت { $taken } مهره می‌زنید. باید { $count } مهره بزنید: با مهرهٔ خانهٔ { $square }.
refused-must-take-more-several = با این حرکت { $taken } مهره می‌زنید. باید { $count } مهره بزنید: با مهره‌های { $squares }.
refused-must-go-on = زدن از خانهٔ { $square } ادامه دارد: { $count } مهره بزنید، نه { $taken }.
refused-no-turning-back = در خانهٔ { $square } شاه نمی‌تواند مستقیم برگردد.
refused-blocked-way = مهرهٔ خانهٔ { $square } راه را بسته است.
refused-own-piece = مهرهٔ خودتان در خانهٔ { $square } سر راه است.
refused-two-in-a-row = از روی دو مهرهٔ پشت سر هم، در { $first } و { $second }، نمی‌شود پرید.
refused-man-backwards = مهرهٔ ساده هرگز به عقب نمی‌رود.
refused-diagonal = مهره‌ها مستقیم می‌روند، هرگز اریب.
refused-too-far = مهرهٔ ساده یک خانه می‌رود، یا از روی یک مهره به خانهٔ درست پشت آن می‌پرد.
refused-nothing-to-jump = مهره‌ای نیست که از روی آن بپرید.
refused-ambiguous = این با { $count } حرکت جور است: { $moves }.
refused-offers-spent = در هر بازی هر بازیکن می‌تواند { $count } بار پیشنهاد تساوی بدهد.
refused-no-offer = کسی پیشنهاد تساوی نداده است.
refused-offered-already = پیشنهاد تساوی داده شده است.

## The end of a game: who has won, then why

end-white-wins = سفید برد
end-black-wins = سیاه برد
end-draw = مساوی
end-you-win = شما بردید
end-computer-wins = کامپیوتر برد
end-white-no-pieces = سفید دیگر مهره‌ای ندارد.
end-black-no-pieces = سیاه دیگر مهره‌ای ندارد.
end-white-no-moves = سفید نمی‌تواند حرکت کند.
end-black-no-moves = سیاه نمی‌تواند حرکت کند.
end-king-against-man = یک شاه در برابر یک مهرهٔ ساده می‌برد.
end-one-piece-each = هر طرف یک مهره: مساوی.
end-king-against-king = شاه در برابر شاه: مساوی.
end-repetition = یک وضعیت برای بار سوم پیش آمد.
end-no-progress = { $count } حرکت بی‌آنکه مهره‌ای زده شود یا مهره‌ای ساده جلو برود.
end-agreement = دو بازیکن توافق کردند.
end-white-resigned = سفید تسلیم شد.
end-black-resigned = سیاه تسلیم شد.
end-white-time = وقت سفید تمام شد.
end-black-time = وقت سیاه تمام شد.
rematch = بازی دوباره

## Resigning and draws

resign-title = این بازی را واگذار می‌کنید؟
resign-white = سفید تسلیم می‌شود و سیاه می‌برد.
resign-black = سیاه تسلیم می‌شود و سفید می‌برد.
resign-you = شما تسلیم می‌شوید و کامپیوتر می‌برد.
resign-do = تسلیم
draw-title = پیشنهاد تساوی می‌دهید؟
draw-do = پیشنهاد تساوی
draw-offered-by-white = سفید پیشنهاد تساوی می‌دهد.
draw-offered-by-black = سیاه پیشنهاد تساوی می‌دهد.
draw-accept = می‌پذیرم
draw-decline = نمی‌پذیرم
draw-declined = پیشنهاد تساوی رد شد.
draw-computer-asked = کامپیوتر به پیشنهاد تساوی فکر می‌کند.
draw-computer-declines = کامپیوتر تساوی را نمی‌پذیرد.

## The sheet for a new game

new-game-opponent = حریف
opponent-computer = کامپیوتر
opponent-person = دو نفر همین‌جا
new-game-side = رنگ شما
side-random = تصادفی
new-game-level = سطح
new-game-rules = قوانین
new-game-clock = ساعت
clock-none = بدون ساعت
clock-own = دلخواه
clock-minutes = دقیقه برای بازی
clock-seconds = ثانیه برای هر حرکت
new-game-start = شروع
new-game-ask = بازی نیمه‌کاره را رها می‌کنید؟
new-game-kept = آن را در «بازی‌های گذشته» پیدا می‌کنید.
new-game-leave = بازی تازه
new-game-stay = ادامهٔ بازی

## The ten levels, each with a line; for the computer’s strength

level-1 = تازه‌وارد
level-1-line = قوانین را می‌داند و کمی بیشتر.
level-2 = نوآموز
level-2-line = هر چه ببیند می‌زند.
level-3 = برای سرگرمی
level-3-line = اشتباه‌هایی می‌کند که می‌توانید پیدا کنید.
level-4 = اهل قهوه‌خانه
level-4-line = هوای مهره‌هایش را دارد.
level-5 = استوار
level-5-line = کمتر مهره‌ای را مفت می‌بازد.
level-6 = هشیار
level-6-line = تعویض‌ها را از پیش می‌بیند.
level-7 = بازیکن باشگاه
level-7-line = چند حرکت جلوتر را می‌بیند.
level-8 = قوی
level-8-line = بیشتر اشتباه‌ها را جریمه می‌کند.
level-9 = خبره
level-9-line = زدن‌های دور را هم می‌بیند.
level-10 = استاد
level-10-line = هر چه در یک ثانیه از او برآید.

## The list of moves

moves-title = حرکت‌ها
moves-none = هنوز حرکتی نشده است.
moves-first = به آغاز
moves-previous = یک حرکت به عقب
moves-next = یک حرکت به جلو
moves-last = به آخرین حرکت
moves-entry-white = حرکت { $number }، سفید: { $move }
moves-entry-black = حرکت { $number }، سیاه: { $move }

## Past games

games-none = هنوز بازی گذشته‌ای نیست.
games-white-against-computer = شما با سفید در برابر سطح { $level }
games-black-against-computer = شما با سیاه در برابر سطح { $level }
games-two-players = دو بازیکن
games-moves = { $count } حرکت
games-unfinished = ناتمام

## The game as text: copying and pasting

text-position = وضعیت (FEN)
text-game = بازی (PDN)
text-paste = یک وضعیت یا بازی را اینجا بچسبانید
text-open = باز کردن
text-share = هم‌رسانی
text-picture = هم‌رسانی تصویر
text-save = ذخیره در فایل
text-file = باز کردن فایل
file-too-long = بیش از اندازه بلند است: متن حداکثر یک میلیون نویسه دارد.
file-unreadable = این فایل خوانده نمی‌شود: متنی در آن نیست.
file-not-saved = فایل ذخیره نشد.
text-rules-assumed = در متن نام قوانین نیامده است: با قوانین مسابقات خوانده شد.
text-moves-left-out = { $count } حرکت پس از پایان بازی کنار گذاشته شد.
text-error-empty = نخست یک وضعیت یا بازی بچسبانید.
text-error-no-game = در این متن بازی‌ای نیست.
text-error-no-reader = اکنون نمی‌توان بازی را از متن خواند.
text-error-unreadable = سطر { $line } خوانده نمی‌شود: { $text }
text-error-unclosed = آنچه در سطر { $line } آغاز می‌شود پایانی ندارد.
text-error-other-game = این بازی از نوع دیگری از چکرز است.
text-error-rules = قوانینی به نام «{ $text }» وجود ندارد.
text-error-move = سطر { $line }: حرکت { $move } شدنی نیست.
text-error-side = وضعیت با W یا B به نشانهٔ نوبت آغاز می‌شود، نه با «{ $text }».
text-error-list = فهرست مهره‌ها با W یا B آغاز می‌شود، نه با «{ $text }».
text-error-white-missing = مهره‌های سفید نیامده‌اند.
text-error-black-missing = مهره‌های سیاه نیامده‌اند.
text-error-white-twice = مهره‌های سفید دو بار آمده‌اند.
text-error-black-twice = مهره‌های سیاه دو بار آمده‌اند.
text-error-square = «{ $text }» خانه نیست. برای مهرهٔ ساده { $man } و برای شاه { $king } بنویسید.
text-error-two-pieces = دو مهره در خانهٔ { $square } هستند.
text-error-no-pieces = صفحه خالی است.
text-error-white-too-many = سفید { $count } مهره دارد. بیشترین شمار { $most } است.
text-error-black-too-many = سیاه { $count } مهره دارد. بیشترین شمار { $most } است.
text-error-white-man-on-far-rank = مهرهٔ سادهٔ سفید نمی‌تواند در خانهٔ { $square } باشد: آنجا شاه است.
text-error-black-man-on-far-rank = مهرهٔ سادهٔ سیاه نمی‌تواند در خانهٔ { $square } باشد: آنجا شاه است.

## Settings

settings-theme = ظاهر
theme-walnut = گردو
theme-marble = مرمر
theme-night = شب
theme-paper = کاغذ
theme-contrast = کنتراست بالا
settings-sound = صدا
settings-vibration = لرزش
settings-show-movable = نشان دادن مهره‌هایی که حرکت دارند
settings-one-tap = تنها حرکت ممکن با یک ضربه
settings-surroundings = پیرامون
surroundings-system = مانند دستگاه
surroundings-light = روشن
surroundings-dark = تیره
settings-aloud = خواندن حرکت‌ها با صدای بلند
settings-confirm = تأیید هر حرکت
confirm-move = { $move } بازی شود؟
confirm-do = بازی کن
settings-reset = بازنشانی تنظیمات
settings-preview = پیش‌نمایش
settings-coordinates = حرف‌ها و عددها
coordinates-frame = روی قاب
coordinates-squares = در هر خانه
coordinates-none = هیچ‌کجا
settings-motion = جابه‌جایی مهره‌ها
motion-slow = آهسته
motion-normal = معمولی
motion-off = خاموش
settings-seats = دو بازیکن
seats-stay = صفحه می‌ماند
seats-turn = صفحه می‌چرخد
seats-facing = رو در رو

## Writing a move, for keyboards and screen readers

field-label = یک حرکت یا پرسش بنویسید
field-help = حرکتی مانند { $move }، یا یک پرسش: { $board }، { $last }، { $moves }، { $clock }، { $square }
field-send = فرستادن
question-board = صفحه
question-last = آخرین
question-moves = حرکات
question-clock = ساعت

## Help for the keyboard

keys-note = کلیدها وقتی کار می‌کنند که صفحهٔ بازی یا فهرست حرکت‌ها انتخاب شده باشد.
keys-arrows-name = کلیدهای جهت
keys-arrows = رفتن از خانه‌ای به خانهٔ دیگر
keys-enter = انتخاب مهره، انجام حرکت
keys-escape = یک گام به عقب، یا رها کردن مهره
keys-edges = نخستین و آخرین خانهٔ ردیف
keys-write = نوشتن حرکت یا پرسش
keys-undo = پس گرفتن حرکت
keys-redo = تکرار حرکت
keys-hint = راهنمایی
keys-turn-board = چرخاندن صفحه
keys-position = شرح وضعیت
keys-new-game = بازی تازه
keys-help = همین فهرست
keys-clock = نگه داشتن ساعت‌ها یا ادامه

## For screen readers: the squares of the board

board-from-white = صفحه از سوی سفید
board-from-black = صفحه از سوی سیاه
cell-empty = { $square }، خالی
cell-empty-move = { $square }، خالی، می‌توانید به اینجا بروید
cell-empty-take = { $square }، خالی، می‌توانید { $squares } را بزنید و اینجا فرود آیید
cell-way = { $square }، راه { $number }: { $squares } را می‌زند و در { $to } فرود می‌آید
cell-white-man = { $square }، مهرهٔ سفید
cell-white-man-can-move = { $square }، مهرهٔ سفید، می‌تواند حرکت کند
cell-white-man-must-take = { $square }، مهرهٔ سفید، باید { $count } مهره بزند
cell-white-man-chosen = { $square }، مهرهٔ سفید، انتخاب شده
cell-white-man-on-its-way = { $square }، مهرهٔ سفید در راه، { $count } مهرهٔ دیگر مانده
cell-white-king = { $square }، شاه سفید
cell-white-king-can-move = { $square }، شاه سفید، می‌تواند حرکت کند
cell-white-king-must-take = { $square }، شاه سفید، باید { $count } مهره بزند
cell-white-king-chosen = { $square }، شاه سفید، انتخاب شده
cell-white-king-on-its-way = { $square }، شاه سفید در راه، { $count } مهرهٔ دیگر مانده
cell-black-man = { $square }، مهرهٔ سیاه
cell-black-man-can-move = { $square }، مهرهٔ سیاه، می‌تواند حرکت کند
cell-black-man-must-take = { $square }، مهرهٔ سیاه، باید { $count } مهره بزند
cell-black-man-chosen = { $square }، مهرهٔ سیاه، انتخاب شده
cell-black-man-on-its-way = { $square }، مهرهٔ سیاه در راه، { $count } مهرهٔ دیگر مانده
cell-black-king = { $square }، شاه سیاه
cell-black-king-can-move = { $square }، شاه سیاه، می‌تواند حرکت کند
cell-black-king-must-take = { $square }، شاه سیاه، باید { $count } مهره بزند
cell-black-king-chosen = { $square }، شاه سیاه، انتخاب شده
cell-black-king-on-its-way = { $square }، شاه سیاه در راه، { $count } مهرهٔ دیگر مانده

## For screen readers: what has happened, one sentence a turn

said-white-man-moves = سفید مهره‌ای را از { $from } به { $to } می‌برد.
said-white-man-crowns = سفید مهره‌ای را از { $from } به { $to } می‌برد و آن مهره شاه می‌شود.
said-white-king-moves = سفید شاهی را از { $from } به { $to } می‌برد.
said-white-man-takes = سفید { $count } مهره را در { $squares } می‌زند و در { $to } فرود می‌آید.
said-white-man-takes-and-crowns = سفید { $count } مهره را در { $squares } می‌زند و مهره‌اش در { $to } شاه می‌شود.
said-white-king-takes = شاه سفید { $count } مهره را در { $squares } می‌زند و در { $to } فرود می‌آید.
said-black-man-moves = سیاه مهره‌ای را از { $from } به { $to } می‌برد.
said-black-man-crowns = سیاه مهره‌ای را از { $from } به { $to } می‌برد و آن مهره شاه می‌شود.
said-black-king-moves = سیاه شاهی را از { $from } به { $to } می‌برد.
said-black-man-takes = سیاه { $count } مهره را در { $squares } می‌زند و در { $to } فرود می‌آید.
said-black-man-takes-and-crowns = سیاه { $count } مهره را در { $squares } می‌زند و مهره‌اش در { $to } شاه می‌شود.
said-black-king-takes = شاه سیاه { $count } مهره را در { $squares } می‌زند و در { $to } فرود می‌آید.
said-white-must-take = سفید باید { $count } مهره بزند.
said-black-must-take = سیاه باید { $count } مهره بزند.
said-taken-back = پس گرفته شد: { $move }.
said-new-game = بازی تازه. نوبت سفید است.
said-at-start = آغاز بازی.
said-no-last-move = هنوز حرکتی نشده است.
said-white-low = وقت سفید کم است.
said-black-low = وقت سیاه کم است.
said-clocks = وقت سفید { $white } و وقت سیاه { $black } است.
said-no-clock = این بازی ساعت ندارد.
said-moves = { $count } حرکت ممکن: { $moves }.

## For screen readers: the position in words

position-white-men = سفید { $count } مهرهٔ ساده دارد در { $squares }.
position-white-kings = سفید { $count } شاه دارد در { $squares }.
position-black-men = سیاه { $count } مهرهٔ ساده دارد در { $squares }.
position-black-kings = سیاه { $count } شاه دارد در { $squares }.
position-white-none = سفید مهره‌ای ندارد.
position-black-none = سیاه مهره‌ای ندارد.
position-white-to-move = نوبت سفید است.
position-black-to-move = نوبت سیاه است.

## The rules: two screens of short sentences, a heading and a small board for each

rules-screen = قوانین، { $number } از { $count }
rule-goal-title = بازی
rule-goal = دو طرف، هر کدام با شانزده مهره، به نوبت بازی می‌کنند و سفید آغاز می‌کند. وقتی می‌برید که طرف دیگر مهره یا حرکتی نداشته باشد.
rule-man-title = حرکت مهره
rule-man = مهره یک خانه به جلو، چپ یا راست می‌رود. هرگز به عقب، هرگز اریب.
rule-man-captures-title = زدن با مهره
rule-man-captures = مهره از روی مهرهٔ حریف که درست کنارش است، در جلو، چپ یا راست، به خانهٔ خالی پشت آن می‌پرد.
rule-must-title = زدن اجباری است
rule-must = اگر می‌توانید بزنید، باید بزنید، و باید بیشترین شمار ممکن را بزنید؛ مهرهٔ ساده و شاه هر کدام یکی به شمار می‌آیند.
rule-chain-title = زدن پیاپی
rule-chain = مهره‌ای که زده شود بی‌درنگ از صفحه بیرون می‌رود. در همان نوبت، تا وقتی چیزی برای زدن هست، باز می‌پرید.
rule-crown-title = شاه شدن
rule-crown = مهره‌ای که به ردیف آخر برسد شاه می‌شود، که به آن «داما» هم گفته می‌شود.
rule-crown-classic = اگر با پرش به آنجا برسد، بی‌درنگ شاه است و زدن را مانند شاه ادامه می‌دهد.
rule-crown-federation = اگر با پرش به آنجا برسد، زدن را مانند مهرهٔ ساده ادامه می‌دهد و در پایان نوبت شاه می‌شود.
rule-king-title = حرکت شاه
rule-king = شاه مستقیم می‌رود، از روی هر تعداد خانهٔ خالی، در هر چهار جهت.
rule-king-captures-title = زدن با شاه
rule-king-captures = شاه از هر فاصله از روی یک مهرهٔ حریف می‌پرد و در هر خانهٔ خالی پشت آن فرود می‌آید. دو مهرهٔ پشت سر هم جلویش را می‌گیرند.
rule-turning-title = بدون بازگشت
rule-turning = میان دو پرش، شاه می‌تواند به چپ یا راست بپیچد، ولی هرگز نمی‌تواند مستقیم برگردد.
rule-draw-title = مساوی
rule-draw = بازی مساوی است وقتی یک وضعیت برای بار سوم پیش آید، پس از { $count } حرکت بی‌آنکه مهره‌ای زده شود یا مهره‌ای ساده جلو برود، یا وقتی هر دو توافق کنند.
rule-writing-title = نام خانه‌ها
rule-writing = هر خانه یک حرف و یک عدد دارد. حرکت را { $quiet } و زدن را { $capture } می‌نویسند.
rules-next = قوانین بیشتر
rules-previous = قوانین نخست

## The table of the two rule sets, under the rules

table-title = دو گونه قوانین
table-crown = مهره‌ای با پرش به ردیف آخر می‌رسد
table-crown-classic = بی‌درنگ شاه است و زدن را مانند شاه ادامه می‌دهد.
table-crown-federation = زدن را مانند مهرهٔ ساده ادامه می‌دهد و در پایان نوبت شاه می‌شود.
table-king-man = یک شاه در برابر یک مهرهٔ ساده
table-king-man-classic = شاه می‌برد، مگر آنکه طرفی که نوبت اوست بتواند بزند.
table-king-man-federation = مساوی
table-king-king = یک شاه در برابر یک شاه
table-king-king-classic = مساوی، مگر آنکه طرفی که نوبت اوست بتواند بزند.
table-king-king-federation = مساوی
table-man-man = یک مهرهٔ ساده در برابر یک مهرهٔ ساده
table-man-man-classic = بازی ادامه دارد.
table-man-man-federation = مساوی
table-offers = پیشنهادهای تساوی
table-offers-classic = هر چند بار که بخواهید
table-offers-federation = دو بار برای هر بازیکن
table-in-play = در این بازی

## When something fails

failed-loading = بازی بارگذاری نشد.
failed-old-browser = این مرورگر برای بازی بیش از حد قدیمی است.
failed-again = تلاش دوباره
failed-computer = کامپیوتر به عنوان حریف بارگذاری نشد. با این همه دو نفر می‌توانند بازی کنند.
failed-saving = این دستگاه بازی را نگه نمی‌دارد: حافظه‌اش پر یا غیرفعال است.
failed-saved-game = بازی ذخیره‌شده خوانده نشد. بازی تازه‌ای آغاز می‌شود.
failed-newer-game = بازی ذخیره‌شده از نسخه‌ای تازه‌تر است. برای باز کردنش صفحه را دوباره بارگذاری کنید.
update-ready = نسخهٔ تازه آماده است.
update-now = به‌روزرسانی
tab-elsewhere = بازی در پنجرهٔ دیگری در جریان است.
tab-here = ادامه در همین‌جا

## Endgames: who wins, and training against perfect play

menu-endgames = پایان‌بازی‌ها
settings-values = پایان‌بازی‌ها: نمایش برنده
values-off = نه
values-position = برای وضعیت
values-moves = برای هر حرکت هم
worth-white =
    { $count ->
        [one] سفید با { $count } حرکت می‌برد
       *[other] سفید با { $count } حرکت می‌برد
    }
worth-black =
    { $count ->
        [one] سیاه با { $count } حرکت می‌برد
       *[other] سیاه با { $count } حرکت می‌برد
    }
worth-draw = با بهترین بازی مساوی
move-wins =
    { $count ->
        [one] با { $count } حرکت می‌برد
       *[other] با { $count } حرکت می‌برد
    }
move-draws = مساوی
move-loses =
    { $count ->
        [one] با { $count } حرکت می‌بازد
       *[other] با { $count } حرکت می‌بازد
    }
trainer-task = هدف
trainer-win = بردن
trainer-draw = حفظ تساوی
trainer-loss = پایداری طولانی
trainer-pieces = مهره‌های شما و کامپیوتر
trainer-yours = مهره‌های شما: { $pieces }.
trainer-theirs = مهره‌های کامپیوتر: { $pieces }.
trainer-kings =
    { $count ->
        [one] { $count } شاه
       *[other] { $count } شاه
    }
trainer-men =
    { $count ->
        [one] { $count } مهرهٔ ساده
       *[other] { $count } مهرهٔ ساده
    }
trainer-loading = پایان‌بازی‌ها آماده می‌شوند
trainer-missing = پایان‌بازی‌ها اکنون بارگذاری نمی‌شوند.
trainer-do-win = هرچه زودتر ببرید
trainer-do-loss = هرچه بیشتر پایداری کنید
trainer-best = بهترین حرکت.
trainer-costs =
    { $count ->
        [one] با این کار { $count } حرکت هدر می‌رود.
       *[other] با این کار { $count } حرکت هدر می‌رود.
    }
trainer-win-gone = با این حرکت برد از دست می‌رود.
trainer-losing = با این حرکت بازی را می‌بازید.
trainer-again = تلاش دوباره
trainer-next = وضعیت تازه
trainer-end = پایان تمرین
trainer-errors =
    { $count ->
        [one] { $count } خطا
       *[other] { $count } خطا
    }
trainer-held = تساوی را حفظ کردید.
player-perfect = بازی بی‌نقص
