### דמקה: כל הטקסטים של הדף, בעברית.
###
### כלי הוא כל כלי, חייל הוא כלי שלא הוכתר, מלכה היא כלי שהוכתר. הדף פונה בלשון
### רבים. שמות המשבצות אינם משתנים: ״במשבצת d5״.

## The language itself

-language-name = עברית
-language-direction = rtl
-language-plurals = one two other

## Everywhere

page-title = דמקה טורקית
close = סגירה
back = חזרה
cancel = ביטול
copy = העתקה
copied = הועתק.
side-white = לבן
side-black = שחור

## The buttons beside the board; some of them stand in the menu too

controls = כפתורי המשחק
undo = ביטול המהלך
redo = ביצוע חוזר
hint = רמז
rules = חוקים
menu = תפריט

## The menu

menu-new-game = משחק חדש
menu-turn-board = סיבוב הלוח
menu-offer-draw = הצעת תיקו
menu-resign = כניעה
menu-games = משחקים קודמים
menu-text = המשחק כטקסט
menu-settings = הגדרות
menu-language = שפה
menu-keys = מקלדת
menu-position = העמדה במילים
menu-write-move = כתיבת מהלך

## The strips of the two players

player-you = אתם
player-white = לבן
player-black = שחור
player-computer = מחשב, רמה { $level }
taken-by-white =
    { $count ->
        [one] הלבן אכל { $count } כלי
        [two] הלבן אכל { $count } כלים
       *[other] הלבן אכל { $count } כלים
    }
taken-by-black =
    { $count ->
        [one] השחור אכל { $count } כלי
        [two] השחור אכל { $count } כלים
       *[other] השחור אכל { $count } כלים
    }
rules-classic = כמו ברוב האפליקציות
rules-federation = חוקי התחרויות

## The line between the strips: whose turn it is and what to do

turn-white = תור הלבן
turn-black = תור השחור
turn-you = תורכם
turn-computer = המחשב חושב
turn-take =
    { $count ->
        [one] יש לאכול { $count } כלי
        [two] יש לאכול { $count } כלים
       *[other] יש לאכול { $count } כלים
    }
turn-go-on =
    { $count ->
        [one] המשיכו: עוד { $count } כלי
        [two] המשיכו: עוד { $count } כלים
       *[other] המשיכו: עוד { $count } כלים
    }
choose-way = כמה דרכים מובילות לכאן. בחרו את שלכם.
hint-looking = מחפשים מהלך טוב
hint-move = מהלך טוב: { $move }
hint-none = אין רמז כרגע.
reason-only = זה המהלך היחיד.
reason-wins =
    { $count ->
        [one] הוא מנצח ב־{ $count } מהלך.
        [two] הוא מנצח ב־{ $count } מהלכים.
       *[other] הוא מנצח ב־{ $count } מהלכים.
    }
reason-takes =
    { $count ->
        [one] הוא אוכל { $count } כלי.
        [two] הוא אוכל { $count } כלים.
       *[other] הוא אוכל { $count } כלים.
    }
reason-crowns = החייל הופך למלכה במשבצת { $square }.
reason-gives = הוא נותן { $given } ואוכל { $taken }.
reason-trades = הוא נותן { $count } ואוכל { $count }.
reason-stops = הוא מונע מהיריב לקבל מלכה במשבצת { $square }.
reason-saves = הוא מציל את הכלי במשבצת { $square }.
reason-saves-several = הוא מציל את הכלים במשבצות { $squares }.
reason-prepares = הוא מאיים לקבל מלכה במשבצת { $square }.
reason-threatens =
    { $count ->
        [one] הוא מאיים לאכול { $count } כלי.
        [two] הוא מאיים לאכול { $count } כלים.
       *[other] הוא מאיים לאכול { $count } כלים.
    }
clock-pause = הפסקה
clock-go-on = המשך
clock-paused = הפסקה
clock-paused-line = השעונים עומדים.
clock-of-white = השעון של הלבן: { $time }
clock-of-black = השעון של השחור: { $time }

## Refusals: why a move cannot be played. Shown in the line, with the button "Why?"

