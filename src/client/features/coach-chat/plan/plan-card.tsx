import { useId, useState } from 'react';
import { PATHS } from '#client/routing/paths.ts';
import { useAccount } from '#client/session/use-account.ts';
import { useReading } from '#client/session/use-reading.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { readPlan } from '#offline/log/plans.ts';
import styles from './plan-card.module.css';
import { PlanDays } from './plan-days.tsx';
import { planSummary } from './plan-summary.ts';
import { Reasons } from './reasons.tsx';

interface PlanCardProps {
  planId: string;
  /** `earlier`: replaced by another plan. `other`: can be used, never known to be current. */
  standing: 'current' | 'earlier' | 'other';
  onTakeUp: (planId: string) => void;
}

/** A plan in the conversation. An older one can be used again. */
export function PlanCard({ planId, standing, onTakeUp }: PlanCardProps) {
  const account = useAccount();
  const version = useReading(`plan ${planId}`, () => readPlan(account, planId));
  const [isWhyOpen, setWhyOpen] = useState(false);
  const heading = useId();
  if (version.status !== 'ready' || version.value === undefined) return null;

  const summary = planSummary(version.value.plan);
  const isCurrent = standing === 'current';

  return (
    <article className={classNames('card', styles.card)} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 className="h-3" id={heading}>
          {summary.title}
        </h2>
        {standing === 'other' ? null : <span className="tag">{isCurrent ? 'Current plan' : 'Earlier version'}</span>}
      </div>
      <PlanDays days={summary.days} />
      <div className={styles.actions}>
        {isCurrent ? (
          <ButtonLink kind="ink" to={PATHS.program}>
            My Program
          </ButtonLink>
        ) : (
          <Button kind="ink" onClick={() => onTakeUp(planId)}>
            Use this plan
          </Button>
        )}
        <Button onClick={() => setWhyOpen(true)}>Why this plan</Button>
      </div>
      <Sheet open={isWhyOpen} onClose={() => setWhyOpen(false)} title="Why this plan">
        <Reasons summary={summary} />
      </Sheet>
    </article>
  );
}
