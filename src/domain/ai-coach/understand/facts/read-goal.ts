import type { Goal } from '../../person/brief-shape.ts';
import { FACT_WORDS } from './fact-words.ts';
import { GOALS_EVERYDAY, GOALS_HINTED, GOALS_NAMED } from './goal-table.ts';
import { besidePower } from './power-of-lifts.ts';
import { otherWords, type Statement, statementsOf } from './statements.ts';

export interface GoalFacts {
  goal: Goal;
  /** A second goal of the same message, kept in mind; null when there is none (FACT-8). */
  also: Goal | null;
  /** The writer's own words for an everyday goal: «get up off the floor». */
  words: string | null;
  /** Said as a wish: «I want to get fit». */
  isWish: boolean;
}

const WISH =
  /\b(?:i (?:just |only |really |mainly |mostly )?(?:want|wanna|wish|desire|would (?:like|love)|'d like|need)|i'd (?:like|love)|want(?:ing)? to|want (?:\d|some|a|an|more)\b|goals?|aim\w*|objective|purpose|target|training for|train for|trying to|try to|so (?:that )?i can|able to|to be able|hope|hoping|dream|focus on|rather|plan for|program for|plan|program|priority|looking to|help me|mission|keen to|need to|matters?|interested in|after is|in it for|here (?:for|to))\b/;
const SAYS_WISH = /\b(?:i (?:just |really |only )?(?:want|wish|would like|would rather)|i'd (?:like|love|rather)|want) to\b|\bgoals?\b/;
/** A part that begins with what is to be done: «lose the belly», «get stronger», «stay fit for my kids». */
const TO_DO =
  /^(?:(?:just|mainly|mostly|to|and|also|maybe|or|want|basically|really|please) )*(?:build|gain|get|grow|lose|burn|drop|shed|shift|tone|look|stay|keep|loose|be|become|feel|improve|move|put on|add|bulk|cut|slim|lean|increase|handle|carry|climb|run|play|do my first)\b/;
const NOT_GOALS =
  /\b(?:los(?:e|es|ing)|loosing|lost) (?:my|me|the) balance\b|\b(?:not(?! (?:to )?los)|isn't|instead of|rather than|no longer|no|never|less|without (?:getting|being)|afraid of|don't (?:want|like|need|care)|do not (?:want|like|need)|not (?:after|about|into|here for|trying|tryna|looking)|(?:don't|do not) want to)(?: (?:for|about|to|after|too|being|getting|get|be|build|look|the|a|so|any|here for|interested in))* (?:\w+ )?(?:strength|strong|powerlifting|muscles?|muscle|size|bulky?|bulking|big|huge|mass|weight loss|fat loss|weight|lean|cut|slim|thin|toned?|abs|healthy|fit|fitness|jacked|hypertrophy|athletic|physique|bodybuilder|universe)\b/g;
const BULK =
  '(?:bulk(?:y|ier|ing|s|ed)?(?: (?:me )?up)?|big(?:ger)?|huge|massive|(?:too |so |very |overly )?muscular|muscly|jacked|swole|beefy|(?:much|too much|a lot of|lots of|big) muscles?|(?:like )?(?:a |an )?(?:body ?builders?|hulk|arnold|she ?hulk))\\b(?! (?:enough|fan|deal|gym|box|club|plate|breakfast|lunch))';
/** «Nothing that makes me bulky», «afraid it will make me huge»: size that is not wanted, however far off it is named. */
const UNWANTED_BULK = new RegExp(
  `\\b(?:nothing|not|no|never|without|avoid\\w*|don't|do not|doesn't|won't|hate|rather not)\\b(?! (?:been|afraid|scared|worried)\\b)(?: (?!but\\b|just\\b|only\\b|i\\b|i'\\w+|and\\b)[a-z'-]+){0,8}? ${BULK}|(?<!\\b(?:not|n't|no longer) )\\b(?:afraid|scared|worried|fear\\w*|worry)\\b(?: (?!but\\b)[a-z'-]+){0,8}? ${BULK}`,
  'g',
);
/** Words about a day, a load or an earlier plan, not about what training is for. */
const NOT_A_GOAL =
  /\b(?:(?:yrs?|years?|months?)(?: of)? \w+ing|not an? (?:beginner|newbie|novice))\b.*\b\d+ (?:strict |clean )?(?:pull|chin|push|muscle)[- ]?ups?\b|^\d+ (?:strict |clean )?(?:pull|chin|push|muscle)[- ]?ups? (?:max|in a row|unbroken|easily|already|currently|now)\b|^(?:i )?(?:can|could) (?:only |already |currently |just )?(?:do|manage|hit) (?:about |like |maybe )?\d|^(?:i've |i have |i )?been \w+ing (?:for |about |over )*\d|^(?:i )?(?:can't|cannot|can not) (?:even |really |yet )*do (?:an? |any |many |1 )?(?:push|pull|chin|sit|press)[- ]?ups?\b|\b(?:strength (?:day|block|phase|session|work today)|feel(?:s|ing)? (?:strong|weak|fit|good|great|better) (?:today|now)|too (?:strong|heavy|easy)|am i|muscle (?:soreness|group|pain|ache|cramps?)|pulled (?:a )?muscle|muscles? (?:hurt|ache|sore|is sore|are sore)|strong coffee|last plan|old plan|the winter plan|(?:my|the) weight (?:is|was)|how (?:much|heavy)|(?<!\b(?:less|more|fewer|reduce|of)(?: \w+){0,2} )pain)\b/;
/** Joined by «and», a goal may hold a «not» of its own: «lose weight and not die on the stairs». */
const JOINS = /\band$/;
const NOT_A_NAME =
  /\b(?:planet|lifetime|anytime|snap|crunch|la|24 hour|virgin|goodlife|gold'?s) fitness\b|\bworld gym\b|\b(?:ex|former|retired|past|old)[- ]?athletes?\b/g;
/** Weight made for a contest is no goal of training: «cut weight for a fight». */
export const WEIGHT_CUT =
  /\b(?:cut(?:ting)?|drop(?:ping)?|los(?:e|ing)|shed(?:ding)?) (?:\d+ ?(?:kgs?|kilos?|lbs?|pounds?)|(?:some |the |my )?weight) (?:for|before|by|until) (?:a |an |my |the |our |next |upcoming )*(?:\w+ )?(?:fights?|bouts?|match|meet|comp\w*|tournament|weigh[- ]?in)\b|\bweight cuts?\b|\b(?:make|making) weight\b/g;
const CORRECTS = /\b(?:actually|no|instead|not|now|but|rather|sorry|mean|changed?|really)\b/;

/** A goal with how its words rank it. */
interface RankedGoal {
  goal: Goal;
  words: string | null;
  isWish: boolean;
  rank: 'main' | 'plain' | 'kept';
}

/** Beside a sport strength is a kind of session, or for the sport: «2 strength sessions», «strength for it». */
const STRENGTH_SESSIONS =
  /\b(?:[1-7] ?(?:x )?(?:\d+ ?min )?(?:of )?strength(?: training)?(?: (?:days?|sessions?|workouts?))?|strength(?: training)? (?:[1-7x]|twice|for (?:it|this|that|my|the)))(?=\W|$)/g;

/** The words of somebody with a sport without those that only name a kind of session. */
export function besideSport(text: string): string {
  return text.replace(STRENGTH_SESSIONS, ' ');
}

/** What training is for. Named goals come before everyday wishes, whose words are kept; of two goals one leads (FACT-8). */
export function readGoal(text: string, isAsked: boolean): GoalFacts | undefined {
  let found: RankedGoal[] = [];
  for (const statement of statementsOf(besidePower(text))) {
    const goals = goalsIn(statement, isAsked);
    const words = JOINS.test(statement.connector) ? statement.text.replace(/^not\b/, '') : statement.text;
    const isCorrection = CORRECTS.test(`${statement.connector} ${words}`) && goals.every(({ rank }) => rank !== 'kept');
    found = isCorrection && goals.length > 0 ? goals : [...found, ...goals];
  }
  const [main, second] = ranked(found);
  return main === undefined ? undefined : { goal: main.goal, also: second?.goal ?? null, words: main.words, isWish: main.isWish };
}

/** The goal that words of a message point to, however they are put; for a goal that would else be assumed. */
export function goalNamed(text: string): Goal | undefined {
  const plain = besidePower(text).replace(WEIGHT_CUT, ' ').replace(UNWANTED_BULK, ' ').replace(NOT_GOALS, ' ').replace(NOT_A_NAME, ' ');
  return (hitsIn(plain, GOALS_HINTED)[0] ?? hitsIn(plain, GOALS_NAMED)[0] ?? hitsIn(plain, GOALS_EVERYDAY)[0])?.goal;
}

/** Goals that say little about how to train give way to those that say more. */
const WIDE: ReadonlySet<Goal> = new Set<Goal>(['general fitness', 'functional']);
const RANKS: Readonly<Record<RankedGoal['rank'], number>> = { main: 0, plain: 1, kept: 3 };

/** The leading goal first: said to be the main one, else named before wide, else the one said first. Each goal once. */
function ranked(goals: readonly RankedGoal[]): RankedGoal[] {
  const weight = ({ goal, rank, words }: RankedGoal): number =>
    RANKS[rank] * 2 + (rank === 'plain' && (WIDE.has(goal) || words !== null) ? 1 : 0);
  return goals
    .filter((item, index) => goals.findIndex(({ goal }) => goal === item.goal) === index)
    .toSorted((a, b) => weight(a) - weight(b));
}

function goalsIn(statement: Statement, isAsked: boolean): RankedGoal[] {
  const plain = statement.text
    .replace(/~ ?(?=\d)/g, '')
    .replace(WEIGHT_CUT, ' ')
    .replace(UNWANTED_BULK, ' ')
    .replace(NOT_GOALS, ' ')
    .replace(NOT_A_NAME, ' ');
  if (NOT_A_GOAL.test(plain)) return [];
  if (isLiftTarget(statement.text)) return [{ goal: 'strength', words: targetWords(statement.text), isWish: true, rank: 'plain' }];
  const listed = plain.split(', ').filter((part) => TO_DO.test(part) || isOnlyFacts(part) || isOfBody(part));
  const parts = isAsked || WISH.test(statement.text) ? [plain, ...listed] : listed;
  return parts.flatMap((part) => {
    const named = hitsIn(part, GOALS_NAMED).map((hit) => ({ ...hit, words: null, isWish: SAYS_WISH.test(part) }));
    const hits =
      named.length > 0
        ? named
        : hitsIn(part, GOALS_EVERYDAY)
            .slice(0, 1)
            .map((hit) => ({ ...hit, words: wordsOf(part), isWish: false }));
    return hits.map(({ at, ...hit }) => ({ ...hit, rank: rankAt(part, at, statement.connector) }));
  });
}

const LIFT = '(?:bench(?: press)?|(?:back |front |low bar )?squats?|dead ?lifts?|deads?|ohp|(?:overhead |military )?press|clean|snatch)';
const AMOUNT =
  '(?:\\d{2,3}(?: ?(?:kgs?|kilos?|lbs?|pounds?))?|[1-6] plates?|(?:\\d(?:[.,]\\d+)?|double|twice|triple|my(?: own)?) ?x? ?(?:times )?(?:my )?(?:bw|body ?weight))';
/** «Want 2 plates bench», «get my deadlift from 140 to 180», «squat 2x bw»: a lift with the weight it is to reach. */
const LIFT_TARGET = new RegExp(
  `\\b(?:want(?: to)?|get|goal|reach|hit|aim\\w*|dream|chasing|need|like to|trying to|bring|take|up to)\\b.*\\b(?:${LIFT}\\b.*\\b${AMOUNT}|${AMOUNT} ?${LIFT})(?! ?(?:x|for) ?\\d)|\\b${LIFT}\\b.*\\bfrom \\d{2,3}.*\\bto \\d{2,3}\\b|\\bget (?:my|the) ${LIFT} up\\b|\\b${LIFT} speciali[sz](?:t|ation)\\b`,
);

function isLiftTarget(statement: string): boolean {
  return LIFT_TARGET.test(statement);
}

function targetWords(statement: string): string | null {
  const words =
    statement.replace(/^.*?\b(?:want to|want|goal(?: is)?(?: to)?:?|like to|need to|trying to)\b (?:a |an |some )?/, '').split(', ')[0] ??
    '';
  return words.length < 4 || words.length > WORDS_MOST || /^(?:never|can't|cannot)\b/.test(words) ? null : words;
}

const OWN_WEIGHT = /\bi'?m (?:\w+ ){0,2}(?:over ?weight|obese|fat)\b/;

/** «Dad bod», «I'm fat»: a word for one's own body says what training is for. */
function isOfBody(part: string): boolean {
  if (OWN_WEIGHT.test(part)) return true;
  return part.split(' ').length <= 6 && GOALS_EVERYDAY.some(([goal, signs]) => goal === 'fat loss' && signs.test(part));
}

const OTHER_WORDS_MOST = 2;

function isOnlyFacts(part: string): boolean {
  return otherWords(part, FACT_WORDS) <= OTHER_WORDS_MOST;
}

const IS_MAIN =
  /\b(?:main(?:ly)?|mostly|primar\w+|first(?:ly)?|above all|priority|number 1|especially|most of all|biggest|most important)\b/;
const IS_KEPT =
  /\b(?:keep(?:ing)?|without losing|not (?:to )?los(?:e|ing)|maintain\w*|hold on to|retain\w*|secondary|second|second(?:ly)?|bonus|extra|on the side|side effect|as well as|besides|little)\b/;

function rankAt(part: string, at: number, connector: string): RankedGoal['rank'] {
  const from = part.lastIndexOf(', ', at);
  const before = (from === -1 ? `${connector} ${part.slice(0, at)}` : part.slice(from + 2, at))
    .split(/\b(?:and|but|while)\b/)
    .slice(TO_DO.test(part.slice(at)) ? -1 : -2)
    .join(' ');
  if (IS_KEPT.test(before) || /^\w+ (?:second|secondary|too|as a bonus)\b/.test(part.slice(at))) return 'kept';
  return IS_MAIN.test(before) || /^\w+ (?:first|mainly|mostly|above all)\b/.test(part.slice(at)) ? 'main' : 'plain';
}

/** The first place of each goal that a text names, in order. */
function hitsIn(text: string, table: typeof GOALS_NAMED): { goal: Goal; at: number }[] {
  return table
    .map(([goal, signs]) => ({ goal, at: text.search(signs) }))
    .filter(({ at }) => at !== -1)
    .sort((a, b) => a.at - b.at);
}

const WORDS_MOST = 60;

/** «I just want to get up off the floor» is shown as «get up off the floor». */
function wordsOf(text: string): string | null {
  if (OWN_WEIGHT.test(text) || /^over ?weight$/.test(text)) return null;
  const words = (text.split(', ').find((part) => hitsIn(part, GOALS_EVERYDAY).length > 0) ?? text)
    .replace(
      /^.*?\b(?:want to|wanna|like to|able to|wish to|need to|so (?:that )?i can|trying to|goal is(?: to)?|i can|want|need|goal(?: is)?:?|for)\b:? ?(?:just |be able to |actually )*/,
      '',
    )
    .replace(/(?: (?:lol|tbh|please|pls|haha|thanks))+$/, '')
    .replace(/ and (?:\w+ ){1,3}(?:hurts?|aches?|pain\w*|sore)\b.*$/, '')
    .trim();
  return words.length < 4 || words.length > WORDS_MOST || /^(?:never|can't|cannot)\b/.test(words) ? null : words;
}
