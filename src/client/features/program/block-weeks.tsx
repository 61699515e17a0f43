import { classNames } from '#client/ui/class-names.ts';
import type { BlockWeek } from '#domain/plan/block-weeks.ts';
import styles from './block-weeks.module.css';
import { NowMark } from './now-mark.tsx';

interface BlockWeeksProps {
  weeks: readonly BlockWeek[];
  /** The week to train, from 0; null for a plan that is not current. */
  now: number | null;
  /** The week shown, from 0. */
  week: number;
  onShow: (week: number) => void;
}

/** The weeks of a block as a strip: effort and sets of each, the current one marked. */
export function BlockWeeks({ weeks, now, week, onShow }: BlockWeeksProps) {
  return (
    <ol className={styles.weeks} aria-label="Training block">
      {weeks.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place
        <li key={index}>
          <button
            type="button"
            className={classNames(styles.week, index === week && styles.shown, one.is_light && styles.light)}
            aria-pressed={index === week}
            aria-current={index === now ? 'step' : undefined}
            onClick={() => onShow(index)}
          >
            <span className={styles.name}>{`Week ${index + 1}`}</span>
            {index === now ? <NowMark /> : null}
            <span className="vh">: </span>
            <span className="cap num">{weekWords(one)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function weekWords({ sets, rir, is_light }: BlockWeek): string {
  const effort = rir === null ? '' : `, RIR\u00a0${rir}`;
  const amount = `${sets}\u00a0${sets === 1 ? 'set' : 'sets'}${effort}`;
  return is_light ? `lighter, ${amount}` : amount;
}
