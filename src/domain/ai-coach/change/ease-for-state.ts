import { exerciseKey } from '../../exercises/exercise-key.ts';
import { easeAmounts } from '../../plan/amounts.ts';
import type { PrescriptionView } from '../../plan/plan-view.ts';
import { listWords } from '../person/list-words.ts';
import { isLowerBody } from '../planned-suggestion.ts';
import { concerns, cutAmounts, cutOf, type DayState } from '../readiness/day-state.ts';
import { dayStateWords } from '../readiness/day-state-words.ts';
import type { PlanChange } from './plan-change.ts';
import type { LoadNote } from './replace-work.ts';
import type { SessionItem } from './session-items.ts';

/** A changed session before it is compared with what it was. */
export interface Outcome {
  items: SessionItem[];
  title: string;
  why: string;
  kept: string[];
  load_notes: LoadNote[];
}

interface StateInput {
  state: DayState;
  /** Of `items`, in their order. */
  views: readonly PrescriptionView[];
  /** From 0. */
  week: number;
}

/** The open part of a session for how somebody is today (READY-4). Exercises and finished sets stay. */
export function easeForState(items: readonly SessionItem[], { state, views, week }: StateInput): Outcome | { refused: string } {
  const words = dayStateWords(state);
  const cut = cutOf(state);
  if ('refused' in words) return words;
  if (cut === undefined) return { refused: words.why };
  const load_notes: LoadNote[] = [];
  const changed = items.map((item, index) => {
    const view = views[index];
    if (item.locked || view === undefined || item.exercise?.pattern === 'conditioning' || !concerns(cut, item.exercise)) return item;
    const factor = isLowerBody(item.exercise) ? cut.load?.lower : cut.load?.upper;
    if (factor !== undefined && factor < notedFactor(item)) load_notes.push({ from: item.name, to: item.name, factor });
    const eased = easeAmounts(item.raw, view, week, (planned) => {
      const amounts = cutAmounts(planned, cut, item.main);
      return { ...amounts, sets: Math.max(item.done, amounts.sets) };
    });
    return { ...item, ...eased };
  });
  if (cut.muscle !== undefined && changed.every((item, index) => item === items[index]))
    return { refused: `Nothing left today trains your ${cut.muscle}: the session stays as it is.` };
  return { items: changed, title: words.title, why: words.why, kept: ['Your exercises stay.'], load_notes };
}

/** The share of its own load that an earlier state left; above any other without one. */
function notedFactor({ name, raw }: SessionItem): number {
  const { stands_for } = raw;
  const isOwn = typeof stands_for === 'string' && exerciseKey(stands_for) === exerciseKey(name);
  return isOwn ? (raw.load_factor ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
}

/** What a state does to the loads, as lines of the proposal. */
export function loadLines(notes: readonly LoadNote[]): PlanChange['lines'] {
  const factors = [...new Set(notes.flatMap(({ from, to, factor }) => (from === to && factor !== null ? [factor] : [])))];
  return factors.map((factor) => {
    const names = notes.flatMap((note) => (note.factor === factor ? [note.to] : []));
    const of = factors.length === 1 ? '' : ` of ${listWords(names)}`;
    const percent = Math.round(Math.abs(factor - 1) * 1000) / 10;
    return { where: 'Today', before: `Loads of last time${of}`, after: `${percent}% ${factor < 1 ? 'less' : 'more'}` };
  });
}
