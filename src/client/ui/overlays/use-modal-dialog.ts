import { type RefObject, useEffect, useRef } from 'react';
import { enterDialog } from './dialog-entry.ts';
import { countOpenDialog } from './open-dialogs.ts';

/** Drives a native modal `<dialog>` from a boolean; Escape and Back close it. */
export function useModalDialog(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !open) return;
    const handleCancel = (event: Event) => {
      event.preventDefault();
      close.current();
    };
    const closed = countOpenDialog();
    dialog.showModal();
    dialog.addEventListener('cancel', handleCancel);
    const leave = enterDialog(() => close.current());
    return () => {
      dialog.removeEventListener('cancel', handleCancel);
      if (dialog.open) dialog.close();
      leave();
      closed();
    };
  }, [open]);

  return ref;
}
