import type { Plan } from '#domain/plan/plan.ts';
import type { DayView } from '#domain/plan/plan-view.ts';
import { dayName } from '../change/compare-days.ts';
import { contentsOfPlan } from '../edit/plan-contents.ts';
import { findDays } from '../edit/read/find-days.ts';
import { findMuscles, type MuscleMention } from '../edit/read/find-muscles.ts';
import type { LogDigest } from '../log-digest/digest-shape.ts';
import { positionWords } from '../log-digest/position-words.ts';
import type { Brief } from '../person/brief-shape.ts';
import type { Act } from '../understand/acts/acts.ts';
import type { PlanTopic } from '../understand/acts/plan-question-table.ts';
import { ACT_OF_TOPIC, type PlanQuestion, readPlanQuestion } from '../understand/acts/read-plan-question.ts';
import { slotted } from '../understand/acts/slotted.ts';
import { findMentions } from '../understand/find-mentions.ts';
import { howDoneWords, safeWords, whatIsWords } from './exercise-words.ts';
import type { Offer } from './offer-plan.ts';
import { outlookWords, verdictWords } from './plan-outlook-words.ts';
import { amountsWords, enoughWords, howOftenWords, restWords, setsWords, workFor } from './plan-part-words.ts';
import {
  daysOfPlan,
  exerciseCountWords,
  lengthWords,
  lightWeekWords,
  minutesWords,
  notationWords,
  placeWords,
  restDaysWords,
  trainingDaysWords,
  weekWords,
} from './plan-schedule-words.ts';
import { type PlannedPart, partsNamed, partsOf } from './planned-part.ts';
import { nextSessionWords, sessionWords } from './show-session.ts';

interface Input {
  act: Act;
  /** Normalised. */
  text: string;
  plan: Plan | undefined;
  brief: Brief;
  digest: LogDigest | null;
  /** The exercise talked about before, by name. */
  last_exercise: string | undefined;
}

interface Asked extends Omit<Input, 'plan'>, PlanQuestion {
  plan: Plan;
  /** The planned exercises it names, or that work the body part it names. */
  parts: readonly PlannedPart[];
  muscle: MuscleMention | undefined;
  /** The days of the plan it names. */
  onDays: readonly DayView[];
}

/** Answers a question about an exercise or the plan in use from its numbers; undefined for any other, unless its `topic` is known. */
export function answerPlanQuestion(input: Input, topic?: PlanTopic): Offer | undefined {
  const question = topic === undefined ? readPlanQuestion(input.text) : planQuestion(input.text, topic);
  if (question === undefined || (topic === undefined && ACT_OF_TOPIC[question.topic] !== input.act)) return undefined;
  if (question.topic === 'light-week' && input.digest?.place != null) return undefined;
  const [exercise] = question.exercises.flatMap((words) => findMentions(words, true).map((mention) => mention.exercise));
  const { plan } = input;
  if (exercise !== undefined && question.topic === 'safe') return reply(safeWords(exercise, input.brief, input.text));
  if (exercise !== undefined && (question.topic === 'what-is' || question.topic === 'how-done')) {
    const part = plan === undefined ? undefined : partsNamed(question.exercises[0] ?? '', plan, undefined)[0];
    return reply(question.topic === 'what-is' ? whatIsWords(exercise, part) : howDoneWords(exercise, part));
  }
  if (plan === undefined) return undefined;
  return ANSWERS[question.topic]?.(readAsked(input, question, plan));
}

function planQuestion(text: string, topic: PlanTopic): PlanQuestion {
  const { exercises, muscles, days } = slotted(text);
  return { topic, exercises, muscles, days };
}

function readAsked(input: Input, question: PlanQuestion, plan: Plan): Asked {
  const { text, last_exercise } = input;
  const muscle = findMuscles(question.muscles.join(' , '))[0];
  const named = question.exercises.length > 0 ? partsNamed(text, plan, last_exercise) : [];
  const parts = named.length > 0 ? allOf(named, plan) : muscle === undefined ? [] : workFor(plan, muscle.muscles);
  const indexes = question.days.length === 0 ? [] : findDays(text, contentsOfPlan(plan)).flatMap(({ day }) => day?.index ?? []);
  const onDays = daysOfPlan(plan).filter((_, index) => indexes.includes(index));
  return { ...input, ...question, plan, parts, muscle, onDays };
}

/** Every place of the named exercises in the week. */
function allOf(named: readonly PlannedPart[], plan: Plan): PlannedPart[] {
  return partsOf(plan).filter(({ item }) => named.some((part) => part.item.exercise === item.exercise));
}

