import type { ReactNode } from 'react';
import { UpdateOffer } from '../update-offer.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import styles from './site-layout.module.css';

/** `footer`: for reading; tasks keep their own end in view. */
export function SiteLayout({ footer = true, children }: { footer?: boolean; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <SiteHeader />
      <UpdateOffer />
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      {footer ? <SiteFooter /> : null}
    </div>
  );
}
