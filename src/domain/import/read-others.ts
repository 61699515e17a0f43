import { array, looseObject, nullable, optional, string, unknown, catch as zodCatch } from 'zod/mini';
import { formatHlc } from '../sync/hlc.ts';
import {
  bodySlot,
  favouriteSlot,
  gymSlot,
  ownExerciseSlot,
  PLAN_USE_SLOT,
  planSlot,
  preferenceSlot,
  routineDaySlot,
  routineSlot,
} from '../sync/slots.ts';
import { rejectionOf } from '../sync/values.ts';
import { type PreferenceName, preferencesOf, USUAL_PREFERENCES } from '../training/preferences.ts';
import type { OtherRegister, OtherRegisters } from './imported-log.ts';

const entries = () => zodCatch(optional(array(looseObject({}))), undefined);

const othersSchema = looseObject({
  exported_at: string(),
  current_plan_id: zodCatch(optional(nullable(string())), undefined),
  plans: entries(),
  routines: entries(),
  body: entries(),
  own_exercises: entries(),
  favourite_exercises: zodCatch(optional(array(unknown())), undefined),
  gyms: entries(),
  preferences: zodCatch(optional(looseObject({})), undefined),
  chat_messages: entries(),
  conversations: entries(),
});

type Entry = Readonly<Record<string, unknown>>;

/** What our own file holds besides workouts, as registers; undefined where it says of no time (IMPORT-20). */
export function readOthers(file: unknown): OtherRegisters | undefined {
  const parsed = othersSchema.safeParse(file);
  const written = parsed.success ? Date.parse(parsed.data.exported_at) : Number.NaN;
  if (!parsed.success || !Number.isFinite(written)) return undefined;
  const { plans = [], routines = [], body = [], own_exercises = [], favourite_exercises = [], gyms = [], preferences = {} } = parsed.data;
  const { current_plan_id } = parsed.data;
  const at = new Date(written).toISOString();
  const put = (kind: OtherRegister['kind'], slot: string, value: Entry): OtherRegister => ({
    kind,
    slot,
    value: { made_at: at, ...value },
  });
  const registers = [
    ...plans.map((plan) => put('plan.put', planSlot(text(plan.plan_id)), plan)),
    ...(plans.length > 0 && current_plan_id != null
      ? [{ kind: 'plan.use' as const, slot: PLAN_USE_SLOT, value: { plan_id: current_plan_id } }]
      : []),
    ...routines.flatMap((routine) => routineRegisters(routine, put)),
    ...body.map((entry) => put('body.put', bodySlot(text(entry.measure), text(entry.measured_on)), entry)),
    ...own_exercises.map((own) => put('exercise.put', ownExerciseSlot(text(own.exercise_id)), own)),
    ...favourite_exercises.map((id) => put('favourite.put', favouriteSlot(text(id)), { exercise_id: id, is_favourite: true })),
    ...gyms.map(({ gym_id, gym }) => put('gym.put', gymSlot(text(gym_id)), { gym })),
    ...chosenPreferences(preferences).map((chosen) => put('preference.put', preferenceSlot(chosen.name), chosen)),
  ];
  const storable = registers.filter((register) => isStorable(register, written));
  return { at, registers: storable, unreadable: registers.length - storable.length, messages: messagesOf(parsed.data) };
}

/** A file names every setting; those as usual were never chosen. */
function chosenPreferences(stored: Entry): { name: PreferenceName; value: unknown }[] {
  const read = preferencesOf(Object.entries(stored).map(([name, value]) => ({ name, value })));
  const names = Object.keys(USUAL_PREFERENCES) as PreferenceName[];
  return names.flatMap((name) => (read[name] === USUAL_PREFERENCES[name] ? [] : [{ name, value: read[name] }]));
}

/** Of the chat with the AI Coach, and of conversations with people. */
function messagesOf({
  chat_messages = [],
  conversations = [],
}: {
  chat_messages?: Entry[] | undefined;
  conversations?: Entry[] | undefined;
}) {
  return conversations.reduce((total, { messages }) => total + (Array.isArray(messages) ? messages.length : 0), chat_messages.length);
}

function routineRegisters(
  { routine_id, name, days }: Entry,
  put: (kind: OtherRegister['kind'], slot: string, value: Entry) => OtherRegister,
) {
  const own = Array.isArray(days) ? (days as Entry[]) : [];
  return [
    put('routine.put', routineSlot(text(routine_id)), { routine_id, name, days: own.map(({ day_id }) => day_id) }),
    ...own.map(({ day_id, day }) => put('routine-day.put', routineDaySlot(text(routine_id), text(day_id)), { routine_id, day_id, day })),
  ];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** By the rules every write of the log is checked by. */
function isStorable({ kind, slot, value }: OtherRegister, wall: number): boolean {
  const hlc = formatHlc({ wall, counter: 0, device: 'file' });
  return !slot.endsWith('|') && rejectionOf({ op_id: '', n: 1, kind, slot, hlc, v: 1, value }) === null;
}
