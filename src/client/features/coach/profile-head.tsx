import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '#client/app/paths.ts';
import { CoachPortrait } from '#client/coaches/coach-portrait.tsx';
import { SaveButton } from '#client/coaches/favourite-button.tsx';
import type { ProfileState } from '#client/coaches/profile-link.tsx';
import { ShareButton } from '#client/coaches/share-button.tsx';
import { Rating } from '#client/coaches/stars.tsx';
import { Link } from '#client/ui/link.tsx';
import type { CoachCard } from '#contract/index.ts';
import styles from './profile-head.module.css';

interface ProfileHeadProps extends Pick<CoachCard, 'id' | 'name' | 'image' | 'short_bio' | 'specialties' | 'rating'> {
  /** How old this is, when it came from the phone. */
  seen: ReactNode;
  /** The one offer beside the portrait. */
  children: ReactNode;
}

/** Who this is: portrait, name, rating, specialties, short bio. */
export function ProfileHead({ id, name, image, short_bio, specialties, rating, seen, children }: ProfileHeadProps) {
  return (
    <>
      <Breadcrumbs name={name} />
      <section className={styles.head} data-profile>
        <CoachPortrait className={styles.portrait} src={image} alt={`Portrait of ${name}`} width={400} eager />
        <div className={styles.who}>
          <h1 className="h-1" tabIndex={-1}>
            {name}
          </h1>
          <Rating {...rating} unit />
          <ul className={styles.tags} aria-label="Specialties">
            {specialties.map((title) => (
              <li className="tag" key={title}>
                {title}
              </li>
            ))}
          </ul>
          <p className="lead">{short_bio}</p>
          {seen}
          <div className={styles.offer}>{children}</div>
          <div className={styles.actions}>
            <SaveButton id={id} name={name} />
            <ShareButton title={`${name} · Setwise`} />
          </div>
        </div>
      </section>
    </>
  );
}

/** The list is the one this visitor came from, with its search. */
function Breadcrumbs({ name }: { name: string }) {
  const { from = '' } = (useLocation().state ?? {}) as ProfileState;
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        <li>
          <Link to={PATHS.home}>Home</Link>
        </li>
        <li>
          <Link to={{ pathname: PATHS.browse, search: from }}>Find a Coach</Link>
        </li>
        <li>
          <span aria-current="page">{name}</span>
        </li>
      </ol>
    </nav>
  );
}
