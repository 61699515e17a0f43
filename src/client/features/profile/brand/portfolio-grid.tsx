import { useState } from 'react';
import { Icon } from '#client/ui/graphics/icon.tsx';
import type { OwnCoach, PortfolioItem } from '#contract/index.ts';
import { PORTFOLIO_MAX_ITEMS } from '#domain/limits.ts';
import { hasRoom } from '#domain/portfolio/portfolio-form.ts';
import styles from '../profile.module.css';
import { PortfolioSheet } from './portfolio-sheet.tsx';

interface PortfolioGridProps {
  coach: OwnCoach;
  onChange: (part: Partial<OwnCoach>) => void;
}

/** The portfolio with its popups. The slot to add is hidden at four (BRAND-3). */
export function PortfolioGrid({ coach: { portfolio }, onChange }: PortfolioGridProps) {
  const [open, setOpen] = useState<PortfolioItem | 'add' | null>(null);
  return (
    <section className="card" aria-labelledby="portfolio">
      <h2 className="h-4" id="portfolio">
        Portfolio
      </h2>
      <p className="cap">Up to {PORTFOLIO_MAX_ITEMS} pictures of your work. Ask the people in them first.</p>
      <ul className={styles.pictures}>
        {portfolio.map((item, at) => (
          <li key={item.id}>
            <button type="button" className={styles.picture} aria-label={`Open picture ${String(at + 1)}`} onClick={() => setOpen(item)}>
              <img src={item.image_url_optimized ?? item.image_url} alt={item.description} loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
        {hasRoom(portfolio) ? (
          <li>
            <button type="button" className={styles.slot} onClick={() => setOpen('add')}>
              <Icon name="plus" /> Add picture
            </button>
          </li>
        ) : null}
      </ul>
      <PortfolioSheet
        item={open}
        onClose={() => setOpen(null)}
        onSaved={(saved) =>
          onChange({
            portfolio: portfolio.some(({ id }) => id === saved.id)
              ? portfolio.map((item) => (item.id === saved.id ? saved : item))
              : [...portfolio, saved],
          })
        }
        onDeleted={(id) => onChange({ portfolio: portfolio.filter((item) => item.id !== id) })}
      />
    </section>
  );
}
