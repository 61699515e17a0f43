import { useCallback } from 'react';
import { usePart } from '#client/training/use-part.ts';
import { Note } from '#client/ui/feedback/note.tsx';
import type { SubstituteOffer } from '#domain/ai-coach/change/offer-substitutes.ts';
import { CHANGE_SESSION_MESSAGES } from '#domain/messages/today.ts';
import type { Prescription } from '#domain/plan/plan.ts';
import type { PrescriptionView } from '#domain/plan/plan-view.ts';
import type { Account } from '#offline/store/account.ts';
import type { LoadSources } from '../change/offered-load.ts';
import type { SwapScope } from '../change/swap-sheet.tsx';
import type { SessionDay } from '../change/use-session-day.ts';
import type { ExerciseState } from '../use-workout-view.ts';

const loadPicker = () => import('#client/training/exercise-picker/exercise-picker.tsx');
const loadSwap = () => import('../change/swap-sheet.tsx');

/** What is being chosen: exercises to add, one for another's place from the whole list, or one of its substitutes. */
export type Picking =
  | { kind: 'add' }
  | { kind: 'substitute'; place: PrescriptionView }
  | { kind: 'swap'; place: PrescriptionView; scope: SwapScope }
  | null;

interface ArrangeSheetsProps {
  parts: ArrangeParts;
  account: Account;
  day: SessionDay;
  states: readonly ExerciseState[];
  frame: { goal: string | null; is_strength: boolean; week: number };
  sources: LoadSources;
  picking: Picking;
  /** Each resolves to null or the error. */
  onChoose: (chosen: readonly Prescription[], asSuperset: boolean) => Promise<string | null>;
  onSwap: (offer: SubstituteOffer, place: PrescriptionView, scope: SwapScope) => Promise<string | null>;
  /** The workout is one of a plan. */
  isOfPlan: boolean;
  onPick: (what: Picking) => void;
  onHurts: () => void;
}

/** What the sheets that choose exercises are drawn with, loaded when the first of them is asked for. */
export function useArrangeParts() {
  const picker = usePart(loadPicker);
  const swap = usePart(loadSwap);
  const { load: startPicker } = picker;
  const { load: startSwap } = swap;
  const load = useCallback(
    ({ kind }: NonNullable<Picking>) => (kind === 'substitute' ? startSwap() : startPicker()),
    [startPicker, startSwap],
  );
  return { load, picker, swap };
}

type ArrangeParts = ReturnType<typeof useArrangeParts>;

/** The sheet that chooses an exercise for a workout. */
export function ArrangeSheets({ parts: { picker, swap }, picking, onPick, ...input }: ArrangeSheetsProps) {
  if (picking === null) return null;
  const close = () => onPick(null);
  if ((picking.kind === 'substitute' ? swap : picker).hasFailed) return <Note kind="fail">{CHANGE_SESSION_MESSAGES.notLoaded}</Note>;
  if (picking.kind === 'substitute')
    return swap.loaded === null ? null : (
      <swap.loaded.SwapSheet
        {...input}
        prescription={picking.place}
        onSwap={(offer, scope) => input.onSwap(offer, picking.place, scope)}
        onAll={(scope) => onPick({ kind: 'swap', place: picking.place, scope })}
        onHurts={() => {
          close();
          input.onHurts();
        }}
        onClose={close}
      />
    );
  return picker.loaded === null ? null : (
    <picker.loaded.ExercisePicker
      account={input.account}
      unit={input.sources.unit}
      title={picking.kind === 'add' ? 'Add exercises' : `Swap ${picking.place.exercise}`}
      isSingle={picking.kind === 'swap'}
      onChoose={input.onChoose}
      onClose={close}
    />
  );
}
