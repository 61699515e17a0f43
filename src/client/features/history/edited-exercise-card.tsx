import { columnHead, SetFields } from '#client/training/sets/set-fields.tsx';
import { SetMark } from '#client/training/sets/set-mark.tsx';
import { Button } from '#client/ui/buttons/button.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import {
  addSet,
  type EditedExercise,
  type EditedSet,
  measureOfTyped,
  namedEditedSets,
  needsOf,
  type WorkoutChangesResult,
} from '#domain/history/edit-workout.ts';
import type { RowTyped } from '#domain/training/set-entry.ts';
import { type SetKind, withKind } from '#domain/training/set-kind.ts';
import { shownTyped, typeOver } from '#domain/training/typed-set.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import styles from './workout-form.module.css';

interface EditedExerciseCardProps {
  exercise: EditedExercise;
  unit: WeightUnit;
  effort: 'rpe' | 'rir';
  /** What could not be read in one of its sets. */
  failure: Extract<WorkoutChangesResult, { ok: false }> | null;
  /** Without sets the exercise goes. */
  onChange: (exercise: EditedExercise) => void;
}

/** An exercise's sets, each with its fields; the number chooses its kind and holds its note. */
export function EditedExerciseCard({ exercise, unit, effort, failure, onChange }: EditedExerciseCardProps) {
  const { exercise: name, sets } = exercise;
  const first = sets[0]?.typed;
  const heads = first === undefined ? undefined : needsOf(name, first, effort);
  const change = (set: EditedSet, typed: RowTyped) =>
    onChange({ ...exercise, sets: sets.map((one) => (one.set_n === set.set_n ? { ...one, typed } : one)) });
  return (
    <section className={styles.exercise} aria-label={name}>
      <div className={styles.title}>
        <h2 className="h-3">{name}</h2>
        <RemoveButton label={`Remove ${name}`} onRemove={() => onChange({ ...exercise, sets: [] })} />
      </div>
      <div className={styles.head} aria-hidden="true">
        <span>Set</span>
        {heads?.fields.map((field) => (
          <span key={field}>{columnHead(field, heads, { unit, distance_unit: first?.distance_unit })}</span>
        ))}
        <span />
      </div>
      <ol>
        {namedEditedSets(sets).map(({ set, name: set_name, n }) => (
          <EditedRow
            key={set.set_n}
            exercise={name}
            name={set_name}
            n={n}
            set={set}
            unit={unit}
            effort={effort}
            failure={failure?.place?.set_n === set.set_n ? failure : null}
            onChange={(typed) => change(set, typed)}
            onRemove={() => onChange({ ...exercise, sets: sets.filter((one) => one !== set) })}
          />
        ))}
      </ol>
      <Button kind="bare" onClick={() => onChange(addSet(exercise))}>
        <Icon name="plus" size="s" /> Add a set
      </Button>
    </section>
  );
}

interface EditedRowProps extends Pick<EditedExerciseCardProps, 'unit' | 'effort' | 'failure'> {
  exercise: string;
  /** «Set 3» */
  name: string;
  n: number;
  set: EditedSet;
  onChange: (typed: RowTyped) => void;
  onRemove: () => void;
}

function EditedRow({ exercise, name, n, set: { typed }, unit, effort, failure, onChange, onRemove }: EditedRowProps) {
  const needs = needsOf(exercise, typed, effort);
  const row = {
    name,
    value: typed,
    measure: measureOfTyped(exercise, typed),
    needs,
    isOpen: true,
    chooseKind: (kind: SetKind | null, more: Partial<RowTyped>) => onChange({ ...withKind(typed, kind, undefined), ...more }),
    change: (more: Partial<RowTyped>) => onChange({ ...typed, ...more }),
  };
  return (
    <li>
      <div className={styles.row}>
        <SetMark isTimed={needs.isTimed} row={row} n={n} />
        <SetFields
          name={name}
          className={styles.field}
          value={shownTyped(typed, unit)}
          needs={needs}
          unit={unit}
          bad={failure === null || failure.trouble.field === 'day' || failure.trouble.field === 'minutes' ? null : failure.trouble.field}
          troubleId={undefined}
          onType={(next) => onChange(typeOver(typed, next, unit))}
        />
        <RemoveButton label={`Delete ${name.toLowerCase()}`} onRemove={onRemove} />
      </div>
      {typed.note === undefined || typed.note === '' ? null : <p className={styles.note}>{typed.note}</p>}
    </li>
  );
}

const TRASH = 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v5.5M13.5 10.5v5.5';

function RemoveButton({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button type="button" className={styles.remove} aria-label={label} onClick={onRemove}>
      <Icon path={TRASH} />
    </button>
  );
}
