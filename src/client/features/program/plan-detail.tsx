import { useState } from 'react';
import { PATHS } from '#client/routing/paths.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Segmented } from '#client/ui/forms/segmented.tsx';
import { PROGRAM_MESSAGES } from '#domain/messages/program.ts';
import { dayView, planView } from '#domain/plan/plan-view.ts';
import { dayName, type NextWorkout } from '#domain/training/next-workout.ts';
import { isLighterWeek, weekEfforts } from '#domain/training/week-effort.ts';
import type { PlanVersion } from '#offline/log/plans.ts';
import { saveChoice } from '#offline/log/training-choice.ts';
import type { Account } from '#offline/store/account.ts';
import { BlockWeeks } from './block-weeks.tsx';
import { EarlierPlans } from './earlier-plans.tsx';
import { EffortShape } from './effort-shape.tsx';
import { PlanDay } from './plan-day.tsx';
import styles from './plan-detail.module.css';

interface PlanDetailProps {
  account: Account;
  version: PlanVersion;
  /** yyyy-mm-dd */
  today: string;
  /** The next workout; null for a plan that is not current. */
  next: NextWorkout | null;
  /** Other versions, newest first. */
  earlier: readonly PlanVersion[];
  isCurrent: boolean;
  /** The workout of `next` is logged today. */
  isDone: boolean;
  onEdit: () => void;
  onShow: (plan_id: string | null) => void;
}

/** A plan: goal, weeks and days. */
export function PlanDetail({ account, version, today, next, earlier, isCurrent, isDone, onEdit, onShow }: PlanDetailProps) {
  const { plan, plan_id } = version;
  const view = planView(plan);
  const [week, setWeek] = useState(next?.week ?? 0);
  const efforts = weekEfforts(plan);
  const days = Array.from({ length: view.days }, (_, day) => dayView(plan, week, day)).filter((day) => day !== undefined);
  const nextDay = next === null ? undefined : days[next.day];
  return (
    <>
      <h2 className="h-1">{PROGRAM_MESSAGES.heading}</h2>
      {view.explanation === '' ? null : <p className={styles.explanation}>{view.explanation}</p>}
      {view.weeks > 1 ? (
        <div className={styles.weeks}>
          <Segmented
            label="Week"
            options={Array.from({ length: view.weeks }, (_, index) => ({
              value: index,
              label: index === week ? `Week ${index + 1}` : String(index + 1),
              name: `Week ${index + 1}`,
            }))}
            value={week}
            onChange={setWeek}
          />
          <EffortShape efforts={efforts} week={week} isLighter={(index) => isLighterWeek(efforts, index)} />
        </div>
      ) : view.block === null ? null : (
        <BlockWeeks plan={plan} block={view.block} now={next?.week ?? null} week={week} onShow={setWeek} />
      )}
      <div className={classNames(styles.days, days.length % 3 === 1 && styles.pairs)}>
        {days.map((day, index) => (
          <PlanDay
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the plan
            key={index}
            day={day}
            goal={view.goal}
            isStrength={view.is_strength}
            mark={next === null || next.week !== week || next.day !== index ? null : markOf(next, isDone)}
          />
        ))}
      </div>
      {days.length === 0 ? <p className={styles.explanation}>This plan has no days.</p> : null}
      <div className={styles.actions}>
        {next === null || nextDay === undefined ? null : (
          <ButtonLink
            kind={isDone ? 'line' : 'now'}
            to={PATHS.today}
            onClick={() => {
              // If this fails, Today's Workout opens the same day anyway.
              saveChoice(account, { plan_id, week: next.week, day: next.day, on: today }).catch(() => {});
            }}
          >
            {isDone ? 'Open' : 'Start'} {dayName(nextDay.label)}
          </ButtonLink>
        )}
        {isCurrent && days.length > 0 ? <Button onClick={onEdit}>Change the plan</Button> : null}
        {isCurrent ? null : (
          <Button kind="line" onClick={() => onShow(null)}>
            Back to your plan
          </Button>
        )}
        {earlier.length === 0 || !isCurrent ? null : <EarlierPlans account={account} plans={earlier} onShow={onShow} />}
      </div>
    </>
  );
}

function markOf(next: NextWorkout, isDone: boolean): 'Today' | 'Next' | 'Done today' {
  if (isDone) return 'Done today';
  return next.scheduled ? 'Today' : 'Next';
}
