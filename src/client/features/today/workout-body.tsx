import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { notSavedText } from '#client/training/failure-text.ts';
import { TwoPhones } from '#client/training/two-phones.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Screen } from '#client/ui/layout/screen.tsx';
import { RAIL_MEDIA, useMedia } from '#client/ui/layout/use-media.ts';
import { estimateMinutes, restSeconds } from '#domain/ai-coach/session-minutes.ts';
import { TODAY_MESSAGES } from '#domain/messages/today.ts';
import { type DayView, type PrescriptionView, weekCount } from '#domain/plan/plan-view.ts';
import type { Gym } from '#domain/sync/gym-shape.ts';
import { sessionsOfBlock } from '#domain/training/block-week.ts';
import { blockWeekText } from '#domain/training/block-words.ts';
import { hasTargets, isFreeWorkout } from '#domain/training/free-workout.ts';
import { dayAfter } from '#domain/training/next-workout.ts';
import type { Returning } from '#domain/training/readiness/return-row.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import { WARM_UP_REST_SECONDS } from '#domain/training/warm-up.ts';
import { isLighterPlanWeek } from '#domain/training/week-effort.ts';
import type { Earlier } from '#offline/log/earlier-sets.ts';
import type { PastSession } from '#offline/log/sessions.ts';
import { placeIn, type Training } from '#offline/log/training.ts';
import { saveUnit } from '#offline/log/training-choice.ts';
import type { Account } from '#offline/store/account.ts';
import { AddExercises } from './arrange/add-exercises.tsx';
import { ArrangeContext } from './arrange/arrange-context.ts';
import { useArrange } from './arrange/use-arrange.tsx';
import { acceptChange } from './change/accept-change.ts';
import type { AcceptedChange } from './change/change-sheet.tsx';
import { ChangedNote, SessionTools } from './change/session-tools.tsx';
import { storeChange } from './change/store-change.ts';
import type { SessionDay } from './change/use-session-day.ts';
import { useFinish } from './finish/use-finish.tsx';
import { WorkoutSummary } from './finish/workout-summary.tsx';
import { useRest } from './rest/use-rest.ts';
import { WorkoutDock } from './rest/workout-dock.tsx';
import { useBigType } from './sets/big-type.tsx';
import { strokesOf } from './sets/strokes.ts';
import { useAsksUnit } from './sets/unit-question.tsx';
import { useFocusNext } from './sets/use-focus-next.ts';
import type { WorkoutScene } from './sets/workout-scene.ts';
import type { SetGroups } from './share-sets.ts';
import { TODAY_TITLE } from './today-states.tsx';
import { LatestUndo } from './undo/latest-undo.tsx';
import { useUndo } from './undo/use-undo.ts';
import { useBases } from './use-bases.ts';
import { useShallowSame } from './use-shallow-same.ts';
import { countSets, type ExerciseState, exerciseStates, useWorkoutView } from './use-workout-view.ts';
import { WorkoutCards } from './workout-cards.tsx';
import { WorkoutHead } from './workout-head.tsx';
import { workoutKey } from './workout-key.ts';
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
  // As the page was opened: a first tick must not move what is above it.
  const [wasStarted] = useState(session !== null && !isFinished);
  const isFree = isFreeWorkout(place.plan_id);
  const hasSaid = hasTargets(place.plan_id);
  const hasRail = useMedia(RAIL_MEDIA);
  const extras = useSyncExternalStore(log.typed.subscribe, () => log.typed.extras);
  const states = exerciseStates(exercises, props.logged, extras);
  const { current, isOpen, open } = useWorkoutView(states, isFinished);
  const rest = useRest(account);
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
  const setRows = useCallback(
    (prescription: PrescriptionView, extra: number, set_n: number) =>
      void log.changeRows(prescription, extra, set_n).then((outcome) => setTrouble(outcome.ok ? null : outcome.message)),
    [log],
  );
  const handleLogged = useHandleLogged(states, (prescription, set_n, isLast) => {
    setTrouble(null);
    focusNext({ key: workoutKey(prescription), set_n, isLogged: true });
    if (isLast) rest.skip();
    else rest.start(restSeconds(prescription, training.view.goal));
  });
  const { start: startRest } = rest;
  const handleWarmedUp = useCallback(() => startRest(WARM_UP_REST_SECONDS), [startRest]);
  const handleRemoved = useCallback(
    (prescription: PrescriptionView, set_n: number) => focusNext({ key: workoutKey(prescription), set_n, isLogged: false }),
    [focusNext],
  );
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
    onOpen: open,
    onExtra: setRows,
    onLogged: handleLogged,
    onRemoved: handleRemoved,
    onWarmedUp: handleWarmedUp,
    onUndo: openUndo,
    onGym: openGym,
  });
  const chooseUnit = (chosen: WeightUnit) => {
    saveUnit(account, chosen).catch((error: unknown) => setTrouble(notSavedText(error)));
  };
  const reopen = async () => {
    const outcome = await log.reopen(day.session_id);
    setTrouble(outcome.ok ? null : outcome.message);
  };
  const said = trouble ?? (props.isDraftFailing ? TODAY_MESSAGES.draftFailed : null);
  const isEmpty = total === 0 && isFree;
  const dock =
    isFinished || isEmpty ? undefined : (
      <WorkoutDock
        account={account}
        control={rest}
        isOpen={session !== null}
        allDone={left === 0}
        busy={finish.isBusy}
        trouble={said}
        place={hasRail ? 'rail' : 'dock'}
        onLog={finish.start}
      />
    );
  const toastPlace = hasRail || isFinished ? 'page' : 'dock';
  const toast = <LatestUndo undo={undo} shown={props} now={account.now} place={toastPlace} onTrouble={setTrouble} />;
  const tools = isFinished || isEmpty ? null : <SessionTools place={hasRail ? 'rail' : 'below'} onChange={openChange} />;
  const undoChanged = () => storeChange(account, { session_id: day.session_id, day: null, why: '' });
  return (
    <Screen
      title={TODAY_TITLE}
      rail={
        hasRail && !isFinished ? (
          <div className="stack">
            {dock}
            {tools}
          </div>
        ) : undefined
      }
      dock={
        toastPlace === 'page' ? undefined : (
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
      {toastPlace === 'page' ? toast : null}
      <div className="stack">
        {wasStarted ? null : props.children}
        {dock === undefined && said !== null ? <Note kind="fail">{said}</Note> : null}
        <WorkoutLogged
          isLogged={isFinished}
          state={session?.state ?? 'phone'}
          nextLabel={nextLabel(training, props.today)}
          onReopen={() => void reopen()}
          onAgain={isFree ? undefined : props.onAgain}
        />
        {isFinished ? (
          <WorkoutSummary {...props} session_id={day.session_id} states={states} title={day.view.title ?? place.label} />
        ) : null}
        {day.changed === null ? null : <ChangedNote why={day.changed} onUndo={isFinished || isFree ? undefined : undoChanged} />}
        <WorkoutHead
          title={day.view.title ?? place.label}
          isStrength={place.is_strength && !isFree}
          week={blockWeekText(training.view, place.week)}
          groups={groups}
          hasTargets={hasSaid}
          minutesLeft={left === 0 || isFinished || !hasSaid ? null : minutesLeft(day.view, training.view.goal, left / total)}
        />
        <ArrangeContext value={arrange.arranging}>
          <WorkoutCards scene={scene} states={states} current={current} isOpen={isOpen} earlier={props.earlier} bases={bases} />
        </ArrangeContext>
        <TwoPhones account={account} session_id={day.session_id} />
        {isFinished ? null : <AddExercises isEmpty={isEmpty} onAdd={arrange.add} />}
        {wasStarted ? props.children : null}
        {props.below}
        {hasRail ? null : tools}
        <WorkoutUnit account={account} unit={unit} gym={props.gym} onUnit={chooseUnit} onGym={openGym} />
        {sheets}
        {arrange.sheet}
        {finish.sheet}
      </div>
    </Screen>
  );
}

/** A stable handler, so that logging a set does not rerender the others. */
function useHandleLogged(states: readonly ExerciseState[], run: (prescription: PrescriptionView, set_n: number, isLast: boolean) => void) {
  const latest = useRef({ states, run });
  useEffect(() => {
    latest.current = { states, run };
  });
  return useCallback((prescription: PrescriptionView, set_n: number) => {
    const key = workoutKey(prescription);
    const hasOther = latest.current.states.some((state) =>
      state.rows.some((row) => row.logged === undefined && !(state.key === key && row.set_n === set_n)),
    );
    latest.current.run(prescription, set_n, !hasOther);
  }, []);
}

function minutesLeft(day: DayView, goal: string, share: number): number {
  return Math.max(1, Math.round((day.minutes ?? estimateMinutes(day, goal)) * share));
}

function nextLabel(training: Training, today: string): string | null {
  const {
    version: { plan_id },
    labels,
    view,
    sessions,
  } = training;
  const own = sessionsOfBlock(sessions, placeIn(training));
  return dayAfter({ plan_id, labels, weeks: weekCount(view), is_block: view.block !== null, sessions: own, today });
}
