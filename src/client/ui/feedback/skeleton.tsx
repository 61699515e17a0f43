import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths of the content. */
  height: string;
  width?: string;
  radius?: 's' | 'm' | 'l';
}

/** A placeholder block, visible after 150 ms. */
export function Skeleton({ height, width = '100%', radius = 'm' }: SkeletonProps) {
  return <div className={styles.block} style={{ height, width, borderRadius: `var(--r-${radius})` }} aria-hidden="true" />;
}
