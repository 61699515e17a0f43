import type { Goal } from '../../person/brief-shape.ts';
import { GOALS_EVERYDAY, GOALS_NAMED } from './goal-table.ts';
import { otherWords, statementsOf } from './statements.ts';

export interface GoalFacts {
  goal: Goal;
  /** The writer's own words for an everyday goal: «get up off the floor». */
  words: string | null;
  /** Said as a wish: «I want to get fit». */
  isWish: boolean;
}

const NAMED_WORDS = new RegExp(
  `${GOALS_NAMED.map(([, signs]) => signs.source).join('|')}|\\b(?:days?|gym|full|home|dumbbells?|beginner|min|new)\\b`,
  'g',
);
const WISH =
  /\b(?:i (?:just |only |really |mainly |mostly )?(?:want|wanna|wish|desire|would (?:like|love)|'d like)|i'd (?:like|love)|want to|goal|aim\w*|objective|purpose|target|training for|train for|trying to|try to|so (?:that )?i can|able to|to be able|hope|dream|focus on|rather|plan for|program for|plan|program|priority|looking to|help me|mission)\b/;
const SAYS_WISH = /\b(?:i (?:just |really |only )?(?:want|wish|would like|would rather)|i'd (?:like|love|rather)|want) to\b|\bgoal\b/;
const NOT_GOALS =
  /\b(?:not|isn't|instead of|rather than|no longer|no|never|less|without (?:getting|being)|afraid of|don't (?:want|like|need|care)|do not (?:want|like|need)|not (?:after|about|into|here for|trying|tryna|looking)|(?:don't|do not) want to)(?: (?:for|about|to|after|too|being|getting|get|be|build|look|the|a|so|any|here for|interested in))* (?:\w+ )?(?:strength|strong|powerlifting|muscles?|muscle|size|bulky?|bulking|big|huge|mass|weight loss|fat loss|weight|lean|cut|slim|thin|toned?|abs|healthy|fit|fitness|jacked|hypertrophy|athletic|physique|bodybuilder|universe)\b/g;
/** Words about a day, a load or an earlier plan, not about what training is for. */
const NOT_A_GOAL =
  /\b(?:strength (?:day|block|phase|session|work today)|feel(?:s|ing)? (?:strong|weak|fit|good|great|better) (?:today|now)|too (?:strong|heavy|easy)|am i|muscle (?:soreness|group|pain|ache|cramps?)|pulled (?:a )?muscle|muscles? (?:hurt|ache|sore|is sore|are sore)|strong coffee|last plan|old plan|the winter plan|(?:my|the) weight (?:is|was)|how (?:much|heavy)|pain)\b/;

/** What training is for. Named goals come first, then everyday wishes, whose words are kept. */
export function readGoal(text: string, isAsked: boolean): GoalFacts | undefined {
  let found: GoalFacts | undefined;
  for (const statement of statementsOf(text)) {
    const plain = statement.text.replace(NOT_GOALS, ' ').replace(/\bplanet fitness\b|\bworld gym\b/g, ' ');
    if (NOT_A_GOAL.test(plain)) continue;
    const goal = goalIn(plain, isAsked || WISH.test(statement.text) || otherWords(plain, NAMED_WORDS) <= 2);
    if (goal === undefined) continue;
    const isCorrection = /\b(?:actually|no|instead|not|now|but|rather|sorry|mean|changed?|really)\b/.test(
      `${statement.connector} ${statement.text}`,
    );
    if (found === undefined || isCorrection) found = goal;
  }
  return found;
}

function goalIn(text: string, isWish: boolean): GoalFacts | undefined {
  const named = isWish ? first(text, GOALS_NAMED) : undefined;
  if (named !== undefined) return { goal: named, words: null, isWish: SAYS_WISH.test(text) };
  const everyday = isWish ? first(text, GOALS_EVERYDAY) : undefined;
  return everyday === undefined ? undefined : { goal: everyday, words: wordsOf(text), isWish: false };
}

function first(text: string, table: typeof GOALS_NAMED): Goal | undefined {
  let found: { goal: Goal; at: number } | undefined;
  for (const [goal, signs] of table) {
    const at = text.search(signs);
    if (at !== -1 && (found === undefined || at < found.at)) found = { goal, at };
  }
  return found?.goal;
}

const WORDS_MOST = 60;

/** «I just want to get up off the floor» is shown as «get up off the floor». */
function wordsOf(text: string): string | null {
  const words = (text.split(', ').find((part) => first(part, GOALS_EVERYDAY) !== undefined) ?? text)
    .replace(
      /^.*?\b(?:want to|wanna|like to|able to|wish to|need to|so (?:that )?i can|trying to|goal is(?: to)?|i can|want|for)\b (?:just |be able to |actually )*/,
      '',
    )
    .trim();
  return words.length < 4 || words.length > WORDS_MOST ? null : words;
}