why = למה?
refused-game-over = המשחק נגמר.
refused-computers-turn = תור המחשב.
refused-no-such-square = אין משבצת ״{ $text }״. המשבצות הן מ־{ $first } עד { $last }.
refused-bad-text = ״{ $text }״ אינו מהלך. כתבו { $quiet } או { $capture }.
refused-empty-square = אין כלי במשבצת { $square }.
refused-not-yours-white = הכלי במשבצת { $square } הוא של השחור. תור הלבן.
refused-not-yours-black = הכלי במשבצת { $square } הוא של הלבן. תור השחור.
refused-cannot-move = הכלי במשבצת { $square } לא יכול לנוע עכשיו.
refused-must-capture = חובה לאכול: הכלי במשבצת { $square } אוכל { $count }.
refused-must-capture-several = חובה לאכול. הכלים האלה יכולים לאכול { $count }: { $squares }.
refused-must-take-more = כך אוכלים { $taken }. יש לאכול { $count }: עם הכלי במשבצת { $square }.
refused-must-take-more-several = כך אוכלים { $taken }. יש לאכול { $count }: עם הכלים במשבצות { $squares }.
refused-must-go-on = האכילה נמשכת ממשבצת { $square }: יש לאכול { $count }, לא { $taken }.
refused-no-turning-back = במשבצת { $square } אסור למלכה לפנות ישר לאחור.
refused-blocked-way = הכלי במשבצת { $square } חוסם את הדרך.
refused-own-piece = הכלי שלכם במשבצת { $square } חוסם את הדרך.
refused-two-in-a-row = אי אפשר לקפוץ מעל שני כלים צמודים, במשבצות { $first } ו־{ $second }.
refused-man-backwards = חייל לא נע לאחור אף פעם.
refused-diagonal = הכלים נעים ישר, אף פעם לא באלכסון.
refused-too-far = חייל נע משבצת אחת, או קופץ מעל כלי אל המשבצת שמיד אחריו.
refused-nothing-to-jump = אין כלי לקפוץ מעליו.
refused-ambiguous = זה מתאים ל־{ $count } מהלכים: { $moves }.
refused-offers-spent =
    { $count ->
        [one] כל שחקן יכול להציע תיקו { $count } פעם במשחק.
        [two] כל שחקן יכול להציע תיקו { $count } פעמים במשחק.
       *[other] כל שחקן יכול להציע תיקו { $count } פעמים במשחק.
    }
refused-no-offer = איש לא הציע תיקו.
refused-offered-already = כבר הוצע תיקו.

## The end of a game: who has won, then why

end-white-wins = הלבן ניצח
end-black-wins = השחור ניצח
end-draw = תיקו
end-you-win = ניצחתם
end-computer-wins = המחשב ניצח
end-white-no-pieces = ללבן לא נשארו כלים.
end-black-no-pieces = לשחור לא נשארו כלים.
end-white-no-moves = הלבן לא יכול לנוע.
end-black-no-moves = השחור לא יכול לנוע.
end-king-against-man = מלכה אחת נגד חייל אחד מנצחת.
end-one-piece-each = כלי אחד מול כלי אחד: תיקו.
end-king-against-king = מלכה מול מלכה: תיקו.
end-repetition = אותה עמדה הופיעה בפעם השלישית.
end-no-progress = { $count } מהלכים בלי אכילה ובלי שחייל התקדם.
end-agreement = השחקנים הסכימו.
end-white-resigned = הלבן נכנע.
end-black-resigned = השחור נכנע.
end-white-time = הזמן של הלבן נגמר.
end-black-time = הזמן של השחור נגמר.
rematch = משחק גומלין

## Resigning and draws

resign-title = להיכנע במשחק הזה?
resign-white = הלבן נכנע והשחור מנצח.
resign-black = השחור נכנע והלבן מנצח.
resign-you = אתם נכנעים והמחשב מנצח.
resign-do = כניעה
draw-title = להציע תיקו?
draw-do = הצעת תיקו
draw-offered-by-white = הלבן מציע תיקו.
draw-offered-by-black = השחור מציע תיקו.
draw-accept = הסכמה
draw-decline = סירוב
draw-declined = הצעת התיקו נדחתה.
draw-computer-asked = המחשב שוקל את הצעת התיקו.
draw-computer-declines = המחשב דוחה את הצעת התיקו.

## The sheet for a new game

