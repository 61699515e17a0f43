import { useState } from 'react';
import { Chip } from '#client/ui/forms/chip.tsx';
import { gymName } from '#domain/training/gym.ts';
import type { Account } from '#offline/store/account.ts';
import styles from './gym-choice.module.css';
import { storeSwitch } from './save-gym.ts';
import { useGyms } from './use-gym.ts';

/** The gyms one goes to, one tap each: loads are those of the chosen one from then on (GYM-3). Nothing with fewer than two. */
export function GymChoice({ account }: { account: Account }) {
  const gyms = useGyms(account);
  const [trouble, setTrouble] = useState<string | null>(null);
  if (gyms.status !== 'ready' || gyms.value.all.length < 2) return null;
  const { all, present } = gyms.value;
  return (
    <div className={styles.choice}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form where there is none */}
      <div className={styles.gyms} role="group" aria-label="Gym you are in">
        {all.map((own, index) => (
          <Chip key={own.gym_id} pressed={own === present} onClick={() => void storeSwitch(account, own).then(setTrouble)}>
            {gymName(own.gym, index)}
          </Chip>
        ))}
      </div>
      {trouble === null ? null : (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
    </div>
  );
}
