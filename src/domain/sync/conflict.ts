import { parseHlc } from './hlc.ts';
import { supersedes } from './merge.ts';
import type { Held, Register } from './register.ts';

/** Kinds a person is asked about: what two phones can each mean differently, and only the person can tell. */
const ASKED = [
  'set.put',
  'set.delete',
  'plan.use',
  'gym.put',
  'session.adjust',
  'routine.put',
  'routine.delete',
  'routine-day.put',
  'routine-day.delete',
  'exercise.put',
  'body.put',
  'body.delete',
  'session.put',
] as const;
/** Fields that say when and after what something was written, not what; the order of a routine's days loses none of them (ROUTINE-2). */
const CIRCUMSTANCES: ReadonlySet<string> = new Set(['logged_at', 'made_at', 'prescribed', 'source', 'why', 'days']);

/**
 * Whether another phone's write met one of this phone's that did not know of it (SYNC-27): it is newer than what this phone had read below
 * its own waiting write, and says something else.
 */
export function isConflict(current: Register | undefined, known: Held, device: string): current is Register {
  if (current === undefined || !isWaiting(current, device)) return false;
  if (isBy(device, known) || !supersedes(known, current.base ?? undefined)) return false;
  return isAsked(current.kind) && isAsked(known.kind) && !saysSame(current, known);
}

/**
 * Whether another phone deleted a routine of which this phone's own changes wait, in its days' registers (SYNC-27): a routine whose name
 * and order waits too is a conflict of its own register.
 */
export function isDeletedWhileEdited(head: Register | undefined, known: Held, days: readonly Register[], device: string): head is Register {
  if (known.kind !== 'routine.delete' || isBy(device, known) || head?.kind !== 'routine.put' || head.state !== 'sent') return false;
  return supersedes(known, head) && days.some((day) => isWaiting(day, device));
}

/** Whether another phone changed a day of a routine whose deletion waits on this phone, which had not read that (SYNC-27). */
export function isEditedWhileDeleted(head: Register | undefined, known: Held, day: Register | undefined, device: string): head is Register {
  if (known.kind !== 'routine-day.put' || isBy(device, known) || head?.kind !== 'routine.delete' || !isWaiting(head, device)) return false;
  const read = day?.state === 'sent' ? day : day?.base;
  return head.base?.kind === 'routine.put' && supersedes(known, read ?? undefined) && (read == null || !saysSame(read, known));
}

function isWaiting(register: Register, device: string): boolean {
  return register.state === 'phone' && register.again !== true && isBy(device, register);
}

export function isAsked(kind: string): kind is (typeof ASKED)[number] {
  return ASKED.some((asked) => asked === kind);
}

/** The same to a person, whenever and in whatever order of fields it was written. */
export function saysSame(a: Said, b: Said): boolean {
  return textOf(a) === textOf(b);
}

type Said = Pick<Held, 'kind' | 'value'>;

function isBy(device: string, { hlc }: Held): boolean {
  return parseHlc(hlc).device === device;
}

function textOf({ kind, value }: Said): string {
  // Of a workout's start, day and note only the note is asked about: of two moves the later stays (SYNC-28).
  if (kind === 'session.put') return JSON.stringify(value?.note ?? '');
  return JSON.stringify(value, (key, part: unknown) => {
    if (CIRCUMSTANCES.has(key)) return undefined;
    if (key === 'deleted_at') return part == null ? undefined : true;
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });
}
