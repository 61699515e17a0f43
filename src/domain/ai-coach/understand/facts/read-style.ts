import type { Style } from '../../person/brief-shape.ts';
import { clausesOf } from '../context/clauses.ts';

const POWERLIFTING =
  /\bpower ?-?lift(?:ing|er)?\b(?! (?:gym|club|cent(?:er|re)|coach|shoes?|belt|bar|platform))|\bmeet prep\b|\bsbd\b|\b(?:squat|bench(?: press)?|deadlift)s?,? (?:and )?(?:squat|bench(?: press)?|deadlift)s?,? and (?:squat|bench(?: press)?|deadlift)s? (?:total|meet|competition)\b/;

const PULL_UP = '(?:pull|chin)[- ]?ups?';
const FIRST_PULL_UP = new RegExp(
  `\\b(?:first|1st) (?:(?:strict|unassisted|real|proper|full|ever) )?${PULL_UP}\\b|\\b(?:want|learn|able|goal is|trying|hope) to (?:be able to )?do (?:a|one|1|a single|my first) (?:(?:strict|unassisted|real|proper|full) )?${PULL_UP}\\b`,
);
const PULL_UPS = new RegExp(
  `\\b(?:stronger|better|strength) (?:at|in|on|with) (?:my )?${PULL_UP}\\b|\\b(?:improve|increase) (?:my |the )?(?:number of |max(?:imum)? )?${PULL_UP}\\b|\\b(?:want|like|goal is|able|up) to (?:do |get to |reach )?\\d+ (?:(?:strict|clean) )?${PULL_UP}\\b|\\bmore ${PULL_UP} in a row\\b|\\b${PULL_UP} (?:strength|program|goal)\\b`,
);

const PUSH_UP = '(?:push|press)[- ]?ups?';
/** «My first push-up» */
const FIRST_PUSH_UP = new RegExp(
  `\\b(?:first|1st) (?:(?:strict|real|proper|full|ever) )?${PUSH_UP}\\b|\\b(?:want|learn|able|goal is|trying|hope) to (?:be able to )?do (?:a|one|1|a single|my first) (?:(?:strict|real|proper|full|single) )?${PUSH_UP}\\b`,
);

/** «Never did a push-up in my life, want one», «can't do a single push-up but want to» */
const NO_PUSH_UP_YET = new RegExp(
  `\\b(?:never|can't|cannot|couldn't) (?:ever )?(?:did|do|done|managed?|get|been able to do) (?:a|one|1|any|a single|even (?:a|one|1)) (?:(?:real|proper|full|single) )?${PUSH_UP}\\b.*\\b(?:want|wanna|like|love|hope|goal|learn|change that)\\b`,
);

const POSTURE =
  /\b(?:better|improve|good|fix|correct|my|bad|poor|for) (?:my |the )?posture\b|\bposture (?:goal|work|program|plan)\b|\bstop (?:slouching|hunching)\b/;

/** A lift that is to go up: «stronger at bench», «I want to squat 140 kg», «a bigger deadlift». */
function bringsUp(lift: string, verb: string): RegExp {
  return new RegExp(
    `\\b(?:stronger|better|strength) (?:at|in|on|with) (?:the |my )?(?:${lift})\\b|\\b(?:improve|increase|raise|boost|bring up) (?:my |the )?(?:${lift})\\b(?! (?:form|technique|depth|days?|sets?|reps|to \\d+ (?:sets?|x)))|\\b(?:bigger|stronger|heavier) (?:${lift})(?! day)\\b|\\b(?:want|like|goal is|trying|hope) to (?:be able to )?(?:${verb}) (?:my (?:body ?weight|own weight)|\\d{2,3} ?(?:kg|kilos|lbs?|pounds)|\\d+ plates?)`,
  );
}

const STYLES: readonly (readonly [Style, RegExp])[] = [
  ['powerlifting', POWERLIFTING],
  ['first pull-up', FIRST_PULL_UP],
  ['first push-up', FIRST_PUSH_UP],
  ['pull-ups', PULL_UPS],
  ['bench press', bringsUp('bench(?: ?press)?', 'bench(?: press)?')],
  ['squat', bringsUp('(?:back )?squats?', 'squat')],
  ['deadlift', bringsUp('deadlifts?', 'deadlift')],
  ['overhead press', bringsUp('overhead press|ohp|military press|shoulder press', 'press|overhead press')],
  ['posture', POSTURE],
];

/** The style of training the writer asks for; null when they turn it down, undefined when nothing is said about it. */
export function readStyle(text: string): Style | null | undefined {
  if (NO_PUSH_UP_YET.test(text)) return 'first push-up';
  const said = clausesOf(text).filter(({ other, past, question }) => !other && !past && !question);
  for (const [style, signs] of STYLES) {
    const last = said.findLast(({ text: words }) => signs.test(words));
    if (last !== undefined) return last.negated ? null : style;
  }
  return undefined;
}
