import { dayText } from '#client/locale/formats.ts';
import type { ChatEntry } from '#offline/chat/chat.ts';
import type { PendingOperation } from '#offline/store/this-phone.ts';
import { sessionOfSlot, textOf } from './operation-parts.ts';
import { formatSpan } from './when.ts';

/** A line of unsent items: count, kind, since when. */
export interface WaitingLine {
  readonly key: string;
  readonly words: string;
  readonly when: string;
  readonly mark: 'phone' | 'waiting';
}

/** Unsent items in words, a line per kind, in workout order. */
export function waitingLines(operations: readonly PendingOperation[], messages: readonly ChatEntry[], now: Date): WaitingLine[] {
  const lines = KINDS.flatMap(({ key, kinds, words }) => {
    const some = operations.filter((operation) => kinds.includes(operation.kind));
    if (some.length === 0) return [];
    const when = formatSpan(
      some.map((operation) => operation.made_at),
      now,
    );
    return [{ key, words: words(some, now), when, mark: 'phone' as const }];
  });
  if (messages.length === 0) return lines;
  const when = formatSpan(
    messages.map((message) => message.created_at),
    now,
  );
  return [...lines, { key: 'messages', words: `${counted(messages.length, 'message')} to the AI Coach`, when, mark: 'waiting' }];
}

type Words = (operations: readonly PendingOperation[], now: Date) => string;

const KINDS: readonly { key: string; kinds: readonly string[]; words: Words }[] = [
  { key: 'sets', kinds: ['set.put'], words: setWords },
  { key: 'deleted sets', kinds: ['set.delete'], words: (some) => counted(some.length, 'deleted set') },
  { key: 'workouts', kinds: ['session.put', 'session.finish'], words: workoutWords },
  { key: 'deleted workouts', kinds: ['session.delete'], words: (some) => counted(some.length, 'deleted workout') },
  { key: 'plans', kinds: ['plan.put', 'plan.use'], words: planWords },
  { key: 'adjustments', kinds: ['session.adjust'], words: (some) => `${counted(some.length, 'change')} to a workout` },
  {
    key: 'routines',
    kinds: ['routine.put', 'routine.delete', 'routine-day.put', 'routine-day.delete'],
    words: (some) => counted(new Set(some.map(({ slot }) => slot.split('|')[1])).size, 'routine'),
  },
  { key: 'body', kinds: ['body.put', 'body.delete'], words: (some) => counted(new Set(some.map(({ slot }) => slot)).size, 'measurement') },
  { key: 'own exercises', kinds: ['exercise.put'], words: (some) => counted(new Set(some.map(({ slot }) => slot)).size, 'own exercise') },
  {
    key: 'favourites',
    kinds: ['favourite.put'],
    words: (some) => counted(new Set(some.map(({ slot }) => slot)).size, 'favorite exercise'),
  },
  { key: 'gym', kinds: ['gym.put', 'gym.use'], words: () => 'Your gym’s weights' },
  { key: 'unit', kinds: ['unit.put'], words: () => 'Pounds or kilograms' },
  { key: 'settings', kinds: ['preference.put'], words: (some) => counted(new Set(some.map(({ slot }) => slot)).size, 'setting') },
  { key: 'imports', kinds: ['import.put'], words: (some) => counted(new Set(some.map(({ slot }) => slot)).size, 'import') },
  { key: 'hidden facts', kinds: ['coach.hide'], words: () => 'What your coach may not use' },
  { key: 'sharing', kinds: ['consent.revoke'], words: () => 'Sharing less with your coach' },
  { key: 'thread', kinds: ['message.put'], words: (some) => `${counted(some.length, 'message')} to your coach or clients` },
  { key: 'proposals', kinds: ['proposal.put', 'proposal.withdraw'], words: () => 'Plans for clients' },
  { key: 'decisions', kinds: ['decision.put'], words: () => 'Your answer to your coach’s plan' },
  { key: 'read', kinds: ['read.put'], words: () => 'How far you have read' },
  { key: 'chat', kinds: ['chat.put'], words: (some) => `${counted(some.length, 'line')} of the conversation` },
];

function setWords(operations: readonly PendingOperation[]): string {
  const slots = new Set(operations.map((operation) => operation.slot));
  const exercises = [...new Set(operations.map((operation) => textOf(operation.value, 'exercise') ?? 'unknown exercise'))];
  return `${counted(slots.size, 'set')}, ${exercises.length === 1 ? exercises[0] : counted(exercises.length, 'exercise')}`;
}

function workoutWords(operations: readonly PendingOperation[], now: Date): string {
  const sessions = new Map(
    operations.map((operation) => [sessionOfSlot(operation.slot)?.id ?? operation.slot, sessionOfSlot(operation.slot)?.day]),
  );
  const [day] = sessions.values();
  return sessions.size === 1 && day !== undefined ? `Workout of ${dayText(day, now)}` : counted(sessions.size, 'workout');
}

function planWords(operations: readonly PendingOperation[]): string {
  const plans = operations.filter((operation) => operation.kind === 'plan.put').length;
  return plans === 0 ? 'Which plan is the current one' : counted(plans, 'plan');
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