const ANSWERS: Readonly<Partial<Record<PlanQuestion['topic'], (asked: Asked) => Offer | undefined>>> = {
  days: ({ plan }) => reply(trainingDaysWords(plan), ['Show my week', 'What is today?']),
  'rest-days': ({ plan }) => reply(restDaysWords(plan)),
  week: ({ plan }) => ({ messages: weekWords(plan), quick_replies: ['Why this plan?', 'What is today?'] }),
  day: (asked) => ({ messages: sessionWords(asked), quick_replies: [] }),
  next: ({ plan, digest }) => ({ messages: nextSessionWords(plan, digest), quick_replies: ['Show my week'] }),
  start: ({ plan, digest }) => ({
    messages: [
      "Open Today's Workout: it has the session with every set. Do them in order, type weight and reps, and tap Log Workout at the end; the whole plan is under My Program. The first weight of a lift is one that leaves three or four reps in you after a set of 8.",
      ...nextSessionWords(plan, digest),
    ],
    quick_replies: ['Show my week'],
  }),
  when: (asked) => (asked.parts.length === 0 ? missing(asked) : reply(amountsWords(asked.parts))),
  has,
  'how-often': (asked) => (asked.parts.length === 0 ? missing(asked) : reply(howOftenWords(asked.parts))),
  'trained-by': (asked) => (asked.parts.length === 0 ? missing(asked) : reply(amountsWords(asked.parts))),
  sets: (asked) =>
    asked.muscle !== undefined && asked.exercises.length === 0
      ? reply(setsWords(asked.muscle, asked.parts, asked.plan))
      : asked.parts.length === 0
        ? missing(asked)
        : reply(amountsWords(asked.parts)),
  rest: (asked) => (asked.parts.length === 0 ? missing(asked) : reply(restWords(asked.parts, asked.plan))),
  'session-minutes': ({ plan, onDays }) => reply(minutesWords(plan, onDays), ['Make it 45 minutes']),
  length: ({ plan }) => reply(lengthWords(plan)),
  position: ({ plan, digest }) => ({ messages: positionWords(plan, digest?.place ?? null), quick_replies: [] }),
  'light-week': ({ plan }) => reply(lightWeekWords(plan)),
  place: ({ plan, onDays, text }) => reply(placeWords(plan, onDays, text)),
  count: ({ plan }) => reply(exerciseCountWords(plan)),
  enough: ({ plan, brief, muscle, text }) =>
    muscle === undefined ? reply(outlookWords(text, plan, brief)) : reply(enoughWords(muscle, plan, brief), [`More ${muscle.words}`]),
  works: ({ plan, brief, text }) => reply(outlookWords(text, plan, brief)),
  good: ({ plan, brief }) => reply(verdictWords(plan, brief), ['Why this plan?']),
  must: ({ parts }) => {
    const name = parts[0]?.item.exercise.toLowerCase();
    const why = parts[0]?.item.why ?? null;
    return reply(
      `No, no single exercise is a must.${why === null ? '' : ` This one is there for a reason: ${why.replace(/[^.]$/, '$&.')}`} Skip it now and then and nothing is lost; for good I would put something alike in its place.`,
      name === undefined ? [] : [`Swap ${name}`],
    );
  },
  notation: ({ text }) => reply(notationWords(text)),
  missed: () =>
    reply(
      'One missed session costs nothing: go on with it the next time you train, and do not squeeze two into one day. After a week or more away tell me, and the first session back starts lighter.',
    ),
  'swap-days': ({ plan }) =>
    reply(
      `Yes, the days may be swapped: keep their order and a day between hard ones where you can. ${trainingDaysWords(plan)} For good, say «move ${dayName(daysOfPlan(plan)[0]?.label ?? 'Monday')} to» and the day.`,
    ),
  'at-home': () => ({
    messages: [
      'Yes. Tell me what you have there («dumbbells to 10 kg and a band», or «nothing»), and whether it is for one day («at home on Friday, no equipment») or for good («I train at home now»): I show that session, or change the plan.',
    ],
    quick_replies: ['I train at home now'],
  }),
  'short-of-time': () =>
    reply(
      "Do the first two exercises with all their sets and leave the rest: they train most for the time, and nothing has to be made up. «Change this session», «Less time» in Today's Workout fits the session to your minutes.",
    ),
  'in-a-row': () =>
    reply(
      'Now and then, yes. A muscle that worked hard wants about 48 hours, so two full sessions in a row are better with the second one a little lighter; from week to week keep a day between them.',
    ),
};

function reply(message: string, quick_replies: readonly string[] = []): Offer {
  return { messages: [message], quick_replies };
}

/** Whether the plan has it, and where. */
function has(asked: Asked): Offer {
  const { parts, onDays } = asked;
  if (parts.length === 0) return missing(asked);
  const there = onDays.length === 0 ? parts : parts.filter(({ day }) => onDays.some(({ label }) => label === day.label));
  if (there.length === 0) return reply(`Not that day. ${amountsWords(parts)}`);
  return reply(`Yes. ${amountsWords(there)}`);
}

function missing({ muscle, exercises, plan }: Asked): Offer {
  const name = exercises[0] ?? muscle?.words ?? 'that';
  const [exercise] = findMentions(name, true).map((mention) => mention.exercise);
  const instead = exercise === undefined ? [] : workFor(plan, exercise.primary.slice(0, 1));
  const alike = instead.length === 0 ? '' : ` What trains much the same: ${amountsWords(instead.slice(0, 2))}`;
  return reply(`${exercise?.name ?? capital(name)} is not in your plan.${alike}`, [
    `Add ${exercise?.name.toLowerCase() ?? `more ${name}`}`,
  ]);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
