import { correctWord } from './correct-spelling.ts';
import { FRIGHT } from './fright.ts';
import { memoize } from './memoize.ts';
import { COMMON_WORDS, NUMBER_WORDS } from './word-table.ts';

/** Phrases that mean a number of minutes or days; replaced before single words. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:an?|1|one) (?:hour|hr) and (?:a )?half\b|\bhour and a half\b|\b1(?:[.,]5| 1\/2) ?(?:h|hr|hrs|hours?)\b/g, '90 min'],
  [/\bhalf (?:an? )?(?:hour|hr)\b/g, '30 min'],
  [/\b(?:three quarters of an hour)\b/g, '45 min'],
  [/\b(?:an|one|1|a full) ?(?:hour|hr)s?\b|\bhour each\b|\b1 ?h\b(?! ?\d)/g, '60 min'],
  [/\b(?:two|2) ?(?:hours|hrs?|h)\b/g, '120 min'],
  [/\bonce (?:a|per) week\b/g, '1 days'],
  [/\btwice (?:a|per) week\b|\btwice weekly\b/g, '2 days'],
  [/\bthrice\b/g, '3 times'],
  [/\b(?:a )?couple (?:of )?(?=days|times)/g, '2 '],
  [/\b(?:every ?day|daily)\b/g, '7 days'],
];

/** Valid words that are wrong in their context. */
const MISTAKEN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:cant|cannot|can not)\b/g, "can't"],
  [/\b(do|does|did|is|was|has|have|are|were|should|could|would)nt\b/g, "$1n't"],
  [/\bim\b/g, "i'm"],
  [/\bive\b/g, "i've"],
  [/\b(an?|per|last|this|next|every|each|one|whole|missed|my) weak\b/g, '$1 week'],
  [/\btow (?=days?\b|times\b|sessions\b)/g, '2 '],
  [/\btree (?=days?\b|times\b|sessions\b|x\b)/g, '3 '],
  [/\bloose (?=(?:some |my )?(?:weight|fat|belly|kg|kilos|lbs?|pounds|\d))/g, 'lose '],
  [/\b(hate|no|without|add|remove|swap|do|walking|like) lungs\b/g, '$1 lunges'],
  [/^(?:whey|wy|y) (?=so\b|is\b|are\b|do\b|am\b|no\b|the\b|this\b|that\b)/g, 'why '],
  [/\bhump ?day\b|\bw(?:ens|edns|endes|edes|endnes)day(?=s?\b)/g, 'wednesday'],
  [FRIGHT, 'was shocked'],
  [/\b(?:wanna|wana)\b/g, 'want to'],
  [/\bgonna\b/g, 'going to'],
  [/\bequipments\b/g, 'equipment'],
  [/\b(deadlift|bench|squat)(?:ed|ted)\b/g, '$1'],
  [/\bback[- ]?off (?=week)/g, 'lighter '],
  [/\bget ups\b(?! (?:at|early|from|off|and|to))/g, 'get-up'],
  // What people write of gym and goal in their own language.
  [/\b(?:salle de (?:sport|muscu\w*)|treningssenter\w*|fitnessstudio|gimnasio|academia completa|palestra|silownia|sportschool)\b/g, 'gym'],
  [/\b(?:p?ri[sc]e de mass\w*|musculation|muskelaufbau|hipertrofia|ganar (?:musculo|masa)|ganho de massa|spiermassa)\b/g, 'build muscle'],
  [/\b(?:perdre du poids|perte de poids|bajar de peso|perder peso|adelgazar|abnehmen|emagrecer|afvallen|dimagrire)\b/g, 'lose weight'],
  [/\bexercices\b/g, 'exercises'],
  // «Climbing already (m/w/sat)»: when the sport is.
  [
    /\b(climbing|running|football|soccer|rugby|swimming|cycling|tennis|yoga|pilates|classes|practice|training)( already| now| too)? \(([^()]*)\)/g,
    '$1$2 on $3',
  ],
  [/\bad (?=more\b|some\b|a\b|the\b)/g, 'add '],
  [/\bw\/o\b/g, 'without'],
  // What must stay, named with what would take it away.
  [
    /\bwithout (?:dropping|losing|removing|cutting|skipping|touching|changing|ditching|giving up|leaving out) (?!weight|fat|kilos?|kg|pounds|lbs|time)/g,
    'and keep ',
  ],
  [/\bw\/(?= ?\w)/g, 'with '],
  [/\bn(?= [a-z])/g, 'and'],
];
/** Words of another grammar, and those that look like an exercise. */
const REPHRASED: readonly (readonly [RegExp, string])[] = [
  [/\b(i|we|they) not (have|want|like|need|know|go|train|lift)\b/g, "$1 don't $2"],
  [/\b(i|we|i'll|we'll|i'm|to) (?:fly|flying) (?=(?:on|to|out|home|back|off|in)\b)/g, '$1 travel '],
  [/\bdeadlifting\b/g, 'deadlift'],
];
/** «twenty five», «forty-five». */
const COMPOUND_NUMBER = /\b(20|30|40|50|60|70|80|90)[ -]([1-9])\b(?! ?(?:x|days?|times|d\b))/g;

/** Normalises typed text: lower case, no accents, digits, durations in minutes, spelling corrected. */
export const normaliseText = memoize((typed) =>
  replaceAll(
    normalise(typed, (word) => (COMMON_WORDS.has(word) ? word : correctWord(word))),
    REPHRASED,
  ),
);

/** The same with more words corrected, where a slip must not hide one. */
export const normaliseEagerly = memoize((typed) => normalise(typed, correctWord));

/** «Not deadlift, it's the only one I like» wants it kept. */
const ONLY_ONE_LIKED =
  /\bnot (?:the |my )?((?:[a-z-]+ ){0,2}[a-z-]+?),? (?:because |cos |cause |as )?(?:that'?s|it'?s|its|thats|they'?re|it is|that is) (?:the (?:only )?(?:one|ones|bit|lift|exercise|thing)s? (?:that )?i (?:really )?(?:like|love|enjoy)|my favou?rites?)\b/g;

function normalise(typed: string, correct: (word: string) => string): string {
  let text = typed
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”«»"*_]/g, ' ')
    .replace(/×/g, 'x')
    .replace(/\s+/g, ' ')
    .trim();
  const spelled = text.replace(/[a-z']+/g, (word) => correctSpelling(word, correct));
  text = replaceAll(spelled, MISTAKEN_WORDS);
  text = replaceAll(text, PHRASES).replace(ONLY_ONE_LIKED, 'keep $1');
  text = text.replace(
    /\b(\d) ?(?:h|hr|hrs|hours?) ?(\d{2})\b/g,
    (_, hours: string, minutes: string) => `${Number(hours) * 60 + Number(minutes)} min`,
  );
  return text
    .replace(/[a-z]+/g, (word) => (Object.hasOwn(NUMBER_WORDS, word) ? String(NUMBER_WORDS[word]) : word))
    .replace(COMPOUND_NUMBER, (_, tens: string, ones: string) => String(Number(tens) + Number(ones)));
}

/** «Waht's» becomes «what's»; the part after an apostrophe stays. */
function correctSpelling(word: string, correct: (word: string) => string): string {
  const [first = '', ...rest] = word.split("'");
  return [rest.length > 0 && rest[0] !== 's' ? first : correct(first), ...rest].join("'");
}

function replaceAll(text: string, table: readonly (readonly [RegExp, string])[]): string {
  let replaced = text;
  for (const [signs, meant] of table) replaced = replaced.replace(signs, meant);
  return replaced;
}
