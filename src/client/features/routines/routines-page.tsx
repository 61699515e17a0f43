import { type ReactNode, useState } from 'react';
import { generatePath, useLocation, useNavigate } from 'react-router-dom';
import { dayText } from '#client/locale/formats.ts';
import { PATHS } from '#client/routing/paths.ts';
import { useAccount } from '#client/session/use-account.ts';
import { useReading } from '#client/session/use-reading.ts';
import { useToday } from '#client/session/use-today.ts';
import { type RoutineWay, readWays } from '#client/training/read-ways.ts';
import { storeNow } from '#client/training/store-now.ts';
import { TwoPhones } from '#client/training/two-phones.tsx';
import { WayLink } from '#client/training/way-row.tsx';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { PLAY_ICON } from '#client/ui/graphics/play-icon.ts';
import { Tally } from '#client/ui/graphics/tally.tsx';
import { Screen } from '#client/ui/layout/screen.tsx';
import { capital } from '#domain/exercises/exercise-words.ts';
import { FREE_MESSAGES, ROUTINE_MESSAGES } from '#domain/messages/routines.ts';
import { TAKE_MESSAGES } from '#domain/messages/shared-routine.ts';
import type { PlanDay } from '#domain/plan/plan.ts';
import { daysOfPlan } from '#domain/training/copy-days.ts';
import { startRoutine } from '#offline/log/free-workouts.ts';
import { type Routine, restoreRoutine, saveRoutine } from '#offline/log/routines.ts';
import { readRecent, readStanding, type Training, trainingOf } from '#offline/log/training.ts';
import type { Account } from '#offline/store/account.ts';
import { RoutineTemplates } from './routine-templates.tsx';
import styles from './routines.module.css';
import { RoutinesFailed, RoutinesLoading } from './routines-states.tsx';
import { ShareButton } from './share-button.tsx';
import { TakeRoutine } from './take-routine.tsx';
import { readUnsaved } from './use-routine-editor.ts';

const TITLE = 'Routines';

/** One's own routines, and what can be copied into one (ROUTINE-7). */
export function RoutinesPage() {
  const account = useAccount();
  const today = useToday(account.now);
  const reading = useReading(`routines|${account.owner}|${today}`, () => readPage(account, today), { keep: true });
  if (reading.status === 'loading') return <RoutinesLoading title={TITLE} />;
  if (reading.status === 'failed') return <RoutinesFailed title={TITLE} onRetry={reading.retry} />;
  return <Routines account={account} today={today} {...reading.value} />;
}

interface RoutinesProps {
  account: Account;
  /** yyyy-mm-dd */
  today: string;
  routines: readonly RoutineWay[];
  /** Changed, and not saved. */
  unsaved: readonly Routine[];
  training: Training | undefined;
}

async function readPage(account: Account, today: string) {
  const [ways, standing, recent, unsaved] = await Promise.all([
    readWays(account, today),
    readStanding(account, today),
    readRecent(account, today),
    readUnsaved(account),
  ]);
  return { routines: ways.routines, unsaved, training: trainingOf(standing, recent, today) };
}

