import { isAsked, saysSame } from '#domain/sync/conflict.ts';
import type { Held } from '#domain/sync/register.ts';
import { sessionSlot } from '#domain/sync/slots.ts';
import { readValue } from '#domain/sync/values.ts';
import { type Account, writeDurably } from '../store/account.ts';
import { type Conflict, listConflicts, noteKeptWithin } from '../sync/conflicts.ts';
import { recordWithin } from '../sync/record.ts';
import { dropEmptySessionWithin } from './empty-session.ts';
import { readPlan } from './plans.ts';
import { changeTables } from './set-changes.ts';

/** What two phones wrote without knowing of each other, with what it takes to name it. */
export interface TwoValues extends Conflict {
  /** The workout it belongs to; null for the plan and the gym. */
  readonly session_id: string | null;
  /** It is a routine, or one of its days. */
  readonly isRoutine: boolean;
  /** It is what a measure of the body was on a day. */
  readonly isBody: boolean;
  /** The exercise of one's own that it is. */
  readonly exercise_id: string | null;
  /** Nobody has chosen, and neither value was replaced since. */
  readonly isOpen: boolean;
  /** When the two plans were made, for a choice of plan. */
  readonly made_at: { readonly mine: string; readonly theirs: string } | null;
}

/** Of the last thirty days, the oldest first. */
export async function listTwoValues(account: Account): Promise<TwoValues[]> {
  const conflicts = await listConflicts(account);
  const registers = await account.database.registers.bulkGet(conflicts.map(({ slot }) => slot));
  return Promise.all(
    conflicts.map(async (conflict, index) => {
      const { mine, theirs, kept } = conflict;
      const now = registers[index];
      const isOpen = kept === null && now !== undefined && (saysSame(now, mine) || saysSame(now, theirs));
      return {
        ...conflict,
        isOpen,
        isRoutine: mine.kind.startsWith('routine'),
        isBody: mine.kind.startsWith('body'),
        session_id: sessionOf(conflict),
        exercise_id: readValue('exercise.put', mine)?.exercise_id ?? null,
        made_at: await madeAt(account, conflict),
      };
    }),
  );
}

/** Makes one of the two values count, by an ordinary write where the register holds another. Throws StorageFailure. */
export function keepValue(account: Account, { slot }: Conflict, kept: 'mine' | 'theirs'): Promise<void> {
  return writeDurably(account, changeTables(account), async () => {
    const conflict = (await listConflicts(account)).find((known) => known.slot === slot);
    if (conflict === undefined) return;
    const { kind } = conflict[kept];
    const register = await account.database.registers.get(slot);
    if (isAsked(kind) && (register === undefined || !saysSame(register, conflict[kept]))) {
      const value = kind === 'session.put' ? withNote(register, conflict[kept]) : conflict[kept].value;
      await recordWithin(account, [{ kind, slot, value, is_whole: true }]);
      const session_id = sessionOf(conflict);
      if (kind === 'set.delete' && session_id !== null) await dropEmptySessionWithin(account, session_id);
    }
    await noteKeptWithin(account, { ...conflict, kept });
  });
}

/** A workout with the chosen note; its day and start stay as they are stored. */
function withNote(register: Held | undefined, chosen: Held): Held['value'] {
  const { note: _, ...stored } = (register?.kind === 'session.put' ? register.value : null) ?? chosen.value ?? {};
  const note = chosen.value?.note;
  return note === undefined ? stored : { ...stored, note };
}

function sessionOf({ slot, mine, theirs }: Conflict): string | null {
  if (mine.kind === 'session.put') return slot.slice(sessionSlot('').length);
  const of = [mine, theirs].map((held) => readValue('set.put', held) ?? readValue('session.adjust', held));
  return of[0]?.session_id ?? of[1]?.session_id ?? null;
}

async function madeAt(account: Account, { mine, theirs }: Conflict): Promise<TwoValues['made_at']> {
  const ids = [mine, theirs].map((held) => readValue('plan.use', held)?.plan_id);
  const [one, other] = await Promise.all(ids.map(async (id) => (id == null ? undefined : readPlan(account, id))));
  return one === undefined || other === undefined ? null : { mine: one.made_at, theirs: other.made_at };
}