new-game-opponent = יריב
opponent-computer = מחשב
opponent-person = שני שחקנים כאן
new-game-side = הצבע שלכם
side-random = באקראי
new-game-level = רמה
new-game-rules = חוקים
new-game-clock = שעון
clock-none = בלי
clock-own = אחר
clock-minutes = דקות למשחק
clock-seconds = שניות לכל מהלך
new-game-start = התחלה
new-game-ask = לעזוב את המשחק הנוכחי?
new-game-kept = הוא יחכה לכם ב״משחקים קודמים״.
new-game-leave = משחק חדש
new-game-stay = להמשיך לשחק

## The ten levels, each with a line; for the computer’s strength

level-1 = טירון
level-1-line = מכיר את החוקים ולא הרבה יותר.
level-2 = מתלמד
level-2-line = אוכל מה שהוא רואה.
level-3 = בשביל הכיף
level-3-line = עושה טעויות שתוכלו למצוא.
level-4 = קבוע בבית הקפה
level-4-line = שומר על החיילים שלו.
level-5 = יציב
level-5-line = כמעט לא מפסיד חייל לחינם.
level-6 = ערני
level-6-line = רואה חילופים מראש.
level-7 = שחקן מועדון
level-7-line = מתכנן כמה מהלכים קדימה.
level-8 = חזק
level-8-line = מעניש על רוב הטעויות.
level-9 = מומחה
level-9-line = רואה אכילות רחוקות.
level-10 = אמן
level-10-line = כל מה שאפשר בשנייה אחת.

## The list of moves

moves-title = מהלכים
moves-none = עוד אין מהלכים.
moves-first = להתחלה
moves-previous = מהלך אחד אחורה
moves-next = מהלך אחד קדימה
moves-last = למהלך האחרון
moves-entry-white = מהלך { $number }, לבן: { $move }
moves-entry-black = מהלך { $number }, שחור: { $move }

## Past games

games-none = עוד אין משחקים קודמים.
games-white-against-computer = אתם בלבן נגד רמה { $level }
games-black-against-computer = אתם בשחור נגד רמה { $level }
games-two-players = שני שחקנים
games-moves =
    { $count ->
        [one] { $count } מהלך
        [two] { $count } מהלכים
       *[other] { $count } מהלכים
    }
games-unfinished = לא נגמר

## The game as text: copying and pasting

text-position = עמדה (FEN)
text-game = משחק (PDN)
text-paste = הדביקו כאן עמדה או משחק
text-open = פתיחה
text-share = שיתוף
text-picture = שיתוף תמונה
text-save = שמירה לקובץ
text-file = פתיחת קובץ
file-too-long = זה ארוך מדי: בטקסט יכולים להיות לכל היותר מיליון תווים.
file-unreadable = אי אפשר לקרוא את הקובץ: אין בו טקסט.
file-not-saved = לא ניתן היה לשמור את הקובץ.
text-rules-assumed = הטקסט לא מציין חוקים: הוא נקרא לפי חוקי התחרויות.
text-moves-left-out =
    { $count ->
        [one] הושמט { $count } מהלך אחרי סוף המשחק.
        [two] הושמטו { $count } מהלכים אחרי סוף המשחק.
       *[other] הושמטו { $count } מהלכים אחרי סוף המשחק.
    }
text-error-empty = הדביקו קודם עמדה או משחק.
text-error-no-game = אין משחק בטקסט הזה.
text-error-no-reader = אי אפשר לקרוא משחקים מטקסט עכשיו.
text-error-unreadable = אי אפשר לקרוא את שורה { $line }: { $text }
text-error-unclosed = למה שמתחיל בשורה { $line } אין סוף.
text-error-other-game = זה משחק של סוג אחר של דמקה.
text-error-rules = אין חוקים בשם ״{ $text }״.
text-error-move = שורה { $line }: אי אפשר לשחק { $move }.
text-error-side = עמדה מתחילה באות W או B, לפי התור, ולא ב־״{ $text }״.
text-error-list = רשימת כלים מתחילה באות W או B, ולא ב־״{ $text }״.
text-error-white-missing = חסרים הכלים של הלבן.
text-error-black-missing = חסרים הכלים של השחור.
text-error-white-twice = הכלים של הלבן רשומים פעמיים.
text-error-black-twice = הכלים של השחור רשומים פעמיים.
text-error-square = ״{ $text }״ אינה משבצת. כתבו { $man } לחייל, { $king } למלכה.
text-error-two-pieces = שני כלים עומדים במשבצת { $square }.
text-error-no-pieces = הלוח ריק.
text-error-white-too-many = ללבן יש { $count } כלים. מותר לכל היותר { $most }.
text-error-black-too-many = לשחור יש { $count } כלים. מותר לכל היותר { $most }.
text-error-white-man-on-far-rank = חייל לבן לא יכול לעמוד במשבצת { $square }: שם הוא מלכה.
text-error-black-man-on-far-rank = חייל שחור לא יכול לעמוד במשבצת { $square }: שם הוא מלכה.

