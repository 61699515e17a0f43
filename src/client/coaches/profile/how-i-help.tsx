import type { PublicCoach } from '#contract/index.ts';
import styles from './sections.module.css';

const CARDS = [
  { field: 'brand_promise', heading: 'What I Deliver' },
  { field: 'brand_pain', heading: 'Problems I Solve' },
  { field: 'brand_plan', heading: 'My Approach' },
  { field: 'brand_proof', heading: 'My Track Record' },
] as const;

/** The brand texts that exist; nothing without any (COACH-2). */
export function HowIHelp({ coach }: { coach: PublicCoach }) {
  const cards = CARDS.filter(({ field }) => coach[field].trim() !== '');
  if (cards.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="how-i-help">
      <h2 className="h-2" id="how-i-help">
        How I Help
      </h2>
      <div className={styles.two}>
        {cards.map(({ field, heading }) => (
          <article className={styles.ruled} key={field}>
            <h3 className="h-4">{heading}</h3>
            <p className={styles.text}>{coach[field]}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
