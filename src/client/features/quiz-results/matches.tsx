import { PATHS } from '#client/app/paths.ts';
import { Button } from '#client/ui/button.tsx';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Note } from '#client/ui/note.tsx';
import type { CoachMatches } from '#contract/index.ts';
import { compareIdsToUrl } from '#domain/browse/search-state.ts';
import { QUIZ_MESSAGES } from '#domain/messages/quizzes.ts';
import type { Quiz, QuizAnswers } from '#domain/quizzes/quiz.ts';
import { FreeCallCard } from './free-call-card.tsx';
import { OtherAnswersList } from './other-answers-list.tsx';
import { ProgramsCard } from './programs-card.tsx';
import styles from './results-page.module.css';
import { useMoreMatches } from './use-more-matches.ts';

interface MatchesProps {
  quiz: Quiz;
  answers: QuizAnswers;
  found: CoachMatches;
  /** Set when the answer came from the phone's cache. */
  fetchedAt: number | null;
}

export function Matches({ quiz, answers, found, fetchedAt }: MatchesProps) {
  const { matches, left, state, showMore } = useMoreMatches(quiz, answers, found);
  if (matches.length === 0) return <Nobody quiz={quiz} answers={answers} others={found.others} />;
  const Card = quiz.n === 1 ? FreeCallCard : ProgramsCard;
  return (
    <>
      <p className="cap">{decidedBy(quiz)}</p>
      {fetchedAt === null ? null : (
        <Note>
          <p>
            No signal. These matches are from {new Date(fetchedAt).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}.
          </p>
        </Note>
      )}
      <ol className={quiz.n === 1 ? styles.three : styles.list} aria-label="Your matches">
        {matches.map((match) => (
          <li className={styles.item} key={match.coach.id}>
            <Card match={match} />
          </li>
        ))}
      </ol>
      <div className={styles.after}>
        {left > 0 ? (
          <Button kind="line" busy={state === 'busy'} busyLabel="Loading..." onClick={showMore}>
            {`Show more (${left})`}
          </Button>
        ) : null}
        {quiz.n === 1 && matches.length > 1 ? (
          <ButtonLink kind="line" to={PATHS.compare + compareIdsToUrl(matches.map(({ coach }) => coach.id))}>
            {matches.length === 2 ? 'Compare both' : 'Compare all three'}
          </ButtonLink>
        ) : null}
      </div>
      {state === 'failed' ? (
        <Note kind="fail">
          <p>{QUIZ_MESSAGES.moreFailed}</p>
        </Note>
      ) : null}
      <OtherAnswersList quiz={quiz} answers={answers} others={found.others} />
    </>
  );
}

function Nobody({ quiz, answers, others }: { quiz: Quiz; answers: QuizAnswers; others: CoachMatches['others'] }) {
  return (
    <>
      <EmptyState
        sentence={QUIZ_MESSAGES.empty}
        action={
          <ButtonLink kind="line" to={PATHS.browse}>
            Browse All Coaches
          </ButtonLink>
        }
      />
      <OtherAnswersList quiz={quiz} answers={answers} others={others} />
    </>
  );
}

/** Which answers decided, so that nobody wonders what the others did. */
function decidedBy(quiz: Quiz): string {
  const subject = { 1: 'Your goal', 2: 'Your training, your weight', 3: 'Your goal', 4: 'Your training style' }[quiz.n];
  return `${subject} and your budget decide; reviews break ties. The other answers are for your first talk.`;
}
