import { useState } from 'react';
import { PATHS } from '#client/routing/paths.ts';
import { useLacksCoach } from '#client/session/session-store.ts';
import { WayLink } from '#client/training/way-row.tsx';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Tally } from '#client/ui/graphics/tally.tsx';
import { Screen } from '#client/ui/layout/screen.tsx';
import { PLAN_MESSAGES } from '#domain/messages/program.ts';
import { FREE_MESSAGES } from '#domain/messages/routines.ts';
import { TODAY_MESSAGES } from '#domain/messages/today.ts';
import { startEmptyWorkout } from '#offline/log/free-workouts.ts';
import type { Account } from '#offline/store/account.ts';
import { useSwitchWorkout } from '../switch-workout.ts';
import { TODAY_TITLE } from '../today-states.tsx';
import styles from './start-ways.module.css';
import { goOnText, openEmptyWorkout, StartWays, useWays } from './start-ways.tsx';

const FOUR_TO_DO = [['todo', 'todo', 'todo', 'todo']] as const;

interface TodayStartProps {
  account: Account;
  /** yyyy-mm-dd */
  today: string;
  /** The day picker of a plan whose day is empty. */
  children?: React.ReactNode;
}

/** Nothing is planned: an empty workout, a routine, or the coach. */
export function TodayStart({ account, today, children }: TodayStartProps) {
  const switchWorkout = useSwitchWorkout();
  const ways = useWays(account, today);
  const open = ways.status === 'ready' ? openEmptyWorkout(ways.value, today) : undefined;
  const [trouble, setTrouble] = useState<string | null>(null);
  const start = () => void switchWorkout(() => startEmptyWorkout(account, today)).then(setTrouble);
  const dock = (
    <>
      {trouble === null ? null : <Note kind="fail">{trouble}</Note>}
      <Button kind="now" wide big onClick={start}>
        {open === undefined ? 'Start an empty workout' : goOnText(open)}
      </Button>
    </>
  );
  return (
    <Screen title={TODAY_TITLE} dock={dock}>
      {children}
      <div className={styles.intro}>
        <Tally groups={FOUR_TO_DO} label="" />
        <h2 className={`h-2 ${styles.heading}`}>{TODAY_MESSAGES.empty}</h2>
        <p className="muted">{FREE_MESSAGES.intro}</p>
      </div>
      <StartWays account={account} today={today} place="alone" ways={ways}>
        <CoachWays />
      </StartWays>
    </Screen>
  );
}

/** The coach, or what it costs. */
function CoachWays() {
  const lacksCoach = useLacksCoach();
  if (!lacksCoach)
    return (
      <div className={styles.card}>
        <WayLink icon="chat" label="Ask the coach for a plan" to={PATHS.chat} />
        <WayLink icon="body" label="Browse exercises" to={PATHS.exercises} />
      </div>
    );
  return (
    <>
      <div className={styles.card}>
        <WayLink icon="chat" label="What the AI Coach costs" to={PATHS.coachInfo} />
        <WayLink icon="body" label="Browse exercises" to={PATHS.exercises} />
      </div>
      <p className="small muted">{PLAN_MESSAGES.costs}</p>
      <p className="small muted">{PLAN_MESSAGES.free}</p>
    </>
  );
}
