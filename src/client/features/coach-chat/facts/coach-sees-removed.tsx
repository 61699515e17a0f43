import { Button } from '#client/ui/buttons/button.tsx';
import styles from './coach-sees.module.css';
import type { RemovedFacts } from './use-removed-facts.ts';

/** Confirms a removed fact, with undo. */
export function CoachSeesRemoved({ removed }: { removed: RemovedFacts }) {
  const { last, failure } = removed;
  return (
    <div role="status">
      {failure === null ? null : <p className={styles.removed}>{failure}</p>}
      {last === null ? null : (
        <p className={styles.removed}>
          <span>
            Removed<span className="vh"> {last.label}</span>.
          </span>
          <Button kind="bare" onClick={() => void removed.bringBack()}>
            Undo
          </Button>
        </p>
      )}
    </div>
  );
}
