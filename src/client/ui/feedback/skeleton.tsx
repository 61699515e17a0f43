import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths of what will arrive. */
  height: string;
  width?: string;
  radius?: 's' | 'm' | 'l';
}

/** A still block in the exact shape of what arrives; it shows only when the wait exceeds 150 ms. */
export function Skeleton({ height, width = '100%', radius = 'm' }: SkeletonProps) {
  return <div className={styles.block} style={{ height, width, borderRadius: `var(--r-${radius})` }} aria-hidden="true" />;
}