## Settings

settings-theme = מראה
theme-walnut = אגוז
theme-marble = שיש
theme-night = לילה
theme-paper = נייר
theme-contrast = ניגודיות גבוהה
settings-sound = צליל
settings-vibration = רטט
settings-show-movable = להראות את הכלים שיכולים לנוע
settings-one-tap = לשחק מהלך יחיד בנגיעה אחת
settings-surroundings = רקע
surroundings-system = כמו במכשיר
surroundings-light = בהיר
surroundings-dark = כהה
settings-aloud = הקראת המהלכים
settings-confirm = אישור לכל מהלך
confirm-move = לשחק { $move }?
confirm-do = לשחק
settings-reset = איפוס ההגדרות
settings-preview = תצוגה מקדימה
settings-coordinates = אותיות ומספרים
coordinates-frame = על המסגרת
coordinates-squares = בכל משבצת
coordinates-none = לא להציג
settings-motion = תנועה
motion-slow = איטית
motion-normal = רגילה
motion-off = כבויה
settings-seats = שני שחקנים
seats-stay = הלוח נשאר במקום
seats-turn = הלוח מסתובב
seats-facing = פנים אל פנים

## Writing a move, for keyboards and screen readers

field-label = כתבו מהלך או שאלה
field-help = מהלך כמו { $move }, או שאלה: { $board }, { $last }, { $moves }, { $clock }, { $square }
field-send = שליחה
question-board = לוח
question-last = אחרון
question-moves = מהלכים
question-clock = שעון

## Help for the keyboard

keys-note = המקשים פועלים כשהלוח או רשימת המהלכים במוקד.
keys-arrows-name = מקשי החצים
keys-arrows = מעבר ממשבצת למשבצת
keys-enter = בחירת כלי, ביצוע מהלך
keys-escape = צעד אחד אחורה, או עזיבת הכלי
keys-edges = המשבצת הראשונה והאחרונה בשורה
keys-write = כתיבת מהלך או שאלה
keys-undo = ביטול המהלך
keys-redo = ביצוע חוזר
keys-hint = רמז
keys-turn-board = סיבוב הלוח
keys-position = העמדה במילים
keys-new-game = משחק חדש
keys-help = הרשימה הזאת
keys-clock = עצירת השעונים או המשך

## For screen readers: the squares of the board

board-from-white = הלוח מהצד של הלבן
board-from-black = הלוח מהצד של השחור
cell-empty = { $square }, ריקה
cell-empty-move = { $square }, ריקה, אפשר לנוע לכאן
cell-empty-take = { $square }, ריקה, אפשר לנחות כאן ולאכול את { $squares }
cell-way = { $square }, דרך { $number }: אכילת { $squares } ונחיתה במשבצת { $to }
cell-white-man = { $square }, חייל לבן
cell-white-man-can-move = { $square }, חייל לבן, יכול לנוע
cell-white-man-must-take = { $square }, חייל לבן, חייב לאכול { $count }
cell-white-man-chosen = { $square }, חייל לבן, נבחר
cell-white-man-on-its-way = { $square }, חייל לבן בדרך, נשאר לאכול { $count }
cell-white-king = { $square }, מלכה לבנה
cell-white-king-can-move = { $square }, מלכה לבנה, יכולה לנוע
cell-white-king-must-take = { $square }, מלכה לבנה, חייבת לאכול { $count }
cell-white-king-chosen = { $square }, מלכה לבנה, נבחרה
cell-white-king-on-its-way = { $square }, מלכה לבנה בדרך, נשאר לאכול { $count }
cell-black-man = { $square }, חייל שחור
cell-black-man-can-move = { $square }, חייל שחור, יכול לנוע
cell-black-man-must-take = { $square }, חייל שחור, חייב לאכול { $count }
cell-black-man-chosen = { $square }, חייל שחור, נבחר
cell-black-man-on-its-way = { $square }, חייל שחור בדרך, נשאר לאכול { $count }
cell-black-king = { $square }, מלכה שחורה
cell-black-king-can-move = { $square }, מלכה שחורה, יכולה לנוע
cell-black-king-must-take = { $square }, מלכה שחורה, חייבת לאכול { $count }
cell-black-king-chosen = { $square }, מלכה שחורה, נבחרה
cell-black-king-on-its-way = { $square }, מלכה שחורה בדרך, נשאר לאכול { $count }

