import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { IconButton } from '#client/ui/buttons/icon-button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { useMedia } from '#client/ui/layout/use-media.ts';
import type { PortfolioItem } from '#contract/index.ts';
import styles from './portfolio.module.css';
import { PortfolioPicture } from './portfolio-picture.tsx';

/** Wraps at both ends, with dots and the description below (COACH-8). A finger moves it too. */
export function PortfolioSlider({ items }: { items: readonly PortfolioItem[] }) {
  const [viewport, carousel] = useEmblaCarousel({ loop: true });
  const [at, setAt] = useState(0);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  useEffect(() => {
    if (carousel === undefined) return;
    const follow = () => setAt(carousel.selectedScrollSnap());
    carousel.on('select', follow);
    return () => void carousel.off('select', follow);
  }, [carousel]);

  const previous = () => carousel?.scrollPrev(isStill);
  const next = () => carousel?.scrollNext(isStill);
  const move = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') previous();
    else if (event.key === 'ArrowRight') next();
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a shortcut for the buttons inside
    <div onKeyDown={move}>
      <div className={styles.frame} ref={viewport}>
        <ul className={styles.slides}>
          {items.map((item, index) => (
            <li className={styles.slide} key={item.id} aria-hidden={index !== at}>
              <PortfolioPicture item={item} />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.controls}>
        <IconButton line icon="chevron-left" label="Previous picture" onClick={previous} />
        <div className={styles.dots}>
          {items.map((item, index) => (
            <button
              key={item.id}
              type="button"
              className={classNames(styles.dot, index === at && styles.here)}
              aria-label={`Picture ${index + 1} of ${items.length}`}
              aria-current={index === at}
              onClick={() => carousel?.scrollTo(index, isStill)}
            />
          ))}
        </div>
        <IconButton line icon="chevron-right" label="Next picture" onClick={next} />
      </div>
      <p className={styles.description} role="status">
        <span className="vh">{`Picture ${at + 1} of ${items.length}. `}</span>
        {items[at]?.description}
      </p>
    </div>
  );
}
