import { useState } from 'react';
import { reportStorageFailure } from '#client/session/storage-trouble-store.ts';
import { wakeSync } from '#client/session/sync-control.ts';
import { useAccount } from '#client/session/use-account.ts';
import { useReading } from '#client/session/use-reading.ts';
import { notSavedText } from '#client/training/failure-text.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { TODAY_MESSAGES } from '#domain/messages/today.ts';
import { unitWord, type WeightUnit } from '#domain/training/units.ts';
import { isUnitKnown, saveUnit } from '#offline/log/training-choice.ts';
import type { Account } from '#offline/store/account.ts';
import styles from './unit-question.module.css';

const UNITS: readonly WeightUnit[] = ['lb', 'kg'];

/** Whether a new person is still to be asked for the unit. Once it is known nothing is read any more. */
export function useAsksUnit(account: Account): boolean {
  const [isKnown, setKnown] = useState(false);
  const reading = useReading(`unit known|${account.owner}|${isKnown}`, async () => isKnown || isUnitKnown(account));
  if (!isKnown && reading.status === 'ready' && reading.value) setKnown(true);
  return !isKnown && reading.status === 'ready' && !reading.value;
}

/** Asks a new person for the unit before the first set. */
export function UnitQuestion({ onAnswer }: { onAnswer: (unit: WeightUnit) => void }) {
  const account = useAccount();
  const [trouble, setTrouble] = useState<string | null>(null);
  const choose = async (unit: WeightUnit) => {
    try {
      await saveUnit(account, unit);
    } catch (error) {
      reportStorageFailure(error);
      setTrouble(notSavedText(error));
      return;
    }
    onAnswer(unit);
    wakeSync();
  };
  return (
    <fieldset className={styles.question} aria-label={TODAY_MESSAGES.unitQuestion}>
      <p className={styles.words} aria-hidden="true">
        {TODAY_MESSAGES.unitQuestion}
      </p>
      {UNITS.map((unit) => (
        <Button key={unit} onClick={() => void choose(unit)}>
          {unitWord(unit)}
        </Button>
      ))}
      <p className={styles.hint}>{TODAY_MESSAGES.unitHint}</p>
      {trouble === null ? null : (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
    </fieldset>
  );
}
