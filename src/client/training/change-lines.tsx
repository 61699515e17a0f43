import { useState } from 'react';
import { Button } from '#client/ui/buttons/button.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import type { PlanChange } from '#domain/ai-coach/change/change-shape.ts';
import styles from './change-lines.module.css';

/** More would push the buttons off a phone's screen. */
const SHOWN_AT_FIRST = 5;

/** Differences, one line each: where, before, after. */
export function ChangeLines({ lines }: { lines: PlanChange['lines'] }) {
  const [isAll, setAll] = useState(false);
  const hasMore = lines.length > SHOWN_AT_FIRST + 1;
  const shown = isAll || !hasMore ? lines : lines.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ul className={styles.lines} aria-label="What would change">
        {shown.map((line, index) => (
          <li
            key={`${line.where} ${line.before} ${line.after}`}
            className={line.where === shown[index - 1]?.where ? styles.same : undefined}
          >
            <b className={styles.where}>{line.where}</b>
            <span className={styles.before}>
              <span className="vh">before: </span>
              {line.before}
            </span>
            <Icon name="arrow-right" size="xs" className={styles.arrow} />
            <span className={styles.after}>
              <span className="vh">after: </span>
              {line.after}
            </span>
          </li>
        ))}
      </ul>
      {hasMore ? (
        <Button kind="bare" className={styles.all} aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? 'Show less' : `Show all ${lines.length} changes`}
        </Button>
      ) : null}
    </>
  );
}
