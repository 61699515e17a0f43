import type { QuestionAct, Topic } from './topic.ts';
import { APP_LOG_TOPICS } from './topics/app-log-table.ts';
import { APP_TOPICS } from './topics/app-table.ts';
import { BODY_TOPICS } from './topics/body-table.ts';
import { CARDIO_TOPICS } from './topics/cardio-table.ts';
import { EATING_HABITS_TOPICS } from './topics/eating-habits-table.ts';
import { EATING_TOPICS } from './topics/eating-table.ts';
import { EFFORT_TOPICS } from './topics/effort-table.ts';
import { EVERYDAY_TOPICS } from './topics/everyday-table.ts';
import { EXERCISE_TOPICS } from './topics/exercise-table.ts';
import { FOOD_TOPICS } from './topics/food-table.ts';
import { HEALTH_BONE_TOPICS } from './topics/health-bones-table.ts';
import { HEALTH_INSIDE_TOPICS } from './topics/health-inside-table.ts';
import { HEALTH_JOINT_TOPICS } from './topics/health-joints-table.ts';
import { HEALTH_LEG_TOPICS } from './topics/health-legs-table.ts';
import { HEALTH_LIFE_TOPICS } from './topics/health-life-table.ts';
import { HEALTH_NERVE_TOPICS } from './topics/health-nerves-table.ts';
import { HEALTH_TREATMENT_TOPICS } from './topics/health-treatment-table.ts';
import { METHOD_TOPICS } from './topics/method-table.ts';
import { MIND_TOPICS } from './topics/mind-table.ts';
import { PLAN_WHY_TOPICS } from './topics/plan-why-table.ts';
import { PRACTICE_TOPICS } from './topics/practice-table.ts';
import { RECOVERY_TOPICS } from './topics/recovery-table.ts';
import { REST_TOPICS } from './topics/rest-table.ts';
import { SITUATION_DAYS_TOPICS } from './topics/situation-days-table.ts';
import { SITUATION_GYM_TOPICS } from './topics/situation-gym-table.ts';
import { SITUATION_LIFE_TOPICS } from './topics/situation-life-table.ts';
import { SITUATION_TOPICS } from './topics/situation-table.ts';
import { SPORT_TOPICS } from './topics/sport-table.ts';
import { SPORT_WORK_TOPICS } from './topics/sport-work-table.ts';
import { START_DOUBTS_TOPICS } from './topics/start-doubts-table.ts';
import { START_QUESTIONS_TOPICS } from './topics/start-questions-table.ts';
import { START_TOPICS } from './topics/start-table.ts';

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
  ...APP_LOG_TOPICS,
  ...EVERYDAY_TOPICS,
  ...BODY_TOPICS,
  ...PRACTICE_TOPICS,
  ...SITUATION_TOPICS,
  ...SITUATION_GYM_TOPICS,
  ...SITUATION_DAYS_TOPICS,
  ...SITUATION_LIFE_TOPICS,
  ...HEALTH_JOINT_TOPICS,
  ...HEALTH_LEG_TOPICS,
  ...START_TOPICS,
  ...START_DOUBTS_TOPICS,
  ...START_QUESTIONS_TOPICS,
  ...SPORT_TOPICS,
  ...SPORT_WORK_TOPICS,
  ...EATING_TOPICS,
  ...EATING_HABITS_TOPICS,
  ...MIND_TOPICS,
  ...HEALTH_BONE_TOPICS,
  ...HEALTH_NERVE_TOPICS,
  ...HEALTH_LIFE_TOPICS,
  ...HEALTH_TREATMENT_TOPICS,
  ...HEALTH_INSIDE_TOPICS,
];

/** Of an illness or its treatment: suggested only to somebody who names it. */
export const ILLNESS_TOPICS: ReadonlySet<string> = new Set(
  [HEALTH_BONE_TOPICS, HEALTH_NERVE_TOPICS, HEALTH_LIFE_TOPICS, HEALTH_TREATMENT_TOPICS, HEALTH_INSIDE_TOPICS].flat().map(({ id }) => id),
);
