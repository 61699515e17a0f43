import { dayText } from '#client/locale/formats.ts';
import { PROGRAM_MESSAGES } from '#domain/messages/program.ts';
import type { BlockView } from '#domain/plan/plan-view.ts';
import type { PlanPlace as Place } from '#domain/training/plan-place.ts';
import styles from './plan-place.module.css';

interface PlanPlaceProps {
  place: Place;
  block: BlockView | null;
  /** The weeks lead to a meet (MEET-1). */
  toMeet: boolean;
  /** The lighter week, from 1; null without one. */
  lightWeek: number | null;
  /** yyyy-mm-dd */
  today: string;
}

/** Where one stands in the plan in use: the week, the next workout, and when and how its weeks end (BLOCK-6). */
export function PlanPlace({ place, block, toMeet, lightWeek, today }: PlanPlaceProps) {
  const { week, weeks, done_today, ends_on } = place;
  const number = block === null ? '' : `Block ${block.number}, `;
  const light = lightWeek === week ? ', lighter' : '';
  const title = weeks < 2 ? 'The same week each time' : `${number}${block === null ? 'Week' : 'week'} ${week} of ${weeks}${light}`;
  return (
    <section className={styles.place} aria-label="Where you are">
      <p className={styles.title}>{title}</p>
      <p className="small">
        {done_today === null ? '' : `${done_today} is done today. `}
        {nextWords(place)}
      </p>
      {ends_on === null ? null : (
        <p className="small muted">{`${PROGRAM_MESSAGES.ends(weeks, dayText(ends_on, today))} ${toMeet ? PROGRAM_MESSAGES.thenMeet : endWords(block)}`}</p>
      )}
    </section>
  );
}

function nextWords({ next, week }: Place): string {
  if (next === null) return '';
  const later = next.week + 1 > week ? `, in week ${next.week + 1}` : '';
  return `Next: ${next.name}${next.is_today ? ', today' : later}.`;
}

function endWords(block: BlockView | null): string {
  return block === null ? PROGRAM_MESSAGES.thenAgain : PROGRAM_MESSAGES.thenBlock(block.number + 1);
}
