import { IconButton } from '#client/ui/buttons/icon-button.tsx';
import type { Gym } from '#domain/sync/gym-shape.ts';
import type { LoadKind } from '#domain/training/loading.ts';
import { isHelp, loadText } from '#domain/training/set-measure.ts';
import { unitWord, type WeightUnit } from '#domain/training/units.ts';
import styles from './current-set.module.css';
import { PlateDrawing } from './plate-drawing.tsx';
import { nearestLoads, type WeightStep, weightSteps } from './weight-steps.ts';

interface WeightSteppersProps {
  kind: LoadKind | null;
  /** As typed. */
  weight: string;
  unit: WeightUnit;
  gym: Gym | undefined;
  onWeight: (weight: string) => void;
  onGym: () => void;
}

function stepText(kind: LoadKind | null, weight: string, unit: WeightUnit, up: WeightStep | null): string {
  if (kind === 'bodyweight') return isHelp(weight) || weight === '' ? loadText(weight, unit) : `${loadText(weight, unit)} added`;
  return up === null ? 'The heaviest there is' : `${up.by} ${unitWord(unit)} a step`;
}

/** What this gym can load instead of a weight it cannot (GYM-6). */
function NearestLoads({ text, kind }: { text: string; kind: LoadKind | null }) {
  return (
    <span className={styles.nearest}>
      {kind === 'dumbbell' ? 'Dumbbells here are ' : 'Plates here make '}
      <b>{text}</b>
    </span>
  );
}

/** Steppers to the adjacent loadable weights, with the plates between; touching those opens the gym. */
export function WeightSteppers({ kind, weight, unit, gym, onWeight, onGym }: WeightSteppersProps) {
  const steps = weightSteps(kind, weight, unit, gym);
  if (steps === null) return null;
  const name = unitWord(unit);
  const near = nearestLoads(steps, { kind, weight, unit, gym });
  const take = (step: WeightStep | null) => {
    if (step !== null) onWeight(step.weight);
  };
  return (
    <div className={styles.steppers}>
      <IconButton
        icon="minus"
        label={steps.down === null ? 'Nothing lighter' : `${steps.down.by} ${name} less`}
        aria-disabled={steps.down === null || undefined}
        className={styles.stepper}
        onClick={() => take(steps.down)}
      />
      <button type="button" className={styles.gym} aria-haspopup="dialog" onClick={onGym}>
        {near !== null ? (
          <NearestLoads text={near} kind={kind} />
        ) : kind === 'barbell' ? (
          <PlateDrawing weight={weight} unit={unit} gym={gym} />
        ) : (
          <span className={styles.step}>{stepText(kind, weight, unit, steps.up)}</span>
        )}
        <span className="vh"> Change your gym</span>
      </button>
      <IconButton
        icon="plus"
        label={steps.up === null ? 'Nothing heavier' : `${steps.up.by} ${name} more`}
        aria-disabled={steps.up === null || undefined}
        className={styles.stepper}
        onClick={() => take(steps.up)}
      />
    </div>
  );
}
