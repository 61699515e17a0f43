import type { Muscle } from '../../exercises/exercise.ts';
import type { Trainee } from '../person/trainee.ts';
import { blockKind, waveOf } from './block.ts';
import type { Draft, DraftDay, DraftItem } from './draft.ts';
import { fits } from './fit-to-time.ts';

/** Sets that each focus muscle gains over the block, by the weeks from 0 in which one is added (BLOCK-3). */
const RAMP_WEEKS = { intermediate: [1, 2], advanced: [1, 2, 3, 4] } as const;
const MUSCLES_MOST = 3;
/** Loads that cannot rise in small steps: a set more of each main lift from this week on, from 0 (BLOCK-3). */
const FIXED_LOAD_WEEK = 1;
const SETS_MOST = 5;
/** The last weeks may take this much longer than the stated time. */
const LONGER_BY = 1.08;
/** Where every week but the first is longer, no more than an edit of the time may leave. */
const EACH_LONGER_BY = 1.05;

/**
 * Adds sets from week to week where time and the limits of volume allow, for the focus muscles, and for the main lifts of a block whose loads
 * are fixed; the draft itself stays (BLOCK-3).
 */
export function withRamp(draft: Draft): Draft {
  const { trainee } = draft;
  const weeks = rampWeeks(trainee);
  const isFixed = hasFixedLoads(trainee);
  if (weeks.length === 0 && !isFixed) return draft;
  const ramped: Draft = { ...draft, days: draft.days.map((day) => ({ ...day, items: day.items.map((item) => ({ ...item })) })) };
  for (const muscle of trainee.brief.focus.slice(0, MUSCLES_MOST)) for (const week of weeks) addSet(ramped, muscle, week);
  if (isFixed) for (const day of ramped.days) if (!day.easy) addMainSets(ramped, day);
  return ramped;
}

/** A beginner's loads and reps rise from session to session without more sets. */
function hasFixedLoads(trainee: Trainee): boolean {
  const kind = blockKind(trainee);
  if (trainee.experience === 'beginner') return false;
  return kind === 'kettlebell' || kind === 'bands';
}

/** One set more of each main lift up to the lighter week, while the reps rise to the top of their range. */
function addMainSets(draft: Draft, day: DraftDay): void {
  const weeks = waveOf(draft.trainee).main.length;
  for (const item of day.items) {
    if (!item.main || item.light === true || item.slot === 'power' || item.sets >= SETS_MOST) continue;
    item.ramp = Array.from({ length: weeks }, (_, week) => (week >= FIXED_LOAD_WEEK && week < weeks - 1 ? 1 : 0));
    if (!fitsAtTheEnd(draft, day, EACH_LONGER_BY)) delete item.ramp;
  }
}

function rampWeeks({ experience, easy, guarded, brief, ...trainee }: Trainee): readonly number[] {
  const kind = blockKind({ experience, easy, guarded, brief, ...trainee });
  if (experience === 'beginner' || easy || guarded || brief.focus.length === 0) return [];
  return kind === 'muscle' || kind === 'general fitness' ? RAMP_WEEKS[experience] : [];
}

function addSet(draft: Draft, muscle: Muscle, from: number): void {
  const weeks = waveOf(draft.trainee).main.length;
  const choices = draft.days
    .flatMap((day) => (day.easy ? [] : day.items.map((item) => ({ day, item }))))
    .filter(({ item }) => item.exercise.primary.includes(muscle) && item.light !== true && reached(item) < SETS_MOST)
    .sort((a, b) => reached(a.item) - reached(b.item));
  for (const { day, item } of choices) {
    const before = item.ramp;
    item.ramp = Array.from({ length: weeks }, (_, week) => (before?.[week] ?? 0) + (week >= from && week < weeks - 1 ? 1 : 0));
    if (fitsAtTheEnd(draft, day)) return;
    item.ramp = before;
  }
}

function reached({ sets, ramp = [] }: DraftItem): number {
  return sets + Math.max(0, ...ramp);
}

/** Whether the week with all added sets keeps the limits of time, which it may exceed by the factor `longerBy`, and of volume. */
function fitsAtTheEnd(draft: Draft, day: DraftDay, longerBy = LONGER_BY): boolean {
  const grown = (other: DraftDay): DraftDay => ({
    ...other,
    items: other.items.map((item) => ({ ...item, sets: reached(item), ramp: undefined })),
  });
  const days = draft.days.map(grown);
  const own = days[draft.days.indexOf(day)];
  const minutes = Math.floor(draft.trainee.minutes * longerBy);
  return own !== undefined && fits({ ...draft, trainee: { ...draft.trainee, minutes }, days }, own);
}
