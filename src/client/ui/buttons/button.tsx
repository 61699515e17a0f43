import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export type ButtonKind = 'now' | 'ink' | 'line' | 'bare' | 'danger';

export interface ButtonLook {
  /** `now` at most once per view · `ink` strong · `line` alternative · `bare` in text · `danger` in confirmations. */
  kind?: ButtonKind;
  wide?: boolean;
  big?: boolean;
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Keeps focus and width, is announced as busy and ignores clicks. */
  busy?: boolean;
  /** Replaces the children while busy ("Processing..."). */
  busyLabel?: ReactNode;
}

export function buttonClass({ kind = 'line', wide = false, big = false }: ButtonLook, className?: string): string {
  return classNames(styles.button, styles[kind], wide && styles.wide, big && styles.big, className);
}

export function Button({ kind, wide, big, busy = false, busyLabel, className, type = 'button', onClick, children, ...rest }: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      className={buttonClass({ kind, wide, big }, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
      {...rest}
    >
      {busyLabel === undefined ? children : <Swap busy={busy} idle={children} working={busyLabel} />}
    </button>
  );
}

/** Both labels share a cell, so that the width is constant. */
function Swap({ busy, idle, working }: { busy: boolean; idle: ReactNode; working: ReactNode }) {
  return (
    <span className={styles.swap}>
      <span className={classNames(styles.label, busy && styles.hidden)} aria-hidden={busy}>
        {idle}
      </span>
      <span className={classNames(styles.label, !busy && styles.hidden)} aria-hidden={!busy}>
        {working}
      </span>
    </span>
  );
}
