import { Icon } from '#client/ui/graphics/icon.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { KIND_TEXTS } from '#domain/messages/set-kinds.ts';
import { SET_KINDS, type SetKind } from '#domain/training/set-kind.ts';
import styles from './kind-sheet.module.css';
import { KindMark, type SetMarkProps } from './set-mark.tsx';

interface KindSheetProps extends Omit<SetMarkProps, 'kind'> {
  open: boolean;
  onClose: () => void;
  kind: SetKind | null;
}

const CHOICES = [null, ...SET_KINDS] as const;

/** The kinds of a set, each with what it counts for. */
export function KindSheet({ open, onClose, name, n, kind, onKind }: KindSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={`${name} is a…`}>
      <ul className={styles.kinds}>
        {CHOICES.map((choice) => (
          <li key={choice}>
            <button
              type="button"
              className={styles.kind}
              aria-pressed={choice === kind}
              onClick={() => {
                onClose();
                if (choice !== kind) onKind(choice);
              }}
            >
              <KindMark kind={choice} n={n} />
              <span>
                <b>{KIND_TEXTS[choice ?? 'normal'].name}</b>
                <span className={styles.counts}>{KIND_TEXTS[choice ?? 'normal'].counts}</span>
              </span>
              {choice === kind ? <Icon name="check" /> : null}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
