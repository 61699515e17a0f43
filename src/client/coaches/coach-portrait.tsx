import { useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import styles from './coach-portrait.module.css';

interface CoachPortraitProps {
  /** Null shows the default picture. */
  src: string | null;
  /** Empty beside the name. */
  alt: string;
  /** Maximum display width in CSS pixels; always 4:5. */
  width: number;
  /** Loads eagerly, for a page's main picture. */
  eager?: boolean;
  className?: string | undefined;
}

/** A coach's photo in the standard frame, with a default for missing or broken photos. */
export function CoachPortrait({ src, alt, width, eager = false, className }: CoachPortraitProps) {
  const [broken, setBroken] = useState<string | null>(null);
  // An image in the server's HTML may have failed before hydration.
  const notice = (image: HTMLImageElement | null) => {
    if (image?.complete === true && image.naturalWidth === 0 && image.currentSrc !== '') setBroken(src);
  };
  return (
    <span className={classNames(styles.frame, className)} data-portrait>
      {src === null || src === '' || src === broken ? (
        <DefaultPortrait alt={alt} />
      ) : (
        <img
          ref={notice}
          className={styles.picture}
          src={src}
          alt={alt}
          width={width}
          height={(width * 5) / 4}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onError={() => setBroken(src)}
        />
      )}
    </span>
  );
}

/** The default portrait. */
function DefaultPortrait({ alt }: { alt: string }) {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 100 125"
      preserveAspectRatio="xMidYMin slice"
      role="img"
      aria-label={alt}
      aria-hidden={alt === ''}
    >
      <rect width="100" height="125" fill="var(--p-sand)" />
      <circle cx="66" cy="46" r="40" fill="var(--p-bone)" />
      <path d="M4 125c2-24 14-31 32-35h28c18 4 30 11 32 35z" fill="var(--p-slate)" />
      <path d="M50 90h14c18 4 30 11 32 35H50z" fill="#171512" opacity=".16" />
      <path d="M41 72h18v19c-4 7-14 7-18 0z" fill="#8a7f6d" />
      <path d="M31.5 48c0-16 7.5-25 18.500-25s18.500 9 18.500 25c0 18.500-8 33-18.500 33S31.500 66.500 31.500 48z" fill="#a0957f" />
      <path d="M50 23c11 0 18.500 9 18.500 25 0 18.500-8 33-18.500 33z" fill="#171512" opacity=".14" />
    </svg>
  );
}
