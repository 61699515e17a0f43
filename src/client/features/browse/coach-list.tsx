import { useLocation } from 'react-router-dom';
import { CoachCard } from '#client/coaches/coach-card.tsx';
import { CompareTick } from '#client/coaches/compare-tick.tsx';
import { Button, buttonClass } from '#client/ui/buttons/button.tsx';
import { Link } from '#client/ui/buttons/link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Tally } from '#client/ui/graphics/tally.tsx';
import { type SearchState, searchStateToUrl } from '#domain/browse/search-state.ts';
import { BROWSE_MESSAGES } from '#domain/messages/browse.ts';
import styles from './coach-list.module.css';
import type { BrowseData } from './load-browse.ts';

interface CoachListProps {
  data: BrowseData;
  search: SearchState;
  /** Belongs to an earlier address; the new data is loading or failed. */
  isOld: boolean;
  isBusy: boolean;
}

/** The loaded cards with links to earlier and later pages, which work without scripts. */
export function CoachList({ data, search, isOld, isBusy }: CoachListProps) {
  const { coaches, total, first, last, pages } = data;
  const { state } = useLocation();
  return (
    <>
      {first > 1 ? (
        <Link
          className={buttonClass({ kind: 'line' }, styles.more)}
          to={{ search: searchStateToUrl({ ...search, page: 1 }) }}
          state={state}
          replace
        >
          Start from the first coach
        </Link>
      ) : null}
      <ul className={classNames(styles.grid, isOld && styles.old)} aria-label="Coaches" aria-busy={isBusy || undefined}>
        {coaches.map((coach) => (
          <li className={styles.item} key={coach.id}>
            <CoachCard coach={coach} level={2} tick={<CompareTick pick={{ id: coach.id, name: coach.name, image: coach.image }} />} />
          </li>
        ))}
      </ul>
      {last < pages ? (
        <div className={styles.further}>
          <p className="cap num">
            {coaches.length.toLocaleString('en-US')} of {total.toLocaleString('en-US')} shown
          </p>
          <Link
            className={buttonClass({ kind: 'line' }, styles.more)}
            to={{ search: searchStateToUrl({ ...search, page: last + 1 }) }}
            state={state}
            replace
            aria-disabled={isBusy || undefined}
          >
            Show more
          </Link>
        </div>
      ) : null}
    </>
  );
}

/** BROWSE-6 */
export function NoCoaches({ onClear }: { onClear?: () => void }) {
  return (
    <div className={styles.none}>
      <Tally groups={[['todo', 'todo', 'todo', 'todo']]} label="" />
      <h2 className="h-3">{BROWSE_MESSAGES.none}</h2>
      <p className={classNames('muted', styles.hint)}>{BROWSE_MESSAGES.noneHint}</p>
      {onClear === undefined ? null : (
        <Button kind="line" onClick={onClear}>
          Clear Filters
        </Button>
      )}
    </div>
  );
}

/** Skeletons of cards. */
export function CardsToCome() {
  return (
    <div className={styles.grid} aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <Skeleton key={card} height="270px" radius="l" />
      ))}
    </div>
  );
}
