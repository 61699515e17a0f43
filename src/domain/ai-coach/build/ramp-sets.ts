import type { Muscle } from '../../exercises/exercise.ts';
import { GOAL_REST } from '../check/effort-table.ts';
import type { Trainee } from '../person/trainee.ts';
import { blockKind, waveOf } from './block.ts';
import type { Draft, DraftDay, DraftItem } from './draft.ts';
import { fits } from './fit-to-time.ts';
import { keepsBack } from './volume.ts';

/** Sets that each focus muscle gains over the block, by the weeks from 0 in which one is added (BLOCK-3). */
const RAMP_WEEKS = { intermediate: [1, 2], advanced: [1, 2, 3, 4] } as const;
const MUSCLES_MOST = 3;
const SETS_MOST = 5;
const REST_STEP = 15;

/** Adds sets for the focus muscles from week to week where time and the limits of volume allow; the draft itself stays (BLOCK-3). */
export function withRamp(draft: Draft): Draft {
  const { trainee } = draft;
  const weeks = rampWeeks(trainee);
  if (weeks.length === 0) return draft;
  const ramped: Draft = { ...draft, days: draft.days.map((day) => ({ ...day, items: day.items.map((item) => ({ ...item })) })) };
  for (const muscle of trainee.brief.focus.slice(0, MUSCLES_MOST)) for (const week of weeks) addSet(ramped, muscle, week);
  return ramped;
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
    if (fitsAtTheEnd(draft, day) || givesRests(draft, day)) return;
    item.ramp = before;
  }
}

function reached({ sets, ramp = [] }: DraftItem): number {
  return sets + Math.max(0, ...ramp);
}

/** Whether the week with all added sets keeps the limits of time and volume. */
function fitsAtTheEnd(draft: Draft, day: DraftDay, minutes = draft.trainee.minutes): boolean {
  const grown = (other: DraftDay): DraftDay => ({
    ...other,
    items: other.items.map((item) => ({ ...item, sets: reached(item), ramp: undefined })),
  });
  const days = draft.days.map(grown);
  const own = days[draft.days.indexOf(day)];
  const last = { ...draft, trainee: { ...draft.trainee, minutes }, days };
  return own !== undefined && fits(last, own) && keepsBack(last, own);
}

/** Makes room for the added sets with shorter rests, the longest first, within the range of the goal. */
function givesRests(draft: Draft, day: DraftDay): boolean {
  if (!fitsAtTheEnd(draft, day, Number.POSITIVE_INFINITY)) return false;
  const before = day.items.map(({ rest_seconds }) => rest_seconds);
  for (let item = longestRest(draft, day); item !== undefined; item = longestRest(draft, day)) {
    item.rest_seconds -= REST_STEP;
    if (fitsAtTheEnd(draft, day)) return true;
  }
  for (const [index, item] of day.items.entries()) item.rest_seconds = before[index] ?? item.rest_seconds;
  return false;
}

function longestRest({ trainee }: Draft, day: DraftDay): DraftItem | undefined {
  const rests = GOAL_REST[trainee.goal];
  return day.items
    .filter(({ exercise, main, rest_seconds, slot }) => {
      const [least] = rests[!exercise.compound ? 'single' : main ? 'main' : 'compound'];
      return slot !== 'power' && slot !== 'conditioning' && rest_seconds - REST_STEP >= least;
    })
    .toSorted((a, b) => b.rest_seconds - a.rest_seconds)[0];
}
