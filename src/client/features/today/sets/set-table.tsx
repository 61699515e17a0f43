import { columnHead } from '#client/training/sets/set-fields.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { setNeeds, usualMeasure } from '#domain/training/set-measure.ts';
import { BigType } from './big-type.tsx';
import styles from './exercise-card.module.css';
import type { SetLine } from './exercise-lines.ts';
import rowStyles from './set-row.module.css';
import { SetRow } from './set-row.tsx';
import type { useExercise } from './use-exercise.ts';

interface SetTableProps {
  exercise: ReturnType<typeof useExercise>;
  hasLast: boolean;
}

/**
 * The next set in its panel, then the other sets in order, warm-up sets first. The panel stays in one place, so that ticking changes its
 * content, not its position.
 */
export function SetTable({ exercise, hasLast }: SetTableProps) {
  const { lines, now, row, help, record, slips } = exercise;
  const measure = (now ?? lines.at(-1))?.proposed.measure ?? usualMeasure(row.known);
  const needs = setNeeds(row.known, measure, row.effort);
  const rowOf = (line: SetLine) => (
    <SetRow
      key={line === now ? `now ${line.set_n}` : line.set_n}
      exercise={row}
      line={line}
      help={line === now ? help : null}
      slip={slips.get(line.set_n) ?? ''}
      record={record?.set_n === line.set_n ? record.sentence : ''}
    />
  );
  return (
    <div className={styles.sets}>
      <div className={classNames(rowStyles.head, now !== undefined && rowStyles.panel)} aria-hidden="true">
        <span>Set</span>
        <span className={rowStyles.last}>{hasLast ? 'Last time' : ''}</span>
        {needs.fields.map((field) => (
          <span key={field}>{columnHead(field, needs, { unit: row.unit, distance_unit: now?.proposed.distance_unit })}</span>
        ))}
        <span />
      </div>
      {now === undefined ? null : <ol aria-label="Next set">{rowOf(now)}</ol>}
      {now === undefined ? null : <BigType exercise={row} line={now} total={lines.filter((line) => !line.isWarmUp).length} />}
      <ol aria-label="Sets">{lines.filter((line) => line !== now).map(rowOf)}</ol>
    </div>
  );
}
