import { chooseExercise } from '../build/choose-exercise.ts';
import { blockSets } from '../build/scheme.ts';
import type { Slot } from '../build/slot-table.ts';
import type { SessionItem } from '../change/session-items.ts';
import type { Trainee } from '../person/trainee.ts';
import { freshItem } from './fresh-item.ts';
import { placed, placedAsMain } from './place-item.ts';
import { changeDay, type PlanDraft } from './plan-draft.ts';

const SETS = { main: 3, other: 2 };

/** Adds the usual choice for a slot; the same draft when there is none. */
export function addForSlot(
  draft: PlanDraft,
  index: number,
  { slot, main, light = false, sets }: { slot: Slot; main: boolean; light?: boolean; sets?: number },
  trainee: Trainee,
): PlanDraft {
  const idsOf = (items: readonly SessionItem[]): string[] => items.flatMap(({ exercise }) => exercise?.id ?? []);
  const today = new Set(idsOf(draft.weeks[0]?.[index]?.items ?? []));
  const used = new Map<string, number>();
  for (const id of (draft.weeks[0] ?? []).flatMap((day) => idsOf(day.items))) used.set(id, (used.get(id) ?? 0) + 1);
  const chosen = chooseExercise(slot, { trainee, used, today, spare_back: false, main });
  if (chosen === undefined) return draft;
  const isMain = main && chosen.exercise.compound;
  const usual = trainee.goal === 'muscle' || isMain ? SETS.main : SETS.other;
  const amount =
    sets ??
    (chosen.slot === 'conditioning' ? 1 : isMain && draft.is_strength ? blockSets({ ...chosen }, { ...trainee, goal: 'strength' }) : usual);
  return changeDay(draft, index, (items, week) => {
    const fresh = freshItem({ ...chosen, main: isMain, sets: amount, light }, draft, trainee, week);
    return isMain ? placedAsMain(items, fresh) : placed(items, fresh);
  });
}
