import { Pill } from '#client/ui/feedback/pill.tsx';
import { SAVE_MARK_WORDS, SaveMark } from '#client/ui/feedback/save-mark.tsx';
import type { LoggedSet } from '#offline/log/set-logs.ts';
import styles from './exercise-card.module.css';

/** Legend of the states in a card. */
export function SaveLegend({ logged }: { logged: readonly LoggedSet[] }) {
  const states = (['sent', 'phone', 'refused'] as const).filter((state) => logged.some((set) => set.state === state));
  return (
    <div className={styles.legend}>
      {states.map((state) => (
        <Pill key={state} kind={state === 'refused' ? 'fail' : 'plain'} mark={<SaveMark state={state} size="xs" decorative />}>
          {SAVE_MARK_WORDS[state]}
        </Pill>
      ))}
    </div>
  );
}
