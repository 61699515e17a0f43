import { memoize } from '../understand/memoize.ts';
import { CONCEPT_SHAPES, conceptAt } from './concepts.ts';

/** Words that say nothing about the subject of a question. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an and any are am as at be been being but by can could did do does done for from get go going good got had has have having he her hers him his i if in is it its
  just like me mine my of ok on one or our please put she should so some such tell than that the their them then there these they thing this those to too u ur us was we
  were what when which while who will with would you your yours coach actually really also about only even im ive id ill dont doesnt isnt arent cant wont thats theres
  whats hows lets youre theyre mean say said says see know think thought want need let make made give gives us all every now here well still ever more much many
  whit dae tae ye yer ya fae wi oan aw ma ah wid gonna wanna lol haha bro pal please kindly bc cos cuz ppl tho though rn yes yeah`.split(
    /\s+/,
  ),
);

const ENDINGS: readonly (readonly [ending: RegExp, replacement: string])[] = [
  [/ies$/, 'y'],
  [/(?<=[^s])s$/, ''],
  [/(?<=.{3})ing$/, ''],
  [/(?<=.{3})ed$/, ''],
  [/(?<=.{4})ly$/, ''],
  [/(?<=.{3})e$/, ''],
  [/(.)\1$/, '$1'],
];

/** A rough stem: «stretches», «stretching» and «stretched» meet. */
const stem = memoize((word) => {
  if (word.startsWith('c_') || word.length < 4) return word;
  let stemmed = word.replace(/(?<=ch|sh|x|ss)es$/, '');
  for (const [ending, replacement] of ENDINGS) stemmed = stemmed.replace(ending, replacement);
  return stemmed;
}, 6_000);

/** Lower case without accents, apostrophes and quotation marks. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/['’‘`´]/g, '')
    .replace(/[«»"“”*_()[\]{}]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The stems of a message in order, without stop words; each concept of `concepts.ts` is one word such as `c_rest`. */
export function stemsOf(text: string): string[] {
  let plain = plainText(text);
  for (const [concept, shape] of CONCEPT_SHAPES) plain = plain.replace(shape, ` c_${concept} `);
  const words = plain.split(/[^a-z0-9_]+/).filter((word) => word !== '');
  const stems: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const found = conceptAt(words, at);
    if (found !== undefined) at += found.length - 1;
    if (found !== undefined) stems.push(`c_${found.concept}`);
    else if (!STOP_WORDS.has(word)) stems.push(stem(word));
  }
  return stems;
}
