import type { QuestionAct, Topic } from './topic.ts';
import { APP_TOPICS } from './topics/app-table.ts';
import { BODY_TOPICS } from './topics/body-table.ts';
import { CARDIO_TOPICS } from './topics/cardio-table.ts';
import { EFFORT_TOPICS } from './topics/effort-table.ts';
import { EVERYDAY_TOPICS } from './topics/everyday-table.ts';
import { EXERCISE_TOPICS } from './topics/exercise-table.ts';
import { FOOD_TOPICS } from './topics/food-table.ts';
import { METHOD_TOPICS } from './topics/method-table.ts';
import { PLAN_WHY_TOPICS } from './topics/plan-why-table.ts';
import { PRACTICE_TOPICS } from './topics/practice-table.ts';
import { RECOVERY_TOPICS } from './topics/recovery-table.ts';
import { REST_TOPICS } from './topics/rest-table.ts';

/** Every topic with the act it answers. */
export const TOPICS: readonly (Topic & { act: QuestionAct })[] = [
  ...(
    [
      ['ask-effort', EFFORT_TOPICS],
      ['ask-rest', REST_TOPICS],
      ['ask-food', FOOD_TOPICS],
      ['ask-cardio', CARDIO_TOPICS],
      ['ask-soreness-recovery', RECOVERY_TOPICS],
      ['ask-method', METHOD_TOPICS],
      ['ask-exercise', EXERCISE_TOPICS],
      ['ask-plan-why', PLAN_WHY_TOPICS],
      ['ask-app', APP_TOPICS],
    ] as const
  ).flatMap(([act, topics]) => topics.map((topic) => ({ ...topic, act }))),
  ...EVERYDAY_TOPICS,
  ...BODY_TOPICS,
  ...PRACTICE_TOPICS,
];
