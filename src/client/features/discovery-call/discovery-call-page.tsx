import { CoachPortrait } from '#client/coaches/coach-portrait.tsx';
import { profilePath } from '#client/coaches/profile-path.ts';
import { usePageData } from '#client/routing/page-data.tsx';
import { usePageParams } from '#client/routing/page-params.ts';
import { PATHS } from '#client/routing/paths.ts';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { Link } from '#client/ui/buttons/link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import type { PublicCoach } from '#contract/index.ts';
import { fullName } from '#domain/coaches/coach-name.ts';
import { COACH_MESSAGES } from '#domain/messages/coaches.ts';
import { CallForm } from './call-form.tsx';
import styles from './discovery-call-page.module.css';
import { loadCallCoach } from './load-call-coach.ts';

export { loadCallCoach as load } from './load-call-coach.ts';

const STEPS = [
  { step: 'An email', how: 'With the coach’s programs and prices, to read before you talk.' },
  { step: 'A time', how: 'You pick one in the coach’s calendar.' },
  { step: '15 minutes', how: 'Ask anything. Nothing is charged, and nothing starts by itself.' },
];

/** The form shows even if the coach could not be loaded: offline it stores a draft. */
export function DiscoveryCallPage() {
  const { coachId = '' } = usePageParams();
  const data = usePageData(loadCallCoach);
  if (data.phase === 'ready' && data.data === null) return <NoCoach />;
  const coach = data.phase === 'ready' ? data.data : null;
  return (
    <div className={classNames('wrap', styles.page)}>
      <div className={styles.main}>
        <h1 className="h-1" tabIndex={-1}>
          Book Your FREE Discovery Call
        </h1>
        <WithWhom coach={coach} coachId={coachId} />
        <CallForm key={coachId} coachId={coachId} />
      </div>
      <aside className={styles.next} aria-labelledby="what-happens-next">
        <h2 className="h-3" id="what-happens-next">
          What happens next
        </h2>
        <ol className={styles.steps}>
          {STEPS.map(({ step, how }, index) => (
            <li className={styles.step} key={step}>
              <span className={classNames('num', styles.number)} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className="h-4">{step}</h3>
                <p className="muted">{how}</p>
              </div>
            </li>
          ))}
        </ol>
      </aside>
    </div>
  );
}

function WithWhom({ coach, coachId }: { coach: PublicCoach | null; coachId: string }) {
  return (
    <p className={styles.coach}>
      <CoachPortrait
        className={styles.face}
        src={coach === null ? null : (coach.profile_image_url_optimized ?? coach.profile_image_url)}
        alt=""
        width={56}
        eager
      />
      <span>
        {coach === null ? (
          'With the coach you chose'
        ) : (
          <>
            With <Link to={profilePath(coachId)}>{fullName(coach)}</Link>
          </>
        )}
        <span className={classNames('cap', styles.terms)}>15 minutes, free</span>
      </span>
    </p>
  );
}

function NoCoach() {
  return (
    <div className={classNames('wrap', styles.page)}>
      <h1 className="vh" tabIndex={-1}>
        Discovery call
      </h1>
      <EmptyState
        sentence={COACH_MESSAGES.notFound}
        action={
          <ButtonLink kind="line" to={PATHS.browse}>
            Browse All Coaches
          </ButtonLink>
        }
      />
    </div>
  );
}
