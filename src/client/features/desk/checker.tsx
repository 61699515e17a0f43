import { Icon } from '#client/ui/graphics/icon.tsx';
import type { Finding } from '#domain/ai-coach/check/finding.ts';
import { COACH_PLAN_MESSAGES } from '#domain/messages/coach-plans.ts';
import styles from './plan-editor.module.css';

/** What the checker says of the plan: what stops it from being sent, and what to look at. */
export function Checker({ findings, isEmpty }: { findings: readonly Finding[]; isEmpty: boolean }) {
  const blocking = findings.filter(({ severity }) => severity === 'error').length;
  return (
    <section aria-label="Checker" className={styles.checker}>
      <h2 className="h-4">Checker</h2>
      <p className="cap">{isEmpty ? COACH_PLAN_MESSAGES.empty : `${blocking} blocking, ${findings.length - blocking} to look at`}</p>
      {isEmpty ? null : (
        <ul className={styles.items}>
          {findings.map(({ severity, sentence }) => (
            <li key={sentence} className={severity === 'error' ? styles.blocking : undefined}>
              {severity === 'error' ? <Icon name="alert" size="xs" /> : null} {sentence}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
