import { Icon } from '#client/ui/graphics/icon.tsx';
import styles from '../change/change-card.module.css';

/** Repairs made to a plan before it was shown, under the plan. */
export function Corrections({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <details className={styles.corrections}>
      <summary>
        <Icon name="check" size="xs" />
        {sentences.length === 1 ? 'Checked, 1 thing mended' : `Checked, ${sentences.length} things mended`}
      </summary>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
