import type { Plan, PlanDay, Prescription } from '#domain/plan/plan.ts';
import { plainWords, sentencesOf } from './plain-words.ts';
import { faultOfSentence } from './words-check.ts';

const EXPLANATION_MAX = 800;
const TITLE_MAX = 60;
const NOTE_MAX = 200;
const NAME_MAX = 80;

/**
 * The plan with all external text reduced to plain words. Forbidden sentences (markup, internals, medicine, other languages) are dropped.
 * The goal stays, because it determines how the plan is read.
 */
export function withPlainText(plan: Plan): Plan {
  const day = (one: PlanDay, index: number): PlanDay => ({
    ...one,
    ...textOf('title', one.title, TITLE_MAX),
    ...(typeof one.day === 'string' ? { day: allowed(one.day, TITLE_MAX) || `Day ${index + 1}` } : {}),
    primary: (one.primary ?? []).map(prescription),
    accessories: (one.accessories ?? []).map(prescription),
    ...(one.exercises == null ? {} : { exercises: one.exercises.map(prescription) }),
  });
  return {
    ...plan,
    ...textOf('explanation', plan.explanation, EXPLANATION_MAX),
    ...(plan.schedule == null ? {} : { schedule: plan.schedule.map(day) }),
    ...(plan.weeks == null ? {} : { weeks: plan.weeks.map((week) => (Array.isArray(week) ? week : week.days).map(day)) }),
  };
}

function prescription(item: Prescription): Prescription {
  const { note, why, warm_up, ...rest } = item;
  return {
    ...rest,
    ...(item.exercise == null ? {} : { exercise: plainWords(item.exercise, NAME_MAX) || 'Exercise' }),
    ...(item.name == null ? {} : { name: plainWords(item.name, NAME_MAX) || 'Exercise' }),
    ...(note == null ? {} : textOf('note', note, NOTE_MAX)),
    ...(why == null ? {} : textOf('why', why, NOTE_MAX)),
    ...(warm_up == null ? {} : textOf('warm_up', warm_up, NOTE_MAX)),
  };
}

function textOf<K extends string>(name: K, text: string | null | undefined, most: number): { [key in K]?: string } {
  return text == null ? {} : ({ [name]: allowed(text, most) } as { [key in K]?: string });
}

function allowed(text: string, most: number): string {
  const sentences = sentencesOf(plainWords(text, most));
  // The plan's own numbers and claims hold once it is in use.
  const grounds = { plan: null, before: null, told: [text], unit: null, secret: [] };
  return sentences.filter((sentence) => [null, 'claims_change'].includes(faultOfSentence(sentence, grounds))).join(' ');
}
