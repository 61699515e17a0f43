import { SubscribeButton } from '#client/checkout/subscribe-button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { Program } from '#contract/index.ts';
import { moneyText } from '#domain/money/money-text.ts';
import { programTitle } from '#domain/programs/program-title.ts';
import styles from './sections.module.css';

/** The price is the headline (COACH-3). */
export function Programs({ programs }: { programs: readonly Program[] }) {
  if (programs.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="programs">
      <h2 className="h-2" id="programs">
        Training Programs
      </h2>
      <div className={styles.programs}>
        {programs.map((program, index) => (
          <article className={classNames('card', styles.program)} key={program.id}>
            <h3 className="h-3">{programTitle(program.type)}</h3>
            <p className={classNames('num', styles.price)}>
              <span className="fig">{moneyText(program.price)}</span>
              <span className="muted">/month</span>
            </p>
            <p className={styles.text}>{program.description}</p>
            {program.specialties.length === 0 ? null : (
              <p className={classNames('small', styles.covers)}>
                <b>Covers:</b> {program.specialties.map(({ title }) => title).join(', ')}
              </p>
            )}
            <div className={styles.subscribe}>
              <SubscribeButton
                kind={index === 0 ? 'ink' : 'line'}
                programId={program.id}
                label="Subscribe Now"
                about={programTitle(program.type)}
              />
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
