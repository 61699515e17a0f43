import { useState } from 'react';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { planDayAt, readPlanDay } from '#domain/plan/plan-view.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import { leaveWorkout } from '#offline/log/free-workouts.ts';
import type { Training } from '#offline/log/training.ts';
import type { Account } from '#offline/store/account.ts';
import { useSwitchWorkout } from '../switch-workout.ts';
import { Workout } from '../workout.tsx';

interface FreeDayProps {
  account: Account;
  /** yyyy-mm-dd */
  today: string;
  training: Training;
  unit: WeightUnit;
}

const NO_RETURN = {};

/** A workout without a plan: its exercises are the session's own. */
export function FreeDay({ account, today, training, unit }: FreeDayProps) {
  const { version } = training;
  return (
    <Workout
      account={account}
      training={training}
      place={{ plan_id: version.plan_id, week: 0, day: 0, label: 'Workout', is_strength: true }}
      day={readPlanDay(planDayAt(version.plan, 0, 0) ?? {}, 0, 0)}
      plan={version.plan}
      returning={NO_RETURN}
      today={today}
      unit={unit}
      below={<LeaveWorkout account={account} today={today} />}
    >
      {null}
    </Workout>
  );
}

/** Back to the ways to start; what was logged stays. */
function LeaveWorkout({ account, today }: { account: Account; today: string }) {
  const switchWorkout = useSwitchWorkout();
  const [trouble, setTrouble] = useState<string | null>(null);
  return (
    <div>
      {trouble === null ? null : <Note kind="fail">{trouble}</Note>}
      <Button kind="bare" onClick={() => void switchWorkout(() => leaveWorkout(account, today)).then(setTrouble)}>
        Do something else
      </Button>
    </div>
  );
}
