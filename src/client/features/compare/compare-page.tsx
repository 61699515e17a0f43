import { useLocation, useNavigate } from 'react-router-dom';
import { setComparePicks } from '#client/coaches/compare-store.ts';
import { ShareButton } from '#client/coaches/share-button.tsx';
import { usePageData } from '#client/routing/page-data.tsx';
import { PATHS } from '#client/routing/paths.ts';
import { SeenBefore } from '#client/routing/seen-before.tsx';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadingSentence } from '#client/ui/feedback/loading-sentence.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import type { PublicCoach } from '#contract/index.ts';
import { compareIdsToUrl, readCompareIds } from '#domain/browse/search-state.ts';
import { fullName } from '#domain/coaches/coach-name.ts';
import { COMPARE_MAX } from '#domain/limits.ts';
import { BROWSE_MESSAGES } from '#domain/messages/browse.ts';
import { COMPARE_MESSAGES } from '#domain/messages/compare.ts';
import styles from './compare-page.module.css';
import { CompareTable } from './compare-table.tsx';
import { loadCompare } from './load-compare.ts';

export { loadCompare as load } from './load-compare.ts';

export function ComparePage() {
  const data = usePageData(loadCompare);
  return (
    <div className={classNames('wrap', styles.page)}>
      <h1 className="h-1" tabIndex={-1}>
        Compare
      </h1>
      <p className="muted">The same facts for everyone, up to four coaches.</p>
      {data.phase === 'loading' ? <LoadingSentence>{COMPARE_MESSAGES.loading}</LoadingSentence> : null}
      {data.phase === 'failed' ? (
        <Note
          kind={data.failure.kind === 'unreachable' ? 'info' : 'fail'}
          action={
            <Button kind="line" onClick={data.retry}>
              Try again
            </Button>
          }
        >
          {data.failure.kind === 'unreachable' ? COMPARE_MESSAGES.notSeen : BROWSE_MESSAGES.failed}
        </Note>
      ) : null}
      {data.phase === 'ready' ? (
        <>
          <SeenBefore fetched_at={data.fetched_at} />
          <Compared coaches={data.data.coaches} gone={data.data.gone} />
        </>
      ) : null}
    </div>
  );
}

function Compared({ coaches, gone }: { coaches: readonly PublicCoach[]; gone: number }) {
  'use no memo';
  const { search } = useLocation();
  const navigate = useNavigate();
  const show = (ids: readonly number[]) => void navigate({ search: compareIdsToUrl(ids) }, { replace: true });
  const takeOff = (id: number) => show(readCompareIds(search).filter((other) => other !== id));
  /** Swaps the held coach with the one beside. */
  const hold = (id: number) => {
    const ids = readCompareIds(search);
    const [held] = ids;
    if (held !== undefined) show(ids.map((other) => (other === id ? held : other === held ? id : other)));
  };
  if (coaches.length === 0 && gone === 0)
    return (
      <EmptyState
        sentence={COMPARE_MESSAGES.nobody}
        action={
          <ButtonLink kind="line" to={PATHS.browse}>
            Browse Coaches
          </ButtonLink>
        }
      />
    );
  return (
    <>
      {gone === 0 ? null : (
        <Note kind="info">
          {gone === 1 ? 'One coach of this comparison is no longer listed.' : `${gone} coaches of this comparison are no longer listed.`}
        </Note>
      )}
      {coaches.length === 0 ? null : <CompareTable coaches={coaches} onTakeOff={takeOff} onHold={hold} />}
      <div className={styles.actions}>
        {coaches.length < COMPARE_MAX ? (
          <ButtonLink kind="line" to={PATHS.browse} onClick={() => setComparePicks(coaches.map(pickOf))}>
            <Icon name="plus" size="s" /> Add a coach
          </ButtonLink>
        ) : null}
        <ShareButton title={`${coaches.map(fullName).join(', ')} · Setwise`} />
      </div>
      {coaches.length > 2 ? <p className={classNames('cap', styles.hint)}>{COMPARE_MESSAGES.turnHint}</p> : null}
    </>
  );
}

function pickOf(coach: PublicCoach) {
  return { id: coach.id, name: fullName(coach), image: coach.profile_image_url_optimized ?? coach.profile_image_url };
}
