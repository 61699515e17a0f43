import { type RefObject, useEffect, useId, useRef } from 'react';

interface SheetState {
  sheet?: string;
}

/** Tells the entry of one opening from that of the next. */
let openings = 0;

/**
 * Drives a native modal `<dialog>` from a boolean and lets Back close it: opening adds a history entry of the same address,
 * closing takes it away again. A link inside that leaves the page should navigate with `replace`, so the entry becomes the new page.
 */
export function useModalDialog(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !open) return;
    openings += 1;
    const marker = `${id}${openings}`;
    const holdsEntry = () => (window.history.state as SheetState | null)?.sheet === marker;
    const handleCancel = (event: Event) => {
      event.preventDefault();
      close.current();
    };
    const handlePop = () => {
      if (!holdsEntry()) close.current();
    };
    dialog.showModal();
    window.history.pushState({ ...window.history.state, sheet: marker }, '');
    dialog.addEventListener('cancel', handleCancel);
    window.addEventListener('popstate', handlePop);
    return () => {
      dialog.removeEventListener('cancel', handleCancel);
      window.removeEventListener('popstate', handlePop);
      if (dialog.open) dialog.close();
      // Going back takes effect later than a navigation of the same moment and would undo it; so look again once that is done.
      window.setTimeout(() => {
        if (holdsEntry()) window.history.back();
      });
    };
  }, [open, id]);

  return ref;
}
