import { CoachPortrait } from '#client/coaches/coach-portrait.tsx';
import { priceText } from '#client/coaches/price-text.ts';
import { profilePath } from '#client/coaches/profile-path.ts';
import { Rating } from '#client/coaches/stars.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Link } from '#client/ui/link.tsx';
import type { CoachMatch } from '#contract/index.ts';
import styles from './coach-head.module.css';

const PLACES = ['Best match', 'Second', 'Third'];

/** Who it is: portrait, place, name, stars, price. On results 2 to 4 all of it leads to the profile. */
export function CoachHead({ match: { coach, place }, id, isLink }: { match: CoachMatch; id: string; isLink: boolean }) {
  return (
    <div className={styles.head}>
      <CoachPortrait className={styles.face} src={coach.image} alt="" width={76} eager={place === 1} />
      <div className={styles.who}>
        <p className="cap">{PLACES[place - 1] ?? `Match ${place}`}</p>
        <h2 className="h-3" id={id}>
          {isLink ? (
            <Link className={styles.link} to={profilePath(coach.id)}>
              {coach.name}
            </Link>
          ) : (
            coach.name
          )}
        </h2>
        <Rating {...coach.rating} />
        <p className="small">
          Starting at <span className={classNames('num', styles.price)}>{priceText(coach.starting_price)}/month</span>
        </p>
      </div>
    </div>
  );
}
