import styles from './progress-bar.module.css';

interface ProgressBarProps {
  label: string;
  /** The completed part of `max`. */
  value: number;
  max?: number;
}

export function ProgressBar({ label, value, max = 1 }: ProgressBarProps) {
  return (
    <progress className={styles.progress} max={max} value={value} aria-label={label}>
      {Math.round((value / max) * 100)}%
    </progress>
  );
}
