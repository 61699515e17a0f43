import type { ReactNode } from 'react';
import { priceText } from '#client/coaches/price-text.ts';
import { Rating } from '#client/coaches/stars.tsx';
import type { PublicCoach } from '#contract/index.ts';
import { priceCents, startingPrice } from '#domain/coaches/starting-price.ts';
import { dollarsOf } from '#domain/money/cents.ts';
import { programName } from '#domain/programs/program-title.ts';
import styles from './compare-page.module.css';

export interface CompareFact {
  name: string;
  of: (coach: PublicCoach) => ReactNode;
}

/** The same facts for everyone, and only what the product holds. */
export const COMPARE_FACTS: readonly CompareFact[] = [
  { name: 'Starting at', of: ({ programs }) => <b className="num">{priceText(startingPrice(programs))}/month</b> },
  { name: '3 months cost', of: (coach) => <Cost coach={coach} months={3} /> },
  { name: '6 months cost', of: (coach) => <Cost coach={coach} months={6} /> },
  { name: 'Reviews', of: ({ rating }) => <Rating average={rating?.average ?? null} count={rating?.count ?? 0} /> },
  { name: 'Specialties', of: ({ specialties }) => specialties.map(({ title }) => title).join(', ') },
  { name: 'What I Deliver', of: ({ brand_promise }) => brand_promise },
  { name: 'Problems I Solve', of: ({ brand_pain }) => brand_pain },
  { name: 'My Approach', of: ({ brand_plan }) => brand_plan },
  { name: 'My Track Record', of: ({ brand_proof }) => brand_proof },
  { name: 'First call', of: () => 'Free, 15 minutes' },
];

/** What each program comes to over some months, cheapest first. */
function Cost({ coach, months }: { coach: PublicCoach; months: number }) {
  const programs = coach.programs.toSorted((a, b) => priceCents(a.price) - priceCents(b.price));
  return (
    <ul>
      {programs.map(({ id, type, price }) => (
        <li className={styles.cost} key={id}>
          <span className="muted">{programName(type)}</span> <span className="num">{priceText(dollarsOf(priceCents(price) * months))}</span>
        </li>
      ))}
    </ul>
  );
}