## For screen readers: what has happened, one sentence a turn

said-white-man-moves = הלבן מזיז חייל מ־{ $from } ל־{ $to }.
said-white-man-crowns = הלבן מזיז חייל מ־{ $from } ל־{ $to } והוא הופך למלכה.
said-white-king-moves = הלבן מזיז מלכה מ־{ $from } ל־{ $to }.
said-white-man-takes =
    { $count ->
        [one] הלבן אוכל { $count } כלי במשבצת { $squares } ונוחת במשבצת { $to }.
        [two] הלבן אוכל { $count } כלים במשבצות { $squares } ונוחת במשבצת { $to }.
       *[other] הלבן אוכל { $count } כלים במשבצות { $squares } ונוחת במשבצת { $to }.
    }
said-white-man-takes-and-crowns =
    { $count ->
        [one] הלבן אוכל { $count } כלי במשבצת { $squares } ומקבל מלכה במשבצת { $to }.
        [two] הלבן אוכל { $count } כלים במשבצות { $squares } ומקבל מלכה במשבצת { $to }.
       *[other] הלבן אוכל { $count } כלים במשבצות { $squares } ומקבל מלכה במשבצת { $to }.
    }
said-white-king-takes =
    { $count ->
        [one] המלכה של הלבן אוכלת { $count } כלי במשבצת { $squares } ונוחתת במשבצת { $to }.
        [two] המלכה של הלבן אוכלת { $count } כלים במשבצות { $squares } ונוחתת במשבצת { $to }.
       *[other] המלכה של הלבן אוכלת { $count } כלים במשבצות { $squares } ונוחתת במשבצת { $to }.
    }
said-black-man-moves = השחור מזיז חייל מ־{ $from } ל־{ $to }.
said-black-man-crowns = השחור מזיז חייל מ־{ $from } ל־{ $to } והוא הופך למלכה.
said-black-king-moves = השחור מזיז מלכה מ־{ $from } ל־{ $to }.
said-black-man-takes =
    { $count ->
        [one] השחור אוכל { $count } כלי במשבצת { $squares } ונוחת במשבצת { $to }.
        [two] השחור אוכל { $count } כלים במשבצות { $squares } ונוחת במשבצת { $to }.
       *[other] השחור אוכל { $count } כלים במשבצות { $squares } ונוחת במשבצת { $to }.
    }
said-black-man-takes-and-crowns =
    { $count ->
        [one] השחור אוכל { $count } כלי במשבצת { $squares } ומקבל מלכה במשבצת { $to }.
        [two] השחור אוכל { $count } כלים במשבצות { $squares } ומקבל מלכה במשבצת { $to }.
       *[other] השחור אוכל { $count } כלים במשבצות { $squares } ומקבל מלכה במשבצת { $to }.
    }
said-black-king-takes =
    { $count ->
        [one] המלכה של השחור אוכלת { $count } כלי במשבצת { $squares } ונוחתת במשבצת { $to }.
        [two] המלכה של השחור אוכלת { $count } כלים במשבצות { $squares } ונוחתת במשבצת { $to }.
       *[other] המלכה של השחור אוכלת { $count } כלים במשבצות { $squares } ונוחתת במשבצת { $to }.
    }
said-white-must-take =
    { $count ->
        [one] הלבן חייב לאכול { $count } כלי.
        [two] הלבן חייב לאכול { $count } כלים.
       *[other] הלבן חייב לאכול { $count } כלים.
    }
said-black-must-take =
    { $count ->
        [one] השחור חייב לאכול { $count } כלי.
        [two] השחור חייב לאכול { $count } כלים.
       *[other] השחור חייב לאכול { $count } כלים.
    }
said-taken-back = המהלך בוטל: { $move }.
said-new-game = משחק חדש. תור הלבן.
said-at-start = תחילת המשחק.
said-no-last-move = עוד לא שוחק מהלך.
said-white-low = ללבן נשאר מעט זמן.
said-black-low = לשחור נשאר מעט זמן.
said-clocks = ללבן נשארו { $white }, לשחור { $black }.
said-no-clock = המשחק הזה בלי שעון.
said-moves =
    { $count ->
        [one] אפשרי { $count } מהלך: { $moves }.
        [two] אפשריים { $count } מהלכים: { $moves }.
       *[other] אפשריים { $count } מהלכים: { $moves }.
    }

