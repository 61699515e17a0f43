import { Link } from '#client/ui/buttons/link.tsx';
import { StrokeMark } from '#client/ui/graphics/logo.tsx';
import { PATHS } from '../routing/paths.ts';
import styles from './logo-link.module.css';

export function LogoLink({ replace = false, onClick }: { replace?: boolean; onClick?: (() => void) | undefined }) {
  return (
    <Link className={styles.logo} to={PATHS.home} replace={replace} onClick={onClick}>
      <StrokeMark />
      Setwise
    </Link>
  );
}
