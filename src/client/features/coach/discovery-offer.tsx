import { useEffect, useRef, useState } from 'react';
import { PATHS } from '#client/routing/paths.ts';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { PublicCoach } from '#contract/index.ts';
import { fullName } from '#domain/coaches/coach-name.ts';
import { startingPrice } from '#domain/coaches/starting-price.ts';
import { moneyText } from '#domain/money/money-text.ts';
import { programTitle } from '#domain/programs/program-title.ts';
import { capitalised } from '#domain/users/display-name.ts';
import styles from './discovery-offer.module.css';

/** The banner of COACH-4. Once it has left a phone's screen upwards the same action waits at the thumb: never both. */
export function DiscoveryOffer({ coach }: { coach: PublicCoach }) {
  const banner = useRef<HTMLDivElement>(null);
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (banner.current === null) return;
    const watching = new IntersectionObserver(([entry]) => {
      if (entry !== undefined) setPast(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    watching.observe(banner.current);
    return () => watching.disconnect();
  }, []);
  const to = PATHS.discoveryCall.replace(':coachId', String(coach.id));
  const first = capitalised(coach.first_name);
  return (
    <>
      <div className={styles.banner} ref={banner}>
        <p className={styles.what}>
          <span>Discovery call, 15 minutes</span>
          <span>Free</span>
        </p>
        <ButtonLink kind="now" wide to={to}>
          Book FREE Discovery Call
        </ButtonLink>
        <p className="cap">
          Book a 15-minute discovery call with {first === '' ? fullName(coach) : first} and see if you fit. No card, no login.
        </p>
      </div>
      <ul className={classNames('num', 'from-rail', styles.prices)}>
        {coach.programs.map(({ id, type, price }) => (
          <li className="kv" key={id}>
            <b>{programTitle(type)}</b>
            <span>
              <b>{moneyText(price)}</b>
              <span className="cap">/month</span>
            </span>
          </li>
        ))}
      </ul>
      {isPast ? (
        <div className={styles.dock} data-dock>
          <p className={styles.price}>
            <span className="cap">from</span> <b className="num">{moneyText(startingPrice(coach.programs))}</b>
          </p>
          <ButtonLink kind="now" wide to={to}>
            Book FREE Discovery Call
          </ButtonLink>
        </div>
      ) : null}
    </>
  );
}
