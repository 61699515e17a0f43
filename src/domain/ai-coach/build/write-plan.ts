import type { Plan, PlanDay, Prescription } from '#domain/plan/plan.ts';
import { readPlanDay } from '#domain/plan/plan-view.ts';
import { STRENGTH_PLAN_WEEKS } from '../../limits.ts';
import { WEEKDAYS } from '../person/weekdays.ts';
import { readWorkDay, type WorkDay } from '../plan-work.ts';
import { estimateMinutes } from '../session-minutes.ts';
import { describeBlock } from './block.ts';
import { type Draft, type DraftDay, type DraftItem, nameOfItem } from './draft.ts';
import { pairedItems } from './pair-items.ts';
import { longestWeek, prescriptionOf } from './scheme.ts';
import { noteFor, whyFor } from './why.ts';

/** Writes the draft as a plan (PLAN-7): four weeks for strength, otherwise one week with what changes by week of the block (BLOCK-1). */
export function writePlan(draft: Draft, explanation: string): Plan {
  const weeks = Array.from({ length: weeksOf(draft) }, (_, week) => draft.days.map((day) => withMinutes(draft, day, week)));
  const body = weeks.length > 1 ? { weeks } : { schedule: weeks[0] ?? [] };
  return { format: 1, goal: draft.trainee.goal, explanation, block: describeBlock(draft.trainee), ...body };
}

/** Caches for reading one trainee's drafts, which are mostly alike. */
export interface ReadWork {
  /** Week by week. A changed day must be a new object. */
  readonly days: WeakMap<DraftDay, WorkDay[]>;
  /** Week by week, by `nameOfItem`. */
  readonly items: Map<string, WorkDay['work'][]>;
}

/** The draft as the checker reads it; each day and each item is read once. */
export function draftWork(draft: Draft, known: ReadWork): WorkDay[][] {
  const days = draft.days.map((day) => {
    const read = known.days.get(day) ?? readDay(draft, day, known);
    known.days.set(day, read);
    return read;
  });
  return Array.from({ length: weeksOf(draft) }, (_, week) => days.flatMap((weeks) => weeks[week] ?? []));
}

function readDay(draft: Draft, day: DraftDay, known: ReadWork): WorkDay[] {
  const read = pairedItems(day, draft.trainee).map(({ item, superset, rest_seconds }) => {
    const weeks = readItem(draft, item, known);
    if (superset === null) return weeks;
    return weeks.map((works) => works.map((work) => ({ ...work, prescription: { ...work.prescription, superset, rest_seconds } })));
  });
  return Array.from({ length: weeksOf(draft) }, (_, week) => ({
    label: labelOf(day),
    minutes: null,
    work: read.flatMap((weeks) => weeks[week] ?? []),
  }));
}

function readItem(draft: Draft, item: DraftItem, { items }: ReadWork): WorkDay['work'][] {
  const name = nameOfItem(item);
  const known = items.get(name);
  if (known !== undefined) return known;
  const read = Array.from({ length: weeksOf(draft) }, (_, week) => {
    const written = writeItem(draft, item, week);
    return readWorkDay(readPlanDay(item.main ? { primary: [written] } : { accessories: [written] }, week, 0)).work;
  });
  items.set(name, read);
  return read;
}

function weeksOf({ trainee }: Draft): number {
  return trainee.goal === 'strength' ? STRENGTH_PLAN_WEEKS : 1;
}

function withMinutes(draft: Draft, day: DraftDay, week: number): PlanDay {
  const written = writeDay(draft, day, week);
  const longest = draft.trainee.goal === 'strength' ? week : longestWeek(draft.trainee);
  return { ...written, minutes: estimateMinutes(readPlanDay(written, longest, 0), draft.trainee.goal) };
}

function writeDay(draft: Draft, day: DraftDay, week: number): PlanDay {
  const items = pairedItems(day, draft.trainee);
  const write = (main: boolean): Prescription[] =>
    items.flatMap(({ item, superset, rest_seconds }) => {
      if (item.main !== main) return [];
      const written = writeItem(draft, item, week);
      return superset === null ? [written] : [{ ...written, rest_seconds, superset }];
    });
  return { day: labelOf(day), title: titleOf(day), primary: write(true), accessories: write(false) };
}

function writeItem(draft: Draft, item: DraftItem, week: number): Prescription {
  const note = noteFor(item, draft.trainee);
  return {
    exercise: item.exercise.name,
    exercise_id: item.exercise.id,
    ...prescriptionOf(item, draft.trainee, week),
    rest_seconds: item.rest_seconds,
    ...(note === undefined ? {} : { note }),
    why: whyFor(item, draft.trainee),
  };
}

function labelOf({ weekday }: DraftDay): string {
  return WEEKDAYS[weekday] ?? 'Mon';
}

/** For example «Back squat and bench press»; days without main lifts keep the template's name. */
function titleOf(day: DraftDay): string {
  const mains = day.items.filter((item) => item.main && item.slot !== 'power').slice(0, 2);
  if (day.easy || mains.length === 0) return day.name;
  const words = mains.map((item) => item.exercise.name.toLowerCase()).join(' and ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
