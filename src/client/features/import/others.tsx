import { listText, numberText } from '#client/locale/formats.ts';
import type { LogPreview } from '#domain/import/preview-log.ts';
import { IMPORT_MESSAGES, leftInFileText, OTHER_WORDS } from '#domain/messages/import.ts';
import styles from './import.module.css';

/** What our own file holds besides workouts, and what stays in it (IMPORT-20). */
export function Others({ preview: { others, left } }: { preview: LogPreview }) {
  const text = leftInFileText(left);
  if (others.length === 0 && text === null) return null;
  const words = others.map(({ kind, count }) => `${numberText(count)} ${OTHER_WORDS[kind][count === 1 ? 0 : 1]}`);
  return (
    <div className={`kv num ${styles.unit}`}>
      <span>{words.length === 0 && left.messages + left.unreadable === 0 ? 'Not kept' : 'Also in it'}</span>
      {words.length === 0 ? null : <b>{listText(words)}</b>}
      <p className="cap">{[words.length === 0 ? null : IMPORT_MESSAGES.othersStay, text].filter((each) => each !== null).join(' ')}</p>
    </div>
  );
}
