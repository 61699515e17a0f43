import { useId, useState } from 'react';
import { PATHS } from '#client/routing/paths.ts';
import { useAccount } from '#client/session/use-account.ts';
import { useReading } from '#client/session/use-reading.ts';
import { ChangeLines } from '#client/training/change-lines.tsx';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Note } from '#client/ui/feedback/note.tsx';
import type { PlanChange } from '#domain/ai-coach/change/change-shape.ts';
import { compareBlocks } from '#domain/ai-coach/change/compare-blocks.ts';
import type { ChatEntry } from '#offline/chat/chat.ts';
import { readPlan } from '#offline/log/plans.ts';
import { WholePlan } from '../plan/whole-plan.tsx';
import { BlockTable } from './block-table.tsx';
import styles from './change-card.module.css';
import { CHANGE_WORDS, type Decision } from './change-words.ts';
import { useDecide } from './use-decide.ts';

interface ChangeCardProps {
  entry: ChatEntry;
  change: PlanChange;
  /** Null while the current plan is being read. */
  decision: Decision | null;
}

/** A proposed change: differences, reason, what stays, and the decision. */
export function ChangeCard({ entry, change, decision }: ChangeCardProps) {
  const heading = useId();
  const { decide, isBusy, failure, status } = useDecide(entry.message_id);
  const [isWhole, setWhole] = useState(false);
  const words = decision === null ? null : CHANGE_WORDS[decision.state];
  const isOpen = decision?.state === 'open';
  return (
    <article className={classNames('card', styles.card, isOpen && styles.open)} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 className="h-3" id={heading}>
          {change.title}
        </h2>
        {words === null ? null : <span className="tag">{words.tag}</span>}
      </div>
      <Differences entry={entry} change={change} />
      {change.kept.length === 0 ? null : (
        <ul className={styles.kept} aria-label="What stays">
          {change.kept.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {isOpen ? (
        <div className={styles.actions}>
          <Button kind="ink" busy={isBusy} onClick={() => decide('accept')}>
            Accept
          </Button>
          <Button busy={isBusy} onClick={() => decide('keep')}>
            Keep my plan
          </Button>
        </div>
      ) : null}
      <div className={styles.foot}>
        <p ref={status} className={styles.status} role="status" tabIndex={-1}>
          {words?.sentence ?? ''}
        </p>
        {decision?.undoTo == null ? null : (
          <Button kind="bare" busy={isBusy} onClick={() => decide('undo')}>
            Undo
          </Button>
        )}
      </div>
      {failure === null ? null : <Note kind="fail">{failure}</Note>}
      <div className={styles.more}>
        {decision?.state === 'accepted' ? (
          <ButtonLink kind="bare" to={PATHS.program}>
            My Program
          </ButtonLink>
        ) : null}
        {entry.plan_id === null ? null : (
          <Button kind="bare" onClick={() => setWhole(true)}>
            See the whole plan
          </Button>
        )}
      </div>
      {entry.plan_id === null ? null : <WholePlan planId={entry.plan_id} open={isWhole} onClose={() => setWhole(false)} />}
    </article>
  );
}

/** A new block beside the one before; of any other change its differences alone. */
function Differences({ entry, change }: Pick<ChangeCardProps, 'entry' | 'change'>) {
  const account = useAccount();
  const { plan_id, replaces = null } = entry;
  const plans = useReading(`change|${account.owner}|${plan_id}|${replaces}`, async () => {
    if (plan_id === null || replaces === null) return null;
    const [before, after] = await Promise.all([readPlan(account, replaces), readPlan(account, plan_id)]);
    return before === undefined || after === undefined ? null : { before: before.plan, after: after.plan };
  });
  const found = plans.status === 'ready' ? plans.value : null;
  const compared = found === null ? null : compareBlocks(found.before, found.after, change.why);
  const why = compared?.why ?? change.why;
  return (
    <>
      {why === '' ? null : <p className={styles.why}>{why}</p>}
      {compared === null ? <ChangeLines lines={change.lines} /> : <BlockTable compared={compared} />}
    </>
  );
}