## For screen readers: the position in words

position-white-men =
    { $count ->
        [one] ללבן { $count } חייל במשבצת { $squares }.
        [two] ללבן { $count } חיילים במשבצות { $squares }.
       *[other] ללבן { $count } חיילים במשבצות { $squares }.
    }
position-white-kings =
    { $count ->
        [one] ללבן { $count } מלכה במשבצת { $squares }.
        [two] ללבן { $count } מלכות במשבצות { $squares }.
       *[other] ללבן { $count } מלכות במשבצות { $squares }.
    }
position-black-men =
    { $count ->
        [one] לשחור { $count } חייל במשבצת { $squares }.
        [two] לשחור { $count } חיילים במשבצות { $squares }.
       *[other] לשחור { $count } חיילים במשבצות { $squares }.
    }
position-black-kings =
    { $count ->
        [one] לשחור { $count } מלכה במשבצת { $squares }.
        [two] לשחור { $count } מלכות במשבצות { $squares }.
       *[other] לשחור { $count } מלכות במשבצות { $squares }.
    }
position-white-none = ללבן אין כלים.
position-black-none = לשחור אין כלים.
position-white-to-move = תור הלבן.
position-black-to-move = תור השחור.

## The rules: two screens of short sentences, a heading and a small board for each

rules-screen = חוקים, { $number } מתוך { $count }
rule-goal-title = המשחק
rule-goal = שני צדדים, ולכל אחד שישה עשר חיילים, משחקים לסירוגין; הלבן פותח. מנצחים כשלצד השני לא נשאר כלי או מהלך.
rule-man-title = החייל נע
rule-man = חייל נע משבצת אחת קדימה, שמאלה או ימינה. אף פעם לא אחורה ואף פעם לא באלכסון.
rule-man-captures-title = החייל אוכל
rule-man-captures = חייל קופץ מעל כלי סמוך של היריב, קדימה, שמאלה או ימינה, אל המשבצת הריקה שאחריו.
rule-must-title = חובה לאכול
rule-must = אם אפשר לאכול, חייבים לאכול, וצריך לאכול את המספר הגדול ביותר של כלים שאפשר; כל חייל וכל מלכה נחשבים לכלי אחד.
rule-chain-title = אכילה בשרשרת
rule-chain = כלי שנאכל יורד מיד מהלוח. באותו תור ממשיכים לקפוץ כל עוד יש מה לאכול.
rule-crown-title = החייל הופך למלכה
rule-crown = חייל שמגיע לשורה האחרונה הופך למלכה.
rule-crown-classic = אם הגיע אליה בקפיצה, הוא מלכה מיד וממשיך לאכול כמלכה.
rule-crown-federation = אם הגיע אליה בקפיצה, הוא ממשיך לאכול כחייל והופך למלכה בסוף התור.
rule-king-title = המלכה נעה
rule-king = מלכה נעה ישר, על פני כל מספר של משבצות ריקות, בכל ארבעת הכיוונים.
rule-king-captures-title = המלכה אוכלת
rule-king-captures = מלכה קופצת מעל כלי אחד של היריב, מכל מרחק, ונוחתת בכל משבצת ריקה שאחריו. שני כלים צמודים עוצרים אותה.
rule-turning-title = בלי פנייה לאחור
rule-turning = בין שתי קפיצות מלכה יכולה לפנות שמאלה או ימינה, אבל אף פעם לא ישר לאחור.
rule-draw-title = תיקו
rule-draw = המשחק מסתיים בתיקו כשאותה עמדה מופיעה בפעם השלישית, אחרי { $count } מהלכים בלי אכילה ובלי שחייל התקדם, או כששני הצדדים מסכימים.
rule-writing-title = שמות המשבצות
rule-writing = לכל משבצת יש אות ומספר. מהלך כותבים { $quiet } ואכילה כותבים { $capture }.
rules-next = עוד חוקים
rules-previous = החוקים הראשונים

## The table of the two rule sets, under the rules

