import { useState } from 'react';
import { weekRangeText } from '#client/locale/formats.ts';
import { useReading } from '#client/session/use-reading.ts';
import { IconButton } from '#client/ui/buttons/icon-button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { PROGRESS_MESSAGES, setsToComeText, targetText } from '#domain/messages/progress.ts';
import type { MuscleSets } from '#domain/progress/weekly-sets.ts';
import { shiftWeek, weekOf } from '#domain/training/week.ts';
import { readWeeklySets, type TargetedWeek } from '#offline/log/weekly-sets.ts';
import type { Account } from '#offline/store/account.ts';
import { ProgressFailed } from './progress-states.tsx';
import styles from './sets-card.module.css';

/** A week's working sets per muscle beside their target (PROG-20). */
export function SetsCard({ account, today }: { account: Account; today: string }) {
  const [day, setDay] = useState(today);
  const asked = weekOf(day);
  const key = `muscles|${account.owner}|${asked[0]}|${today}`;
  const reading = useReading(key, async () => ({ days: asked, week: await readWeeklySets(account, asked, today) }), { keep: true });
  if (reading.status === 'failed') return <ProgressFailed onRetry={reading.retry} />;
  // Days and sets change together (PROG-39).
  const { days, week } = reading.status === 'ready' ? reading.value : { days: asked, week: undefined };
  const isNow = days.includes(today);
  return (
    <section className={classNames('card', styles.card)} aria-labelledby="muscles">
      <h2 className="h-3" id="muscles">
        {isNow ? 'Sets this week' : 'Sets of a week'}
      </h2>
      <div className={styles.week}>
        <IconButton icon="chevron-left" label="Sets of the week before" onClick={() => setDay(shiftWeek(day, -1))} />
        <p className="cap num" aria-live="polite">
          {isNow ? `until today, ${weekRangeText(days, today)}` : weekRangeText(days, today)}
        </p>
        <IconButton icon="chevron-right" label="Sets of the week after" onClick={() => setDay(shiftWeek(day, 1))} />
      </div>
      {week === undefined ? <div className={styles.waiting} /> : <Muscles week={week} isNow={isNow} />}
    </section>
  );
}

/** The bars share a scale, so that muscles can be compared. */
const SCALE_MIN = 22;

function Muscles({ week, isNow }: { week: TargetedWeek; isNow: boolean }) {
  const scale = Math.max(SCALE_MIN, ...week.muscles.map(({ sets }) => sets));
  const aimed = week.muscles.filter(({ target }) => target !== null);
  const others = week.muscles.filter(({ target }) => target === null);
  const isSoFar = isNow && !week.is_light;
  const row = (one: MuscleSets) => <MuscleRow key={one.muscle} {...one} scale={scale} isSoFar={isSoFar} />;
  return (
    <>
      <ul className={styles.rows}>{aimed.map(row)}</ul>
      <p className="cap">
        {week.has_plan ? PROGRESS_MESSAGES.target : PROGRESS_MESSAGES.targetWithoutPlan}
        {isSoFar ? ` ${PROGRESS_MESSAGES.underSoFar}` : ''}
        {week.is_light ? ` ${PROGRESS_MESSAGES.lighterWeek}` : setsToComeText(week.to_come)}
      </p>
      {others.length === 0 ? null : (
        <details className={styles.others}>
          <summary>Other muscles</summary>
          <ul className={styles.rows}>{others.map(row)}</ul>
        </details>
      )}
      {week.unknown === 0 ? null : <p className="cap num">{PROGRESS_MESSAGES.unknown(week.unknown)}</p>}
    </>
  );
}

function MuscleRow({ muscle, sets, target, scale, isSoFar }: MuscleSets & { scale: number; isSoFar: boolean }) {
  const at = (value: number) => `${(value / scale) * 100}%`;
  const isUnder = isSoFar && target !== null && sets < target[0];
  return (
    <li className={styles.row}>
      <span className={styles.name}>{muscle}</span>
      <span className={styles.band} aria-hidden="true">
        {target === null ? null : <u style={{ left: at(target[0]), width: at(target[1] - target[0]) }} />}
        <i className={classNames(isUnder && styles.under)} style={{ width: at(sets) }} />
      </span>
      <span className={classNames('num', styles.value)}>
        <b>{sets}</b>
        <span className="vh">{targetText(sets, target)}</span>
        {target === null ? null : (
          <span className="cap" aria-hidden="true">
            {' '}
            {target[0]}–{target[1]}
          </span>
        )}
      </span>
    </li>
  );
}
