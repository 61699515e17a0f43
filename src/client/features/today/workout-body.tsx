import { useCallback, useEffect, useRef, useState } from 'react';
import { Note } from '#client/ui/note.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { RAIL_MEDIA, useMedia } from '#client/ui/use-media.ts';
import type { DayView, PrescriptionView } from '#domain/ai-coach/plan-view.ts';
import { TODAY_MESSAGES } from '#domain/messages/today.ts';
import type { Gym } from '#domain/training/gym.ts';
import { dayName, nextWorkout } from '#domain/training/next-workout.ts';
import { estimateMinutes, restSeconds } from '#domain/training/session-minutes.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import { shiftDay } from '#domain/training/week.ts';
import { isLighterWeek, weekEfforts } from '#domain/training/week-effort.ts';
import type { Account } from '#offline/account.ts';
import { askToPersist } from '#offline/quota.ts';
import type { TrainingSession } from '#offline/sessions.ts';
import type { Training } from '#offline/training.ts';
import { saveUnit } from '#offline/training-choice.ts';
import { ChangedNote, SessionTools } from './change/session-tools.tsx';
import { storeChange } from './change/store-change.ts';
import type { SessionDay } from './change/use-session-day.ts';
import { notSavedText } from './failure-text.ts';
import type { Earlier } from './read-sets.ts';
import { useRest } from './rest/use-rest.ts';
import { WorkoutDock } from './rest/workout-dock.tsx';
import { strokesOf } from './sets/strokes.ts';
import type { SetGroups } from './share-sets.ts';
import { TODAY_TITLE } from './today-states.tsx';
import { useBases } from './use-bases.ts';
import { type ExerciseState, exerciseStates, useWorkoutView } from './use-workout-view.ts';
import { WorkoutCards } from './workout-cards.tsx';
import { WorkoutHead } from './workout-head.tsx';
import type { WorkoutLog, WorkoutPlace } from './workout-log.ts';
import { workoutKey } from './workout-log.ts';
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
  /** Sets of the session, by `workoutKey`. */
  logged: SetGroups;
  /** What earlier sessions have, by name of the exercise. */
  earlier: ReadonlyMap<string, Earlier>;
  session: TrainingSession | null;
  isFinished: boolean;
  isDraftFailing: boolean;
  onAgain: () => void;
  children: React.ReactNode;
}

