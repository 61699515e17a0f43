import styles from './superset-mark.module.css';

/** The place of an exercise in a superset, before its name. */
export function SupersetMark({ of }: { of: string | null }) {
  if (of === null) return null;
  return (
    <>
      <span className="vh">Superset </span>
      <span className={styles.mark}>{of}</span>
    </>
  );
}
