import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import type { Account } from '#offline/store/account.ts';
import { formatBytes } from './bytes.ts';
import styles from './this-phone.module.css';
import { useExport } from './use-export.ts';

export function ExportCard({ account }: { account: Account }) {
  const { state, start, cancel } = useExport(account);
  const percent = state.step === 'writing' ? Math.round((100 * state.progress.written) / Math.max(1, state.progress.of)) : 0;
  const isBusy = state.step === 'writing';
  return (
    <section className="card" aria-labelledby="export">
      <h2 className="h-4" id="export">
        Export everything
      </h2>
      <p className={`muted ${styles.lead}`}>Plans, sets, messages, in one file you can open anywhere.</p>
      {isBusy ? (
        <>
          <div className={styles.progress}>
            <span>Writing entries</span>
            <span>
              {state.progress.written} of {state.progress.of}
            </span>
          </div>
          <div
            className={styles.track}
            role="progressbar"
            aria-label="Export"
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
          >
            <i style={{ width: `${percent}%` }} />
          </div>
        </>
      ) : null}
      <div className={styles.buttons}>
        {isBusy ? (
          <Button onClick={cancel}>Cancel</Button>
        ) : (
          <>
            <Button onClick={() => start('everything')}>Export as JSON</Button>
            <Button onClick={() => start('sets')}>Table of sets (CSV)</Button>
            <Button onClick={() => start('strong')}>Table for Strong</Button>
            <Button onClick={() => start('hevy')}>Table for Hevy</Button>
          </>
        )}
      </div>
      <p className={`cap ${styles.last}`}>
        The tables hold workouts and sets, for apps that read exports of Strong or Hevy. Hevy’s has one unit; weights of the other are
        converted.
      </p>
      <p className={styles.result} role="status">
        {state.step === 'done' ? `${state.name}, ${formatBytes(state.bytes)}, is in your downloads.` : null}
        {state.step === 'cancelled' ? 'Cancelled. No file was written.' : null}
      </p>
      {state.step === 'failed' ? (
        <Note kind="fail">The file could not be written. What is on this phone is untouched: try again.</Note>
      ) : null}
    </section>
  );
}
