import { classNames } from '#client/ui/class-names.ts';
import { PROGRAM_MESSAGES } from '#domain/messages/program.ts';
import { type BlockWeek, blockWeeks } from '#domain/plan/block-weeks.ts';
import type { Plan } from '#domain/plan/plan.ts';
import type { BlockView } from '#domain/plan/plan-view.ts';
import styles from './block-weeks.module.css';

interface BlockWeeksProps {
  plan: Plan;
  block: BlockView;
  /** The week to train, from 0; null for a plan that is not current. */
  now: number | null;
  /** The week shown, from 0. */
  week: number;
  onShow: (week: number) => void;
}

/** The weeks of a block as a strip: effort and sets of each, the current one marked, the lighter one explained. */
export function BlockWeeks({ plan, block, now, week, onShow }: BlockWeeksProps) {
  const weeks = blockWeeks(plan);
  return (
    <section className={styles.block} aria-label="Training block">
      <p className="small">
        <b>{`Block ${block.number}`}</b>
        {now === null ? null : <span className="muted">{`, week ${now + 1} of ${block.weeks}`}</span>}
      </p>
      <ol className={styles.weeks}>
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
              <span className="vh">: </span>
              <span className="cap num">{weekWords(one)}</span>
            </button>
          </li>
        ))}
      </ol>
      <p className="cap">{weeks[week]?.is_light === true ? PROGRAM_MESSAGES.lightWeek : PROGRAM_MESSAGES.loadingWeeks}</p>
    </section>
  );
}

function weekWords({ sets, rir, is_light }: BlockWeek): string {
  const effort = rir === null ? '' : `, RIR\u00a0${rir}`;
  const amount = `${sets}\u00a0${sets === 1 ? 'set' : 'sets'}`;
  return is_light ? `lighter, ${amount}` : `${amount}${effort}`;
}
