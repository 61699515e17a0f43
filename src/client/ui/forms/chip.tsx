import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './chip.module.css';

interface ChipProps extends ComponentProps<'button'> {
  /** Omit for one-time actions; set for toggles. */
  pressed?: boolean;
}

export function Chip({ pressed, className, type = 'button', ...rest }: ChipProps) {
  return <button type={type} aria-pressed={pressed} className={classNames(styles.chip, pressed && styles.on, className)} {...rest} />;
}

interface ChipRowProps {
  label: string;
  /** Into more lines instead of scrolling sideways, for a few that must all be seen. */
  wraps?: boolean;
  children: React.ReactNode;
  className?: string;
}

/** Chips in one horizontally scrolling line, or in lines. */
export function ChipRow({ label, wraps = false, children, className }: ChipRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form where there is none
    <div role="group" aria-label={label} className={classNames(styles.row, wraps && styles.wraps, className)}>
      {children}
    </div>
  );
}
