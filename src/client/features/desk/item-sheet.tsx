import { useState } from 'react';
import { RepsField } from '#client/training/sets/reps-field.tsx';
import { Button } from '#client/ui/buttons/button.tsx';
import { Segmented } from '#client/ui/forms/segmented.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { inWeek } from '#domain/coaching/coach-plan.ts';
import type { ItemChange } from '#domain/coaching/edit-coach-plan.ts';
import { COACH_PLAN_MESSAGES } from '#domain/messages/coach-plans.ts';
import { ROUTINE_MESSAGES } from '#domain/messages/routines.ts';
import { type PlanTarget, planTargetSchema } from '#domain/plan/plan-target.ts';
import type { CoachItem } from '#domain/sync/proposal-shape.ts';
import { parseReps } from '#domain/training/rep-range.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import styles from './plan-editor.module.css';

interface ItemSheetProps {
  item: CoachItem;
  /** From 0; null is all weeks. */
  week: number | null;
  unit: WeightUnit;
  onChange: (change: ItemChange) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onClose: () => void;
}

type LoadKind = 'effort' | 'percent' | 'weight';

const LOADS = [
  { value: 'effort', label: 'By effort' },
  { value: 'percent', label: '% of best' },
  { value: 'weight', label: 'Weight' },
] as const;
const SETS = Array.from({ length: 20 }, (_, index) => ({ value: index + 1, label: `${index + 1}` }));
const NO_RPE = 0;
const EFFORTS = [
  { value: NO_RPE, label: 'As it comes' },
  ...[5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5, 10].map((rpe) => ({ value: rpe, label: `RPE ${rpe}` })),
];
const NOTE_MAX_LENGTH = 500;

/** What a coach asks of one exercise, in one week or in all (CPLAN-9). */
export function ItemSheet({ item, week, unit, onChange, onMove, onRemove, onClose }: ItemSheetProps) {
  const at = week ?? 0;
  const { target } = item;
  const [sets, setSets] = useState(inWeek(item.sets, at) ?? 1);
  const [reps, setReps] = useState(inWeek(item.reps, at) ?? '');
  const [rpe, setRpe] = useState(inWeek(item.rpe, at) ?? NO_RPE);
  const [kind, setKind] = useState<LoadKind>(target == null ? 'effort' : 'percent' in target ? 'percent' : 'weight');
  const [amount, setAmount] = useState(target == null ? '' : 'percent' in target ? String(target.percent) : target.weight);
  const [note, setNote] = useState(item.note ?? '');
  const [errors, setErrors] = useState<{ reps?: string; amount?: string }>({});
  const use = () => {
    if (parseReps(reps) === undefined) return setErrors({ reps: ROUTINE_MESSAGES.repsMissing });
    const wanted = targetOf(kind, amount, target != null && 'unit' in target ? target.unit : unit);
    if (wanted === undefined) return setErrors({ amount: COACH_PLAN_MESSAGES.amountMissing });
    onChange({ week, sets, reps: reps.trim(), rpe: rpe === NO_RPE ? null : rpe, target: wanted, note: note.trim() });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={item.exercise}
      actions={
        <Button kind="now" wide big onClick={use}>
          Use this
        </Button>
      }
    >
      <div className={styles.fields}>
        <p className="cap">{week === null ? 'In all weeks' : `In week ${week + 1}`}</p>
        <SelectField label="Sets" options={SETS} value={sets} onChange={setSets} />
        <RepsField value={reps} error={errors.reps} onChange={setReps} />
        <SelectField label="Effort" options={EFFORTS} value={rpe} onChange={setRpe} />
        <Segmented<LoadKind> label="Load" options={LOADS} value={kind} onChange={setKind} />
        {kind === 'effort' ? null : (
          <TextField
            label={kind === 'percent' ? 'Percent of the best, in all weeks' : `Weight in ${unit}, in all weeks`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={9}
            value={amount}
            error={errors.amount}
            onChange={(event) => setAmount(event.currentTarget.value)}
          />
        )}
        <TextArea label="Note" value={note} max={NOTE_MAX_LENGTH} onChange={(event) => setNote(event.currentTarget.value)} />
        <Button wide onClick={() => onMove(-1)}>
          Move up
        </Button>
        <Button wide onClick={() => onMove(1)}>
          Move down
        </Button>
        <Button wide onClick={onRemove}>
          Remove from this day
        </Button>
      </div>
    </Sheet>
  );
}

/** undefined for what is no number. */
function targetOf(kind: LoadKind, amount: string, unit: WeightUnit): PlanTarget | null | undefined {
  if (kind === 'effort') return null;
  const typed = amount.trim().replace(',', '.');
  const parsed = planTargetSchema.safeParse(kind === 'percent' ? { percent: Number(typed) } : { weight: typed, unit });
  return parsed.success ? parsed.data : undefined;
}