function Routines({ account, today, routines, unsaved, training }: RoutinesProps) {
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState<string | null>(null);
  const isUnsaved = (way: RoutineWay) => unsaved.some(({ routine_id }) => routine_id === way.routine_id);
  const edit = (id: string) => void navigate(generatePath(PATHS.routine, { id }));
  const train = async (way: RoutineWay) => {
    let isThere = true;
    const start = async () => {
      isThere = await startRoutine(account, way, today);
    };
    const failure = await storeNow(start);
    setTrouble(failure ?? (isThere ? null : FREE_MESSAGES.gone));
    if (failure === null && isThere) void navigate(PATHS.today);
  };
  const copy = async (routine: Routine) => {
    const failure = await storeNow(() => saveRoutine(account, routine, undefined));
    setTrouble(failure);
    if (failure === null) edit(routine.routine_id);
  };
  return (
    <Screen title={TITLE}>
      <div className="stack">
        <Deleted account={account} onTrouble={setTrouble} />
        <Taken />
        <TwoPhones account={account} of={({ isRoutine }) => isRoutine} />
        {trouble === null ? null : <Note kind="fail">{trouble}</Note>}
        <div className="row between">
          <h2 className="h-3">Yours</h2>
          <Button onClick={() => edit(account.newId())}>
            <Icon name="plus" size="s" /> New routine
          </Button>
        </div>
        <NewUnsaved routines={unsaved.filter(({ routine_id }) => !routines.some((way) => way.routine_id === routine_id))} />
        {routines.length === 0 ? (
          <p className="muted">{ROUTINE_MESSAGES.none}</p>
        ) : (
          <ul className={styles.card}>
            {routines.map((way) => (
              <li key={way.routine_id} className={styles.routine}>
                <div className={styles.words}>
                  <WayLink
                    label={way.name}
                    hint={hintOf(way, account.now(), isUnsaved(way))}
                    to={generatePath(PATHS.routine, { id: way.routine_id })}
                  />
                </div>
                <Button aria-label={`Start ${nameOf(way)}`} onClick={() => void train(way)}>
                  <Icon path={PLAY_ICON} size="s" />
                </Button>
              </li>
            ))}
          </ul>
        )}
        <p className="small muted">{ROUTINE_MESSAGES.free}</p>
        {training === undefined ? null : (
          <>
            <h2 className="h-3">Your plan</h2>
            <div className={styles.card}>
              <div className={styles.routine}>
                <div className={styles.words}>
                  <WayLink label={planName(training)} hint={training.labels.join(', ')} to={PATHS.program} />
                </div>
                <ShareButton small name={planName(training)} days={daysOfPlan(training.version.plan, training.next?.week ?? 0)} />
                <Button aria-label={`Copy ${planName(training)} as my own`} onClick={() => void copy(routineOf(account, training))}>
                  Copy
                </Button>
              </div>
            </div>
          </>
        )}
        <RoutineTemplates onCopy={({ name, days }) => void copy(newRoutine(account, name, days))} />
        <TakeRoutine account={account} />
      </div>
    </Screen>
  );
}

/** A routine that was deleted on the page before, with undo. */
function Deleted({ account, onTrouble }: { account: Account; onTrouble: (trouble: string | null) => void }) {
  const navigate = useNavigate();
  const routine = (useLocation().state as { deleted?: Routine } | null)?.deleted;
  if (routine === undefined) return null;
  const bringBack = async () => {
    const failure = await storeNow(() => restoreRoutine(account, routine));
    onTrouble(failure);
    if (failure === null) void navigate(PATHS.routines, { replace: true });
  };
  return <Note action={<Button onClick={() => void bringBack()}>Undo</Button>}>{ROUTINE_MESSAGES.deleted(routine.name)}</Note>;
}

/** A shared routine that was just added (ROUTINE-9). */
function Taken() {
  const name = (useLocation().state as { taken?: string } | null)?.taken;
  return name === undefined ? null : <Note>{TAKE_MESSAGES.taken(name)}</Note>;
}

/** New routines that were left before they were saved (ROUTINE-16). */
function NewUnsaved({ routines }: { routines: readonly Routine[] }) {
  if (routines.length === 0) return null;
  return (
    <div className={styles.card}>
      {routines.map(({ routine_id, name }) => (
        <WayLink
          key={routine_id}
          icon="program"
          label={ROUTINE_MESSAGES.keptNew(name.trim())}
          hint={ROUTINE_MESSAGES.kept}
          to={generatePath(PATHS.routine, { id: routine_id })}
        />
      ))}
    </div>
  );
}

/** The plan as a routine, as it is trained this week. */
function routineOf(account: Account, training: Training): Routine {
  return newRoutine(account, planName(training), daysOfPlan(training.version.plan, training.next?.week ?? 0));
}

function newRoutine(account: Account, name: string, days: readonly PlanDay[]): Routine {
  return { routine_id: account.newId(), name, days: days.map((day) => ({ day_id: account.newId(), day })) };
}

function planName({ view }: Training): string {
  return view.goal === '' ? 'My plan' : `${capital(view.goal)} plan`;
}

function nameOf({ name, day }: RoutineWay): string {
  return day === null ? name : `${name}, ${day}`;
}

function hintOf({ day, sets, minutes, last_on }: RoutineWay, now: number, isUnsaved: boolean): ReactNode {
  if (isUnsaved) return ROUTINE_MESSAGES.kept;
  const parts = [
    ...(day === null ? [] : [`next ${day}`]),
    `${sets.length} ${sets.length === 1 ? 'exercise' : 'exercises'}`,
    `${minutes} min`,
    ...(last_on === undefined ? [] : [`last ${dayText(last_on, now)}`]),
  ];
  const strokes = sets.map((count) => Array.from({ length: count }, () => 'todo' as const));
  return (
    <>
      {parts.join(', ')}
      <br />
      <Tally size="s" groups={strokes} label="" />
    </>
  );
}
