import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ShareButton } from '#client/coaches/share-button.tsx';
import { usePageData } from '#client/routing/page-data.tsx';
import { PATHS } from '#client/routing/paths.ts';
import { buttonClass } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { Link } from '#client/ui/buttons/link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QUIZ_MESSAGES } from '#domain/messages/quizzes.ts';
import { answerLabels, answersOfQuery, canMatch, queryOfAnswers, readAnswers, resultsPath } from '#domain/quizzes/answers.ts';
import { type Quiz, type QuizAnswers, quizOfPath } from '#domain/quizzes/quiz.ts';
import { stepPath } from '#domain/quizzes/quiz-step.ts';
import { QUIZZES } from '#domain/quizzes/quiz-table.ts';
import { AiCoachBanner } from './ai-coach-banner.tsx';
import { loadResults } from './load-results.ts';
import { Matches } from './matches.tsx';
import styles from './results-page.module.css';
import { ResultsFailed, ResultsLoading } from './results-states.tsx';

export { loadResults as load } from './load-results.ts';

export function ResultsPage() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const quiz = QUIZZES[quizOfPath(pathname) ?? 1];
  const answers = answersOfQuery(quiz, search);
  const given = readAnswers(quiz, state);
  const isOnlyGiven = Object.keys(answers).length === 0 && Object.keys(given).length > 0;
  // Answers from navigation state are written to the URL, so that reload and sharing keep them.
  const address = isOnlyGiven ? resultsPath(quiz, given) : null;
  useEffect(() => {
    if (address !== null) void navigate(address, { replace: true, state: state as unknown });
  }, [address, navigate, state]);
  return (
    <div className={classNames('wrap', styles.page)}>
      <h1 className="h-1" tabIndex={-1}>
        {quiz.n === 1 ? QUIZ_MESSAGES.recommended : QUIZ_MESSAGES.match}
      </h1>
      {canMatch(quiz, answers) ? (
        <Found quiz={quiz} answers={answers} />
      ) : isOnlyGiven ? (
        <ResultsLoading />
      ) : (
        <Unanswered quiz={quiz} answers={answers} />
      )}
      <AiCoachBanner quiz={quiz.n} />
    </div>
  );
}

function Found({ quiz, answers }: { quiz: Quiz; answers: QuizAnswers }) {
  const data = usePageData(loadResults);
  // Never shows results of other answers.
  const isOwn = data.phase === 'ready' && data.data?.query === queryOfAnswers(quiz, answers);
  return (
    <>
      <Given quiz={quiz} answers={answers} />
      {data.phase === 'failed' ? <ResultsFailed failure={data.failure} retry={data.retry} /> : null}
      {isOwn && data.data !== null ? (
        <Matches quiz={quiz} answers={answers} data={data.data} fetchedAt={data.fetched_at} retry={data.retry} />
      ) : null}
      {isOwn || data.phase === 'failed' ? null : <ResultsLoading />}
    </>
  );
}

/** The answers, with links to edit and share. */
function Given({ quiz, answers }: { quiz: Quiz; answers: QuizAnswers }) {
  return (
    <div className={styles.given}>
      <ul className={styles.tags} aria-label="Your answers">
        {answerLabels(quiz, answers).map(({ key, label }) => (
          <li className="tag" key={key}>
            {label}
          </li>
        ))}
      </ul>
      <div className={styles.tools}>
        <Link className={buttonClass({ kind: 'bare' }, styles.change)} to={stepPath(quiz, answers, 0)}>
          Change answers
        </Link>
        <ShareButton className={styles.share} title={`Setwise: ${quiz.title}`} />
      </div>
    </div>
  );
}

function Unanswered({ quiz, answers }: { quiz: Quiz; answers: QuizAnswers }) {
  const isBegun = Object.keys(answers).length > 0;
  const index = quiz.questions.findIndex(({ key }) => answers[key] === undefined);
  return (
    <EmptyState
      sentence={isBegun ? QUIZ_MESSAGES.someAnswers : QUIZ_MESSAGES.noAnswers}
      action={
        <div className={styles.ways}>
          <ButtonLink kind="ink" to={stepPath(quiz, answers, Math.max(0, index))}>
            {isBegun ? 'Answer the rest' : 'Take the quiz'}
          </ButtonLink>
          <ButtonLink kind="line" to={PATHS.browse}>
            Browse All Coaches
          </ButtonLink>
        </div>
      }
    >
      <p className="muted">{quiz.purpose}</p>
    </EmptyState>
  );
}