table-title = שני סוגי החוקים
table-crown = חייל מגיע לשורה האחרונה בקפיצה
table-crown-classic = הוא מלכה מיד וממשיך לאכול כמלכה.
table-crown-federation = הוא ממשיך לאכול כחייל והופך למלכה בסוף התור.
table-king-man = מלכה אחת מול חייל אחד
table-king-man-classic = המלכה מנצחת, אלא אם הצד שבתור יכול לאכול.
table-king-man-federation = תיקו
table-king-king = מלכה אחת מול מלכה אחת
table-king-king-classic = תיקו, אלא אם הצד שבתור יכול לאכול.
table-king-king-federation = תיקו
table-man-man = חייל אחד מול חייל אחד
table-man-man-classic = המשחק נמשך.
table-man-man-federation = תיקו
table-offers = הצעות תיקו
table-offers-classic = כמה שרוצים
table-offers-federation = שתיים לכל שחקן
table-in-play = תקף עכשיו

## When something fails

failed-loading = המשחק לא נטען.
failed-old-browser = הדפדפן הזה ישן מדי בשביל המשחק.
failed-again = ניסיון נוסף
failed-computer = המחשב לא נטען כיריב. שני שחקנים יכולים לשחק בכל זאת.
failed-saving = המכשיר הזה לא שומר את המשחק: שטח האחסון מלא או מושבת.
failed-saved-game = המשחק השמור לא נקרא. מתחיל משחק חדש.
failed-newer-game = המשחק השמור הוא מגרסה חדשה יותר. טענו את הדף מחדש כדי לפתוח אותו.
update-ready = גרסה חדשה מוכנה.
update-now = עדכון
tab-elsewhere = המשחק מתנהל בחלון אחר.
tab-here = המשך כאן

## Endgames: who wins, and training against perfect play

menu-endgames = סיומים
settings-values = סיומים: להראות מי מנצח
values-off = לא
values-position = לעמדה
values-moves = גם לכל מהלך
worth-white =
    { $count ->
        [one] הלבן מנצח ב־{ $count } מהלך
        [two] הלבן מנצח ב־{ $count } מהלכים
       *[other] הלבן מנצח ב־{ $count } מהלכים
    }
worth-black =
    { $count ->
        [one] השחור מנצח ב־{ $count } מהלך
        [two] השחור מנצח ב־{ $count } מהלכים
       *[other] השחור מנצח ב־{ $count } מהלכים
    }
worth-draw = תיקו במשחק מיטבי
move-wins =
    { $count ->
        [one] מנצח ב־{ $count } מהלך
        [two] מנצח ב־{ $count } מהלכים
       *[other] מנצח ב־{ $count } מהלכים
    }
move-draws = תיקו
move-loses =
    { $count ->
        [one] מפסיד ב־{ $count } מהלך
        [two] מפסיד ב־{ $count } מהלכים
       *[other] מפסיד ב־{ $count } מהלכים
    }
trainer-task = משימה
trainer-win = ניצחון
trainer-draw = לשמור על תיקו
trainer-loss = להחזיק מעמד
trainer-pieces = הכלים שלכם ושל המחשב
trainer-yours = הכלים שלכם: { $pieces }.
trainer-theirs = הכלים של המחשב: { $pieces }.
trainer-kings =
    { $count ->
        [one] { $count } מלכה
        [two] { $count } מלכות
       *[other] { $count } מלכות
    }
trainer-men =
    { $count ->
        [one] { $count } חייל
        [two] { $count } חיילים
       *[other] { $count } חיילים
    }
trainer-loading = הסיומים בהכנה
trainer-missing = אי אפשר לטעון את הסיומים עכשיו.
trainer-do-win = נצחו מהר ככל האפשר
trainer-do-loss = החזיקו מעמד זמן רב ככל האפשר
trainer-best = המהלך הטוב ביותר.
trainer-costs =
    { $count ->
        [one] זה מבזבז { $count } מהלך.
        [two] זה מבזבז { $count } מהלכים.
       *[other] זה מבזבז { $count } מהלכים.
    }
trainer-win-gone = זה מחמיץ את הניצחון.
trainer-losing = זה מפסיד את המשחק.
trainer-again = ניסיון נוסף
trainer-next = עמדה חדשה
trainer-end = סיום האימון
trainer-errors =
    { $count ->
        [one] { $count } טעות
        [two] { $count } טעויות
       *[other] { $count } טעויות
    }
trainer-held = שמרתם על התיקו.
player-perfect = משחק מושלם
