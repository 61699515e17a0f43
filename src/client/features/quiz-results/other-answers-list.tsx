import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import type { CoachMatches } from '#contract/index.ts';
import { resultsPath } from '#domain/quizzes/answers.ts';
import type { Quiz, QuizAnswers } from '#domain/quizzes/quiz.ts';
import styles from './other-answers-list.module.css';

/** What would change the order: one changed answer each, a link to the result it gives. */
export function OtherAnswersList({ quiz, answers, others }: { quiz: Quiz; answers: QuizAnswers; others: CoachMatches['others'] }) {
  const bringing = others.flatMap(({ key, value, label, first }) => (first === null ? [] : [{ key, value, label, first }]));
  if (bringing.length === 0) return null;
  return (
    <section className={styles.others}>
      <h2 className="h-3">What would change the order</h2>
      <p className="muted">One other answer, and someone else comes first.</p>
      <ul className={styles.list}>
        {bringing.map(({ key, value, label, first }) => (
          <li key={`${key} ${value}`}>
            <Link className={styles.other} to={resultsPath(quiz, { ...answers, [key]: value })}>
              <span className={styles.label}>{label}</span>
              <span className="muted">{first} first</span>
              <Icon name="chevron-right" size="s" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
