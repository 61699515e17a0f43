import styles from './now-mark.module.css';

/** Marks the week to train. */
export function NowMark() {
  return <span className={styles.mark}>now</span>;
}
