import { useId, useState } from 'react';
import { isStandalone } from '#client/pwa/install-store.ts';
import { useReading } from '#client/session/use-reading.ts';
import { useSyncStatus } from '#client/session/use-sync-status.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import type { Account } from '#offline/store/account.ts';
import { readSyncPosition } from '#offline/store/this-phone.ts';
import { APP_VERSION } from './app-version.ts';
import { diagnosticLine } from './diagnostic-line.ts';
import { readQueue } from './read-queue.ts';
import styles from './this-phone.module.css';

/** Folded; only for support. */
export function DiagnosticsCard({ account }: { account: Account }) {
  const [isOpen, setOpen] = useState(false);
  const content = useId();
  return (
    <section className={styles.wide} aria-label="Diagnostics">
      <Button kind="bare" aria-expanded={isOpen} aria-controls={content} onClick={() => setOpen(!isOpen)}>
        Diagnostics
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="s" />
      </Button>
      <div id={content}>{isOpen ? <Diagnostics account={account} /> : null}</div>
    </section>
  );
}

/** The state in one copyable line. */
function Diagnostics({ account }: { account: Account }) {
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
    <div className="card">
      <p className="cap">For testers, and for support when it asks. The line names nobody and nothing that was logged.</p>
      <p className={styles.line}>{line}</p>
      <div className={styles.buttons}>
        <Button disabled={line === ''} onClick={() => void copy()}>
          Copy
        </Button>
      </div>
      <p className={styles.result} role="status">
        {copied}
      </p>
    </div>
  );
}
