import { Link } from '#client/ui/buttons/link.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import type { CoachMatches } from '#contract/index.ts';
import { resultsPath } from '#domain/quizzes/answers.ts';
import type { Quiz, QuizAnswers } from '#domain/quizzes/quiz.ts';
import styles from './results-page.module.css';

interface OtherAnswerProps {
  quiz: Quiz;
  answers: QuizAnswers;
  others: CoachMatches['others'];
}

/** An answer that would change the first match, in one sentence; a budget if possible, because it is most flexible. */
export function OtherAnswer({ quiz, answers, others }: OtherAnswerProps) {
  'use no memo';
  const bringing = others.filter(({ first }) => first !== null);
  const other = bringing.find(({ key }) => key === 'budget') ?? bringing[0];
  if (other === undefined) return null;
  return (
    <p className={styles.other}>
      <Icon name="swap" size="s" />
      <span className="num">
        Had you answered <b>{other.label}</b>, {other.first} would be first.{' '}
        <Link className="link" to={resultsPath(quiz, { ...answers, [other.key]: other.value })}>
          Try it
        </Link>
      </span>
    </p>
  );
}
