import { classNames } from '../class-names.ts';
import icon from '../graphics/icon.module.css';
import styles from './save-mark.module.css';

/** Sync states. */
export type SaveMarkState = 'sent' | 'phone' | 'refused' | 'waiting' | 'todo';

/** The words of the shapes; screens show them beside at least one mark. */
export const SAVE_MARK_WORDS: Readonly<Record<SaveMarkState, string>> = {
  sent: 'Sent',
  phone: 'On this phone',
  refused: 'Refused',
  waiting: 'Waiting for signal',
  todo: 'To do',
};

interface SaveMarkProps {
  state: SaveMarkState;
  size?: 'm' | 's' | 'xs';
  /** Set when the word is beside it, to avoid repetition. */
  decorative?: boolean;
}

export function SaveMark({ state, size = 'm', decorative = false }: SaveMarkProps) {
  const look = classNames(icon.icon, styles[state], size !== 'm' && icon[size]);
  if (decorative)
    return (
      <svg className={look} viewBox="0 0 24 24" aria-hidden="true">
        <Shape state={state} />
      </svg>
    );
  return (
    <svg className={look} viewBox="0 0 24 24" role="img" aria-label={SAVE_MARK_WORDS[state]}>
      <Shape state={state} />
    </svg>
  );
}

function Shape({ state }: { state: SaveMarkState }) {
  switch (state) {
    case 'sent':
      return (
        <>
          <circle className={styles.disc} cx="12" cy="12" r="9" />
          <path className={styles.tick} d="M8 12.3l2.7 2.7L16 9.5" />
        </>
      );
    case 'phone':
      return (
        <>
          <circle cx="12" cy="12" r="8.5" strokeDasharray="3.2 2.15" />
          <path d="M8.5 12.3l2.5 2.5 4.5-5" />
        </>
      );
    case 'refused':
      return <path d="M12 4a8 8 0 100 16 8 8 0 000-16zM12 8v5M12 16h.01" />;
    case 'waiting':
      return <path d="M12 6v6l4 2M12 4a8 8 0 100 16 8 8 0 000-16z" />;
    case 'todo':
      return <circle cx="12" cy="12" r="9" />;
  }
}
