import { lazy, Suspense, useState } from 'react';
import { orMissing } from '#client/routing/page-code.tsx';
import { Button } from '#client/ui/buttons/button.tsx';
import { IconButton } from '#client/ui/buttons/icon-button.tsx';
import type { PlanDay } from '#domain/plan/plan.ts';

const ShareRoutine = lazy(async () => ({ default: (await orMissing(import('./share-routine.tsx'))).ShareRoutine }));

interface ShareButtonProps {
  name: string;
  days: readonly PlanDay[];
  /** An icon, where a row has no room for words. */
  small?: boolean;
}

/** Opens the sheet that gives a routine to another phone. */
export function ShareButton({ name, days, small = false }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  // Kept once opened, so that closing gives the focus back.
  const [isWanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      {small ? (
        <IconButton line icon="share" label={`Share ${name}`} aria-haspopup="dialog" onClick={open} />
      ) : (
        <Button kind="bare" aria-haspopup="dialog" onClick={open}>
          Share this routine
        </Button>
      )}
      {isWanted ? (
        <Suspense>
          <ShareRoutine open={isOpen} onClose={() => setOpen(false)} name={name} days={days} />
        </Suspense>
      ) : null}
    </>
  );
}
