import { useEffect, useState } from 'react';
import { storeNow } from '#client/training/store-now.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { TAKE_MESSAGES } from '#domain/messages/shared-routine.ts';
import { daysOfShared, packRoutine, readRoutineFile, type SharedRoutine, sharedRoutine } from '#domain/plan/shared-routine.ts';
import { listRoutines, saveRoutine } from '#offline/log/routines.ts';
import type { Account } from '#offline/store/account.ts';
import styles from './exchange.module.css';
import { readLink } from './routine-link.ts';
import type { Offer } from './routine-offer.ts';

interface TakeSheetProps {
  account: Account;
  offer: Offer;
  onClose: () => void;
  /** Called with the routine's name once it is stored. */
  onTaken: (name: string) => void;
}

type Reading = { routine: SharedRoutine; hasIt: boolean } | { trouble: string };

/** A routine that arrives, shown before it is taken. */
export function TakeSheet({ account, offer, onClose, onTaken }: TakeSheetProps) {
  const [reading, setReading] = useState<Reading | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    const show = async () => {
      const found = await read(account, offer);
      if (!isGone) setReading(found);
    };
    void show();
    return () => {
      isGone = true;
    };
  }, [account, offer]);
  const add = async (routine: SharedRoutine) => {
    const routine_id = account.newId();
    const days = daysOfShared(routine).map((day) => ({ day_id: account.newId(), day }));
    const problem = await storeNow(() => saveRoutine(account, { routine_id, name: routine.name, days }, undefined));
    setFailure(problem);
    if (problem === null) onTaken(routine.name);
  };
  const found = reading !== null && 'routine' in reading ? reading : undefined;
  const actions =
    found === undefined ? undefined : (
      <>
        <Button wide big onClick={onClose}>
          Not now
        </Button>
        <Button kind="now" wide big onClick={() => void add(found.routine)}>
          Add to my routines
        </Button>
      </>
    );
  return (
    <Sheet open onClose={onClose} title={found?.routine.name ?? 'A shared routine'} actions={actions}>
      <div className="stack" aria-busy={reading === null}>
        {failure === null ? null : <Note kind="fail">{failure}</Note>}
        {reading !== null && 'trouble' in reading ? <Note kind="fail">{reading.trouble}</Note> : null}
        {found === undefined ? null : <Days routine={found.routine} hasIt={found.hasIt} />}
      </div>
    </Sheet>
  );
}

function Days({ routine, hasIt }: { routine: SharedRoutine; hasIt: boolean }) {
  return (
    <>
      {hasIt ? <Note>{TAKE_MESSAGES.hasIt}</Note> : null}
      {routine.days.map(({ title, exercises }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two days may have one name, and the list never changes
        <section key={index}>
          <h3 className="h-4">{title}</h3>
          <ul className={styles.list}>
            {exercises.map(({ exercise, sets, reps, rpe }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may come twice
              <li key={place}>
                <span>{exercise}</span>
                <span className="num muted">
                  {sets} × {reps}
                  {rpe == null ? '' : `, RPE ${rpe}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

async function read(account: Account, offer: Offer): Promise<Reading> {
  const text = offer.kind === 'picture' ? await textOf(offer.file) : offer.text;
  if (text === undefined) return { trouble: TAKE_MESSAGES.noCode };
  const routine = offer.kind === 'file' ? readRoutineFile(text) : await readLink(text);
  if (routine === undefined) return { trouble: TAKE_MESSAGES.damaged };
  const packed = packRoutine(routine);
  // What is here already is only a hint: one that cannot be read hides no routine.
  const mine = await listRoutines(account).catch(() => []);
  const hasIt = mine.some(
    ({ name, days }) =>
      packRoutine(
        sharedRoutine(
          name,
          days.map(({ day }) => day),
        ),
      ) === packed,
  );
  return { routine, hasIt };
}

/** Only who has a picture needs its reader. */
async function textOf(file: File): Promise<string | undefined> {
  const { readPicture } = await import('./read-picture.ts');
  return readPicture(file);
}
