/** Frequent English words that identify English text; words shared with German, Dutch, French, Spanish or Italian are excluded. */
export const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  `the of and to that it for you your yours with on as at be this have from or by not but what all were we when there can an which their if will
  each about how up out them then she many some these would other into has more two like him time than its now people could down did get may way
  been who my over know your only with also after most our very just because any good give well work back through where much before right too means
  same tell boy follow came want show around three small set put end does another large must big even such here why ask went men read need land
  different us again off still should keep never start hard might next open begin until both often always those without take make do day days week
  weeks today rest sets reps weight weights heavy light easy exercise exercises training train plan squat squats press row rows lift lifts pull push
  legs leg back chest shoulder shoulders knee hip core arms body muscle muscles strength stronger strong first last every per is are was i me one no
  yes so go let's it's i'm you're don't that's can't won't you'll i'll between under above while less little enough feel feels sure try stop slow
  slowly full range let when gym home bar dumbbell dumbbells barbell session sessions minutes hours sleep eat protein progress form`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
