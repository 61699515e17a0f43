import { useState } from 'react';
import { ExercisePicker } from '#client/training/exercise-picker/exercise-picker.tsx';
import { SupersetMark } from '#client/training/superset-mark.tsx';
import { Button } from '#client/ui/buttons/button.tsx';
import { IconButton } from '#client/ui/buttons/icon-button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { estimateMinutes } from '#domain/ai-coach/session-minutes.ts';
import { ROUTINE_NAME_MAX_LENGTH } from '#domain/limits.ts';
import { PROGRESSION_NAMES, ROUTINE_MESSAGES } from '#domain/messages/routines.ts';
import { addAll, moveInDay, moveTo } from '#domain/plan/edit-day.ts';
import type { PlanDay } from '#domain/plan/plan.ts';
import { type PrescriptionView, readPlanDay } from '#domain/plan/plan-view.ts';
import { prescriptionText } from '#domain/training/prescription-text.ts';
import { progressionRule } from '#domain/training/progression.ts';
import { supersetLabels } from '#domain/training/superset-turn.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import type { Account } from '#offline/store/account.ts';
import { ExerciseSettings } from './exercise-settings.tsx';
import styles from './routines.module.css';
import { type Drag, useDragOrder } from './use-drag-order.ts';

const HANDLE = 'M8 6h.01M8 12h.01M8 18h.01M16 6h.01M16 12h.01M16 18h.01';

interface DayEditorProps {
  account: Account;
  unit: WeightUnit;
  day: PlanDay;
  /** The routine's only day, whose name is the routine's. */
  isOnly: boolean;
  onChange: (edit: (day: PlanDay) => PlanDay) => void;
  onRemove: () => void;
}

/** A day's exercises, with their order and settings. */
export function DayEditor({ account, unit, day, isOnly, onChange, onRemove }: DayEditorProps) {
  const [isAdding, setAdding] = useState(false);
  const [open, setOpen] = useState<PrescriptionView | null>(null);
  const view = readPlanDay(day, 0, 0);
  const items = [...view.primary, ...view.accessories];
  const labels = supersetLabels(items);
  const { list, drag, handleOf } = useDragOrder((from, to) => onChange((before) => moveTo(before, from, to)));
  const sets = items.reduce((sum, item) => sum + item.sets, 0);
  return (
    <>
      {isOnly ? null : (
        <div className={styles.dayName}>
          <TextField
            label="Name of the day"
            autoComplete="off"
            maxLength={ROUTINE_NAME_MAX_LENGTH}
            value={day.title ?? ''}
            onChange={(event) => {
              const title = event.currentTarget.value;
              onChange((before) => ({ ...before, title }));
            }}
          />
          <Button onClick={onRemove}>Remove day</Button>
        </div>
      )}
      <p className="small muted num">
        {items.length === 0
          ? ROUTINE_MESSAGES.noExercises
          : `${sets} ${sets === 1 ? 'set' : 'sets'}, about ${estimateMinutes(view)} minutes.`}
      </p>
      {items.length === 0 ? null : (
        <ul className={styles.exercises} ref={list}>
          {items.map((item, index) => (
            <li
              key={`${item.exercise}#${item.exercise_n}`}
              className={classNames(styles.exercise, ...bracketOf(labels, index), lookOf(index, drag))}
            >
              <button type="button" className={styles.handle} aria-label={ROUTINE_MESSAGES.handle(item.exercise)} {...handleOf(index)}>
                <Icon path={HANDLE} />
              </button>
              <div className={styles.words}>
                <h2 className="h-4">
                  <SupersetMark of={labels[index] ?? null} />
                  {item.exercise}
                </h2>
                <p className="small muted num">{prescriptionText(item, true)}</p>
                <p className="small muted">{PROGRESSION_NAMES[progressionRule(item)]}</p>
              </div>
              <IconButton
                icon="chevron-up"
                label={`Move ${item.exercise} up`}
                disabled={index === 0}
                onClick={() => onChange((before) => moveInDay(before, item, -1))}
              />
              <IconButton
                icon="chevron-down"
                label={`Move ${item.exercise} down`}
                disabled={index === items.length - 1}
                onClick={() => onChange((before) => moveInDay(before, item, 1))}
              />
              <IconButton icon="more" label={`Settings of ${item.exercise}`} aria-haspopup="dialog" onClick={() => setOpen(item)} />
            </li>
          ))}
        </ul>
      )}
      <Button wide aria-haspopup="dialog" onClick={() => setAdding(true)}>
        <Icon name="plus" size="s" /> Add exercises
      </Button>
      {isAdding ? (
        <ExercisePicker
          account={account}
          unit={unit}
          title="Add exercises"
          onChoose={async (chosen, asSuperset) => {
            onChange((before) => addAll(before, chosen, asSuperset));
            return null;
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
      {open === null ? null : (
        <ExerciseSettings
          item={open}
          next={items[items.findIndex(({ exercise, exercise_n }) => exercise === open.exercise && exercise_n === open.exercise_n) + 1]}
          unit={unit}
          onChange={onChange}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

/** A superset's bracket runs through its rows, with a foot at the first and at the last. */
function bracketOf(labels: readonly (string | null)[], index: number): (string | undefined | false)[] {
  const setOf = (at: number) => labels[at]?.charAt(0);
  const own = setOf(index);
  if (own === undefined) return [];
  return [styles.paired, setOf(index - 1) !== own && styles.pairStarts, setOf(index + 1) !== own && styles.pairEnds];
}

/** The row that is dragged, and the edge it would land at. */
function lookOf(index: number, drag: Drag | null): string | undefined {
  if (drag === null) return undefined;
  if (index === drag.from) return styles.dragged;
  if (index !== drag.to) return undefined;
  return drag.to < drag.from ? styles.landsAbove : styles.landsBelow;
}
