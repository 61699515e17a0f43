import { useState } from 'react';
import { isStandalone } from '#client/pwa/install-store.ts';
import { useReading } from '#client/session/use-reading.ts';
import { useSyncStatus } from '#client/session/use-sync-status.ts';
import { Button } from '#client/ui/button.tsx';
import type { Account } from '#offline/account.ts';
import { readSyncPosition } from '#offline/this-phone.ts';
import { APP_VERSION } from './app-version.ts';
import { diagnosticLine } from './diagnostic-line.ts';
import { readQueue } from './read-queue.ts';
import styles from './this-phone.module.css';

/** For testers: the state of this phone in one line that can be copied. */
export function DiagnosticsCard({ account }: { account: Account }) {
  const status = useSyncStatus();
  const reading = useReading('diagnostics', async () => ({
    position: await readSyncPosition(account),
    messages: (await readQueue(account)).messages.length,
  }));
  const [copied, setCopied] = useState('');
  const line =
    reading.status === 'ready'
      ? diagnosticLine({ version: APP_VERSION, install_id: account.device, status, installed: isStandalone(), ...reading.value })
      : '';

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(line);
      setCopied('Copied.');
    } catch {
      setCopied('This browser does not allow copying. Select the line and copy it by hand.');
    }
  };

  return (
    <section className={`card ${styles.wide}`} aria-labelledby="diagnostics">
      <h2 className="h-4" id="diagnostics">
        For testers
      </h2>
      <p className={styles.line}>{line}</p>
      <div className={styles.buttons}>
        <Button disabled={line === ''} onClick={() => void copy()}>
          Copy
        </Button>
      </div>
      <p className={styles.result} role="status">
        {copied}
      </p>
    </section>
  );
}
