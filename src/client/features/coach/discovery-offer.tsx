import { useEffect, useRef, useState } from 'react';
import { PATHS } from '#client/app/paths.ts';
import { priceText } from '#client/coaches/price-text.ts';
import { ButtonLink } from '#client/ui/button-link.tsx';
import type { PublicCoach } from '#contract/index.ts';
import { fullName } from '#domain/coaches/coach-name.ts';
import { startingPrice } from '#domain/coaches/starting-price.ts';
import { capitalised } from '#domain/users/display-name.ts';
import styles from './discovery-offer.module.css';

/** Section 2's banner. Once it has left a phone's screen upwards the same action waits at the thumb: never both. */
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
        <p className={styles.sentence}>Book a 15-minute discovery call with {first === '' ? fullName(coach) : first} and see if you fit.</p>
        <ButtonLink kind="now" wide to={to}>
          Book FREE Discovery Call
        </ButtonLink>
      </div>
      {isPast ? (
        <div className={styles.dock} data-dock>
          <p className={styles.price}>
            <span className="cap">from</span> <b className="num">{priceText(startingPrice(coach.programs))}</b>
          </p>
          <ButtonLink kind="now" wide to={to}>
            Book FREE Discovery Call
          </ButtonLink>
        </div>
      ) : null}
    </>
  );
}
