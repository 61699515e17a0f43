import { useState } from 'react';
import { call } from '#client/api/http.ts';
import { saveFile } from '#client/training/save-file.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { exportAccount, exportAccountLogs } from '#contract/index.ts';
import { accountFailureText } from '../failure-text.ts';
import styles from '../profile.module.css';

/** Data export, and logged sets as CSV. */
export function DownloadData() {
  const [busy, setBusy] = useState<'json' | 'csv' | null>(null);
  const [sentence, setSentence] = useState<string | null>(null);
  const everything = async () => {
    const outcome = await call(exportAccount, {});
    if (outcome.ok) saveFile('setwise-account.json', [JSON.stringify(outcome.value, null, 2)]);
    return outcome;
  };
  const logs = async () => {
    const outcome = await call(exportAccountLogs, {});
    if (outcome.ok) saveFile(outcome.value.filename, [outcome.value.csv], 'text/csv');
    return outcome;
  };
  const download = async (kind: 'json' | 'csv') => {
    if (busy !== null) return;
    setBusy(kind);
    const outcome = kind === 'json' ? await everything() : await logs();
    setBusy(null);
    setSentence(outcome.ok ? null : accountFailureText(outcome.failure));
  };
  return (
    <section className="card" aria-labelledby="data">
      <h2 className="h-3" id="data">
        Your data
      </h2>
      <p className={styles.lead}>Everything we keep of you, in files you can open anywhere.</p>
      {sentence === null ? null : <Note kind="fail">{sentence}</Note>}
      <div className={styles.pair}>
        <Button kind="line" busy={busy === 'json'} busyLabel="Collecting…" onClick={() => void download('json')}>
          Download my data
        </Button>
        <Button kind="line" busy={busy === 'csv'} busyLabel="Collecting…" onClick={() => void download('csv')}>
          Logged sets as CSV
        </Button>
      </div>
    </section>
  );
}
