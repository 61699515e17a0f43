import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { PortfolioItem } from '#contract/index.ts';
import styles from './portfolio.module.css';
import { PortfolioPicture } from './portfolio-picture.tsx';

const PortfolioSlider = lazy(() => import('./portfolio-slider.tsx').then((module) => ({ default: module.PortfolioSlider })));

/** Shows the first picture; the slider code loads when near, and only for several pictures. */
export function Portfolio({ items }: { items: readonly PortfolioItem[] }) {
  const section = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (section.current === null) return;
    const watching = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && setNear(true), { rootMargin: '400px' });
    watching.observe(section.current);
    return () => watching.disconnect();
  }, []);
  const [first] = items;
  if (first === undefined) return null;
  const still = (
    <>
      <div className={styles.frame}>
        <PortfolioPicture item={first} />
      </div>
      {items.length === 1 ? null : <div className={styles.controls} />}
      <p className={styles.description}>{first.description}</p>
    </>
  );
  return (
    <section className={styles.section} aria-labelledby="portfolio" ref={section}>
      <h2 className="h-2" id="portfolio">
        Portfolio
      </h2>
      {items.length > 1 && isNear ? (
        <Suspense fallback={still}>
          <PortfolioSlider items={items} />
        </Suspense>
      ) : (
        still
      )}
    </section>
  );
}
