import { Link } from '#client/ui/link.tsx';
import { StrokeMark } from '#client/ui/logo.tsx';
import styles from './logo-link.module.css';
import { PATHS } from './paths.ts';

export function LogoLink({ replace = false, onClick }: { replace?: boolean; onClick?: (() => void) | undefined }) {
  return (
    <Link className={styles.logo} to={PATHS.home} replace={replace} onClick={onClick}>
      <StrokeMark />
      Setwise
    </Link>
  );
}
