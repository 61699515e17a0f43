import { CheckoutButton } from '#client/checkout/checkout-button.tsx';
import { PATHS } from '#client/routing/paths.ts';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import type { QuizNumber } from '#domain/quizzes/quiz.ts';
import styles from './ai-coach-banner.module.css';

/** Quiz 1 offers fourteen days free, the others the reduced month (PAGE-12). */
export function AiCoachBanner({ quiz }: { quiz: QuizNumber }) {
  'use no memo';
  const isTrial = quiz === 1;
  return (
    <section className={styles.banner} aria-label="AI Coach">
      <h2 className="h-3">Not Ready For a 1on1 Coach?</h2>
      <p className={styles.offer}>{isTrial ? 'Try AI Coach free for 14 days' : '80% off first month - just $9.99'}</p>
      <p className={styles.terms}>Usually $49.99 • Cancel anytime</p>
      <div className={styles.actions}>
        <CheckoutButton purchase={{ kind: isTrial ? 'ai-coach-trial' : 'ai-coach' }} kind="line" className={styles.start}>
          Start Your Plan
        </CheckoutButton>
        <ButtonLink className={styles.more} kind="bare" to={PATHS.coachInfo}>
          Learn More<span className="vh"> about the AI Coach</span>
        </ButtonLink>
      </div>
    </section>
  );
}
