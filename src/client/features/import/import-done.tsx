import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dayText } from '#client/locale/formats.ts';
import { PATHS } from '#client/routing/paths.ts';
import { useSyncStatus } from '#client/session/use-sync-status.ts';
import { UnitOffer } from '#client/training/unit-offer.tsx';
import { useShownUnit } from '#client/training/use-shown-unit.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Pill } from '#client/ui/feedback/pill.tsx';
import { SaveMark } from '#client/ui/feedback/save-mark.tsx';
import { type StrokeState, Tally } from '#client/ui/graphics/tally.tsx';
import { Screen } from '#client/ui/layout/screen.tsx';
import { ConfirmSheet } from '#client/ui/overlays/confirm-sheet.tsx';
import type { LogSummary } from '#domain/import/sum-up-log.ts';
import { IMPORT_MESSAGES } from '#domain/messages/import.ts';
import type { ImportValue } from '#domain/sync/values.ts';
import { unitWord, weightNumber } from '#domain/training/units.ts';
import type { Stored } from '#offline/import/importer.ts';
import type { Account } from '#offline/store/account.ts';
import { countOf } from './count-text.ts';
import { Figure } from './figure.tsx';
import { focusOnEntry } from './focus-on-entry.ts';
import styles from './import.module.css';
import { Steps } from './steps.tsx';

import type { OpenFile } from './use-import.ts';

interface ImportDoneProps {
  account: Account;
  title: string;
  file: OpenFile;
  stored: Stored;
  /** Undefined until it is read. */
  value: ImportValue | undefined;
  onUndo: (value: ImportValue) => void;
  onMore: () => void;
}

/** The last step: what was added, and its undo. */
export function ImportDone({ account, title, file, stored, value, onUndo, onMore }: ImportDoneProps) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { pending } = useSyncStatus();
  const isStopped = stored.end === 'stopped';
  const dock = (
    <div className={styles.dock}>
      <Button disabled={value === undefined} onClick={() => setAsking(true)}>
        Undo
      </Button>
      <Button kind="now" onClick={() => void navigate(PATHS.progress)}>
        See your progress
      </Button>
    </div>
  );
  return (
    <Screen title={title} dock={dock}>
      <div className={styles.page}>
        <Steps now={isStopped ? 2 : 4} />
        <section role="status">
          <h2 className="h-1" tabIndex={-1} ref={focusOnEntry}>
            {isStopped ? 'Part of your history is here' : 'Your history is here'}
          </h2>
          <div className={`num ${styles.figures}`}>
            <Figure count={stored.workouts} one="workout" />
            <Figure count={stored.sets} one="set" />
            <Figure count={file.preview.names.length} one="exercise" />
          </div>
        </section>
        <p>
          {pending === 0 ? (
            <Pill kind="sent" mark={<SaveMark state="sent" size="xs" decorative />}>
              All sent
            </Pill>
          ) : (
            <Pill mark={<SaveMark state="waiting" size="xs" decorative />}>On this phone, {countOf(pending, 'change')} to send</Pill>
          )}
        </p>
        {isStopped ? <Note>{IMPORT_MESSAGES.stopped}</Note> : null}
        <Weeks summary={stored.summary} isSent={pending === 0} />
        <UnitOffer account={account} unit={stored.summary.unit} />
        <Lifts account={account} summary={stored.summary} />
        <Note>
          <b>You can take it back.</b> Everything from this file can be removed in one go, today or later; what you log from now on stays.
        </Note>
        <Button kind="bare" onClick={onMore}>
          Bring another file
        </Button>
      </div>
      <ConfirmSheet
        open={isAsking}
        title="Remove what this file brought?"
        keepLabel="Keep it"
        confirmLabel="Remove"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          if (value !== undefined) onUndo(value);
        }}
      >
        <p>{IMPORT_MESSAGES.undoQuestion}</p>
      </ConfirmSheet>
    </Screen>
  );
}

/** About a month. */
const WEEKS_TOGETHER = 4;

function Weeks({ summary: { years }, isSent }: { summary: LogSummary; isSent: boolean }) {
  const strokeOf = (isTrained: boolean): StrokeState => (isTrained ? (isSent ? 'sent' : 'phone') : 'todo');
  return (
    <section className="card" aria-labelledby="weeks">
      <h3 className="h-4" id="weeks">
        One stroke for a week
      </h3>
      <ul className={`num ${styles.years}`}>
        {years.map(({ year, workouts, weeks }) => (
          <li key={year}>
            <b>{year}</b>
            <Tally size="s" groups={groupsOf(weeks.map(strokeOf))} label={`${countOf(workouts, 'workout')} in ${year}`} />
            <span className="muted" aria-hidden="true">
              {workouts}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function groupsOf(strokes: readonly StrokeState[]): StrokeState[][] {
  return Array.from({ length: Math.ceil(strokes.length / WEEKS_TOGETHER) }, (_, group) =>
    strokes.slice(group * WEEKS_TOGETHER, (group + 1) * WEEKS_TOGETHER),
  );
}

/** In the reader's unit, like every weight that is shown. */
function Lifts({ account, summary: { lifts } }: { account: Account; summary: LogSummary }) {
  const shown = useShownUnit(account);
  return lifts.length === 0 || shown === undefined ? null : (
    <ul className={`num ${styles.card}`}>
      {lifts.map(({ name, weight, unit, on }) => (
        <li key={name} className={styles.row}>
          <span className={styles.words}>
            {name}
            <span className="cap">best estimated max, {dayText(on, account.now())}</span>
          </span>
          <b>
            {Math.round(weightNumber(String(weight), unit, shown) ?? weight)} {unitWord(shown)}
          </b>
        </li>
      ))}
    </ul>
  );
}
