import { useState, useSyncExternalStore } from 'react';
import { useWatchedWorkout } from '#client/training/rest/rest-watch-store.ts';
import { TwoPhones } from '#client/training/two-phones.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Screen } from '#client/ui/layout/screen.tsx';
import { RAIL_MEDIA, useMedia } from '#client/ui/layout/use-media.ts';
import { estimateMinutes } from '#domain/ai-coach/session-minutes.ts';
import { TODAY_MESSAGES } from '#domain/messages/today.ts';
import type { DayView, PrescriptionView } from '#domain/plan/plan-view.ts';
import type { Gym } from '#domain/sync/gym-shape.ts';
import { begunAt } from '#domain/training/begun-at.ts';
import { hasTargets, isFreeWorkout } from '#domain/training/free-workout.ts';
import { isDayChosen } from '#domain/training/next-workout.ts';
import type { Returning } from '#domain/training/readiness/return-row.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import { isLighterPlanWeek } from '#domain/training/week-effort.ts';
import type { Earlier } from '#offline/log/earlier-sets.ts';
import type { PastSession } from '#offline/log/sessions.ts';
import type { Training } from '#offline/log/training.ts';
import type { Account } from '#offline/store/account.ts';
import { AddExercises } from './arrange/add-exercises.tsx';
import { ArrangeContext } from './arrange/arrange-context.ts';
import { useArrange } from './arrange/use-arrange.tsx';
import { acceptChange } from './change/accept-change.ts';
import type { AcceptedChange } from './change/change-sheet.tsx';
import { FeelChoice } from './change/feel-choice.tsx';
import { SessionTools } from './change/session-tools.tsx';
import type { SessionDay } from './change/use-session-day.ts';
import { AfterWorkout } from './finish/after-workout.tsx';
import { FinishedDock } from './finish/finished-dock.tsx';
import { useFinish } from './finish/use-finish.tsx';
import { NextSetStore } from './next-set.ts';
import { useRest } from './rest/use-rest.ts';
import { WorkoutDock } from './rest/workout-dock.tsx';
import { useBigType } from './sets/big-type.tsx';
import { shownStrokes, strokesOf } from './sets/strokes.ts';
import { useAsksUnit } from './sets/unit-question.tsx';
import { useFocusNext } from './sets/use-focus-next.ts';
import type { WorkoutScene } from './sets/workout-scene.ts';
import type { SetGroups } from './share-sets.ts';
import { TODAY_TITLE } from './today-states.tsx';
import { LatestUndo } from './undo/latest-undo.tsx';
import { useUndo } from './undo/use-undo.ts';
import { useBases } from './use-bases.ts';
import { useKeptSnapshot, useSnapshotDiffered } from './use-kept-snapshot.ts';
import { useSetHandlers } from './use-set-handlers.ts';
import { useShallowSame } from './use-shallow-same.ts';
import { countSets, exerciseStates, useWorkoutView } from './use-workout-view.ts';
import { WorkoutAbout } from './workout-about.tsx';
import { WorkoutCards } from './workout-cards.tsx';
import { WorkoutHead } from './workout-head.tsx';
import type { WorkoutLog, WorkoutPlace } from './workout-log.ts';
import { WorkoutLogged } from './workout-logged.tsx';
import { useWorkoutSheets } from './workout-sheets.tsx';
import { WorkoutUnit } from './workout-unit.tsx';

interface WorkoutBodyProps {
  account: Account;
  training: Training;
  place: WorkoutPlace;
  exercises: readonly PrescriptionView[];
  day: SessionDay;
  today: string;
  /** The session's day, yyyy-mm-dd. */
  trainedOn: string;
  log: WorkoutLog;
  unit: WeightUnit;
  gym: Gym | undefined;
  /** The session's sets, by `workoutKey`. */
  logged: SetGroups;
  /** Earlier sets, by exercise name. */
  earlier: ReadonlyMap<string, Earlier>;
  returning: Returning;
  session: PastSession | null;
  isFinished: boolean;
  isDraftFailing: boolean;
  onAgain: () => void;
  children: React.ReactNode;
  /** Content below the exercises. */
  below: React.ReactNode;
}

