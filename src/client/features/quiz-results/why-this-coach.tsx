import type { ReactNode } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { CoachMatch } from '#contract/index.ts';
import styles from './why-this-coach.module.css';

/** The reason before the pitch: a bar for each thing that counted, the stars that break ties, and what put this coach at this place. */
export function WhyThisCoach({ match, isFirst }: { match: CoachMatch; isFirst: boolean }) {
  const { average } = match.coach.rating;
  return (
    <section className={styles.why}>
      <h3 className={styles.heading}>
        Why this coach <span className={classNames('num', styles.score)}>{match.score === 1 ? '1 point' : `${match.score} points`}</span>
      </h3>
      <ul className={styles.bars}>
        {match.reasons.map(({ label, detail, points, max }, place) => (
          <li className={styles.reason} key={`${label} ${detail}`}>
            <Row label={label} share={max === 0 ? null : points / max} isNow={isFirst && place === 0}>
              {max === 0 ? <Icon name="check" size="s" /> : `+${points}`}
            </Row>
            <p className={styles.detail}>{detail}</p>
          </li>
        ))}
        <li>
          <Row label="Reviews" share={average === null ? 0 : average / 5} isNow={false}>
            {average === null ? 'none' : average.toFixed(1)}
          </Row>
        </li>
      </ul>
      <p className={styles.order}>{match.order}</p>
    </section>
  );
}

interface RowProps {
  label: string;
  /** 0 to 1; null for a condition that is met and has no size. */
  share: number | null;
  isNow: boolean;
  children: ReactNode;
}

function Row({ label, share, isNow, children }: RowProps) {
  return (
    <div className={classNames('num', styles.row)}>
      <span>{label}</span>
      {share === null ? <span /> : <Bar share={share} isNow={isNow} />}
      <b className={styles.value}>{children}</b>
    </div>
  );
}

/** Drawn, because a width in a style attribute is refused in the server's page. */
function Bar({ share, isNow }: { share: number; isNow: boolean }) {
  return (
    <svg className={styles.track} aria-hidden="true">
      <rect className={classNames(styles.fill, isNow && styles.now)} width={`${Math.round(share * 100)}%`} height="100%" rx="3" />
    </svg>
  );
}
