import { useState } from 'react';
import { Button } from '#client/ui/buttons/button.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import type { Gym } from '#domain/sync/gym-shape.ts';
import { platesPerSide } from '#domain/training/plates.ts';
import { compareWeights, type WeightUnit, weightWithUnit } from '#domain/training/units.ts';
import { type WarmUpSet, warmUpRamp } from '#domain/training/warm-up.ts';
import type { LoggedSet } from '#offline/log/set-logs.ts';
import type { Outcome } from '../workout-log.ts';
import { ASSUMED_REPS, type WayUp } from './exercise-lines.ts';
import styles from './warm-up.module.css';

/** Input of the warm-up besides the weight. */
export interface WarmUpBasis {
  wayUp: WayUp;
  /** The exercise's warm-up sets so far. */
  logged: readonly LoggedSet[];
  onLog: (step: WarmUpSet) => Promise<Outcome>;
}

interface WarmUpProps {
  basis: WarmUpBasis;
  /** As in the fields of the first working set. */
  weight: string;
  reps: string;
  unit: WeightUnit;
  gym: Gym | undefined;
}

/** The warm-up sets, folded; a tap logs one. Hidden if none are needed. */
export function WarmUp({ basis, weight, reps, unit, gym }: WarmUpProps) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const ramp = warmUpRamp({ ...basis.wayUp, weight: weight.replace(',', '.'), reps: Number(reps) || ASSUMED_REPS, unit, gym });
  const first = ramp[0];
  if (first === undefined) return null;
  const isDone = (step: WarmUpSet) =>
    basis.logged.some((set) => set.reps === step.reps && compareWeights(set, { weight: step.weight, unit }) === 0);
  const log = async (step: WarmUpSet) => {
    setBusy(true);
    const outcome = await basis.onLog(step);
    setBusy(false);
    setTrouble(outcome.ok ? null : outcome.message);
  };
  return (
    <details className={styles.warmUp}>
      <summary className={styles.summary}>
        <span>
          <b className={styles.name}>Warm-up</b>
          {ramp.length === 1
            ? ` 1 set at ${weightWithUnit(first.weight, unit)}`
            : ` ${ramp.length} sets from ${weightWithUnit(first.weight, unit)}`}
        </span>
        <Icon name="chevron-down" size="s" className={styles.arrow} />
      </summary>
      <ol className={styles.list}>
        {ramp.map((step) => (
          <li key={step.weight} className={styles.step}>
            <b>{weightWithUnit(step.weight, unit)}</b>
            <span>{`× ${step.reps}`}</span>
            <span className={styles.plates}>{basis.wayUp.kind === 'barbell' ? platesText(step.weight, unit, gym) : ''}</span>
            {isDone(step) ? (
              <span className={styles.logged}>
                <Icon name="check" size="s" /> Logged
              </span>
            ) : (
              <Button
                kind="bare"
                busy={busy}
                aria-label={`Log warm-up: ${weightWithUnit(step.weight, unit)} × ${step.reps}`}
                onClick={() => void log(step)}
              >
                Log
              </Button>
            )}
          </li>
        ))}
      </ol>
      {trouble === null ? null : (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
      <p className={styles.note}>Rest about a minute between these and two before the first work set. They count for nothing else.</p>
    </details>
  );
}

function platesText(weight: string, unit: WeightUnit, gym: Gym | undefined): string {
  const load = platesPerSide(weight, unit, gym);
  if (!load.exact) return '';
  return load.per_side.length === 0 ? 'just the bar' : `each side ${load.per_side.join(' ')}`;
}
