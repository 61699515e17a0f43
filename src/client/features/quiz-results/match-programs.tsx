import { SubscribeButton } from '#client/checkout/subscribe-button.tsx';
import type { CoachMatch } from '#contract/index.ts';
import { moneyText } from '#domain/money/money-text.ts';
import { programName, programTitle } from '#domain/programs/program-title.ts';
import { Folded } from './folded.tsx';
import styles from './match-card.module.css';
import { ToldReview } from './told-review.tsx';

/** Results 2 to 4: subscribable programs. Prices stay visible when folded. */
export function MatchPrograms({ coach }: { coach: CoachMatch['coach'] }) {
  'use no memo';
  const prices = coach.programs.map(({ type, price }) => `${programName(type)} ${moneyText(price)}`).join(', ');
  return (
    <Folded summary={`${coach.programs.length === 1 ? 'Program' : 'Programs'}: ${prices}`}>
      <ul>
        {coach.programs.map((program) => (
          <li className={styles.program} key={program.id}>
            <h3 className="h-4">{programTitle(program.type)}</h3>
            <p className="num">
              <b className={styles.price}>{moneyText(program.price)}</b>
              <span className="muted">/month</span>
            </p>
            <p className={styles.text}>{program.description}</p>
            {program.specialties.length === 0 ? null : <p className="cap">Covers: {program.specialties.join(', ')}</p>}
            <SubscribeButton
              programId={program.id}
              label="Subscribe To This Program"
              about={`${programTitle(program.type)} of ${coach.name}`}
              kind="line"
            />
          </li>
        ))}
      </ul>
      {coach.review === null ? null : <ToldReview review={coach.review} />}
    </Folded>
  );
}
