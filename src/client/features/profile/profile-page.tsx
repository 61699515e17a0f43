import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LogOutSheet } from '#client/leaving/log-out-sheet.tsx';
import { PATHS } from '#client/routing/paths.ts';
import { useSession } from '#client/session/session-store.ts';
import { Link } from '#client/ui/buttons/link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import type { Profile } from '#contract/index.ts';
import { readActiveTab, rememberActiveTab } from './active-tab.ts';
import { CoachTab } from './coach-tab.tsx';
import { type OwnCoachHolder, useOwnCoach } from './own-coach.ts';
import { MemberPersonal } from './personal/member-personal.tsx';
import styles from './profile.module.css';
import { type TabId, tabOf, tabsFor } from './tab-table.ts';

// Tabs load their code when first opened.
const CoachPersonal = lazy(async () => ({ default: (await import('./personal/coach-personal.tsx')).CoachPersonal }));
const BrandTab = lazy(async () => ({ default: (await import('./brand/brand-tab.tsx')).BrandTab }));
const ProgramsTab = lazy(async () => ({ default: (await import('./programs/programs-tab.tsx')).ProgramsTab }));
const SchedulingTab = lazy(async () => ({ default: (await import('./scheduling-tab.tsx')).SchedulingTab }));
const SecurityTab = lazy(async () => ({ default: (await import('./security/security-tab.tsx')).SecurityTab }));
const PaymentsTab = lazy(async () => ({ default: (await import('./payments/payments-tab.tsx')).PaymentsTab }));

/** A sidebar of tabs, on a phone a bar (ACCOUNT-4). An address may name the active one, as mails do (ACCOUNT-5). */
export function ProfilePage() {
  const profile = useSession((session) => session.profile);
  const role = profile?.role ?? 'member';
  const [search, setSearch] = useSearchParams();
  const [asked, setAsked] = useState(() => search.get('tab') ?? readActiveTab());
  const [isLeaving, setLeaving] = useState(false);
  const tab = tabOf(asked, role);
  const open = (id: TabId) => {
    rememberActiveTab(id);
    setAsked(id);
    // Removes the parameter, so that a reload opens the remembered tab.
    if (search.has('tab')) setSearch({}, { replace: true });
  };
  return (
    <div className={classNames('wrap', styles.page)}>
      <title>Profile · Setwise</title>
      <h1 className="h-1" tabIndex={-1}>
        Profile
      </h1>
      <div className={styles.columns}>
        <nav className={styles.sidebar} aria-label="Profile">
          <div className={styles.tabs}>
            {tabsFor(role).map(({ id, label }) => (
              <button
                type="button"
                key={id}
                className={styles.tab}
                aria-current={id === tab ? 'page' : undefined}
                ref={id === tab ? showInBar : undefined}
                onClick={() => open(id)}
              >
                {label}
              </button>
            ))}
            <Link className={classNames(styles.tab, styles.away)} to={PATHS.today}>
              Today's Workout
            </Link>
            <Link className={classNames(styles.tab, styles.away)} to={role === 'coach' ? PATHS.desk : PATHS.coaching}>
              {role === 'coach' ? 'Clients' : 'My coach'}
            </Link>
          </div>
          <button type="button" className={classNames(styles.tab, styles.leave)} onClick={() => setLeaving(true)}>
            Log Out
          </button>
        </nav>
        <section className={styles.content} aria-label={tabsFor(role).find(({ id }) => id === tab)?.label}>
          <Content tab={tab} onOpen={open} />
        </section>
      </div>
      <LogOutSheet open={isLeaving} onClose={() => setLeaving(false)} />
    </div>
  );
}

/** Coach data and the tab's code load in parallel. */
function Content({ tab, onOpen }: { tab: TabId; onOpen: (tab: TabId) => void }) {
  const profile = useSession((session) => session.profile);
  const holder = useOwnCoach(profile?.role === 'coach');
  if (profile === null) return <p className="muted">Your details show here once there is signal.</p>;
  return <Suspense fallback={<Skeleton height="20rem" />}>{tabContent(tab, profile, holder, onOpen)}</Suspense>;
}

function tabContent(tab: TabId, profile: Profile, holder: OwnCoachHolder, onOpen: (tab: TabId) => void) {
  if (tab === 'payments') return <PaymentsTab />;
  if (tab === 'security') return <SecurityTab />;
  if (profile.role !== 'coach') return <MemberPersonal profile={profile} />;
  return (
    <CoachTab holder={holder}>
      {(coach) => {
        if (tab === 'brand') return <BrandTab coach={coach} onChange={holder.change} />;
        if (tab === 'programs') return <ProgramsTab coach={coach} onChange={holder.change} />;
        if (tab === 'scheduling') return <SchedulingTab coach={coach} onChange={holder.change} />;
        return <CoachPersonal profile={profile} coach={coach} onChange={holder.change} onOpen={onOpen} />;
      }}
    </CoachTab>
  );
}

/** Scrolls the selected tab into view. */
function showInBar(tab: HTMLElement | null): void {
  const bar = tab?.parentElement;
  if (tab === null || bar == null || bar.scrollWidth <= bar.clientWidth) return;
  bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2;
}
