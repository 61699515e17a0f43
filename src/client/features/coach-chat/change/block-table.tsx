import { useState } from 'react';
import { Button } from '#client/ui/buttons/button.tsx';
import type { BlockComparison, BlockRow } from '#domain/ai-coach/change/compare-blocks.ts';
import styles from './block-table.module.css';

/** More would push the buttons off a phone's screen. */
const SHOWN_AT_FIRST = 6;

/** Two blocks side by side, what differs first; the reason stands under its line (NEXT-4). */
export function BlockTable({ compared }: { compared: BlockComparison }) {
  const [isAll, setAll] = useState(false);
  const changed = compared.exercises.filter(isChanged);
  const first = [...changed, ...compared.exercises.filter((row) => !isChanged(row))].slice(0, SHOWN_AT_FIRST);
  const exercises = isAll ? compared.exercises : compared.exercises.filter((row) => first.includes(row));
  const rows = [...compared.frame, ...exercises, ...(isAll ? compared.muscles : [])];
  const all = compared.frame.length + compared.exercises.length + compared.muscles.length;
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={`${compared.before} beside ${compared.after}`}>
        <thead>
          <tr>
            <td />
            <th scope="col">{compared.before}</th>
            <th scope="col">{compared.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={row.what} row={row} />
          ))}
        </tbody>
      </table>
      {rows.length < all || isAll ? (
        <Button kind="bare" className={styles.all} aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? 'Show less' : `Show all ${all} lines`}
        </Button>
      ) : null}
    </div>
  );
}

function isChanged({ before, after }: BlockRow): boolean {
  return before !== after;
}

function Line({ row }: { row: BlockRow }) {
  return (
    <>
      <tr className={isChanged(row) ? styles.changed : undefined}>
        <th scope="row">{row.what}</th>
        <td className="num">{row.before}</td>
        <td className="num">{row.after}</td>
      </tr>
      {row.reason === null ? null : (
        <tr className={styles.reason}>
          <td colSpan={3}>{row.reason}</td>
        </tr>
      )}
    </>
  );
}
