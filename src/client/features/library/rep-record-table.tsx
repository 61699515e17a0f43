import { numberText, shortDayText } from '#client/locale/formats.ts';
import type { RepRecord } from '#domain/progress/rep-records.ts';
import { displayWeight, unitWord, type WeightUnit } from '#domain/training/units.ts';
import type { LoggedSet } from '#offline/log/set-logs.ts';
import styles from './exercise-log.module.css';

interface RepRecordTableProps {
  records: readonly RepRecord<LoggedSet>[];
  /** As `ExerciseHistory` has it. */
  ofNewest: number | null;
  unit: WeightUnit;
  /** ms since 1970 */
  today: number;
}

/** The heaviest set of each number of reps (PROG-22), in the reader's unit. */
export function RepRecordTable({ records, ofNewest, unit, today }: RepRecordTableProps) {
  if (records.length === 0) return null;
  return (
    <table className={styles.records}>
      <caption className={styles.label}>Records by reps{ofNewest === null ? '' : `, of the newest ${numberText(ofNewest)} sets`}</caption>
      <thead>
        <tr className="cap">
          <th scope="col">Reps</th>
          <th scope="col">{unitWord(unit)}</th>
          <th scope="col">Max</th>
          <th scope="col">Day</th>
        </tr>
      </thead>
      <tbody className="num">
        {records.map(({ reps, set, max }) => (
          <tr key={reps}>
            <th scope="row">{reps}</th>
            <td>
              <b>{displayWeight(set.weight, set.unit, unit)}</b>
            </td>
            <td>{max ?? '–'}</td>
            <td className="cap">{shortDayText(set.performed_on, today)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
