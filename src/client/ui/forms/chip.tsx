import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './chip.module.css';

interface ChipProps extends ComponentProps<'button'> {
  /** Leave out for a chip that does something once (a quick reply); set for one that can be on or off. */
  pressed?: boolean;
}

export function Chip({ pressed, className, type = 'button', ...rest }: ChipProps) {
  return <button type={type} aria-pressed={pressed} className={classNames(styles.chip, pressed && styles.on, className)} {...rest} />;
}

/** Chips in one line that scrolls sideways to the edges of its container. */
export function ChipRow({ label, children, className }: { label: string; children: React.ReactNode; className?: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form where there is none
    <div role="group" aria-label={label} className={classNames(styles.row, className)}>
      {children}
    </div>
  );
}
