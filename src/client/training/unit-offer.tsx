import { useState } from 'react';
import { reportStorageFailure } from '#client/session/storage-trouble-store.ts';
import { wakeSync } from '#client/session/sync-control.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { unitWord, type WeightUnit } from '#domain/training/units.ts';
import { saveUnit } from '#offline/log/training-choice.ts';
import type { Account } from '#offline/store/account.ts';
import { notSavedText } from './failure-text.ts';
import { useShownUnit } from './use-shown-unit.ts';

/** Offers to show weights in the unit of what was brought in, where that is one and the other (IMPORT-15). */
export function UnitOffer({ account, unit }: { account: Account; unit: WeightUnit | undefined }) {
  const shown = useShownUnit(account);
  const [trouble, setTrouble] = useState<string | null>(null);
  if (unit === undefined || shown === undefined || shown === unit) return null;
  const take = () => {
    saveUnit(account, unit).then(wakeSync, (error: unknown) => {
      reportStorageFailure(error);
      setTrouble(notSavedText(error));
    });
  };
  return (
    <Note kind={trouble === null ? 'now' : 'fail'} action={<Button onClick={take}>Show weights in {unitWord(unit)}</Button>}>
      {trouble ?? `This log is in ${unitWord(unit)}. Here and everywhere, weights are shown in ${unitWord(shown)}.`}
    </Note>
  );
}
