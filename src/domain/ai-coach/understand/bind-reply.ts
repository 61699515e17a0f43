import { findMentions } from './find-mentions.ts';
import { normaliseText } from './normalise-text.ts';

/** What the coach's last turn told, so that a reply which names nothing is about that. */
export type Told =
  /** The exercises of a day. */
  | { kind: 'session'; day: string }
  /** For today one exercise in the place of another. */
  | { kind: 'instead'; exercise: string; of: string }
  /** A number of one exercise from the log. */
  | { kind: 'log'; exercise: string }
  /** The part of the body with the fewest sets. */
  | { kind: 'muscle'; name: string };

const FORMS: readonly (readonly [RegExp, (found: RegExpExecArray) => Told])[] = [
  [/^(?:[A-Z][a-z ]+(?:is|was|for today\. Next is|with) )?(\w{3,9}), about \d+ minutes: /, ([, day = '']) => ({ kind: 'session', day })],
  [/^Today is (\w+)\. /, ([, day = '']) => ({ kind: 'session', day })],
  [/^For today: ([^,.]+?) for ([^,.]+)[,.]/, ([, exercise = '', of = '']) => ({ kind: 'instead', exercise, of })],
  [
    /^(?:By the log )?([A-Z][A-Za-z' -]+?)(?:, (?:last time|most reps|heaviest)\b| (?:is going|holds its level|still moves)\b| is on another day of your plan\.)/,
    ([, exercise = '']) => ({ kind: 'log', exercise }),
  ],
  [/^Fewest hard sets .+?: ([a-z ]+?) \d/, ([, name = '']) => ({ kind: 'muscle', name })],
];

/** `said` is the coach's last turn as written. */
function readTold(said: string): Told | undefined {
  for (const line of said.split('\n')) {
    for (const [form, read] of FORMS) {
      const found = form.exec(line);
      if (found !== null) return read(found);
    }
  }
  return undefined;
}

const LEAD = '(?:(?:ok|okay|so|and|n|then|now|cool|great|wait|hm+|well|but|lol|yeah|alright|right)[,.! ]+)*';
const END = '(?: (?:then|now|tho|though|again|exactly|please|pls|rn))*[?.! ]*$';
const form = (words: string): RegExp => new RegExp(`^${LEAD}(?:${words})${END}`);

const HOW_LONG = form(
  "how (?:long|much time)(?: (?:is|does|will|would) (?:it|that|this)(?: day| session)?(?: (?:be|take))?)?|(?:that'?s|that is|thats|it'?s|is (?:that|it)) (?:\\w+ )?long(?:,? (?:isn'?t it|no|right|innit))?|how (?:much )?long(?:er)? is (?:that|this) day",
);
const TOO_LONG = form("(?:that'?s |it'?s |thats |way |a bit |kinda )*too long");
const ONLY_TODAY = form('(?:just|only)(?: for)? today');
const HOW_HEAVY = form(
  'how heavy|how much|what weight|which weight|for how much|how much weight|what (?:do|should) i (?:put on the bar|use|start with)',
);
const TIME_BEFORE = form('(?:what about )?(?:the )?(?:time|1|one) before(?: that)?|before that');
const REST = form('how (?:long|much)(?: (?:do|should) i)? rest(?: (?:between|in between) sets)?|rest');
const WHICH_LIFT = form(
  "(?:which|what)(?: (?:1|one|1s|ones|lift|of (?:them|those|these)))?(?:'s|s| is| are)? (?:lagging|behind|worst|weakest|slowest|stuck|best|strongest)",
);
const MINE = form("what(?:'s|s| is) mine(?: at)?(?: (?:anyway|anyways|right now))?");
const POINTS = /\b(?:it|that|this one|that one)\b/;

/** How long what was told is remembered, in messages of the person. */
const REMEMBERED = 3;

export type Remembered = { told: Told; age: number } | undefined;

/** What is remembered after the coach's turn `said`, as written. */
export function toldNow(said: string, before: Remembered): Remembered {
  const told = readTold(said);
  if (told !== undefined && !(told.kind === 'log' && before?.told.kind === 'instead' && isOf(before.told, told.exercise)))
    return { told, age: 0 };
  return before === undefined || before.age + 1 >= REMEMBERED ? undefined : { ...before, age: before.age + 1 };
}

/** The load of what stands in for another still belongs to that exchange. */
function isOf({ exercise, of }: Extract<Told, { kind: 'instead' }>, name: string): boolean {
  return [exercise, of].some((one) => one.toLowerCase() === name.toLowerCase());
}

/** The reply written out with what the coach told; undefined where it stands alone. Pure. `last` is the message before; both are normalised. */
export function bindReply(text: string, told: Told, last: string): string | undefined {
  if (told.kind === 'session') return ofSession(text, told.day.toLowerCase());
  if (told.kind === 'instead') {
    // «Just today» of what was for today anyway.
    return ONLY_TODAY.test(text) ? last : ofInstead(text, normaliseText(told.exercise), normaliseText(told.of));
  }
  if (told.kind === 'log') return ofLog(text, normaliseText(told.exercise));
  const isOrder = /\b(?:add|more|less|fewer|give)\b/.test(text) && findMentions(text, true).length === 0;
  return isOrder && POINTS.test(text) ? text.replace(POINTS, told.name) : undefined;
}

function ofSession(text: string, day: string): string | undefined {
  if (HOW_LONG.test(text)) return `how long is ${day}`;
  return TOO_LONG.test(text) ? `make ${day} shorter` : undefined;
}

function ofInstead(text: string, exercise: string, of: string): string | undefined {
  if (HOW_HEAVY.test(text)) return `how heavy for ${exercise}`;
  if (REST.test(text)) return `how long rest for ${of}`;
  return /\bback\b/.test(text) && /\b(?:put|go|have|bring|free|opened|use)\b/.test(text) ? 'leave it as it is' : undefined;
}

function ofLog(text: string, exercise: string): string | undefined {
  if (HOW_HEAVY.test(text) || TIME_BEFORE.test(text)) return `what did i ${exercise} last time`;
  if (REST.test(text)) return `how long rest for ${exercise}`;
  if (MINE.test(text)) return `what is my ${exercise} record`;
  return WHICH_LIFT.test(text) ? 'which of my lifts is moving least' : undefined;
}
