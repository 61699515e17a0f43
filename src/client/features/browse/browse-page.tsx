import { useState } from 'react';
import { CompareTray } from '#client/coaches/compare-tray.tsx';
import { usePageData } from '#client/routing/page-data.tsx';
import { SeenBefore } from '#client/routing/seen-before.tsx';
import { Button } from '#client/ui/buttons/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { LoadingSentence } from '#client/ui/feedback/loading-sentence.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { BROWSE_MESSAGES } from '#domain/messages/browse.ts';
import { BrowseFilters, BrowseShortcuts } from './browse-filters.tsx';
import styles from './browse-page.module.css';
import { CardsToCome, CoachList, NoCoaches } from './coach-list.tsx';
import { countWords } from './count-words.ts';
import { type BrowseData, loadBrowse } from './load-browse.ts';
import { useCoachSearch } from './use-coach-search.ts';

export { loadBrowse as load } from './load-browse.ts';

export function BrowsePage() {
  const data = usePageData(loadBrowse);
  const search = useCoachSearch();
  // The previous list stays until the next one can be shown.
  const [before, setBefore] = useState<BrowseData | null>(null);
  if (data.phase === 'ready' && data.data !== before) setBefore(data.data);
  const shown = data.phase === 'ready' ? data.data : before;
  const isOld = data.phase !== 'ready' || data.refreshing;
  return (
    <>
      <div className={classNames('wrap', styles.page)}>
        <h1 className="h-1" tabIndex={-1}>
          Find a coach
        </h1>
        <BrowseFilters search={search} specialties={shown?.specialties ?? []} />
        <div className={styles.found}>
          {data.phase === 'loading' ? (
            <LoadingSentence>{BROWSE_MESSAGES.loading}</LoadingSentence>
          ) : (
            <p className="muted num" role="status">
              {data.phase === 'ready' ? countWords(data.data) : ''}
            </p>
          )}
          <BrowseShortcuts search={search} />
        </div>
        {data.phase === 'ready' ? <SeenBefore fetched_at={data.fetched_at} /> : null}
        {data.phase === 'failed' ? (
          <Failed isUnreachable={data.failure.kind === 'unreachable'} hasBefore={before !== null} retry={data.retry} />
        ) : null}
        {shown === null && data.phase === 'loading' ? <CardsToCome /> : null}
        {data.phase === 'ready' && data.data.coaches.length === 0 ? <NoCoaches onClear={search.clear} /> : null}
        {shown !== null && shown.coaches.length > 0 ? (
          <CoachList data={shown} search={search.search} isOld={isOld} isBusy={isOld && data.phase !== 'failed'} />
        ) : null}
      </div>
      <CompareTray />
    </>
  );
}

/** A list that failed is an empty list (BROWSE-6). It also says what can be done, and what was there stays. */
function Failed({ isUnreachable, hasBefore, retry }: { isUnreachable: boolean; hasBefore: boolean; retry: () => void }) {
  const sentence = isUnreachable ? BROWSE_MESSAGES.notSeen : BROWSE_MESSAGES.failed;
  return (
    <div className={styles.failed}>
      <Note
        kind={isUnreachable ? 'info' : 'fail'}
        action={
          <Button kind="line" onClick={retry}>
            Try again
          </Button>
        }
      >
        {hasBefore ? BROWSE_MESSAGES.before : sentence}
      </Note>
      {isUnreachable || hasBefore ? null : <NoCoaches />}
    </div>
  );
}
