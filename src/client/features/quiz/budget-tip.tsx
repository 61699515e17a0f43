import { PATHS } from '#client/routing/paths.ts';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import type { QuizNumber } from '#domain/quizzes/quiz.ts';
import styles from './budget-tip.module.css';

/** The AI Coach on the budget step (QUIZ-4). Sunken, never louder than the answers. */
export function BudgetTip({ quiz }: { quiz: QuizNumber }) {
  return (
    <aside className={styles.tip} aria-label="AI Coach">
      <p>
        <b>On a tighter budget?</b>{' '}
        {quiz === 1
          ? 'AI Coach is $9.99 first month. Try AI Coach free for 14 days.'
          : 'AI Coach is $9.99 first month (80% off), usually $49.99. Cancel anytime.'}
      </p>
      <ButtonLink kind="bare" className={styles.more} to={PATHS.coachInfo}>
        Learn More<span className="vh"> about the AI Coach</span>
      </ButtonLink>
    </aside>
  );
}
