import { useState } from 'react';
import { RepsField } from '#client/training/sets/reps-field.tsx';
import { Button } from '#client/ui/buttons/button.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { NOTE_MAX_LENGTH } from '#domain/limits.ts';
import { PROGRESSION_NAMES, PROGRESSION_WORDS, ROUTINE_MESSAGES } from '#domain/messages/routines.ts';
import { changeInDay, pairWithNext, removeFromDay, unpair } from '#domain/plan/edit-day.ts';
import type { PlanDay, Prescription, Progression } from '#domain/plan/plan.ts';
import type { PrescriptionView } from '#domain/plan/plan-view.ts';
import { progressionRule } from '#domain/training/progression.ts';
import { parseReps } from '#domain/training/rep-range.ts';
import { unitWord, type WeightUnit } from '#domain/training/units.ts';
import styles from './routines.module.css';
import { kindsOf, SetKinds } from './set-kinds.tsx';

interface ExerciseSettingsProps {
  item: PrescriptionView;
  /** The exercise after it. */
  next: PrescriptionView | undefined;
  unit: WeightUnit;
  onChange: (edit: (day: PlanDay) => PlanDay) => void;
  onClose: () => void;
}

const SETS = Array.from({ length: 12 }, (_, index) => ({ value: index + 1, label: `${index + 1}` }));
const NO_RPE = 0;
const EFFORTS = [
  { value: NO_RPE, label: 'As it comes' },
  ...[6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5, 10].map((rpe) => ({ value: rpe, label: `RPE ${rpe}, ${10 - rpe} reps left` })),
];
const USUAL_REST = 0;
const RESTS = [
  { value: USUAL_REST, label: 'As usual' },
  ...[30, 45, 60, 90, 120, 150, 180, 240, 300].map((seconds) => ({
    value: seconds,
    label: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  })),
];
const STEPS: Record<WeightUnit, readonly string[]> = { lb: ['1', '2.5', '5', '10'], kg: ['0.5', '1', '1.25', '2.5', '5'] };
const RULES: readonly Progression['rule'][] = ['reps', 'linear', 'effort', 'none'];

/** Sets, reps, effort, rest, and how the exercise gets heavier (ROUTINE-6). */
export function ExerciseSettings({ item, next, unit, onChange, onClose }: ExerciseSettingsProps) {
  const [sets, setSets] = useState(item.sets);
  const [reps, setReps] = useState(item.reps);
  const [rpe, setRpe] = useState(item.rpe ?? NO_RPE);
  const [rest, setRest] = useState(item.rest_seconds ?? USUAL_REST);
  const [rule, setRule] = useState(progressionRule(item));
  const [step, setStep] = useState(item.progression?.step ?? (unit === 'kg' ? '2.5' : '5'));
  const [note, setNote] = useState(item.note ?? '');
  const before = item.set_kinds ?? [];
  const [kinds, setKinds] = useState<readonly (string | null)[]>(before);
  const [error, setError] = useState<string | undefined>(undefined);
  const isReadable = parseReps(reps) !== undefined;
  // Warm-ups that another app put among the sets stay with what is left alone (ROUTINE-3).
  const areSetsChanged = sets !== item.sets || kinds.join() !== before.join();
  const chosen = {
    reps: isReadable ? reps.trim() : item.reps,
    rpe: rpe === NO_RPE ? null : rpe,
    rest_seconds: rest === USUAL_REST ? null : rest,
    note: note.trim() === '' ? null : note.trim(),
  };
  const isRuleChanged = rule !== progressionRule(item) || (rule === 'linear' && step !== item.progression?.step);
  const progression: Progression = rule === 'linear' ? { rule, step, unit } : { rule };
  const changed = {
    ...(areSetsChanged ? { sets, set_kinds: kindsOf(kinds, sets) } : {}),
    ...Object.fromEntries(Object.entries(chosen).filter(([name, value]) => value !== item[name as keyof typeof chosen])),
    ...(isRuleChanged ? { progression } : {}),
  };
  const isSame = Object.keys(changed).length === 0;
  // What was chosen is kept with every way out of the sheet.
  const act = (edit: (day: PlanDay) => PlanDay, values: Prescription = changed) => {
    onChange((day) => edit(Object.keys(values).length === 0 ? day : changeInDay(day, item, (stored) => ({ ...stored, ...values }))));
    onClose();
  };
  const leave = () => (isSame ? onClose() : act((day) => day));
  const use = () => (isReadable ? act((day) => day, { ...changed, ...chosen, progression }) : setError(ROUTINE_MESSAGES.repsMissing));
  const isPaired = next !== undefined && item.superset !== null && next.superset === item.superset;
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
        <SelectField label="Effort" options={EFFORTS} value={rpe} onChange={setRpe} />
        <SelectField label="Rest" options={RESTS} value={rest} onChange={setRest} />
      </div>
      <SetKinds sets={Math.min(sets, SETS.length)} kinds={kinds} onChange={setKinds} />
      <TextArea label="Note" rows={2} max={NOTE_MAX_LENGTH} value={note} onChange={(event) => setNote(event.currentTarget.value)} />
      <fieldset className={styles.rules}>
        <legend>
          <b>How it gets heavier</b>
        </legend>
        {RULES.map((one) => (
          <label key={one} className={styles.rule}>
            <input type="radio" name="rule" checked={rule === one} onChange={() => setRule(one)} />
            <span>
              <b>{PROGRESSION_NAMES[one]}</b>
              <span className="small muted">{PROGRESSION_WORDS[one]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {rule === 'linear' ? (
        <SelectField
          label="Step"
          options={[...new Set([...STEPS[unit], step])].map((value) => ({ value, label: `${value} ${unitWord(unit)}` }))}
          value={step}
          onChange={setStep}
        />
      ) : null}
      <div className={styles.more}>
        {isPaired || next === undefined ? null : (
          <Button wide onClick={() => act((day) => pairWithNext(day, item))}>
            {item.superset === null && next.superset === null ? `Superset with ${next.exercise}` : ROUTINE_MESSAGES.circuit(next.exercise)}
          </Button>
        )}
        {item.superset === null ? null : (
          <Button wide onClick={() => act((day) => unpair(day, item))}>
            Take it out of the superset
          </Button>
        )}
        <Button wide onClick={() => act((day) => removeFromDay(day, item))}>
          Remove from this day
        </Button>
      </div>
    </Sheet>
  );
}
