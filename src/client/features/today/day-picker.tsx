import { Segmented } from '#client/ui/forms/segmented.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { dayName, weekdayOfLabel } from '#domain/training/next-workout.ts';
import styles from './day-picker.module.css';

interface DayPickerProps {
  labels: readonly string[];
  /** More than one shows the week choice (strength plans). */
  weeks: number;
  week: number;
  day: number;
  onChoose: (place: { week: number; day: number }) => void;
}

/** Total label length that fits a phone. */
const ROOM = 24;

/** Choice of the week, and of the day where `labels` are not empty. */
export function DayPicker({ labels, weeks, week, day, onChoose }: DayPickerProps) {
  const short = labels.map(shortLabel);
  const fits = short.join('').length <= ROOM && short.length <= 7;
  const days = labels.map((label, index) => ({ value: index, label: fits ? (short[index] ?? label) : label, name: dayName(label) }));
  return (
    <div className={weeks > 1 ? styles.pick : undefined}>
      {weeks > 1 ? (
        <SelectField
          label="Week"
          hideLabel
          options={Array.from({ length: weeks }, (_, index) => ({ value: index, label: `Week ${index + 1}` }))}
          value={week}
          onChange={(chosen) => onChoose({ week: chosen, day })}
        />
      ) : null}
      {labels.length === 0 ? null : fits ? (
        <Segmented label="Day" options={days} value={day} onChange={(chosen) => onChoose({ week, day: chosen })} />
      ) : (
        <SelectField label="Day" hideLabel options={days} value={day} onChange={(chosen) => onChoose({ week, day: chosen })} />
      )}
    </div>
  );
}

/** «Mon» for any Monday; other long labels stay. */
function shortLabel(label: string): string {
  const weekday = weekdayOfLabel(label);
  return weekday === null ? label : (['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][weekday] ?? label);
}
