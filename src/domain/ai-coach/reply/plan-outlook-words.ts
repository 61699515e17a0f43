import type { Plan } from '#domain/plan/plan.ts';
import { planView } from '#domain/plan/plan-view.ts';
import { LEAST_WEEKLY_SETS, MAJOR_MUSCLES } from '../check/volume-table.ts';
import type { Brief, Goal } from '../person/brief-shape.ts';
import { traineeForPlan } from '../person/trainee.ts';
import { daysOfPlan } from './plan-schedule-words.ts';
import { weeklySets } from './planned-part.ts';

/** What people hope for, and what this kind of training does for it. */
const HOPES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:bulky|too big|too muscular|look like a man|manly|huge legs)\b/,
    'No: muscle comes slowly and only with years of hard sets and much food. What comes first is strength and shape.',
  ],
  [
    /\b(?:fat|weight|belly|lean\w*|slim\w*|pounds|kilos|abs|tummy|thin\w*|tone\w*)\b/,
    'It keeps and builds the muscle while you lose; the fat itself goes by what you eat, about half a kilo a week at most.',
  ],
  [
    /\b(?:run\w*|faster|race|match|game|sport|climb\w*|jump\w*|ski\w*|swim\w*|endurance|stamina)\b/,
    'Stronger legs and trunk carry over to that in six to eight weeks; the sport itself still has to be practised.',
  ],
  [/\b(?:stairs?|breath\w*|puff\w*|winded|kids|energy|daily)\b/, 'Stairs and daily loads get easier in about four to six weeks.'],
  [
    /\b(?:pain|hurts?|ache\w*|knees?|back|posture|shoulders?)\b/,
    'Stronger muscles around a joint usually help it within six to eight weeks, and I am no clinician: what hurts goes out of the plan, so tell me.',
  ],
  [
    /\b(?:muscles?|bigger|big|size|grow\w*|mass|gains?|arms|glutes|butt|chest|jacked|results?|look)\b/,
    'Muscle shows after about eight to twelve weeks of regular sessions, with enough protein and sleep.',
  ],
];
const STRENGTH_HOPE =
  'Strength moves within two or three weeks at first, then a little every week: add weight when every set reaches its reps.';

const HOPE_OF_GOAL: Readonly<Record<Goal, string>> = {
  strength: STRENGTH_HOPE,
  muscle: 'Muscle shows after about eight to twelve weeks of regular sessions, with enough protein and sleep.',
  'fat loss': 'It keeps the muscle while you lose; the fat goes by what you eat, about half a kilo a week at most.',
  'general fitness': 'Stairs and daily loads get easier in about four to six weeks.',
  functional: 'Daily loads and your sport get easier in about six to eight weeks.',
};

/** Whether the plan leads to what is hoped for: what to expect and when, and no promise of a figure. */
export function outlookWords(text: string, plan: Plan, brief: Brief): string {
  const { goal } = traineeForPlan(plan, brief);
  const named =
    HOPES.find(([signs]) => signs.test(text))?.[1] ?? (/\bstrong|\bstrength|\blift|\d/.test(text) ? STRENGTH_HOPE : HOPE_OF_GOAL[goal]);
  const days = daysOfPlan(plan).length;
  const lead = named.startsWith('No:') || /^(?:\w+[,.]? )?(?:how|when)\b/.test(text) ? '' : 'Yes, if you keep at it. ';
  return `${lead}${named} Your ${days} ${days === 1 ? 'day' : 'days'} a week are ${days > 1 ? 'enough for that' : 'a start; two would do clearly more'}. How fast it goes differs between people, so I promise no figure.`;
}

/** What speaks for the plan, from its numbers. */
export function verdictWords(plan: Plan, brief: Brief): string {
  const { goal, experience } = traineeForPlan(plan, brief);
  const sets = MAJOR_MUSCLES.map((muscle) => weeklySets(plan, muscle));
  const least = LEAST_WEEKLY_SETS[goal][experience];
  const short = MAJOR_MUSCLES.filter((muscle) => weeklySets(plan, muscle) < least);
  const days = daysOfPlan(plan);
  const longest = Math.max(...days.map(({ minutes }) => minutes ?? 0));
  const work =
    short.length === 0
      ? `every large muscle gets ${Math.min(...sets)} to ${Math.max(...sets)} sets a week, and gains show from about ${least}`
      : `${short.join(', ')} get less than the ${least} sets a week from which gains show, because your days, body or equipment leave no more room`;
  const time = longest > 0 ? ` in up to ${longest} minutes` : '';
  return `For what you told me, yes: ${planView(plan).goal}, ${days.length} ${days.length === 1 ? 'day' : 'days'} a week${time}; ${work}. Try it for two weeks. What you dislike or cannot do, I change.`;
}
