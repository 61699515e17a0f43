import { numberText } from '#client/locale/formats.ts';
import type { StoredCounts } from '#offline/store/this-phone.ts';
import { formatBytes } from './bytes.ts';
import type { StorageParts } from './read-storage.ts';
import styles from './this-phone.module.css';

/** Smaller parts are omitted. */
const OTHER_FROM_BYTES = 50_000;

/** Storage parts with sizes; without sizes, only counts. */
export function StorageMeter({ parts, counts }: { parts: StorageParts | null; counts: StoredCounts }) {
  const held = heldWords(counts);
  if (parts === null)
    return (
      <ul className={`list num ${styles.list}`}>
        <li className="kv small">{held}</li>
      </ul>
    );
  const rows = [
    { look: styles.app, name: 'App, works offline', bytes: parts.app },
    { look: styles.data, name: held, bytes: parts.data },
    ...(parts.other < OTHER_FROM_BYTES ? [] : [{ look: styles.other, name: 'Other', bytes: parts.other }]),
  ];
  const total = Math.max(1, parts.app + parts.data + parts.other);
  return (
    <>
      <div className={styles.meter} role="img" aria-label={rows.map((row) => `${row.name}: ${formatBytes(row.bytes)}`).join(', ')}>
        {rows.map((row) => (
          <i className={row.look} key={row.name} style={{ width: `${(100 * row.bytes) / total}%` }} />
        ))}
      </div>
      <ul className={`list num ${styles.list}`}>
        {rows.map((row) => (
          <li className="kv small" key={row.name}>
            <span className={styles.part}>
              <i className={row.look} />
              {row.name}
            </span>
            <span>{formatBytes(row.bytes)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function heldWords({ workouts, sets, messages }: StoredCounts): string {
  const words = [counted(workouts, 'workout'), counted(sets, 'set')];
  if (messages > 0) words.push(counted(messages, 'message'));
  return words.join(', ');
}

function counted(count: number, noun: string): string {
  return `${numberText(count)} ${noun}${count === 1 ? '' : 's'}`;
}
