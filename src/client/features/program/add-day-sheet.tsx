import { Button } from '#client/ui/buttons/button.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import type { PlanEdit } from '#domain/ai-coach/edit/plan-edit.ts';
import { weekdaysOfPlan } from '#domain/ai-coach/person/weekdays.ts';
import type { DayView } from '#domain/plan/plan-view.ts';
import styles from './plan-editor.module.css';

interface AddDaySheetProps {
  days: readonly DayView[];
  onEdit: (edits: readonly PlanEdit[]) => void;
  onClose: () => void;
}

/** As a week is read, Monday first; 0 is Sunday. */
const WEEKDAYS = [
  [1, 'Monday'],
  [2, 'Tuesday'],
  [3, 'Wednesday'],
  [4, 'Thursday'],
  [5, 'Friday'],
  [6, 'Saturday'],
  [0, 'Sunday'],
] as const;

/** Another training day, on a weekday that is free. */
export function AddDaySheet({ days, onEdit, onClose }: AddDaySheetProps) {
  const taken = weekdaysOfPlan(days.map(({ label }) => label));
  return (
    <Sheet open onClose={onClose} title="Add a day">
      <p className="muted">It gets what the week has least of. On which day?</p>
      <div className={styles.more}>
        {WEEKDAYS.filter(([weekday]) => !taken.includes(weekday)).map(([weekday, name]) => (
          <Button key={name} wide onClick={() => onEdit([{ kind: 'add-day', weekdays: [weekday] }])}>
            {name}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
