import { type ReactNode, useId } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import styles from './sheet.module.css';
import { useModalDialog } from './use-modal-dialog.ts';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Fixed below the scrolling content. */
  actions?: ReactNode;
  /** As high as a sheet may be, whatever is in it, so that a search field stays where it is. */
  isTall?: boolean;
}

/** Slides up on phones, centered from 768 px. Escape, Back, close button and backdrop close it; focus returns to the opener. */
export function Sheet({ open, onClose, title, children, actions, isTall = false }: SheetProps) {
  const ref = useModalDialog(open, onClose);
  const heading = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the scrim is a shortcut; Escape and the close button are the keyboard's way
    <dialog
      ref={ref}
      className={isTall ? `${styles.sheet} ${styles.tall}` : styles.sheet}
      aria-labelledby={heading}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {open ? (
        <div className={styles.body}>
          <span className={styles.grabber} aria-hidden="true" />
          <div className={styles.head}>
            <h2 className="h-3" id={heading}>
              {title}
            </h2>
            <IconButton label="Close" icon="close" onClick={onClose} className={styles.close} />
          </div>
          <div className={styles.content}>{children}</div>
          {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
        </div>
      ) : null}
    </dialog>
  );
}