/** A loaded workout: progress, exercises, rest and `Log Workout`. */
export function WorkoutBody(props: WorkoutBodyProps) {
  const { account, training, place, exercises, day, unit, log, session, isFinished } = props;
  const [trouble, setTrouble] = useState<string | null>(null);
  const isFree = isFreeWorkout(place.plan_id);
  const [nextSet] = useState(() => new NextSetStore());
  const hasSaid = hasTargets(place.plan_id);
  const hasRail = useMedia(RAIL_MEDIA);
  const extras = useSyncExternalStore(log.typed.subscribe, () => log.typed.extras);
  const states = exerciseStates(exercises, props.logged, extras);
  const { current, isOpen, open, isAsOpened } = useWorkoutView(states, isFinished);
  const begun_at = session === null ? begunAt(training.choice, place, { today: props.today, now: account.now() }) : session.started_at;
  // As the page was opened, or by the tap on Start: a first tick must not move what is above it.
  const [wasStarted, setStarted] = useState(isFree || (begun_at !== null && !isFinished));
  const rest = useRest(account);
  useWatchedWorkout(account, session !== null && !isFinished);
  const groups = states.map((state) => strokesOf(state.rows, state === current ? (state.next ?? null) : null));
  const { done, left } = countSets(states);
  const total = done + left;
  const lighterWeek = isLighterPlanWeek(training.version.plan, place.week);
  const bases = useBases({ account, exercises, earlier: props.earlier, logged: props.logged, notes: day.notes });
  const frame = { goal: training.view.goal, is_strength: place.is_strength, week: place.week };
  const focusNext = useFocusNext(states);
  const undo = useUndo(log, props, focusNext);
  const onAccept = (change: AcceptedChange) => acceptChange(account, log, day.session_id, change);
  const { sheets, openGym, openChange, openUndo } = useWorkoutSheets({ ...props, frame, states, onAccept, onUndo: undo.undo });
  const finish = useFinish({ ...props, states, groups, onTrouble: setTrouble, onEnded: rest.skip, onLogged: undo.dismiss });
  const handlers = useSetHandlers({ log, states, rest, training, focusNext, onTrouble: setTrouble });
  const { trainedOn, returning, gym } = props;
  const sources = { ...props, lighterWeek, isStrength: place.is_strength };
  const onHurts = () => openChange('pain');
  const arrange = useArrange({ ...props, states, frame, sources, canChange: !isFinished, onTrouble: setTrouble, onHurts });
  const scene = useShallowSame<WorkoutScene>({
    account,
    log,
    trainedOn,
    returning,
    goal: training.view.goal,
    unit,
    gym,
    asksUnit: useAsksUnit(account),
    isBigType: useBigType(account),
    lighterWeek,
    preferences: training.preferences,
    nextSet,
    onOpen: open,
    ...handlers,
    onUndo: openUndo,
    onGym: openGym,
  });
  useKeptSnapshot(account, props.today);
  useSnapshotDiffered(setTrouble);
  const reopen = async () => {
    const outcome = await log.reopen(day.session_id);
    setTrouble(outcome.ok ? null : outcome.message);
  };
  const said = trouble ?? (props.isDraftFailing ? TODAY_MESSAGES.draftFailed : null);
  const isEmpty = total === 0 && isFree;
  const minutes = dayMinutes(day.view, training.view.goal);
  const onStarted = () => setStarted(true);
  const isFreeDay = training.next?.scheduled === false && !isDayChosen(training.choice, { plan_id: place.plan_id, today: props.today });
  const isOver = session !== null;
  const ahead = wasStarted || isFinished ? null : { today: props.today, sets: total, minutes, isOver, isFreeDay, onStarted };
  const title = day.view.title ?? place.label;
  const dock = isFinished ? (
    <FinishedDock {...props} session_id={day.session_id} states={states} title={title} />
  ) : isEmpty || waits(ahead) ? undefined : (
    <WorkoutDock
      account={account}
      control={rest}
      nextSet={nextSet}
      allDone={left === 0}
      busy={finish.isBusy}
      trouble={said}
      onLog={finish.start}
      onRest={session === null ? undefined : handlers.onRest}
    />
  );
  const toast = <LatestUndo undo={undo} shown={props} now={account.now} onTrouble={setTrouble} />;
  const tools = isFinished || isEmpty ? null : <SessionTools place={hasRail ? 'rail' : 'below'} onChange={openChange} />;
  const head =
    isFinished || waits(ahead) || (isEmpty && begun_at === null) ? undefined : (
      <WorkoutHead
        since={begun_at}
        groups={groups}
        hasTargets={hasSaid}
        minutesLeft={left === 0 || !hasSaid ? null : minutesLeft(day.view, training.view.goal, left / total)}
        rest={rest.rest}
        now={account.now}
        isBusy={finish.isBusy}
        onFinish={left === 0 || isEmpty ? undefined : finish.start}
      />
    );
  const about = (
    <div className="stack" data-about>
      <WorkoutAbout account={account} place={place} view={training.view} day={day} canUndo={!isFinished && !isFree} ahead={ahead}>
        {props.children}
      </WorkoutAbout>
    </div>
  );
  return (
    <Screen
      title={TODAY_TITLE}
      head={head}
      rail={hasRail && tools !== null ? tools : undefined}
      dock={
        dock === undefined && undo.latest === null ? undefined : (
          <>
            {toast}
            {dock}
          </>
        )
      }
    >
      <p className="vh" aria-live="polite">
        {undo.said}
      </p>
      <div
        className="stack"
        data-workout={day.session_id}
        data-opened={!isAsOpened || undefined}
        data-begun={(!wasStarted && session !== null && !isFinished) || undefined}
      >
        {wasStarted ? null : about}
        {dock === undefined && said !== null ? <Note kind="fail">{said}</Note> : null}
        <WorkoutLogged isLogged={isFinished} state={session?.state ?? 'phone'} title={title} groups={shownStrokes(groups, hasSaid)} />
        {isFinished ? (
          <AfterWorkout {...props} session_id={day.session_id} title={title} states={states} onReopen={() => void reopen()} />
        ) : null}
        <ArrangeContext value={arrange.arranging}>
          <WorkoutCards scene={scene} states={states} current={current} isOpen={isOpen} earlier={props.earlier} bases={bases} />
        </ArrangeContext>
        <TwoPhones account={account} of={({ session_id }) => session_id === day.session_id} />
        {isFinished ? null : <AddExercises isEmpty={isEmpty} onAdd={arrange.add} />}
        {ahead === null || isOver ? null : <FeelChoice account={account} day={day} onAsk={(state) => openChange('state', state)} />}
        {wasStarted ? about : <span hidden data-about-later />}
        {props.below}
        {hasRail ? null : tools}
        <WorkoutUnit account={account} unit={unit} gym={props.gym} onTrouble={setTrouble} onGym={openGym} />
        {sheets}
        {arrange.sheet}
        {finish.sheet}
      </div>
    </Screen>
  );
}

/** A workout of another day, on a day the plan leaves free, must not look begun (TODAY-16). */
function waits(ahead: { isFreeDay: boolean; isOver: boolean } | null): boolean {
  return ahead?.isFreeDay === true && !ahead.isOver;
}

function dayMinutes(day: DayView, goal: string): number {
  return day.minutes ?? estimateMinutes(day, goal);
}

function minutesLeft(day: DayView, goal: string, share: number): number {
  return Math.max(1, Math.round(dayMinutes(day, goal) * share));
}
