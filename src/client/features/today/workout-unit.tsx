import { notSavedText } from '#client/training/failure-text.ts';
import { GymChoice } from '#client/training/gym/gym-choice.tsx';
import { Button } from '#client/ui/buttons/button.tsx';
import { Segmented } from '#client/ui/forms/segmented.tsx';
import type { Gym } from '#domain/sync/gym-shape.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import { saveUnit } from '#offline/log/training-choice.ts';
import type { Account } from '#offline/store/account.ts';
import styles from './workout-unit.module.css';

interface WorkoutUnitProps {
  account: Account;
  unit: WeightUnit;
  gym: Gym | undefined;
  /** The error. */
  onTrouble: (message: string) => void;
  onGym: () => void;
}

/** Unit and gym. */
export function WorkoutUnit({ account, unit, gym, onTrouble, onGym }: WorkoutUnitProps) {
  const chooseUnit = (chosen: WeightUnit) => {
    saveUnit(account, chosen).catch((error: unknown) => onTrouble(notSavedText(error)));
  };
  const other = gym !== undefined && gym.unit !== unit;
  return (
    <div className={styles.unit}>
      <div className={styles.row}>
        <span className="small muted">Weights in</span>
        <Segmented
          label="Unit of weights"
          options={[
            { value: 'lb', label: 'lbs' },
            { value: 'kg', label: 'kg' },
          ]}
          value={unit}
          onChange={chooseUnit}
        />
      </div>
      <GymChoice account={account} />
      <div className={styles.row}>
        <span className="small muted">
          {other
            ? `Your gym counts in ${gym.unit === 'kg' ? 'kilograms' : 'pounds'}, so usual plates are suggested.`
            : 'Bar, plates and dumbbells'}
        </span>
        <Button className={styles.gym} aria-haspopup="dialog" onClick={onGym}>
          Your gym
        </Button>
      </div>
    </div>
  );
}
