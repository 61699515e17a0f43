import { PATHS } from '#client/routing/paths.ts';
import { SeenBefore } from '#client/routing/seen-before.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { compareIdsToUrl } from '#domain/browse/search-state.ts';
import { QUIZ_MESSAGES } from '#domain/messages/quizzes.ts';
import type { Quiz, QuizAnswers } from '#domain/quizzes/quiz.ts';
import type { ResultsData } from './load-results.ts';
import { MatchCard } from './match-card.tsx';
import { OtherAnswer } from './other-answer.tsx';
import { RestOfMatches } from './rest-of-matches.tsx';
import { restPath } from './rest-path.ts';
import styles from './results-page.module.css';

interface MatchesProps {
  quiz: Quiz;
  answers: QuizAnswers;
  data: ResultsData;
  /** Set for cached data. */
  fetchedAt: number | null;
  retry: () => void;
}

/** The best three with reasons, alternatives, and a link to all. */
export function Matches({ quiz, answers, data: { found, rest }, fetchedAt, retry }: MatchesProps) {
  'use no memo';
  const { matches, others, fitting } = found;
  const other = <OtherAnswer quiz={quiz} answers={answers} others={others} />;
  if (matches.length === 0)
    return (
      <>
        <Nobody />
        {other}
      </>
    );
  const hasMore = fitting > matches.length && rest === null;
  return (
    <>
      <p className={styles.order}>{QUIZ_MESSAGES.order(quiz.n)}</p>
      <SeenBefore fetched_at={fetchedAt} />
      <ol className={styles.matches} aria-label="Your matches">
        {matches.map((match) => (
          <li key={match.coach.id}>
            <MatchCard quiz={quiz} match={match} />
          </li>
        ))}
      </ol>
      {other}
      {rest === null ? null : <RestOfMatches quiz={quiz} answers={answers} fitting={fitting} rest={rest} retry={retry} />}
      <div className={styles.after}>
        {hasMore ? (
          <ButtonLink kind="line" to={restPath(quiz, answers, 1)} replace>
            Show all {fitting.toLocaleString('en-US')}
          </ButtonLink>
        ) : null}
        {matches.length > 1 ? (
          <ButtonLink kind="line" to={PATHS.compare + compareIdsToUrl(matches.map(({ coach }) => coach.id))}>
            {matches.length === 2 ? 'Compare both' : `Compare these ${matches.length}`}
          </ButtonLink>
        ) : null}
      </div>
    </>
  );
}

function Nobody() {
  'use no memo';
  return (
    <EmptyState
      sentence={QUIZ_MESSAGES.empty}
      action={
        <ButtonLink kind="line" to={PATHS.browse}>
          Browse All Coaches
        </ButtonLink>
      }
    />
  );
}
