import { CoachPortrait } from '#client/coaches/coach-portrait.tsx';
import { profilePath } from '#client/coaches/profile-path.ts';
import { PATHS } from '#client/routing/paths.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { PublicCoach } from '#contract/index.ts';
import { bestOf } from '#domain/coaches/best-of.ts';
import { fullName } from '#domain/coaches/coach-name.ts';
import { type CompareFact, compareFacts } from './compare-facts.tsx';
import { ComparePager } from './compare-pager.tsx';
import styles from './compare-table.module.css';
import { useSwipe } from './use-swipe.ts';
import { useTurn } from './use-turn.ts';

interface CompareTableProps {
  coaches: readonly PublicCoach[];
  onTakeOff: (id: number) => void;
  /** Holds this coach on the left. */
  onHold: (id: number) => void;
}

/**
 * One fact per row. Wide: its name on the left of up to four coaches. Phone: two columns; the left one is held, the right one changes by
 * arrows or swipe, and the fact's name is above both.
 */
export function CompareTable({ coaches, onTakeOff, onHold }: CompareTableProps) {
  'use no memo';
  const { turn, previous, next } = useTurn(coaches.length - 1);
  const swipe = useSwipe(next, previous);
  const right = coaches[turn + 1];
  const isAway = (index: number) => index > 0 && index !== turn + 1;
  return (
    <table className={classNames(styles.table, styles[`of${coaches.length}`])} aria-label="Comparison" {...swipe}>
      <thead className={styles.heads}>
        <tr>
          <td className={classNames('cap', styles.corner)}>{coaches.length > 1 ? 'Best in a row is named.' : null}</td>
          {coaches.map((coach, index) => (
            <th className={classNames(styles.head, isAway(index) && styles.away)} scope="col" key={coach.id}>
              <CoachPortrait
                className={styles.face}
                src={coach.profile_image_url_optimized ?? coach.profile_image_url}
                alt=""
                width={72}
                eager
              />
              <span className={styles.name}>{fullName(coach)}</span>
            </th>
          ))}
        </tr>
      </thead>
      {right === undefined || coaches.length < 3 ? null : (
        <ComparePager held={coaches[0]} right={right} at={turn} of={coaches.length - 1} onHold={onHold} previous={previous} next={next} />
      )}
      <tbody className={styles.rows}>
        {compareFacts(coaches).map((fact) => (
          <FactRow key={fact.name} fact={fact} coaches={coaches} isAway={isAway} />
        ))}
        <tr className={styles.row}>
          <th className={styles.fact} scope="row">
            First call
          </th>
          {coaches.map((coach, index) => (
            <td className={classNames(styles.value, styles.go, isAway(index) && styles.away)} key={coach.id}>
              <span>Free, 15 minutes</span>
              <ButtonLink kind={index === 0 ? 'now' : 'line'} wide to={PATHS.discoveryCall.replace(':coachId', String(coach.id))}>
                Book FREE Discovery Call<span className="vh">: {fullName(coach)}</span>
              </ButtonLink>
              <ButtonLink kind="bare" wide to={profilePath(coach.id)}>
                View Profile<span className="vh">: {fullName(coach)}</span>
              </ButtonLink>
              {coaches.length === 1 ? null : (
                <Button kind="bare" wide onClick={() => onTakeOff(coach.id)}>
                  Remove<span className="vh">: {fullName(coach)}</span>
                </Button>
              )}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

interface FactRowProps {
  fact: CompareFact;
  coaches: readonly PublicCoach[];
  isAway: (index: number) => boolean;
}

/** The best value is marked with a word. */
function FactRow({ fact: { name, of, best }, coaches, isAway }: FactRowProps) {
  'use no memo';
  const bests = best === undefined ? new Set<number>() : bestOf(coaches.map(best.of), best.direction);
  return (
    <tr className={styles.row}>
      <th className={styles.fact} scope="row">
        {name}
      </th>
      {coaches.map((coach, index) => (
        <td className={classNames('num', styles.value, isAway(index) && styles.away)} key={coach.id}>
          {of(coach)} {bests.has(index) ? <span className={styles.best}>{best?.direction}</span> : null}
        </td>
      ))}
    </tr>
  );
}
