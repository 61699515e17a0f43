import { CoachCard } from '#client/coaches/coach-card.tsx';
import { usePageData } from '#client/routing/page-data.tsx';
import { PATHS } from '#client/routing/paths.ts';
import { useSession } from '#client/session/session-store.ts';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { Link } from '#client/ui/buttons/link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/graphics/icon.tsx';
import styles from './home-page.module.css';
import { LifterPicture } from './lifter-picture.tsx';
import { loadHome } from './load-home.ts';

export { loadHome as load } from './load-home.ts';

const REASONS = [
  { claim: 'No lock-in', why: 'Month by month, from the first day.' },
  { claim: 'No hidden fees', why: 'The price on the card is the price you pay.' },
  { claim: 'Cancel anytime', why: 'Two taps. Access stays to the end of the month.' },
  { claim: 'Public reviews', why: 'Every review is from someone who subscribed.' },
  { claim: 'Human support', why: 'We answer within 24 hours.' },
  { claim: 'Payments stay on the platform', why: 'Your card details never reach a coach.' },
];

const STEPS = [
  { step: 'Look around', how: 'Filter by specialty and price, or answer four questions. No account needed.' },
  { step: 'Talk for 15 minutes', how: 'Book a discovery call with the coach you like. See if it clicks before you pay.' },
  { step: 'Train and adjust', how: 'Subscribe to a Standard or Premium program. Your coach writes within 72 hours.' },
];

const QUIZZES = [
  { n: '1', title: 'Find my coach', length: '4 questions, about a minute' },
  { n: '2', title: 'I’m stuck on a plateau', length: '6 questions' },
  { n: '3', title: 'My week is too full', length: '6 questions' },
  { n: '4', title: 'I’ve trained for years', length: '6 questions' },
];

const MEET: Readonly<Record<number, string>> = { 1: 'Meet one of them', 2: 'Meet two of them', 3: 'Meet three of them' };

export function HomePage() {
  return (
    <>
      <section className={styles.hero}>
        <div className={classNames('wrap', styles.heroGrid)}>
          <div>
            <h1 className={styles.headline} tabIndex={-1}>
              Pick the coach.
              <br />
              Keep the proof.
            </h1>
            <p className={classNames('lead', styles.lead)}>
              Compare independent fitness coaches by price, method and public reviews. Log every set, with or without signal.
            </p>
            <div className={styles.calls}>
              <TrainingLink />
              <ButtonLink kind="now" big to={PATHS.browse}>
                Browse Coaches
              </ButtonLink>
              <ButtonLink kind="line" big to={PATHS.quiz.replace(':n', '1')}>
                Take the 4-question quiz
              </ButtonLink>
            </div>
          </div>
          <div className={styles.poster}>
            <LifterPicture className={styles.picture} />
          </div>
        </div>
      </section>
      <Promo />
      <section className={styles.section}>
        <div className="wrap">
          <h2 className="h-1">Why choose us</h2>
          <ul className={styles.reasons}>
            {REASONS.map(({ claim, why }) => (
              <li className={styles.reason} key={claim}>
                <Icon name="check" className={styles.tick} />
                <h3 className="h-4">{claim}</h3>
                <p className={styles.why}>{why}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className={classNames(styles.section, styles.sunken)}>
        <div className="wrap">
          <h2 className="h-1">How it works</h2>
          <ol className={styles.steps}>
            {STEPS.map(({ step, how }, index) => (
              <li key={step}>
                <div className={classNames('num', styles.number)} aria-hidden="true">
                  {index + 1}
                </div>
                <h3 className={classNames('h-3', styles.step)}>{step}</h3>
                <p className="muted">{how}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <FirstCoaches />
      <section className={classNames('wrap', styles.quizzes)}>
        <h2 className="h-2">Not sure where to start?</h2>
        <ul className={styles.quizGrid}>
          {QUIZZES.map(({ n, title, length }) => (
            <li key={n}>
              <Link className={classNames('card', styles.quiz)} to={PATHS.quiz.replace(':n', n)}>
                <span>
                  <b>{title}</b>
                  <span className={classNames('cap', styles.length)}>{length}</span>
                </span>
                <Icon name="chevron-right" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** The log, which is free, for who is signed in (ROUTINE-1). */
function TrainingLink() {
  const isIn = useSession((session) => session.status === 'in');
  return isIn ? (
    <ButtonLink kind="ink" big to={PATHS.today}>
      Today's Workout
    </ButtonLink>
  ) : null;
}

/** The highest rated coaches; omitted when they fail to load. */
function FirstCoaches() {
  const data = usePageData(loadHome);
  if (data.phase !== 'ready' || data.data.coaches.length === 0) return null;
  const { coaches, total } = data.data;
  return (
    <section className={styles.section}>
      <div className="wrap">
        <h2 className="h-1">{MEET[coaches.length] ?? MEET[3]}</h2>
        <ul className={styles.coaches}>
          {coaches.map((coach) => (
            <li className={styles.coach} key={coach.id}>
              <CoachCard coach={coach} level={3} />
            </li>
          ))}
        </ul>
        <ButtonLink className={styles.all} kind="bare" to={PATHS.browse}>
          See all {total.toLocaleString('en-US')} coaches
        </ButtonLink>
      </div>
    </section>
  );
}

/** The offer in its fixed words (PAGE-12). */
function Promo() {
  const hasAiCoach = useSession((session) => session.status === 'in' && session.has_ai_coach);
  return (
    <section className={styles.promo} aria-label="AI Coach">
      <div className={classNames('wrap', styles.promoGrid)}>
        <div>
          <p className={styles.offer}>AI Coach: $9.99 first month (80% off)</p>
          <p className={styles.terms}>Usually $49.99, cancel anytime. Works in a basement gym.</p>
        </div>
        <ButtonLink className={styles.promoButton} kind="line" to={hasAiCoach ? PATHS.chat : PATHS.coachInfo}>
          Meet the AI Coach <Icon name="chevron-right" size="s" />
        </ButtonLink>
      </div>
    </section>
  );
}
