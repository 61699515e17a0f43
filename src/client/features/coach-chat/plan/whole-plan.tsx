import { useAccount } from '#client/session/use-account.ts';
import { useReading } from '#client/session/use-reading.ts';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { readPlan } from '#offline/log/plans.ts';
import { PlanDays } from './plan-days.tsx';
import { planSummary } from './plan-summary.ts';
import { Reasons } from './reasons.tsx';

/** All days of a plan that is not current, with reasons. */
export function WholePlan({ planId, open, onClose }: { planId: string; open: boolean; onClose: () => void }) {
  const account = useAccount();
  const version = useReading(`plan ${planId}`, () => readPlan(account, planId));
  const summary = version.status === 'ready' && version.value !== undefined ? planSummary(version.value.plan) : null;
  return (
    <Sheet open={open} onClose={onClose} title={summary?.title ?? 'The whole plan'}>
      {summary === null ? (
        <p>{version.status === 'loading' ? 'Loading...' : 'This plan has not reached this phone yet.'}</p>
      ) : (
        <>
          <PlanDays days={summary.days} />
          <Reasons summary={summary} />
        </>
      )}
    </Sheet>
  );
}
