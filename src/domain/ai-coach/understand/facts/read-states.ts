import type { Brief } from '../../person/brief-shape.ts';
import type { RedFlag } from '../../person/danger-kinds.ts';
import type { State, StateKind } from '../../person/states-table.ts';
import { clausesOf } from '../context/clauses.ts';
import { isCleared } from '../danger/held-back.ts';
import { findMentions } from '../find-mentions.ts';
import { tellsHeavyWeight } from './own-weight.ts';

export interface StateFacts {
  add: readonly State[];
  over: readonly StateKind[];
}

const COUNT_WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};
const SPAN = `(\\d{1,2}|${Object.keys(COUNT_WORDS).join('|')}) ?-?(days?|weeks?|wks?|months?)`;
const WEEKS_PER_MONTH = 4.35;

/** Weeks of «4 months», rounded down. */
function weeksIn(count: string | undefined, unit: string | undefined): number {
  const number = COUNT_WORDS[count ?? ''] ?? Number(count);
  if (unit?.startsWith('d') === true) return Math.floor(number / 7);
  return unit?.startsWith('m') === true ? Math.floor(number * WEEKS_PER_MONTH) : number;
}

const WHEELCHAIR =
  /\bwheel ?-?chair(?! (?:rugby|basketball|tennis|access\w*|ramp))|\b(?:paraplegi[ac]|tetraplegi[ac]|quadriplegi[ac])\b|\bparaly[sz]ed (?:from|below|legs)\b|\bcan(?:'t|not) (?:stand|walk)(?: at all| anymore| any more| or stand| or walk)?$/;
const CAST = /\b(?:in (?:a |plaster|its )?(?:cast|plaster)|(?:cast|plaster) on|wears? a cast|have a cast|got a cast)\b/;
const ARM = /\b(?:arm|wrist|hand|forearm|elbow|thumb)s?\b/;
const CAST_OFF = /\b(?:cast|plaster) (?:is |came |comes |was )?(?:off|gone|removed)\b|\bout of (?:the |my )?(?:cast|plaster)\b/;
const PREGNANT = [
  new RegExp(`\\b${SPAN} (?:pregnant|along|gone|into (?:my|the) pregnancy)\\b`),
  new RegExp(`\\b(?:pregnant|pregnancy|expecting)[^.]{0,24}?\\b${SPAN}\\b`),
  /\b(?:pregnant|pregnancy)[^.]{0,16}?\bweek (\d{1,2})\b/,
  /\bweek (\d{1,2}) of (?:my |the )?pregnancy\b/,
];
/** Who is looked after by a midwife counts weeks, and need not say of what: «in my 34th week, midwife is happy with me training». */
const LOOKED_AFTER = /\b(?:(?<!(?:i'?m|as|am|being|work as) (?:an? )?)midwi(?:fe|ves)|ob[-/ ]?gyn|obstetrician|antenatal|maternity)\b/;
const WEEK_COUNTED = /\bin (?:my|the) (\d{1,2})(?:st|nd|rd|th)? week\b|\bweek (\d{1,2})\b|\b(?:at|i'?m) (\d{1,2}) (?:weeks|wks)\b/;
const WEEKS_MOST = 42;

function weekOfCare(words: string, text: string): number | undefined {
  if (!LOOKED_AFTER.test(text) || BIRTH.test(text)) return undefined;
  const week = Number(
    WEEK_COUNTED.exec(words)
      ?.slice(1)
      .find((found) => found !== undefined),
  );
  return week >= 4 && week <= WEEKS_MOST ? week : undefined;
}

const TRIMESTERS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st) trimester\b/, 8],
  [/\b(?:second|2nd) trimester\b/, 20],
  [/\b(?:third|3rd|last) trimester\b/, 30],
];
const BIRTH =
  /\bpost ?-?(?:partum|natal)\b|\b(?:had|having had) (?:a|my|our|the) (?:baby|c ?-?section)\b|\bgave birth\b|\b(?:since|after) (?:the |giving |my |her )?birth\b(?! (?:class|plan))|\bc ?-?section\b/;
const VERY_HEAVY =
  /\b(?:very|severely|extremely|massively|really|super) (?:over ?weight|obese)\b|\bmorbidly obese\b|\bobese\b|\bbmi (?:of |is |over )?(?:4\d|5\d)\b|\bi'?m very (?:big|heavy|fat)\b/;
const HYPERMOBILE = /\bhyper ?-?mob\w+|\behlers\b|\bheds\b|\bhsd\b|\bdouble ?-?jointed\b|\bjoints? (?:are )?(?:too )?(?:bendy|loose)\b/;
/** States of the writer in a message, clause by clause; nothing of other people (STATE-1). */
export function readStates(text: string): StateFacts {
  const add: State[] = [];
  const over: StateKind[] = [];
  for (const clause of clausesOf(text)) {
    if (clause.other || clause.hypothetical || clause.question) continue;
    const words = clause.text;
    if (CAST_OFF.test(words)) over.push('left arm in a cast', 'right arm in a cast');
    else if (CAST.test(words) && ARM.test(words) && !clause.past) add.push({ kind: `${sideIn(text)} arm in a cast` });
    if (!clause.past && !clause.negated && WHEELCHAIR.test(words)) add.push({ kind: 'wheelchair' });
    if (clause.negated) over.push(...deniedStates(words));
    if (!clause.negated && (VERY_HEAVY.test(words) || tellsHeavyWeight(words, text))) add.push({ kind: 'very heavy' });
    if (!clause.negated && HYPERMOBILE.test(words)) add.push({ kind: 'hypermobile' });
    if (BIRTH.test(words)) {
      const since = weeksSince(words) ?? weeksSince(text);
      if (since !== undefined && since < BIRTH_WEEKS_MOST) add.push({ kind: 'after a birth', weeks: since });
      over.push('pregnant');
    } else if (!clause.past && !clause.negated) {
      const weeks = pregnantWeeks(words) ?? weekOfCare(words, text);
      if (weeks !== undefined) add.push({ kind: 'pregnant', weeks });
    }
  }
  return { add, over };
}

/** What lasts, by its names: a clause that denies one takes it back (STATE-6). «I can't stand» denies nothing. */
const LASTING: readonly (readonly [StateKind, RegExp])[] = [
  [
    'wheelchair',
    /\b(?<!\b(?:my|the|your|this|that) )wheel ?-?chair(?! (?:rugby|basketball|tennis|access\w*|ramp))|\b(?:para|tetra|quadri)plegi[ac]\b/,
  ],
  ['pregnant', /\bpregnan(?:t|cy)\b|\bexpecting (?:a baby|anymore|any more)\b/],
  ['very heavy', /\b(?:obese|over ?weight)\b/],
  ['hypermobile', HYPERMOBILE],
];

function deniedStates(words: string): StateKind[] {
  return LASTING.flatMap(([kind, names]) => (names.test(words) ? [kind] : []));
}

/** A year after the birth nothing is held back by it. */
const BIRTH_WEEKS_MOST = 52;

function sideIn(text: string): 'left' | 'right' {
  return /\bright\b/.test(text) && !/\bleft\b/.test(text) ? 'right' : 'left';
}

function pregnantWeeks(words: string): number | undefined {
  for (const signs of PREGNANT) {
    const found = signs.exec(words);
    if (found !== null) return weeksIn(found[1], found[2] ?? 'weeks');
  }
  return /\bpregnan/.test(words) || /\btrimester\b/.test(words) ? TRIMESTERS.find(([signs]) => signs.test(words))?.[1] : undefined;
}

function weeksSince(words: string): number | undefined {
  const found = new RegExp(`\\b${SPAN}\\b`).exec(words);
  if (found !== null) return weeksIn(found[1], found[2]);
  return /\blast week\b|\byesterday\b|\bjust\b/.test(words) ? 1 : /\blast month\b/.test(words) ? 4 : undefined;
}

const BROKEN =
  /\b(?:broke|broken|fractured|fracture of) (?:my |a |the |both )?(?:\w+ )?(?:arm|wrist|hand|leg|ankle|foot|collar ?bone|clavicle|elbow|hip|rib|ribs|bone|toe|shin|knee ?cap|femur|tibia)s?\b/;
const OPERATED = /\b(?:surgery|operation|operated on|replacement|arthroscopy|reconstruction)\b/;
const FELL =
  /\b(?:fell|had (?:a |some |several |\w+ )?(?:bad )?falls?|have fallen|falls? (?:last|this) (?:year|month|week)|(?:keep|kept) (?:on )?(?:falling|tripping)|fall (?:a lot|often|over|down|regularly|all the time|every \w+)|fallen|falling (?:a lot|often|over|down))\b/;
const FALL_AGE = 75;
/** Balance that is lost again and again precedes falls; one exercise that is wobbly does not. */
const LOSES_BALANCE =
  /\b(?:keep|keeps|kept|always|often|constantly|regularly|been|now|start(?:ed|ing)?(?: to)?|i|also|and)(?: (?:on|to|keep|always|often|just|suddenly))* (?:los(?:e|ing)|loosing|lost) (?:my |me |the )?balance\b|\b(?:unsteady|wobbly|shaky) on (?:my|me|the) (?:feet|legs|pins)\b|\b(?:keep|kept)(?: on)? (?:stumbling|tottering|toppling|swaying|tipping over)\b|\bbalance (?:is |has |just |completely |all )*(?:gone|going|left me|gets worse|getting worse)\b/;
const ON_PURPOSE =
  /\b(?:on|in|during|doing|with|when i do|while) (?:a |the |my |those |these )?(?:1|one|single|left|right) (?:leg|foot)\b|\b(?:exercises?|pose|poses|yoga|board|bosu|bike|ball|tai chi|skates?|dancing|drills?)\b/;
const IN_IT = /^ (?:on|in|during|with|doing|at|when|while)\b/;
const BALANCE_AGE = 65;
const PRESSURE =
  /\b(?:bp|blood pressure|pressure)\b[^.]{0,30}?\b(\d{3}) ?(?:\/|over) ?(\d{2,3})\b|\b(\d{3}) ?(?:\/|over) ?(\d{2,3})\b[^.]{0,20}\b(?:bp|blood pressure|mmhg)\b/;
const HIGH_CORD = /\b(?:t ?[1-6]|c ?[1-8])\b/;
const HEALING_WEEKS = 12;
const YEAR = /\b(?:19|20)\d{2}\b/;
const SECTION = /\b(?:c ?-?section|cesarean|caesarean)\b/;
/** A section is an operation as well. */
const SECTION_CHECK_WEEKS = 8;
/** The check after a birth comes at six weeks. */
const BIRTH_CHECK_WEEKS = 6;

/** What holds back all training until a professional has looked at it, read from a message that names no clearance (STATE-2). */
export function holdIn(text: string, { age, states }: Pick<Brief, 'age' | 'states'>): RedFlag | null {
  const pressure = tooHigh(text);
  if (pressure !== null || isCleared(text)) return pressure;
  const clauses = clausesOf(text).filter((clause) => !clause.other && !clause.hypothetical && !clause.question);
  for (const { text: words } of clauses) {
    const since = weeksSince(words);
    // «Back surgery 2015, 3 days a week»: the days are no time since then.
    const isRecent = since !== undefined && since < HEALING_WEEKS && !(YEAR.test(words) && !/\bago\b/.test(words));
    if (happened(BROKEN, words) && isRecent) return flag('fracture', 'a broken bone that nobody has cleared for training yet');
    if (CAST.test(words)) return flag('fracture', 'a cast that nobody has cleared for training yet');
    if (happened(OPERATED, words) && isRecent) return flag('other', 'an operation that nobody has cleared for training yet');
    if (/\bpressure (?:sore|ulcer|injury)\b/.test(words)) return flag('other', 'a pressure sore');
    if (age !== null && age >= BALANCE_AGE && isUnsteady(words)) return flag('other', 'losing your balance again and again');
    if (age !== null && age >= FALL_AGE && happened(FELL, words) && !LONG_AGO.test(words)) return flag('other', 'a fall');
  }
  const { add } = readStates(text);
  const check = SECTION.test(text) ? SECTION_CHECK_WEEKS : BIRTH_CHECK_WEEKS;
  if (add.some(({ kind, weeks = 0 }) => kind === 'after a birth' && weeks < check)) return flag('other', 'a birth less than six weeks ago');
  return [...add, ...states].some(({ kind }) => kind === 'wheelchair') && HIGH_CORD.test(text)
    ? flag('other', 'a spinal injury at T6 or higher that no doctor has cleared for training')
    : null;
}

/** What stands between a denial and what is denied: «never once had a fall», not «not fine since I broke it». */
const DENIED =
  /\b(?:never|not|no|without|nor|neither|(?:haven|hadn|didn|don|hasn)'t)(?: (?:ever|once|even|really|actually|yet|had|have|having|has|been|needed|need|any|a|an|single|major|serious|bad|recent|kind of|sort of|in my life))* ?$/;
const LONG_AGO =
  /\b(?:as a (?:kid|child|teen\w*|boy|girl|young \w+)|when i was (?:\w+ )?(?:\d|a |young|small|little)|(?:years?|decades?) (?:ago|back)|in (?:19|20)\d\d|growing up|long ago)\b/;

function isUnsteady(words: string): boolean {
  const after = words.split(LOSES_BALANCE).at(-1) ?? '';
  const isOfExercise = IN_IT.test(after) && findMentions(after, true).some((mention) => !/stairs?|steps?/.test(mention.words));
  return happened(LOSES_BALANCE, words) && !ON_PURPOSE.test(words) && !LONG_AGO.test(words) && !isOfExercise;
}

/** The text tells of it, and somewhere does not deny it. */
function happened(signs: RegExp, words: string): boolean {
  return [...words.matchAll(new RegExp(signs, 'g'))].some(({ index }) => !DENIED.test(words.slice(0, index)));
}

function flag(kind: RedFlag['kind'], label: string): RedFlag {
  return { kind, label, urgent: false, regions: [] };
}

/** A resting pressure of 180 over 110 and more needs a doctor first. */
function tooHigh(text: string): RedFlag | null {
  const found = PRESSURE.exec(text);
  const upper = Number(found?.[1] ?? found?.[3]);
  const lower = Number(found?.[2] ?? found?.[4]);
  return upper >= 180 || lower >= 110 ? flag('other', `a blood pressure of ${upper} over ${lower}`) : null;
}
