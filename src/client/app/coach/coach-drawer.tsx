import { IconButton } from '#client/ui/buttons/icon-button.tsx';
import { useModalDialog } from '#client/ui/overlays/use-modal-dialog.ts';
import styles from './coach-drawer.module.css';
import { CoachLinks } from './coach-links.tsx';

/** The sidebar as a drawer on phones. Links, close button, Escape, Back and the backdrop close it. */
export function CoachDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const ref = useModalDialog(open, onClose);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the ground is a shortcut; Escape and the cross are the keyboard's way
    <dialog
      ref={ref}
      className={styles.drawer}
      aria-label="Menu"
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {open ? (
        <div className={styles.body}>
          <IconButton className={styles.close} label="Close menu" icon="close" onClick={onClose} />
          <CoachLinks onLeave={onClose} />
        </div>
      ) : null}
    </dialog>
  );
}
