import { useEffect, useState } from 'react';
import { localDeviceOrNull } from '#client/session/local-device.ts';
import { reportStorageFailure } from '#client/session/storage-trouble-store.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { ConfirmSheet } from '#client/ui/overlays/confirm-sheet.tsx';
import { NOT_SAVED_MESSAGES } from '#domain/messages/this-phone.ts';
import { dismissUnowned, listUnowned, type UnownedData } from '#offline/legacy/unowned.ts';
import type { Account } from '#offline/store/account.ts';
import { StorageFailure } from '#offline/store/storage-failure.ts';
import { claimEarlier } from './claim-earlier.ts';
import { earlierWords, takenWords } from './earlier-words.ts';
import styles from './this-phone.module.css';

/** Legacy data without an account. Hidden, so only size and dates are shown with the question. */
export function EarlierWorkoutsCard({ account }: { account: Account }) {
  const [earlier, setEarlier] = useState<UnownedData | null>(null);
  const [step, setStep] = useState<'asking' | 'working' | 'done'>('asking');
  const [said, setSaid] = useState<string | null>(null);
  const [isRefusing, setRefusing] = useState(false);

  useEffect(() => {
    let isShown = true;
    void readEarlier().then((found) => isShown && setEarlier(found));
    return () => {
      isShown = false;
    };
  }, []);
  if (earlier === null && said === null) return null;

  const attempt = async (change: () => Promise<string | null>) => {
    setStep('working');
    setRefusing(false);
    try {
      setSaid(await change());
      setStep('done');
    } catch (error) {
      setSaid(NOT_SAVED_MESSAGES[error instanceof StorageFailure ? error.reason : 'lost']);
      reportStorageFailure(error);
      setStep('asking');
    }
  };

  return (
    <section className={`card ${styles.wide}`} aria-labelledby="earlier">
      <h2 className="h-4" id="earlier">
        Saved earlier on this phone
      </h2>
      {step === 'done' || earlier === null ? null : (
        <>
          <p className={styles.lead}>{earlierWords(earlier, new Date(account.now()))} Yours?</p>
          <div className={styles.buttons}>
            <Button
              kind="ink"
              busy={step === 'working'}
              busyLabel="Adding…"
              onClick={() => void attempt(async () => takenWords(await claimEarlier(account)))}
            >
              Yes, add them
            </Button>
            <Button disabled={step === 'working'} onClick={() => setRefusing(true)}>
              Not mine
            </Button>
          </div>
        </>
      )}
      {said !== null && step === 'done' ? (
        <p className={styles.result} role="status">
          {said}
        </p>
      ) : null}
      {said !== null && step === 'asking' ? <Note kind="fail">{said}</Note> : null}
      <ConfirmSheet
        open={isRefusing}
        title="Not yours?"
        keepLabel="Keep asking"
        confirmLabel="Not mine"
        danger={false}
        onClose={() => setRefusing(false)}
        onConfirm={() => void attempt(dismissEarlier)}
      >
        <p>You are not asked again. Nobody sees what was saved, and the untouched copy is removed after 90 days.</p>
      </ConfirmSheet>
    </section>
  );
}

/** Without storage there is nothing to ask; the next visit asks again. */
async function readEarlier(): Promise<UnownedData | null> {
  const device = await localDeviceOrNull();
  return device === null ? null : listUnowned(device).catch(() => null);
}

async function dismissEarlier(): Promise<string> {
  const device = await localDeviceOrNull();
  if (device !== null) await dismissUnowned(device);
  return 'You are not asked again.';
}
