import { Button } from '../buttons/button.tsx';
import form from './form.module.css';

interface SaveButtonsProps {
  busy: boolean;
  onCancel: () => void;
  /** The button's label. */
  label?: string;
  /** For use without a form. */
  onSave?: () => void;
}

/** Cancel and Save below a form. */
export function SaveButtons({ busy, onCancel, label = 'Save', onSave }: SaveButtonsProps) {
  return (
    <div className={form.buttons}>
      <Button kind="line" onClick={onCancel}>
        Cancel
      </Button>
      <Button kind="ink" type={onSave === undefined ? 'submit' : 'button'} busy={busy} busyLabel="Saving…" onClick={onSave}>
        {label}
      </Button>
    </div>
  );
}
