import type { Muscle } from '../../exercises/exercise.ts';
import { FOCUS_LIFTS } from '../person/brief-shape.ts';
import { allowedExercises, type Trainee } from '../person/trainee.ts';
import { type Focus, type FocusPart, isDirect, MUSCLE_FOCUSES } from './focus-table.ts';
import { kettlebellFocus } from './kettlebell-table.ts';
import { LIFT_FOCUSES } from './lift-focus-table.ts';
import { POSTURE } from './posture-table.ts';
import { FIRST_PULL_UP, isHung, isPulledFromAbove, PULL_UPS, PULLS_WITHOUT_BAR } from './pull-up-table.ts';
import { FIRST_PUSH_UP } from './push-up-table.ts';
import { sportFocus } from './sport-table.ts';
import { STEADY_JOINTS } from './steady-joints-table.ts';

/** More at once leave none of them its place in a day. */
const FOCUSES_MOST = 2;

const KNOWN = new WeakMap<Trainee, readonly Focus[]>();

/** The focuses whose week this trainee gets, with the parts that were asked for; cached, because every draft asks. */
export function focusesOf(trainee: Trainee): readonly Focus[] {
  const known = KNOWN.get(trainee) ?? [kettlebellFocus(trainee) ?? [], readFocuses(trainee)].flat();
  KNOWN.set(trainee, known);
  return known;
}

/** Main lifts lead a week for strength, an easy or lighter week builds nothing up, and what cannot be trained directly gets no week. */
function readFocuses(trainee: Trainee): readonly Focus[] {
  const { goal, easy, brief } = trainee;
  if (brief.states.some(({ kind }) => kind === 'hypermobile')) return [STEADY_JOINTS];
  const styled = pullUpFocus(trainee) ?? styleFocus(trainee) ?? sportFocus(trainee);
  if (styled !== undefined) return [styled];
  if (goal === 'strength' || easy || brief.focus.length === 0 || brief.states.length > 0 || brief.lighter !== null) return [];
  const asked = brief.focus.flatMap(
    (muscle) => MUSCLE_FOCUSES.find(({ parts }) => parts.some((part) => part.asked.includes(muscle))) ?? [],
  );
  return [...new Set(asked)]
    .map((focus) => ({ ...focus, parts: focus.parts.filter((part) => isAsked(part, trainee)) }))
    .filter(({ parts }) => parts.length > 0)
    .slice(0, FOCUSES_MOST);
}

/** Pull-ups come first in their week, so nothing else leads it; who is new, or has none yet, builds up to the first one (TEMPLATE-4). */
function pullUpFocus(trainee: Trainee): Focus | undefined {
  const { brief, easy, guarded, experience } = trainee;
  const isWished = brief.style === 'pull-ups' || brief.style === 'first pull-up';
  if (!isWished || easy || brief.states.length > 0 || brief.lighter !== null) return undefined;
  const allowed = allowedExercises(trainee);
  if (!allowed.some(isHung)) return allowed.some(isPulledFromAbove) ? PULLS_WITHOUT_BAR : undefined;
  return brief.style === 'first pull-up' || experience === 'beginner' || guarded ? FIRST_PULL_UP : PULL_UPS;
}

/** A lift to bring up, or a week for who sits all day. */
function styleFocus({ brief, easy }: Trainee): Focus | undefined {
  if (easy || brief.states.length > 0 || brief.lighter !== null) return undefined;
  if (brief.style === 'posture') return POSTURE;
  if (brief.style === 'first push-up') return FIRST_PUSH_UP;
  const lift = FOCUS_LIFTS.find((name) => name === brief.style);
  return lift === undefined ? undefined : LIFT_FOCUSES[lift];
}

function isAsked(part: FocusPart, trainee: Trainee): boolean {
  return (
    part.asked.some((muscle) => trainee.brief.focus.includes(muscle)) &&
    allowedExercises(trainee).some((exercise) => isDirect(exercise, part))
  );
}

/** Whether a muscle of the brief belongs to a focus whose week the trainee gets. */
export function hasFocusWeek(muscle: Muscle, trainee: Trainee): boolean {
  return focusesOf(trainee).some(({ parts }) => parts.some(({ asked }) => asked.includes(muscle)));
}
