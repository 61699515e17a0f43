import { dayText } from '#client/locale/formats.ts';
import { parseSessionId } from '#domain/sync/slots.ts';
import { unitWord } from '#domain/training/units.ts';
import type { RejectedOperation } from '#offline/accounts/outbox.ts';
import { sessionOfSlot, textOf } from './operation-parts.ts';

/** A refused operation in words, with the reason. */
export interface RefusedWords {
  readonly title: string;
  /** The entered value; null if none. */
  readonly detail: string | null;
  readonly reason: string;
}

/** Codes of the push endpoint and the local check. */
const REASONS: Readonly<Record<string, string>> = {
  bad_value: 'The server cannot read it.',
  malformed: 'The server cannot read it.',
  bad_slot: 'It does not fit where it should be stored.',
  not_storable: 'It holds characters the server cannot store.',
  too_large: 'It is too large for the server.',
  account_full: 'Your account has no room left on the server. It stays on this phone.',
  scope_closed: 'The subscription had ended when it arrived. Copy it if you want to keep it.',
  unknown_version: 'The server is older than this app and does not know this form yet.',
};

export function refusedWords(operation: RejectedOperation, now: Date): RefusedWords {
  const reason = REASONS[operation.code] ?? `The server did not take it (${operation.code}).`;
  return { ...named(operation, now), reason };
}

function named({ kind, slot, value }: RejectedOperation, now: Date): { title: string; detail: string | null } {
  const day = sessionOfSlot(slot)?.day;
  const ofDay = day === undefined ? '' : ` of ${dayText(day, now)}`;
  switch (kind) {
    case 'set.put':
      return {
        title: `Set ${textOf(value, 'set_n') ?? '?'}, ${textOf(value, 'exercise') ?? 'unknown exercise'}`,
        detail: setDetail(value, now),
      };
    case 'set.delete':
      return { title: 'Deleting a set', detail: null };
    case 'session.put':
      return { title: `Workout${ofDay}`, detail: textOf(value, 'label') ?? null };
    case 'session.finish':
      return { title: `End of the workout${ofDay}`, detail: null };
    case 'session.delete':
      return { title: `Deleting the workout${ofDay}`, detail: null };
    case 'plan.put':
      return { title: 'A plan', detail: null };
    case 'plan.use':
      return { title: 'Which plan is the current one', detail: null };
    case 'chat.put':
      return { title: 'A line of the conversation', detail: textOf(value, 'content') ?? null };
    case 'session.adjust':
      return { title: 'A change to one workout', detail: textOf(value, 'why') ?? null };
    case 'gym.put':
      return { title: 'Your gym’s weights', detail: null };
    case 'gym.use':
      return { title: 'Which gym you are in', detail: null };
    case 'unit.put':
      return { title: 'Pounds or kilograms', detail: null };
    case 'coach.hide':
      return { title: 'What your coach may not use', detail: null };
    case 'import.put':
      return { title: 'An import', detail: textOf(value, 'file') ?? null };
    case 'routine.put':
      return { title: 'A routine', detail: textOf(value, 'name') ?? null };
    case 'exercise.put':
      return { title: 'An exercise of your own', detail: textOf(value, 'name') ?? null };
    case 'favourite.put':
      return { title: 'A favorite exercise', detail: null };
    case 'routine-day.put':
      return { title: 'A day of a routine', detail: null };
    case 'routine.delete':
    case 'routine-day.delete':
      return { title: 'Deleting a routine, or a day of one', detail: null };
    case 'body.put':
      return { title: 'A measurement of your body', detail: [textOf(value, 'amount'), textOf(value, 'unit')].join(' ') };
    case 'body.delete':
      return { title: 'Deleting a measurement of your body', detail: null };
    default:
      return namedOfCoaching(kind, value);
  }
}

/** What is written between coach and trainee, and what has no name of its own. */
function namedOfCoaching(kind: RejectedOperation['kind'], value: RejectedOperation['value']): { title: string; detail: string | null } {
  switch (kind) {
    case 'consent.revoke':
      return { title: 'Sharing less with your coach', detail: null };
    case 'message.put':
      return { title: 'A message', detail: textOf(value, 'text') ?? null };
    case 'proposal.put':
      return { title: 'A plan for a client', detail: textOf(value, 'note') ?? null };
    case 'proposal.withdraw':
      return { title: 'Taking a plan for a client back', detail: null };
    case 'decision.put':
      return { title: 'Your answer to your coach’s plan', detail: textOf(value, 'said') ?? null };
    case 'read.put':
      return { title: 'How far you have read a conversation', detail: null };
    default:
      return { title: kind === 'preference.put' ? 'A setting' : 'A change', detail: null };
  }
}

function setDetail(value: Record<string, unknown> | null, now: Date): string | null {
  const reps = textOf(value, 'reps');
  const weight = textOf(value, 'weight');
  const rpe = textOf(value, 'rpe');
  const day = parseSessionId(textOf(value, 'session_id') ?? '')?.performed_on;
  const unit = textOf(value, 'unit');
  const named = unit === 'lb' || unit === 'kg' ? unitWord(unit) : (unit ?? '');
  const load = weight === undefined ? undefined : `${weight} ${named}`.trimEnd();
  const parts = [
    reps === undefined ? load : load === undefined ? `${reps} reps` : `${load} × ${reps}`,
    rpe === undefined ? undefined : `RPE ${rpe}`,
    day === undefined ? undefined : dayText(day, now),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? null : parts.join(', ');
}
