import { useState } from 'react';
import { ExercisePicker } from '#client/training/exercise-picker/exercise-picker.tsx';
import { RepsField } from '#client/training/sets/reps-field.tsx';
import { Button } from '#client/ui/buttons/button.tsx';
import { CheckBox } from '#client/ui/forms/check-box.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { refOfItem } from '#domain/ai-coach/edit/move-edit.ts';
import type { DayRef, ExerciseRef, PlanEdit } from '#domain/ai-coach/edit/plan-edit.ts';
import { ROUTINE_MESSAGES } from '#domain/messages/routines.ts';
import type { Plan } from '#domain/plan/plan.ts';
import type { DayView, PrescriptionView } from '#domain/plan/plan-view.ts';
import { dayName } from '#domain/training/next-workout.ts';
import { parseReps } from '#domain/training/rep-range.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import type { Account } from '#offline/store/account.ts';
import { pairEdits, swapEdits, type TypedItem, typedEdits } from './item-edits.ts';
import styles from './plan-editor.module.css';

interface ItemSheetProps {
  account: Account;
  unit: WeightUnit;
  item: PrescriptionView;
  /** Of its day, in order. */
  items: readonly PrescriptionView[];
  day: DayRef;
  days: readonly DayView[];
  isStrength: boolean;
  onEdit: (edits: readonly PlanEdit[]) => void;
  /** The plan as edits would make it. */
  onPreview: (edits: readonly PlanEdit[]) => Plan;
  onClose: () => void;
}

const AS_IT_IS = -1;
const SETS = Array.from({ length: 10 }, (_, index) => ({ value: index + 1, label: `${index + 1}` }));
const REST_SECONDS = [30, 45, 60, 90, 120, 150, 180, 240, 300];
const RESERVES = [0, 1, 2, 3, 4, 5];

