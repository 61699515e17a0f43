import type { PrescriptionView } from '#domain/plan/plan-view.ts';
import { hasTargets } from '#domain/training/free-workout.ts';
import { prescriptionText } from '#domain/training/prescription-text.ts';
import type { WorkoutPlace } from '../workout-log.ts';

interface PrescribedProps {
  of: PrescriptionView;
  place: WorkoutPlace;
  /** The word is for screen readers only. */
  hidden?: boolean;
}

/** What an exercise's plan or routine asks for; nothing in an empty workout, where nobody asked for anything. */
export function Prescribed({ of, place, hidden = false }: PrescribedProps) {
  if (!hasTargets(place.plan_id)) return null;
  return (
    <>
      <span className={hidden ? 'vh' : undefined}>Prescribed: </span>
      {prescriptionText(of, place.is_strength, place.effort)}
    </>
  );
}
