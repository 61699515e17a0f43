import { useState } from 'react';
import { PATHS } from '#client/routing/paths.ts';
import { useSession } from '#client/session/session-store.ts';
import { useOnline } from '#client/session/use-online.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Note } from '#client/ui/feedback/note.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import styles from './coach-info-page.module.css';
import type { CheckoutFailureText } from './failure-text.ts';
import { SetCardPicture } from './set-card-picture.tsx';
import { startCoachCheckout } from './start-coach-checkout.ts';

const ABILITIES = [
  {
    icon: 'chat',
    what: 'A plan from a talk',
    how: 'Say what you want, how many days you have and what equipment. It asks what is missing.',
  },
  { icon: 'barbell', what: 'The next set, ready', how: 'Last time’s weight and reps stand beside each set. Repeat them with one tap.' },
  {
    icon: 'no-signal',
    what: 'No signal needed',
    how: 'Every set is kept on your phone the moment you tick it, and sent when there is signal.',
  },
  { icon: 'history', what: 'Proof of work', how: 'Workout History shows every week, every set, and how an exercise moves.' },
] as const;

const TERMS = [
  '$9.99 for the first month, then $49.99 a month',
  'Cancel anytime; access stays to the end of the month',
  'Your log stays yours: export it in one file',
];

export function CoachInfoPage() {
  return (
    <>
      <title>AI Coach · Setwise</title>
      <section className={styles.hero}>
        <div className={classNames('wrap', styles.heroGrid)}>
          <div>
            <p className={styles.kicker}>AI Coach</p>
            <h1 className={styles.headline} tabIndex={-1}>
              A plan that fits.
              <br />A log that holds.
            </h1>
            <p className={classNames('lead', styles.lead)}>
              Tell it your goal, days and equipment. Train with it anywhere, also where your phone has no bars.
            </p>
            <Offer />
          </div>
          <SetCardPicture />
        </div>
      </section>
      <section className={classNames(styles.section, styles.sunken)}>
        <div className="wrap">
          <h2 className="h-1">What it does</h2>
          <ul className={styles.abilities}>
            {ABILITIES.map(({ icon, what, how }) => (
              <li className={styles.ability} key={what}>
                <Icon name={icon} />
                <h3 className="h-4">{what}</h3>
                <p className={styles.how}>{how}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className={styles.section}>
        <div className={classNames('wrap', styles.costs)}>
          <div>
            <h2 className="h-1">What it costs</h2>
            <p className={styles.price}>
              <span className={classNames('num', styles.figure)}>$9.99</span> <span className="muted">first month (80% off)</span>
            </p>
            <p className={styles.usual}>Usually $49.99, cancel anytime.</p>
          </div>
          <ul className={styles.terms}>
            {TERMS.map((term) => (
              <li className={styles.term} key={term}>
                <Icon name="check" size="s" />
                {term}
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}

/** The page's call to action; subscribers are sent to the chat. */
function Offer() {
  const hasAiCoach = useSession((session) => session.status === 'in' && session.has_ai_coach);
  const isOnline = useOnline();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CheckoutFailureText | null>(null);

  const start = async () => {
    setBusy(true);
    setFailure(null);
    const failed = await startCoachCheckout();
    setFailure(failed);
    // On success the page is leaving; stay busy.
    if (failed !== null) setBusy(false);
  };

  if (hasAiCoach)
    return (
      <div className={styles.offer}>
        <ButtonLink kind="now" big to={PATHS.chat}>
          Open AI Coach Chat
        </ButtonLink>
        <p className="cap">Your subscription is active.</p>
      </div>
    );
  return (
    <div className={styles.offer}>
      {failure === null ? null : (
        <Note kind="fail">
          <p>{failure.sentence}</p>
          {failure.reason === null ? null : <p>{failure.reason}</p>}
        </Note>
      )}
      <Button kind="now" big busy={isBusy} busyLabel="Processing..." onClick={() => void start()}>
        Start for $9.99
      </Button>
      <p className="cap">{isOnline ? 'First month 80% off. Usually $49.99, cancel anytime.' : 'Starting needs a connection.'}</p>
      <ButtonLink big to={PATHS.today}>
        Log without it, free
      </ButtonLink>
      <p className="cap">Workouts and routines of your own, all exercises and your history need no plan and no subscription.</p>
    </div>
  );
}
