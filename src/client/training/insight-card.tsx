import { useEffect, useState } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';
import { PATHS } from '#client/routing/paths.ts';
import { useReading } from '#client/session/use-reading.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { type Insight, rememberDismissed, rememberShown } from '#domain/progress/choose-insight.ts';
import { INSIGHT_MESSAGES, insightWords } from '#domain/progress/insight-words.ts';
import { isBlockOver, sessionsOfBlock } from '#domain/training/block-week.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import { addToMessageDraft } from '#offline/chat/message-draft.ts';
import { readInsight, readInsightMemory, saveInsightMemory } from '#offline/log/insights.ts';
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
  const key = `insight|${account.owner}|${today}|${training.version.plan_id}|${training.read_at}|${unit}`;
  const reading = useReading(key, () => readInsight(account, { training, today, unit }), { keep: true });
  const { view, labels, sessions } = training;
  const own = sessionsOfBlock(sessions, placeIn(training));
  if (view.block !== null && isBlockOver(own, { block: view.block, days: labels.length, today }))
    return <BlockOver account={account} number={view.block.number} />;
  if (reading.status !== 'ready' || reading.value === null) return null;
  return <ShownInsight account={account} insight={reading.value} today={today} unit={unit} />;
}

function ShownInsight({ account, insight, today, unit }: Omit<InsightCardProps, 'training'> & { insight: Insight }) {
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState(false);
  const { title, fact, reading, action } = insightWords(insight, unit, false);
  useEffect(() => {
    void readInsightMemory(account).then((memory) => {
      const next = rememberShown(memory, insight, today);
      if (next !== memory) void saveInsightMemory(account, next).catch(() => undefined);
    });
  }, [account, insight, today]);
  const leave = async () => {
    try {
      await saveInsightMemory(account, rememberDismissed(rememberShown(await readInsightMemory(account), insight, today), insight));
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
