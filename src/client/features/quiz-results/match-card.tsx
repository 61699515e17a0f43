import { useId } from 'react';
import { CheckoutButton } from '#client/checkout/checkout-button.tsx';
import { CoachPortrait } from '#client/coaches/coach-portrait.tsx';
import { profilePath } from '#client/coaches/profile-path.ts';
import { Rating } from '#client/coaches/stars.tsx';
import { PATHS } from '#client/routing/paths.ts';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { Link } from '#client/ui/buttons/link.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import type { CoachMatch } from '#contract/index.ts';
import { QUIZ_MESSAGES } from '#domain/messages/quizzes.ts';
import { moneyText } from '#domain/money/money-text.ts';
import type { Quiz } from '#domain/quizzes/quiz.ts';
import { CoveredAnswers } from './covered-answers.tsx';
import styles from './match-card.module.css';
import { MatchPrograms } from './match-programs.tsx';
import { MatchStories } from './match-stories.tsx';

/** A recommended coach: name, reasons, details, and the first call. Only the best match has the primary button. */
export function MatchCard({ quiz, match }: { quiz: Quiz; match: CoachMatch }) {
  'use no memo';
  const { coach, place, covered, reasons } = match;
  const name = useId();
  return (
    <article className={styles.card} aria-labelledby={name}>
      <CoachPortrait className={styles.face} src={coach.image} alt="" width={112} eager={place === 1} />
      <div className={styles.who}>
        <p className={styles.fit}>
          <CoveredAnswers count={covered.length} of={quiz.questions.length} />
          {QUIZ_MESSAGES.fits(covered)}
        </p>
        <h2 className={styles.name} id={name}>
          <Link to={profilePath(coach.id)}>{coach.name}</Link>
        </h2>
        <p className={styles.facts}>
          <Rating short {...coach.rating} />
          <span className="num">
            <span className="vh">Starting at </span>
            <b className={styles.price}>{moneyText(coach.starting_price)}</b>
            <span className="muted">/month</span>
          </span>
        </p>
      </div>
      <div className={styles.body}>
        <ul className={styles.reasons}>
          {reasons.map(({ speaks, text }) => (
            <li className={styles[speaks]} key={text}>
              {speaks === 'for' ? <Icon name="check" size="s" /> : <span className={styles.ring} />}
              <span>
                <span className="vh">{speaks === 'for' ? 'For: ' : 'Against: '}</span>
                {text}
              </span>
            </li>
          ))}
        </ul>
        {quiz.n === 1 ? <MatchStories coach={coach} /> : <MatchPrograms coach={coach} />}
        <div className={styles.actions}>
          <FirstCall quiz={quiz} match={match} labelledBy={name} />
          <ButtonLink kind="line" wide to={profilePath(coach.id)} aria-describedby={name}>
            View Full Profile
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

/** Free after quiz 1, $15 otherwise. */
function FirstCall({ quiz, match: { coach, place }, labelledBy }: { quiz: Quiz; match: CoachMatch; labelledBy: string }) {
  'use no memo';
  const kind = place === 1 ? 'now' : 'line';
  if (quiz.n === 1)
    return (
      <ButtonLink kind={kind} wide to={PATHS.discoveryCall.replace(':coachId', String(coach.id))} aria-describedby={labelledBy}>
        Book FREE Discovery Call
      </ButtonLink>
    );
  return (
    <CheckoutButton purchase={{ kind: 'discovery-call', coach_id: coach.id }} kind={kind} wide about={coach.name}>
      Book Discovery Call - $15
    </CheckoutButton>
  );
}
