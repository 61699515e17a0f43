import { IconButton } from '#client/ui/buttons/icon-button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import styles from './coach-sees.module.css';

interface CoachSeesFactProps {
  fact: { readonly label: string; readonly value: string };
  isDisabled: boolean;
  onRemove: () => void;
}

/** A fact with a button to remove it. */
export function CoachSeesFact({ fact, isDisabled, onRemove }: CoachSeesFactProps) {
  return (
    <div className={classNames('kv', 'small', styles.fact)}>
      <dt className="cap">{fact.label}</dt>
      <dd className="num">{fact.value}</dd>
      <dd className={styles.remove}>
        <IconButton icon="close" label={`Remove ${fact.label}: ${fact.value}`} disabled={isDisabled} onClick={onRemove} />
      </dd>
    </div>
  );
}
