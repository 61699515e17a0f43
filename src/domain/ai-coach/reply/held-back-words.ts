import type { Plan } from '../../plan/plan.ts';
import { type Brief, planPart } from '../brief.ts';
import { type Act, EDIT_ACTS } from '../understand/acts/acts.ts';
import { heldBack, isHeldBack } from '../understand/danger/held-back.ts';
import type { Turn } from '../understand/read-turn.ts';
import type { Pointing } from '../understand/talk/pointing.ts';

/** Acts whose answer names weights or work to do. */
const NAMES_WORK: readonly Act[] = [
  'ask-plan',
  'ask-next-block',
  'ask-session',
  'ask-load-today',
  'time-today',
  'equipment-gone',
  'start-over',
  ...EDIT_ACTS,
];

/** What a message may point at without work being named. */
const NAMES_NOTHING: ReadonlySet<Pointing['to']> = new Set<Pointing['to']>(['text', 'kept', 'clock', 'lifts', 'rank', 'touched']);

/** A flag holds all training back, and the answer would build a plan or name work. */
export function waits({ turn, inUse }: { turn: Turn; inUse: Plan | undefined }): boolean {
  const { brief, before, act } = turn;
  if (brief.red_flag === null || heldBack(brief.red_flag).parts !== 'all' || turn.undone !== null) return false;
  if (turn.pointing !== undefined && !NAMES_NOTHING.has(turn.pointing.to)) return true;
  return inUse === undefined || !turn.hadPlan || NAMES_WORK.includes(act) || planPart(brief) !== planPart(before);
}

/** The message itself tells of what holds training back: nothing is asked before that is said (STATE-2). */
export function isNewlyHeld({ brief, before }: Turn): boolean {
  return before.red_flag === null && isHeldBack(brief);
}

export function heldBackWords({ red_flag }: Brief): string {
  return red_flag === null ? '' : heldBack(red_flag).sentence;
}
