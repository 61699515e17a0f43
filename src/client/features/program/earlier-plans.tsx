import { useState } from 'react';
import { dayText } from '#client/locale/formats.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { PROGRAM_MESSAGES } from '#domain/messages/program.ts';
import { planView } from '#domain/plan/plan-view.ts';
import { makeCurrent, type PlanVersion } from '#offline/log/plans.ts';
import type { Account } from '#offline/store/account.ts';
import styles from './earlier-plans.module.css';

interface EarlierPlansProps {
  account: Account;
  /** Newest first. */
  plans: readonly PlanVersion[];
  onShow: (plan_id: string) => void;
}

/** Earlier plans, to view or to use again. Logged sets stay with each. */
export function EarlierPlans({ account, plans, onShow }: EarlierPlansProps) {
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const goBackTo = async (plan: PlanVersion) => {
    try {
      await makeCurrent(account, plan.plan_id);
      setFailed(false);
      setOpen(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <Button kind="bare" onClick={() => setOpen(true)}>
        Earlier plans
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title="Earlier plans">
        {hasFailed ? <Note kind="fail">{PROGRAM_MESSAGES.notChanged}</Note> : null}
        <ul className="list">
          {plans.map((plan) => (
            <li className={styles.plan} key={plan.plan_id}>
              <div>
                <p className={styles.name}>{nameOf(plan)}</p>
                <p className="cap">{dayText(plan.made_at)}</p>
              </div>
              <div className={styles.actions}>
                <Button
                  onClick={() => {
                    onShow(plan.plan_id);
                    setOpen(false);
                  }}
                >
                  Look at it
                </Button>
                <Button onClick={() => void goBackTo(plan)}>Train by it</Button>
              </div>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}

function nameOf(plan: PlanVersion): string {
  const { goal, days } = planView(plan.plan);
  const name = goal === '' ? 'Plan' : goal.charAt(0).toUpperCase() + goal.slice(1);
  return `${name}, ${days} ${days === 1 ? 'day' : 'days'} a week`;
}
