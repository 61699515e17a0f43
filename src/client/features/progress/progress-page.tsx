import { useState } from 'react';
import { PATHS } from '#client/routing/paths.ts';
import { useAccount } from '#client/session/use-account.ts';
import { useFirstSync } from '#client/session/use-first-sync.ts';
import { useReading } from '#client/session/use-reading.ts';
import { useToday } from '#client/session/use-today.ts';
import { InsightSlot } from '#client/training/insight-slot.tsx';
import { LogViews } from '#client/training/log-views.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Screen } from '#client/ui/layout/screen.tsx';
import { PROGRESS_MESSAGES } from '#domain/messages/progress.ts';
import { lookBackFrom } from '#domain/progress/look-back-from.ts';
import { lastWorkoutDate } from '#offline/log/last-workout.ts';
import { readTraining } from '#offline/log/training.ts';
import type { Account } from '#offline/store/account.ts';
import { BodyCard } from './body-card.tsx';
import { LiftsCard } from './lifts-card.tsx';
import { MonthCard } from './month-card.tsx';
import styles from './progress-page.module.css';
import { ProgressFailed, ProgressLoading } from './progress-states.tsx';
import { RecordsCard } from './records-card.tsx';
import { SetsCard } from './sets-card.tsx';
import { TotalsCard } from './totals-card.tsx';
import { WeeksCard } from './weeks-card.tsx';

/** The calendar shows this month for longer: it has the planned days. */
const MONTH_PAUSE_DAYS = 84;

/** Progress: a month of workouts, the weeks trained, and what they add up to (PROG-16). */
export function ProgressPage() {
  return (
    <Screen title="Progress">
      <LogViews />
      <Progress />
    </Screen>
  );
}

function Progress() {
  const account = useAccount();
  const today = useToday(account.now);
  const isFirstSync = useFirstSync();
  const [month, setMonth] = useState<string | null>(null);
  const reading = useReading(`any|${account.owner}`, async () => (await lastWorkoutDate(account)) ?? null);
  if (reading.status === 'failed') return <ProgressFailed onRetry={reading.retry} />;
  // Half a log would be told as the whole of it.
  if (reading.status === 'loading' || isFirstSync) return <ProgressLoading />;
  const shown = month ?? lookBackFrom(reading.value ?? undefined, today, MONTH_PAUSE_DAYS);
  const calendar = <MonthCard account={account} today={today} month={shown} onMove={setMonth} />;
  if (reading.value === null)
    return (
      <>
        <NothingYet>{calendar}</NothingYet>
        <BodyCard account={account} today={today} />
      </>
    );
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {calendar}
        <WeeksCard account={account} today={today} />
      </div>
      <div className={classNames(styles.column, styles.second)}>
        <Noticed account={account} today={today} />
        <SetsCard account={account} today={today} />
        <LiftsCard account={account} today={today} />
        <TotalsCard account={account} today={today} />
      </div>
      <div className={styles.column}>
        <RecordsCard account={account} today={today} />
        <BodyCard account={account} today={today} />
        <div className={styles.ways}>
          <ButtonLink kind="bare" to={PATHS.importLog}>
            Bring in another log
          </ButtonLink>
          <ButtonLink kind="bare" to={PATHS.thisPhone}>
            Export yours
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** What the coach noticed of the main lifts, as below Today's Workout (PROG-15). */
function Noticed({ account, today }: { account: Account; today: string }) {
  const reading = useReading(`training|${account.owner}|${today}`, () => readTraining(account, today));
  const training = reading.status === 'ready' ? reading.value : undefined;
  return training === undefined ? null : <InsightSlot account={account} training={training} today={today} unit={training.unit} />;
}

function NothingYet({ children }: { children: React.ReactNode }) {
  return (
    <>
      {children}
      <EmptyState
        sentence={PROGRESS_MESSAGES.empty}
        action={
          <div className={styles.ways}>
            <ButtonLink kind="now" to={PATHS.today}>
              Start today's workout
            </ButtonLink>
            <ButtonLink to={PATHS.importLog}>Bring your history</ButtonLink>
          </div>
        }
      >
        <p className="muted">{PROGRESS_MESSAGES.invite}</p>
      </EmptyState>
    </>
  );
}
