import { useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import type { PortfolioItem } from '#contract/index.ts';
import styles from './portfolio.module.css';

/** Drawn 4:3 whatever it is, hidden if it fails to load (COACH-8). */
export function PortfolioPicture({ item }: { item: PortfolioItem }) {
  const [isBroken, setBroken] = useState(false);
  // An image in the server's HTML may have failed before hydration.
  const notice = (image: HTMLImageElement | null) => {
    if (image?.complete === true && image.naturalWidth === 0 && image.currentSrc !== '') setBroken(true);
  };
  return (
    <img
      ref={notice}
      className={classNames(styles.picture, isBroken && styles.broken)}
      src={item.image_url_optimized ?? item.image_url}
      alt={item.description === '' ? 'Picture of the portfolio' : ''}
      width={800}
      height={600}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}
