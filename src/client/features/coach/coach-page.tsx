import { useLocation } from 'react-router-dom';
import { HowIHelp } from '#client/coaches/profile/how-i-help.tsx';
import { Portfolio } from '#client/coaches/profile/portfolio.tsx';
import { Programs } from '#client/coaches/profile/programs.tsx';
import { Reviews } from '#client/coaches/profile/reviews.tsx';
import type { ProfileState } from '#client/coaches/profile-link.tsx';
import { usePageData } from '#client/routing/page-data.tsx';
import { PATHS } from '#client/routing/paths.ts';
import { SeenBefore } from '#client/routing/seen-before.tsx';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { LoadingSentence } from '#client/ui/feedback/loading-sentence.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Tally } from '#client/ui/graphics/tally.tsx';
import type { PublicCoach } from '#contract/index.ts';
import { fullName } from '#domain/coaches/coach-name.ts';
import { startingPrice } from '#domain/coaches/starting-price.ts';
import { COACH_MESSAGES } from '#domain/messages/coaches.ts';
import { averageOf } from '#domain/reviews/rating.ts';
import styles from './coach-page.module.css';
import { DiscoveryOffer } from './discovery-offer.tsx';
import { type CoachData, loadCoach } from './load-coach.ts';
import { ProfileHead } from './profile-head.tsx';

export { loadCoach as load } from './load-coach.ts';

export function CoachPage() {
  const data = usePageData(loadCoach);
  if (data.phase === 'failed') return <Failed isUnreachable={data.failure.kind === 'unreachable'} retry={data.retry} />;
  if (data.phase === 'loading') return <Arriving />;
  const { coach } = data.data;
  if (coach === null) return <NotFound />;
  return <Profile data={data.data} coach={coach} fetched_at={data.fetched_at} />;
}

function Profile({ data, coach, fetched_at }: { data: CoachData; coach: PublicCoach; fetched_at: number | null }) {
  return (
    <div className={classNames('wrap', styles.page)}>
      <ProfileHead
        id={coach.id}
        name={fullName(coach)}
        image={coach.profile_image_url ?? coach.profile_image_url_optimized}
        short_bio={coach.short_bio}
        specialties={coach.specialties.map(({ title }) => title)}
        rating={coach.rating ?? averageOf(0, 0)}
        starting_price={startingPrice(coach.programs)}
        seen={<SeenBefore fetched_at={fetched_at} />}
      >
        <DiscoveryOffer coach={coach} />
      </ProfileHead>
      <HowIHelp coach={coach} />
      <Programs programs={coach.programs} />
      {data.reviews === null && data.portfolio.length === 0 ? null : (
        <div className={styles.proof}>
          {data.reviews === null ? null : <Reviews reviews={data.reviews} />}
          {data.portfolio.length === 0 ? null : <Portfolio items={data.portfolio} />}
        </div>
      )}
    </div>
  );
}

/** With the card's data, face and name show at once. */
function Arriving() {
  const { coach } = (useLocation().state ?? {}) as ProfileState;
  return (
    <div className={classNames('wrap', styles.page)}>
      {coach === undefined ? (
        <div className={styles.blocks}>
          <Skeleton height="140px" radius="l" />
          <Skeleton height="240px" radius="l" />
        </div>
      ) : (
        <ProfileHead {...coach} seen={null}>
          <Skeleton height="166px" radius="l" />
        </ProfileHead>
      )}
      <LoadingSentence>{COACH_MESSAGES.loading}</LoadingSentence>
    </div>
  );
}

function NotFound() {
  return (
    <div className={styles.plain}>
      <Tally groups={[['todo', 'todo', 'todo', 'todo']]} label="" />
      <h1 className="h-1" tabIndex={-1}>
        {COACH_MESSAGES.notFound}
      </h1>
      <p className="lead">{COACH_MESSAGES.notFoundHint}</p>
      <ButtonLink kind="line" to={PATHS.browse}>
        Browse Coaches
      </ButtonLink>
    </div>
  );
}

function Failed({ isUnreachable, retry }: { isUnreachable: boolean; retry: () => void }) {
  return (
    <div className={styles.plain}>
      <h1 className="h-1" tabIndex={-1}>
        Coach
      </h1>
      <Note
        kind={isUnreachable ? 'info' : 'fail'}
        action={
          <Button kind="line" onClick={retry}>
            Try again
          </Button>
        }
      >
        {isUnreachable ? COACH_MESSAGES.notSeen : COACH_MESSAGES.failed}
      </Note>
    </div>
  );
}
