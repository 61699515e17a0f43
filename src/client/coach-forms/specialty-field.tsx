import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { SpecialtyChecks } from './specialty-checks.tsx';
import type { SpecialtiesReading } from './use-specialties.ts';

interface SpecialtyFieldProps {
  reading: SpecialtiesReading;
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  /** A suffix per specialty. */
  mark?: (id: number) => string;
  /** Used when a heading already names it. */
  hideLegend?: boolean;
}

/** The specialty choices, with loading and error states. */
export function SpecialtyField({ reading, ...rest }: SpecialtyFieldProps) {
  if (reading.phase === 'ready') return <SpecialtyChecks options={reading.options} {...rest} />;
  if (reading.phase === 'loading') return <Skeleton height="15rem" />;
  return (
    <Note
      kind="fail"
      action={
        <Button kind="line" onClick={reading.again}>
          Try again
        </Button>
      }
    >
      The specialties could not be loaded. What you entered is still here.
    </Note>
  );
}
