import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../graphics/icon.tsx';
import { CheckBox } from './check-box.tsx';
import field from './field.module.css';
import styles from './multi-select.module.css';

interface MultiSelectOption<Value extends string | number> {
  value: Value;
  label: string;
  /** The number of matches. */
  count?: number;
}

interface MultiSelectProps<Value extends string | number> {
  label: string;
  options: readonly MultiSelectOption<Value>[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  className?: string | undefined;
}

/**
 * A list of several choices (PAGE-9): closed it says how many are selected. A click outside, Escape and tabbing away close
 * it; the arrows move between the options.
 */
export function MultiSelect<Value extends string | number>({ label, options, chosen, onChange, className }: MultiSelectProps<Value>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const face = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ type, target }: Event) => {
      const isInside = target instanceof Node && root.current?.contains(target) === true;
      // Pressing an option's text first focuses the page's main element, which contains the menu.
      const isAround = type === 'focusin' && target instanceof Node && target.contains(root.current);
      if (!isInside && !isAround) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
      face.current?.focus();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (!isOpen) setOpen(true);
    // The options exist after the next frame.
    requestAnimationFrame(() => step(root.current, event.key === 'ArrowDown' ? 1 : -1));
  };
  const toggle = (value: Value) => onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the button and the checkboxes inside
    <div className={classNames(field.field, styles.root, className)} ref={root} onKeyDown={move}>
      <span className={field.label} id={`${id}-label`}>
        {label}
      </span>
      <button
        type="button"
        ref={face}
        className={classNames(field.edge, styles.face, isOpen && styles.open)}
        id={`${id}-face`}
        aria-labelledby={`${id}-label ${id}-face`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={classNames('num', styles.value)}>{chosen.length === 0 ? 'Select...' : `${chosen.length} selected`}</span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="s" />
      </button>
      {isOpen ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would take the place of the menu's box
        <div className={styles.menu} id={`${id}-menu`} role="group" aria-labelledby={`${id}-label`}>
          {options.length === 0 ? <p className={styles.none}>No options</p> : null}
          {options.map(({ value, label: text, count }) => (
            <CheckBox key={value} className={styles.option} checked={chosen.includes(value)} end={count} onChange={() => toggle(value)}>
              {text}
            </CheckBox>
          ))}
        </div>
      ) : null}
    </div>
  );
}

function step(root: HTMLElement | null, by: 1 | -1): void {
  const boxes = [...(root?.querySelectorAll<HTMLElement>('input') ?? [])];
  const at = boxes.indexOf(document.activeElement as HTMLElement);
  const next = at === -1 ? (by === 1 ? 0 : boxes.length - 1) : (at + by + boxes.length) % boxes.length;
  boxes[next]?.focus();
}
