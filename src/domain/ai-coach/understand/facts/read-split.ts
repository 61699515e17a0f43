import type { WeekSplit } from '../../person/brief-shape.ts';
import { statementsOf } from './statements.ts';

const SPLIT_WORDS: readonly (readonly [RegExp, WeekSplit])[] = [
  [
    /\bppl\b|\bpush[ ,/-]*(?:and )?pull[ ,/-]*(?:and )?legs?\b|(?<!\b(?:meet|comp|competition|contest)\b.*)\bpush[ ,/-]*(?:and )?pull\b(?! (?:meet|comp|competition|contest)\b)|\barnold\b/,
    'push pull legs',
  ],
  [/\bupper(?:[ ,/-]*(?:and |body and |body |or )?)lower\b|\bu ?\/ ?l\b|\bul\b|\bhal(?:f|ves)\b|\btorso\b/, 'upper lower'],
  [
    /\bbro ?split\b|\bbro\b|\b(?:1|one|a|each|single) (?:muscle|body[ -]?part|part|region|area|limb|thing|group)\b.*\b(?:day|each|per|a time)\b|\bbody[ -]?parts?\b|\bmuscle by muscle\b|\bby (?:parts|muscles?)\b|\binto parts\b|\bgolden era\b|\b(?:1|one) region\b|\bpart by part\b/,
    'body parts',
  ],
  [
    /\b(?:full|whole|total|entire|hale|all(?: the)?)[ -]?body\b|\b(?:bit|little) of everything\b|\bfb\b|\beverything (?:each|every|in each)\b|\ball (?:of me|in (?:1|each))\b|\bwhole of me\b|\b(?:1|one|same) workout\b|\bmix (?:it|them)\b|\ba little each time\b/,
    'full body',
  ],
];
const OLD_SPLIT =
  /\b(?:instead of|rather than|not|no more|enough of|enough|stop|quit|ditch|abandon|none (?:of|ae) this|sick of|tired of|bored of|than|from|after|drop|leave)(?: [a-z]+){0,3}? ?$/;
const COMPLAINT =
  /^[a-z /,-]{0,24}?(?:\([^)]*\) ?)?(?:\d ?x? ?(?:times?)? ?)?\b(?:is|are|isn't|isn'?t|doesn'?t|does not|stresses|makes?|tires?|leaves?|exhausts|too|heavy|boring|kills?|every ?time leaves)\b(?! (?:better|best|what|good|fine|how|all))/;

/** The split that a text asks for; «not full body but upper and lower» names both. */
export function splitNamed(text: string): WeekSplit | undefined {
  const found = SPLIT_WORDS.flatMap(([signs, split]) => {
    const match = signs.exec(text);
    if (match === null) return [];
    const isOld = OLD_SPLIT.test(text.slice(0, match.index)) || COMPLAINT.test(text.slice(match.index + match[0].length));
    return [{ split, at: match.index, isOld }];
  }).sort((a, b) => a.at - b.at);
  return found.find((item) => !item.isOld)?.split;
}

/** Names of a split that mean nothing else in a message that describes its writer. */
const PLAIN_NAMES =
  /\bppl\b|\bpush[ ,/&-]*(?:and )?pull[ ,/&-]*(?:and )?legs?\b|\bupper(?: body)?[ ,/&-]*(?:and )?lower\b|\bu ?\/ ?l\b|\bphul\b|\bphat\b|\bbro ?split\b|\bbody[ -]?part split\b|\b(?:1|one) (?:muscle|body ?part)(?: group)? (?:a|per|each) day\b|\b(?:full|whole|total)[ -]?body\b(?! (?:mirror|pain|ache|sore\w*))/;
/** «Chest mon, back tue, legs wed» */
const PART_ON_DAY = /\b(?:chest|back|legs?|arms?|shoulders?) (?:on )?(?:mon|tue|wed|thu|fri|sat|sun)\w*/g;
const PARTS_ON_DAYS = 2;
/** What was done so far. */
const DONE =
  /\b(?:been (?:doing|running|on)|was (?:doing|on|running)|had me (?:on|do\w*)|tried|did|have done|currently|at the moment|so far|used to|am (?:doing|on)|i'm (?:doing|on))\b/;

/** The five days of upper, lower, push, pull and legs: the coach's own week of five. */
const BOTH_SPLITS =
  /\bupper\b.*\blower\b.*\b(?:push\b.*\bpull|ppl)\b|\b(?:push\b.*\bpull|ppl)\b.*\b(?:upper\b.*\blower|ul)\b|\bulppl\b|\bpplul\b/;

/** The split the writer wishes, statement by statement; the last one counts. */
export function readSplitWish(text: string): WeekSplit | undefined {
  const wished = statementsOf(text).flatMap(({ text: statement }) => {
    if (DONE.test(statement) || BOTH_SPLITS.test(statement)) return [];
    if ([...statement.matchAll(PART_ON_DAY)].length >= PARTS_ON_DAYS) return ['body parts' as const];
    const plain = statement.replace(/\bph(?:ul|at)\b/, 'upper lower');
    return PLAIN_NAMES.test(statement) ? (splitNamed(plain) ?? []) : [];
  });
  return wished.at(-1);
}
