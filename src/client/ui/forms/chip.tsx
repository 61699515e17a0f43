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

/** Chips in one horizontally scrolling line. */
export function ChipRow({ label, children, className }: { label: string; children: React.ReactNode; className?: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form where there is none
    <div role="group" aria-label={label} className={classNames(styles.row, className)}>
      {children}
    </div>
  );
}