/** A workout with everything read: progress, exercises, rest and `Log Workout`. */
export function WorkoutBody(props: WorkoutBodyProps) {
  const { account, training, place, exercises, day, unit, log, session, isFinished } = props;
  const [added, setAdded] = useState<Readonly<Record<string, number>>>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isLogging, setLogging] = useState(false);
  const hasRail = useMedia(RAIL_MEDIA);
  const states = exerciseStates(exercises, props.logged, { ...readExtras(exercises, log), ...added });
  const { current, isOpen, open } = useWorkoutView(states, isFinished);
  const rest = useRest(account);
  const groups = states.map((state) => strokesOf(state.rows, state === current ? (state.next ?? null) : null));
  const total = groups.flat().length;
  const left = states.flatMap((state) => state.rows).filter((row) => row.logged === undefined).length;
  const lighterWeek = isLighterWeek(weekEfforts(training.version.plan), place.week);
  const addRow = useCallback(
    (prescription: PrescriptionView, extra: number) => {
      log.typed.setExtra(workoutKey(prescription), extra);
      setAdded((known) => ({ ...known, [workoutKey(prescription)]: extra }));
    },
    [log],
  );
  const bases = useBases({ account, exercises, earlier: props.earlier, logged: props.logged, notes: day.notes });
  const frame = { goal: training.view.goal, is_strength: place.is_strength, week: place.week };
  const { sheets, openGym, openChange } = useWorkoutSheets({ account, gym: props.gym, unit, day, frame, states });
  const handleLogged = useHandleLogged(states, (prescription, isLast) => {
    setTrouble(null);
    if (isLast) rest.skip();
    else rest.start(restSeconds(prescription, training.view.goal));
  });
  const chooseUnit = (chosen: WeightUnit) => {
    saveUnit(account, chosen).catch((error: unknown) => setTrouble(notSavedText(error)));
  };
  const logWorkout = async () => {
    setLogging(true);
    const outcome = await log.finish(
      states.map((state) => state.prescription),
      unit,
    );
    setLogging(false);
    setTrouble(outcome.ok ? null : outcome.message);
    if (!outcome.ok) return;
    rest.skip();
    window.scrollTo({ top: 0 });
    await askToPersist(navigator.storage);
  };
  const dock = isFinished ? undefined : (
    <WorkoutDock
      control={rest}
      now={account.now}
      allDone={left === 0}
      busy={isLogging}
      trouble={trouble}
      place={hasRail ? 'rail' : 'dock'}
      onLog={() => void logWorkout()}
    />
  );
  const tools = isFinished ? null : <SessionTools place={hasRail ? 'rail' : 'below'} onChange={(topic) => openChange({ topic })} />;
  const undo = () => storeChange(account, { session_id: day.session_id, day: null, why: '' });
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
      dock={hasRail ? undefined : dock}
      inSession={session !== null && !isFinished}
    >
      <div className="stack">
        {props.children}
        {props.isDraftFailing ? <Note kind="fail">{TODAY_MESSAGES.draftFailed}</Note> : null}
        <WorkoutLogged
          isLogged={isFinished}
          sets={total - left}
          state={session?.state ?? 'phone'}
          nextLabel={nextLabel(training, props.today)}
          onAgain={props.onAgain}
        />
        {day.changed === null ? null : <ChangedNote why={day.changed} onUndo={isFinished ? undefined : undo} />}
        <WorkoutHead
          title={day.view.title ?? place.label}
          isStrength={place.is_strength}
          groups={groups}
          minutesLeft={left === 0 || isFinished ? null : minutesLeft(day.view, training.view.goal, left / total)}
        />
        <WorkoutCards
          account={account}
          log={log}
          trainedOn={props.trainedOn}
          states={states}
          current={current}
          isOpen={isOpen}
          earlier={props.earlier}
          bases={bases}
          unit={unit}
          gym={props.gym}
          lighterWeek={lighterWeek}
          canChange={!isFinished}
          onOpen={open}
          onExtra={addRow}
          onLogged={handleLogged}
          onGym={openGym}
          onChange={openChange}
        />
        {hasRail ? null : tools}
        <WorkoutUnit unit={unit} gym={props.gym} onUnit={chooseUnit} onGym={openGym} />
        {sheets}
      </div>
    </Screen>
  );
}

/** A handler that stays the same from render to render, so that logging one set does not draw the others anew. */
function useHandleLogged(states: readonly ExerciseState[], run: (prescription: PrescriptionView, isLast: boolean) => void) {
  const latest = useRef({ states, run });
  useEffect(() => {
    latest.current = { states, run };
  });
  return useCallback((prescription: PrescriptionView, set_n: number) => {
    const key = workoutKey(prescription);
    const hasOther = latest.current.states.some((state) =>
      state.rows.some((row) => row.logged === undefined && !(state.key === key && row.set_n === set_n)),
    );
    latest.current.run(prescription, !hasOther);
  }, []);
}

function readExtras(exercises: readonly PrescriptionView[], log: WorkoutLog): Record<string, number> {
  return Object.fromEntries(exercises.map((prescription) => [workoutKey(prescription), log.typed.extraOf(workoutKey(prescription))]));
}

function minutesLeft(day: DayView, goal: string, share: number): number {
  return Math.max(1, Math.round((day.minutes ?? estimateMinutes(day, goal)) * share));
}

/** The day that comes after today in the plan; null in a plan of one day, where it needs no telling. */
function nextLabel({ version, labels, view, sessions }: Training, today: string): string | null {
  if (labels.length < 2) return null;
  const own = sessions.filter((session) => session.plan_id === version.plan_id);
  const input = { plan_id: version.plan_id, labels, weeks: view.weeks, sessions: own, today: shiftDay(today, 1), remembered: null };
  const next = nextWorkout(input);
  const label = next === undefined ? undefined : labels[next.day];
  return label === undefined ? null : dayName(label);
}
