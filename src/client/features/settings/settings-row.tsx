import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { Link } from '#client/ui/buttons/link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Switch } from '#client/ui/forms/switch.tsx';
import { Icon, type IconName } from '#client/ui/graphics/icon.tsx';
import styles from './settings.module.css';

interface RowWords {
  label: string;
  /** A second line. */
  hint?: string | undefined;
  /** The present value, at the end. */
  value?: string | undefined;
  icon?: IconName;
}

/** A row that leads to another page. */
export function LinkRow({ to, isDanger = false, ...words }: RowWords & { to: To; isDanger?: boolean }) {
  return (
    <Link className={classNames(styles.row, isDanger && styles.danger)} to={to}>
      <Words {...words} />
      <Icon name="chevron-right" size="s" />
    </Link>
  );
}

interface ButtonRowProps extends RowWords {
  onOpen: () => void;
}

/** A row that opens a sheet. */
export function ButtonRow({ onOpen, ...words }: ButtonRowProps) {
  return (
    <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onOpen}>
      <Words {...words} />
      <Icon name="chevron-right" size="s" />
    </button>
  );
}

/** A row that says how something is. */
export function FactRow(words: RowWords) {
  return (
    <p className={styles.row}>
      <Words {...words} />
    </p>
  );
}

/** A row with its control, which carries the accessible name. */
export function ControlRow({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    <div className={classNames(styles.row, styles.control)}>
      <span className={styles.words}>
        {label}
        {hint === undefined ? null : <span className="cap">{hint}</span>}
      </span>
      <div className={styles.input}>{children}</div>
    </div>
  );
}

interface SwitchRowProps {
  label: string;
  hint: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A row that is on or off. */
export function SwitchRow({ label, hint, checked, disabled = false, onChange }: SwitchRowProps) {
  const words = (
    <span className={styles.words}>
      {label}
      <span className="cap">{hint}</span>
    </span>
  );
  return (
    <div className={styles.row}>
      <Switch label={words} checked={checked} disabled={disabled} onChange={onChange} />
    </div>
  );
}

function Words({ label, hint, value, icon }: RowWords) {
  return (
    <>
      {icon === undefined ? null : <Icon name={icon} />}
      <span className={styles.words}>
        {label}
        {hint === undefined ? null : <span className="cap">{hint}</span>}
      </span>
      {value === undefined ? null : <span className={styles.value}>{value}</span>}
    </>
  );
}
