import styles from '../chat.module.css';

/** The logo beside the coach's messages. */
export function CoachMark() {
  return (
    <span className={styles.mark}>
      <svg viewBox="0 0 26 22" aria-hidden="true">
        <path fill="currentColor" d="M2.6 2H6L4.6 20H1.2zM9 2h3.4L11 20H7.6zM15.4 2h3.4l-1.4 18H14zM21.8 2h3.4l-1.4 18h-3.4z" />
      </svg>
    </span>
  );
}