/** What can be changed of one exercise of the plan. */
export function ItemSheet({ account, unit, item, items, day, days, isStrength, onEdit, onPreview, onClose }: ItemSheetProps) {
  const [sets, setSets] = useState(item.sets);
  const [reps, setReps] = useState(item.reps);
  const [rir, setRir] = useState(AS_IT_IS);
  const [rest, setRest] = useState(item.rest_seconds ?? AS_IT_IS);
  const [error, setError] = useState<string | undefined>(undefined);
  const [isEveryDay, setEveryDay] = useState(false);
  const [isSwapping, setSwapping] = useState(false);
  const [partner, setPartner] = useState(partnerOf(item, items)?.exercise ?? NO_PARTNER);
  const exercise = refOfItem(item);
  const others = days.filter((other) => [...other.primary, ...other.accessories].some((there) => there.exercise === item.exercise));
  const where = isEveryDay ? {} : { day };
  const edited = { item, day, where, preview: onPreview };
  const isReadable = reps.trim() === item.reps || parseReps(reps) !== undefined;
  const typed: TypedItem = {
    ...(sets === item.sets ? {} : { sets }),
    ...(reps.trim() === item.reps || !isReadable ? {} : { reps: reps.trim() }),
    ...(rir === AS_IT_IS ? {} : { rir }),
    ...(rest === (item.rest_seconds ?? AS_IT_IS) ? {} : { rest }),
  };
  const chosenPartner = items.find((other) => other.exercise === partner) ?? null;
  const isPairChanged = partner !== (partnerOf(item, items)?.exercise ?? NO_PARTNER);
  const edits = (): PlanEdit[] => (isPairChanged ? pairEdits(edited, chosenPartner, typed) : typedEdits(typed, { exercise, ...where }));
  // Every way out keeps what was typed; reps that cannot be read stay as they were.
  const leave = () => {
    const left = edits();
    return left.length === 0 ? onClose() : onEdit(left);
  };
  const use = () => (isReadable ? leave() : setError(ROUTINE_MESSAGES.repsMissing));
  const swap = (to: ExerciseRef | null) => {
    setSwapping(false);
    if (!isReadable) return setError(ROUTINE_MESSAGES.repsMissing);
    onEdit([...(isPairChanged ? pairEdits(edited, chosenPartner, {}) : []), ...swapEdits(edited, to, typed)]);
  };
  if (isSwapping)
    return (
      <ExercisePicker
        account={account}
        unit={unit}
        title={`Instead of ${item.exercise}`}
        isSingle
        onChoose={async ([chosen]) => {
          swap({ id: chosen?.exercise_id ?? null, name: chosen?.exercise ?? '' });
          return null;
        }}
        onClose={() => setSwapping(false)}
      />
    );
  return (
    <Sheet
      open
      onClose={leave}
      title={item.exercise}
      actions={
        <Button kind="now" wide big onClick={use}>
          Use this
        </Button>
      }
    >
      <div className={styles.fields}>
        <SelectField label="Sets" options={SETS} value={Math.min(sets, SETS.length)} onChange={setSets} />
        <RepsField
          value={reps}
          error={error}
          onChange={(typed) => {
            setError(undefined);
            setReps(typed);
          }}
        />
        <SelectField label="Effort" options={effortOptions(isStrength)} value={rir} onChange={setRir} />
        <SelectField label="Rest" options={restOptions(item.rest_seconds)} value={rest} onChange={setRest} />
      </div>
      <Partner item={item} items={items} value={partner} onChange={setPartner} />
      {others.length < 2 ? null : (
        <CheckBox checked={isEveryDay} onChange={(event) => setEveryDay(event.currentTarget.checked)}>
          {`On every day that has it: ${others.map(({ label }) => dayName(label)).join(', ')}`}
        </CheckBox>
      )}
      <div className={styles.more}>
        <Button wide onClick={() => swap(null)}>
          Swap for the closest one
        </Button>
        <Button wide aria-haspopup="dialog" onClick={() => setSwapping(true)}>
          Choose another exercise
        </Button>
        <Button wide onClick={() => onEdit([{ kind: 'remove', target: { exercise, ...where } }])}>
          {isEveryDay ? 'Leave it out on every day' : `Leave it out on ${dayName(day.label)}`}
        </Button>
      </div>
    </Sheet>
  );
}

const NO_PARTNER = '';

interface PartnerProps {
  item: PrescriptionView;
  items: readonly PrescriptionView[];
  /** The name of the other exercise. */
  value: string;
  onChange: (partner: string) => void;
}

/** The other exercise of its superset, or none; done with the rest of the sheet. */
function Partner({ item, items, value, onChange }: PartnerProps) {
  const now = partnerOf(item, items);
  const free = items.filter((other) => other !== item && (other.superset === null || other === now));
  if (free.length === 0) return null;
  const options = [{ value: NO_PARTNER, label: 'No superset' }, ...free.map((other) => ({ value: other.exercise, label: other.exercise }))];
  return <SelectField label="Superset with" options={options} value={value} onChange={onChange} />;
}

function partnerOf(item: PrescriptionView, items: readonly PrescriptionView[]): PrescriptionView | undefined {
  return item.superset === null ? undefined : items.find((other) => other !== item && other.superset === item.superset);
}

function effortOptions(isStrength: boolean) {
  const word = (rir: number): string => {
    const left = `${rir} ${rir === 1 ? 'rep' : 'reps'} left`;
    return isStrength ? `RPE ${10 - rir}, ${left}` : left;
  };
  return [{ value: AS_IT_IS, label: 'As planned' }, ...RESERVES.map((rir) => ({ value: rir, label: word(rir) }))];
}

function restOptions(planned: number | null) {
  const seconds = [...new Set([...REST_SECONDS, ...(planned === null ? [] : [planned])])].sort((a, b) => a - b);
  const usual = planned === null ? [{ value: AS_IT_IS, label: 'As usual' }] : [];
  const words = (value: number): string => `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')}`;
  return [...usual, ...seconds.map((value) => ({ value, label: words(value) }))];
}
