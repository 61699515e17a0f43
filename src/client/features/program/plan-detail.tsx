import { useState } from 'react';
import { PATHS } from '#client/routing/paths.ts';
import { BlockOver } from '#client/training/block-over.tsx';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Segmented } from '#client/ui/forms/segmented.tsx';
import { PROGRAM_MESSAGES } from '#domain/messages/program.ts';
import { type BlockWeek, blockWeeks } from '#domain/plan/block-weeks.ts';
import { dayView, planView } from '#domain/plan/plan-view.ts';
import { dayName, type NextWorkout } from '#domain/training/next-workout.ts';
import type { PlanPlace as Place } from '#domain/training/plan-place.ts';
import { isLighterPlanWeek, weekEfforts } from '#domain/training/week-effort.ts';
import type { PlanVersion } from '#offline/log/plans.ts';
import { saveChoice } from '#offline/log/training-choice.ts';
import type { Account } from '#offline/store/account.ts';
import { BlockWeeks } from './block-weeks.tsx';
import { EarlierPlans } from './earlier-plans.tsx';
import { EffortShape } from './effort-shape.tsx';
import { PlanDay } from './plan-day.tsx';
import styles from './plan-detail.module.css';
import { PlanPlace } from './plan-place.tsx';

interface PlanDetailProps {
  account: Account;
  version: PlanVersion;
  /** yyyy-mm-dd */
  today: string;
  /** The workout that Today's Workout shows; null for a plan that is not current. */
  next: NextWorkout | null;
  /** Where one stands; null for a plan that is not current. */
  place: Place | null;
  /** There are other plans. */
  hasEarlier: boolean;
  isCurrent: boolean;
  /** The workout of `next` is logged today. */
  isDone: boolean;
  onEdit: () => void;
  onShow: (plan_id: string | null) => void;
  /** An earlier plan came into use. */
  onUsed: (plan_id: string) => void;
}

/** A plan: goal, weeks and days. */
export function PlanDetail({
  account,
  version,
  today,
  next,
  place,
  hasEarlier,
  isCurrent,
  isDone,
  onEdit,
  onShow,
  onUsed,
}: PlanDetailProps) {
  const { plan, plan_id } = version;
  const view = planView(plan);
  const [week, setWeek] = useState(next?.week ?? 0);
  const efforts = weekEfforts(plan);
  const days = Array.from({ length: view.days }, (_, day) => dayView(plan, week, day)).filter((day) => day !== undefined);
  const weeks = blockWeeks(plan);
  const light = weeks.findIndex((_, index) => isLighterPlanWeek(plan, index));
  const now = next?.week ?? null;
  const nextDay = next === null ? undefined : days[next.day];
  return (
    <>
      <h2 className="h-1">{PROGRAM_MESSAGES.heading}</h2>
      {view.explanation === '' ? null : <p className={styles.explanation}>{view.explanation}</p>}
      {place === null ? null : place.is_over && view.block !== null ? (
        <div className={styles.block}>
          <BlockOver account={account} number={view.block.number} />
        </div>
      ) : (
        <PlanPlace
          place={place}
          block={view.block}
          toMeet={plan.block?.meet != null}
          lightWeek={light === -1 ? null : light + 1}
          today={today}
        />
      )}
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
          <EffortShape
            efforts={efforts}
            sets={weeks.map(({ sets }) => sets)}
            week={week}
            now={now}
            isLighter={(index) => isLighterPlanWeek(plan, index)}
          />
        </div>
      ) : view.block === null ? null : (
        <div className={styles.block}>
          <BlockWeeks weeks={weeks} now={now} week={week} onShow={setWeek} />
        </div>
      )}
      {weeks.length === 0 ? null : <p className={styles.why}>{light === -1 ? PROGRAM_MESSAGES.loadingWeeks : lightWords(weeks, light)}</p>}
      <div className={classNames(styles.days, days.length % 3 === 1 && styles.pairs)}>
        {days.map((day, index) => (
          <PlanDay
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the plan
            key={index}
            day={day}
            goal={view.goal}
            isStrength={view.is_strength}
            mark={next === null ? null : markOf({ week, day: index }, next, place)}
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
        {hasEarlier && isCurrent ? (
          <EarlierPlans account={account} current_id={plan_id} today={today} onShow={onShow} onUsed={onUsed} />
        ) : null}
      </div>
    </>
  );
}

function lightWords(weeks: readonly BlockWeek[], light: number): string {
  return PROGRAM_MESSAGES.lightWeek(light + 1, weeks[light]?.sets ?? 0, (weeks[light - 1] ?? weeks[light + 1])?.sets ?? 0);
}

function markOf(
  { week, day }: { week: number; day: number },
  shown: NextWorkout,
  place: Place | null,
): 'Today' | 'Next' | 'Done today' | null {
  const isDone = place?.done_today != null;
  if (shown.week === week && shown.day === day) return isDone ? 'Done today' : shown.scheduled ? 'Today' : 'Next';
  return isDone && place?.next?.week === week && place.next.day === day ? 'Next' : null;
}
