import { lazy, Suspense, useState } from 'react';
import { Button } from '#client/ui/buttons/button.tsx';
import { EFFORT_TEXTS } from '#domain/messages/set-fields.ts';
import type { RowExercise } from './row-exercise.ts';
import type { SetRowState } from './use-set-row.ts';

const EffortSheet = lazy(() => import('./effort-sheet.tsx').then((module) => ({ default: module.EffortSheet })));

/** Opens the choice of how hard the set was. */
export function EffortButton({ exercise, row }: { exercise: RowExercise; row: SetRowState }) {
  const [isOpen, setOpen] = useState(false);
  // Kept once opened, so that closing gives the focus back.
  const [isWanted, setWanted] = useState(false);
  const said = row.value[exercise.effort] ?? '';
  const words = `${exercise.effort.toUpperCase()} ${said === '' ? '–' : said}`;
  return (
    <>
      <Button
        kind="line"
        aria-haspopup="dialog"
        aria-label={`${words}: ${EFFORT_TEXTS.title}`}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {words}
      </Button>
      {isWanted ? (
        <Suspense>
          <EffortSheet open={isOpen} onClose={() => setOpen(false)} exercise={exercise} row={row} />
        </Suspense>
      ) : null}
    </>
  );
}
