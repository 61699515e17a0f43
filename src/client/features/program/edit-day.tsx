import { useState } from 'react';
import { ExercisePicker } from '#client/training/exercise-picker/exercise-picker.tsx';
import { SupersetMark } from '#client/training/superset-mark.tsx';
import { Button } from '#client/ui/buttons/button.tsx';
import { IconButton } from '#client/ui/buttons/icon-button.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { moveEdits } from '#domain/ai-coach/edit/move-edit.ts';
import type { DayRef, PlanEdit } from '#domain/ai-coach/edit/plan-edit.ts';
import { estimateMinutes } from '#domain/ai-coach/session-minutes.ts';
import type { Plan, Prescription } from '#domain/plan/plan.ts';
import type { DayView, PrescriptionView } from '#domain/plan/plan-view.ts';
import { dayName } from '#domain/training/next-workout.ts';
import { programText } from '#domain/training/prescription-text.ts';
import { supersetLabels } from '#domain/training/superset-turn.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import type { Account } from '#offline/store/account.ts';
import { DaySheet } from './day-sheet.tsx';
import { ItemSheet } from './item-sheet.tsx';
import styles from './plan-editor.module.css';

interface EditDayProps {
  account: Account;
  unit: WeightUnit;
  day: DayView;
  /** Its place in the week, from 0. */
  index: number;
  /** All days of the week. */
  days: readonly DayView[];
  goal: string;
  isStrength: boolean;
  onEdit: (edits: readonly PlanEdit[]) => void;
  onPreview: (edits: readonly PlanEdit[]) => Plan;
}

type Open = { kind: 'add' } | { kind: 'day' } | { kind: 'item'; item: PrescriptionView } | null;

/** A day of the plan with what can be changed in it. */
export function EditDay({ account, unit, day, index, days, goal, isStrength, onEdit, onPreview }: EditDayProps) {
  const [open, setOpen] = useState<Open>(null);
  const items = [...day.primary, ...day.accessories];
  const labels = supersetLabels(items);
  const ref: DayRef = { index, label: day.label };
  const name = dayName(day.label);
  const close = () => setOpen(null);
  const edit = (edits: readonly PlanEdit[]) => {
    close();
    onEdit(edits);
  };
  return (
    <section className="card" aria-label={name}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h3 className="h-3">{name}</h3>
          <p className="small muted num">{`${day.title ?? 'Training'}, ${day.minutes ?? estimateMinutes(day, goal)} min`}</p>
        </div>
        <IconButton icon="more" label={`Change ${name}`} aria-haspopup="dialog" onClick={() => setOpen({ kind: 'day' })} />
      </div>
      <ul>
        {items.map((item, place) => (
          <li key={`${item.exercise}#${item.exercise_n}`} className={styles.item}>
            <div className={styles.words}>
              <h4 className="h-4">
                <SupersetMark of={labels[place] ?? null} />
                {item.exercise}
              </h4>
              <p className="small muted num">{programText(item, isStrength)}</p>
            </div>
            {([-1, 1] as const).map((by) => {
              const edits = moveEdits(items, place, by, ref);
              return (
                <IconButton
                  key={by}
                  icon={by < 0 ? 'chevron-up' : 'chevron-down'}
                  label={`Move ${item.exercise} ${by < 0 ? 'up' : 'down'} on ${name}`}
                  disabled={edits.length === 0}
                  onClick={() => onEdit(edits)}
                />
              );
            })}
            <IconButton
              icon="more"
              label={`Change ${item.exercise} on ${name}`}
              aria-haspopup="dialog"
              onClick={() => setOpen({ kind: 'item', item })}
            />
          </li>
        ))}
      </ul>
      <Button wide aria-haspopup="dialog" onClick={() => setOpen({ kind: 'add' })}>
        <Icon name="plus" size="s" /> Add to {name}
      </Button>
      {open?.kind === 'add' ? (
        <ExercisePicker
          account={account}
          unit={unit}
          title={`Add to ${name}`}
          onChoose={async (chosen, asSuperset) => {
            onEdit(addEdits(chosen, asSuperset, ref));
            return null;
          }}
          onClose={close}
        />
      ) : null}
      {open?.kind === 'item' ? (
        <ItemSheet
          account={account}
          unit={unit}
          item={open.item}
          items={items}
          day={ref}
          days={days}
          isStrength={isStrength}
          onEdit={edit}
          onPreview={onPreview}
          onClose={close}
        />
      ) : null}
      {open?.kind === 'day' ? <DaySheet day={ref} days={days} onEdit={edit} onClose={close} /> : null}
    </section>
  );
}

function addEdits(chosen: readonly Prescription[], asSuperset: boolean, day: DayRef): PlanEdit[] {
  const exercises = chosen.map(({ exercise, exercise_id }) => ({ id: exercise_id ?? null, name: exercise ?? '' }));
  const added = exercises.map((exercise): PlanEdit => ({ kind: 'add', exercise, day }));
  return asSuperset ? [...added, { kind: 'superset', pair: true, exercises: exercises.slice(0, 2), day }] : added;
}
