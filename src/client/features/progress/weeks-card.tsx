import { useReading } from '#client/session/use-reading.ts';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Tally } from '#client/ui/graphics/tally.tsx';
import { PROGRESS_MESSAGES } from '#domain/messages/progress.ts';
import { firstWeekDay, trainedWeeks, WEEKS_LOOKED } from '#domain/progress/trained-weeks.ts';
import { workoutDates } from '#offline/log/sessions.ts';
import type { Account } from '#offline/store/account.ts';
import styles from './progress-page.module.css';

const STROKES = { trained: 'sent', rest: 'todo', open: 'now' } as const;
/** A shorter row is not worth a word. */
const ROW_SAID = 3;

/** The weeks that were trained, without a word for the others (PROG-17). */
export function WeeksCard({ account, today }: { account: Account; today: string }) {
  const key = `weeks|${account.owner}|${today}`;
  const reading = useReading(key, async () => {
    const dates = await workoutDates(account, { from: firstWeekDay(today), to: today });
    return trainedWeeks(dates.keys(), today);
  });
  if (reading.status !== 'ready') return <Skeleton height="120px" radius="l" />;
  const { weeks, trained, since, row } = reading.value;
  const shown = weeks.slice(-since);
  const isOpen = weeks.at(-1) === 'open';
  // A week that is still open is none that was missed.
  const over = isOpen ? since - 1 : since;
  const inRow = `${row >= WEEKS_LOOKED ? 'A year or more' : `${row} weeks`} in a row`;
  const isAllInRow = row >= ROW_SAID && row >= over;
  const title = since === 1 ? 'This week' : isAllInRow ? inRow : `${trained} of the last ${over} weeks`;
  return (
    <section className="card" aria-labelledby="weeks">
      <h2 className="h-4 num" id="weeks">
        {title}
      </h2>
      <p className="cap num">
        {row < ROW_SAID || isAllInRow ? '' : `${inRow}${isOpen ? ' up to last week' : ''}. `}
        {isOpen ? PROGRESS_MESSAGES.weekOpen : PROGRESS_MESSAGES.weekCounts}
      </p>
      <p className={styles.strokes}>
        <Tally groups={[shown.map((week) => STROKES[week])]} label={`${trained} of ${since} weeks trained`} />
      </p>
    </section>
  );
}
