import { useEffect, useState } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';
import { PATHS } from '#client/routing/paths.ts';
import { useReading } from '#client/session/use-reading.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { chooseInsight, type Insight, type InsightMemory, rememberDismissed, rememberShown } from '#domain/progress/choose-insight.ts';
import { INSIGHT_MESSAGES, insightWords } from '#domain/progress/insight-words.ts';
import { isBlockOver, sessionsOfBlock } from '#domain/training/block-week.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import { addToMessageDraft } from '#offline/chat/message-draft.ts';
import { readInsightMemory, readNoticed, saveInsightMemory } from '#offline/log/insights.ts';
import { placeIn, type Training } from '#offline/log/training.ts';
import type { Account } from '#offline/store/account.ts';
import { BlockOver } from './block-over.tsx';
import styles from './insight-card.module.css';

interface InsightCardProps {
  account: Account;
  training: Training;
  today: string;
  unit: WeightUnit;
}

/** What the coach noticed in the log, unasked (PROG-15); nothing most of the time. */
export function InsightCard({ account, training, today, unit }: InsightCardProps) {
  // By what the sessions are: Today reads them again without a change as well.
  const trained = training.sessions.map((session) => `${session.session_id} ${session.performed_on} ${session.finished_at}`).join();
  const key = `${account.owner}|${today}|${training.version.plan_id}|${training.next?.week}|${trained}|${unit}`;
  const noticed = useReading(key, () => readNoticed(account, { training, today, unit }), { keep: true });
  // Apart, so that storing what was shown reads nothing of the log again.
  const memory = useReading(`insights|${account.owner}`, () => readInsightMemory(account));
  const { view, labels, sessions } = training;
  const own = sessionsOfBlock(sessions, placeIn(training));
  if (view.block !== null && isBlockOver(own, { block: view.block, days: labels.length, today }))
    return <BlockOver account={account} number={view.block.number} />;
  if (noticed.status !== 'ready' || noticed.value === null || memory.status !== 'ready') return null;
  const insight = chooseInsight({ ...noticed.value, memory: memory.value, today });
  return insight === null ? null : <ShownInsight account={account} insight={insight} memory={memory.value} today={today} unit={unit} />;
}

interface ShownInsightProps extends Omit<InsightCardProps, 'training'> {
  insight: Insight;
  memory: InsightMemory;
}

function ShownInsight({ account, insight, memory, today, unit }: ShownInsightProps) {
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState(false);
  const { title, fact, reading, action } = insightWords(insight, unit, false);
  const withShown = rememberShown(memory, insight, today);
  useEffect(() => {
    if (withShown !== memory) void saveInsightMemory(account, withShown).catch(() => undefined);
  });
  const leave = async () => {
    try {
      await saveInsightMemory(account, rememberDismissed(withShown, insight));
    } catch {
      setTrouble(true);
    }
  };
  const ask = async (message: string) => {
    try {
      await addToMessageDraft(account, message);
      await navigate(PATHS.chat);
    } catch {
      setTrouble(true);
    }
  };
  return (
    <section className={styles.card} aria-label={INSIGHT_MESSAGES.eyebrow}>
      <p className="cap">{INSIGHT_MESSAGES.eyebrow}</p>
      <h2 className="h-4">{title}</h2>
      <p className="small num">{fact}</p>
      {reading === null ? null : <p className="small">{reading}</p>}
      <div className={styles.actions}>
        {'message' in action ? (
          <Button kind="ink" onClick={() => void ask(action.message)}>
            {action.label}
          </Button>
        ) : (
          <ButtonLink kind="ink" to={generatePath(PATHS.exercise, { id: action.exercise_id })}>
            {action.label}
          </ButtonLink>
        )}
        <Button onClick={() => void leave()}>{INSIGHT_MESSAGES.leave}</Button>
      </div>
      {trouble ? (
        <p className="small" role="alert">
          {INSIGHT_MESSAGES.notSaved}
        </p>
      ) : null}
    </section>
  );
}
