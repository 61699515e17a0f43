import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { CoachPortrait } from '#client/coaches/coach-portrait.tsx';
import { profilePath } from '#client/coaches/profile-path.ts';
import { Rating } from '#client/coaches/stars.tsx';
import { Button, buttonClass } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { Link } from '#client/ui/buttons/link.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import type { MatchRow } from '#contract/index.ts';
import { TOP_MATCHES } from '#domain/limits.ts';
import { QUIZ_MESSAGES } from '#domain/messages/quizzes.ts';
import { moneyText } from '#domain/money/money-text.ts';
import { resultsPath } from '#domain/quizzes/answers.ts';
import type { Quiz, QuizAnswers } from '#domain/quizzes/quiz.ts';
import { CoveredAnswers } from './covered-answers.tsx';
import type { ResultsData } from './load-results.ts';
import styles from './rest-of-matches.module.css';
import { restPath } from './rest-path.ts';

interface RestProps {
  quiz: Quiz;
  answers: QuizAnswers;
  fitting: number;
  rest: NonNullable<ResultsData['rest']>;
  retry: () => void;
}

/** All other matches as short rows. */
export function RestOfMatches({ quiz, answers, fitting, rest, retry }: RestProps) {
  'use no memo';
  const heading = useFocusWhenAskedFor();
  const left = rest === 'failed' ? 0 : fitting - TOP_MATCHES - rest.rows.length;
  return (
    <section aria-labelledby="rest">
      <div className={styles.head}>
        <h2 className="h-3" id="rest" tabIndex={-1} ref={heading}>
          The other {(fitting - TOP_MATCHES).toLocaleString('en-US')}
        </h2>
        <Link className={buttonClass({ kind: 'bare' })} to={resultsPath(quiz, answers)} replace>
          Show three
        </Link>
      </div>
      {rest === 'failed' ? (
        <Note
          kind="fail"
          action={
            <Button kind="line" onClick={retry}>
              Try again
            </Button>
          }
        >
          {QUIZ_MESSAGES.moreFailed}
        </Note>
      ) : (
        <ol className={styles.rows} aria-labelledby="rest">
          {rest.rows.map((row) => (
            <Row key={row.coach.id} quiz={quiz} row={row} />
          ))}
        </ol>
      )}
      {rest !== 'failed' && rest.page < rest.pages ? (
        <ButtonLink className={styles.more} kind="line" wide to={restPath(quiz, answers, rest.page + 1)} replace>
          Show more ({left.toLocaleString('en-US')})
        </ButtonLink>
      ) : null}
    </section>
  );
}

function Row({ quiz, row: { place, covered, coach } }: { quiz: Quiz; row: MatchRow }) {
  'use no memo';
  return (
    <li>
      <Link className={styles.row} to={profilePath(coach.id)}>
        <span className="cap num">{place}</span>
        <CoachPortrait className={styles.face} src={coach.image} alt="" width={44} />
        <span className={styles.who}>
          <span className={styles.name}>{coach.name}</span>
          <span className={styles.facts}>
            <CoveredAnswers count={covered.length} of={quiz.questions.length} />
            <Rating short {...coach.rating} />
          </span>
        </span>
        <span className={styles.price}>
          <b className="num">{moneyText(coach.starting_price)}</b> <span className="cap">a month</span>
        </span>
      </Link>
    </li>
  );
}

/** The link that loaded these is gone: moves the focus to their heading without scrolling. */
function useFocusWhenAskedFor() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isFirstPage = key === 'default';
  useEffect(() => {
    if (!isFirstPage && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isFirstPage]);
  return heading;
}
