import { useState } from 'react';
import { reportStorageFailure } from '#client/session/storage-trouble-store.ts';
import { wakeSync } from '#client/session/sync-control.ts';
import { useReading } from '#client/session/use-reading.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { NOT_SAVED_MESSAGES } from '#domain/messages/this-phone.ts';
import { TWO_PHONES_MESSAGES } from '#domain/messages/two-phones.ts';
import { keepValue, listTwoValues, type TwoValues } from '#offline/log/two-values.ts';
import type { Account } from '#offline/store/account.ts';
import { StorageFailure } from '#offline/store/storage-failure.ts';
import styles from './two-phones.module.css';
import { wordsOf } from './two-phones-words.ts';

interface TwoPhonesProps {
  account: Account;
  /** Only what is still open of these; without it everything of the last thirty days, the decided too. */
  of?: (two: TwoValues) => boolean;
}

/** What two phones wrote without knowing of each other, with both values to choose from. Nothing while there is nothing. */
export function TwoPhones({ account, of }: TwoPhonesProps) {
  const reading = useReading(`two-phones|${account.owner}`, () => listTwoValues(account));
  const [failure, setFailure] = useState<string | null>(null);
  const all = reading.status === 'ready' ? reading.value : [];
  const shown = of === undefined ? all : all.filter((two) => two.isOpen && of(two));
  if (shown.length === 0) return null;
  const keep = async (two: TwoValues, which: 'mine' | 'theirs') => {
    setFailure(null);
    try {
      await keepValue(account, two, which);
      wakeSync();
    } catch (error) {
      setFailure(NOT_SAVED_MESSAGES[error instanceof StorageFailure ? error.reason : 'lost']);
      reportStorageFailure(error);
    }
  };
  return (
    <section className="card" aria-label={TWO_PHONES_MESSAGES.title}>
      <h2 className="h-4">{TWO_PHONES_MESSAGES.title}</h2>
      {shown.map((two) => {
        const { sentence, mine, theirs } = wordsOf(two);
        return (
          <div className={styles.one} key={two.slot}>
            <p className="num">
              {sentence} {two.isOpen ? TWO_PHONES_MESSAGES.which : null}
            </p>
            <div className={styles.values}>
              <Button aria-pressed={two.kept === 'mine'} aria-label={`Keep ${mine}`} onClick={() => void keep(two, 'mine')}>
                {mine}
              </Button>
              <Button aria-pressed={two.kept === 'theirs'} aria-label={`Keep ${theirs}`} onClick={() => void keep(two, 'theirs')}>
                {theirs}
              </Button>
            </div>
          </div>
        );
      })}
      {failure === null ? null : <Note kind="fail">{failure}</Note>}
    </section>
  );
}
