import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { Sheet } from './sheet.tsx';

interface ConfirmSheetProps {
  open: boolean;
  /** The question ("Delete this set?"). */
  title: string;
  /** The consequences. */
  children: ReactNode;
  /** The safe choice, always first. */
  keepLabel: string;
  confirmLabel: string;
  onConfirm: () => void;
  onClose: () => void;
  /** Red for irreversible actions. */
  danger?: boolean;
  busy?: boolean;
}

export function ConfirmSheet({
  open,
  title,
  children,
  keepLabel,
  confirmLabel,
  onConfirm,
  onClose,
  danger = true,
  busy = false,
}: ConfirmSheetProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button kind="line" wide onClick={onClose}>
            {keepLabel}
          </Button>
          <Button kind={danger ? 'danger' : 'ink'} wide busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="muted">{children}</div>
    </Sheet>
  );
}
