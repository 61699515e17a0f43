import { Button } from '#client/ui/buttons/button.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import type { DayRef, PlanEdit } from '#domain/ai-coach/edit/plan-edit.ts';
import { weekdaysOfPlan } from '#domain/ai-coach/person/weekdays.ts';
import type { DayView } from '#domain/plan/plan-view.ts';
import { dayName } from '#domain/training/next-workout.ts';
import styles from './plan-editor.module.css';

interface DaySheetProps {
  day: DayRef;
  days: readonly DayView[];
  onEdit: (edits: readonly PlanEdit[]) => void;
  onClose: () => void;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** What can be changed of a whole day: its weekday, its pairs, and whether there is one. */
export function DaySheet({ day, days, onEdit, onClose }: DaySheetProps) {
  const weekdays = weekdaysOfPlan(days.map(({ label }) => label));
  const own = weekdays[day.index] ?? 1;
  const options = WEEKDAYS.map((name, value) => {
    const isTaken = value !== own && weekdays.includes(value);
    return { value, label: isTaken ? `${name}, changes places` : name };
  });
  const items = [...(days[day.index]?.primary ?? []), ...(days[day.index]?.accessories ?? [])];
  const hasPairs = items.some(({ superset }) => superset !== null);
  return (
    <Sheet open onClose={onClose} title={dayName(day.label)}>
      <SelectField
        label="On"
        options={options}
        value={own}
        onChange={(weekday) => {
          if (weekday !== own) onEdit([{ kind: 'move-day', moves: [{ day, weekday }] }]);
        }}
      />
      <div className={styles.more}>
        <Button wide onClick={() => onEdit([{ kind: 'superset', pair: !hasPairs, exercises: [], day }])}>
          {hasPairs ? 'No supersets on this day' : 'Supersets where they go well'}
        </Button>
        {days.length < 2 ? null : (
          <Button wide onClick={() => onEdit([{ kind: 'drop-day', day }])}>
            Leave this day out
          </Button>
        )}
      </div>
    </Sheet>
  );
}
