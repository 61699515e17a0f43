import { classNames } from '../class-names.ts';
import styles from './logo.module.css';

/** Four strokes, the last highlighted. `flat` uses the text color. */
export function StrokeMark({ flat = false, className }: { flat?: boolean; className?: string | undefined }) {
  return (
    <svg className={classNames(styles.mark, className)} viewBox="0 0 26 22" aria-hidden="true">
      <path d="M2.6 2h3.4l-1.4 18H1.2zM9 2h3.4L11 20H7.6zM15.4 2h3.4l-1.4 18H14z" fill="currentColor" />
      <path d="M21.8 2h3.4l-1.4 18h-3.4z" fill={flat ? 'currentColor' : 'var(--c-now)'} />
    </svg>
  );
}
