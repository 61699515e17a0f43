import { Button } from '#client/ui/buttons/button.tsx';
import { IconButton } from '#client/ui/buttons/icon-button.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import type { PublicCoach } from '#contract/index.ts';
import { fullName } from '#domain/coaches/coach-name.ts';
import styles from './compare-table.module.css';

interface ComparePagerProps {
  held: PublicCoach | undefined;
  right: PublicCoach;
  /** From 0. */
  at: number;
  of: number;
  onHold: (id: number) => void;
  previous: () => void;
  next: () => void;
}

/** Phone: the held coach on the left, another on the right. */
export function ComparePager({ held, right, at, of, onHold, previous, next }: ComparePagerProps) {
  'use no memo';
  return (
    <tbody className={styles.pager}>
      <tr>
        <td>
          <Button kind="bare" className={styles.hold} onClick={() => onHold(right.id)}>
            <Icon name="pin" size="s" />
            <span>
              Stays here<span className="vh">{`: ${held === undefined ? '' : fullName(held)}. Hold ${fullName(right)} instead`}</span>
            </span>
          </Button>
        </td>
        <td className={styles.turner}>
          <IconButton icon="chevron-left" label="Coach before" onClick={previous} />
          <span className="num small" role="status">
            {`${at + 1} of ${of}`}
            <span className="vh">: {fullName(right)}</span>
          </span>
          <IconButton icon="chevron-right" label="Next coach" onClick={next} />
        </td>
      </tr>
    </tbody>
  );
}
