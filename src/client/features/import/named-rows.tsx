import type { ReactNode } from 'react';
import { listText, numberText } from '#client/locale/formats.ts';
import { Note } from '#client/ui/feedback/note.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import type { PackedFile } from '#domain/import/imported-log.ts';
import type { LogPreview } from '#domain/import/preview-log.ts';
import { DOUBT_TEXT, UNREAD_TEXT } from '#domain/messages/import.ts';
import { countOf } from './count-text.ts';
import styles from './import.module.css';

/** Rows that are not brought in (IMPORT-3), and those that are hard to believe, with what becomes of them (IMPORT-18). */
export function NamedRows({ preview: { unread, doubts } }: { preview: LogPreview }) {
  return (
    <>
      <Rows title={`${countOf(unread.count, 'row')} could not be read`} {...unread}>
        {unread.rows.map(({ line, reason, file }) => (
          <li key={`${file} ${line} ${reason}`}>
            {file === undefined ? null : `${file}, `}Line {line}: {UNREAD_TEXT[reason]}
          </li>
        ))}
      </Rows>
      <Rows title={`${countOf(doubts.count, 'row')} to look at`} {...doubts}>
        {doubts.rows.map(({ line, reason, written }) => (
          <li key={`${line} ${reason} ${written}`}>
            Line {line}: {written === '' ? null : `${written}, `}
            {DOUBT_TEXT[reason]}
          </li>
        ))}
      </Rows>
    </>
  );
}

function Rows({ title, count, rows, children }: { title: string; count: number; rows: readonly unknown[]; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <details className={styles.more}>
      <summary>
        {title} <Icon name="chevron-down" size="s" />
      </summary>
      <ul className="num">{children}</ul>
      {count > rows.length ? <p className="cap">And {numberText(count - rows.length)} more.</p> : null}
    </details>
  );
}

/** What of a packed file is read, and what is not (IMPORT-19). */
export function PackedFiles({ files }: { files: readonly PackedFile[] }) {
  const left = files.filter(({ is_read }) => !is_read).map(({ name }) => name);
  if (files.length === 0) return null;
  return (
    <Note>
      Read from {listText(files.filter(({ is_read }) => is_read).map(({ name }) => name))}.
      {left.length === 0 ? null : ` Not from ${listText(left)}: no log of the same app.`}
    </Note>
  );
}
