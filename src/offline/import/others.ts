import type { OtherKind, OtherRegister, OtherRegisters } from '#domain/import/imported-log.ts';
import { parseHlc } from '#domain/sync/hlc.ts';
import type { Held } from '#domain/sync/register.ts';
import {
  BODY_PREFIX,
  favouriteSlot,
  GYM_PREFIX,
  GYM_SLOT,
  ownExerciseSlot,
  PLAN_USE_SLOT,
  preferenceSlot,
  ROUTINE_DAY_PREFIX,
  routineSlot,
} from '#domain/sync/slots.ts';
import type { ImportValue } from '#domain/sync/values.ts';
import { listPlans } from '../log/plans.ts';
import { type Account, writeDurably } from '../store/account.ts';
import type { RegisterRow } from '../store/database.ts';
import { type Intent, operationTables, record, recordWithin } from '../sync/record.ts';
import { listImports } from './imports.ts';

export interface NewOthers {
  readonly intents: readonly Intent[];
  /** Their clock in ms, by which undoing finds them. */
  readonly at: number;
}

/** What of a file's other registers is not here (IMPORT-20). What the person deleted stays deleted, unless an undone import took it. */
export async function findNewOthers(account: Account, others: OtherRegisters | undefined, import_id: string): Promise<NewOthers> {
  if (others === undefined) return { intents: [], at: 0 };
  const { registers } = others;
  const rows = await account.database.registers.bulkGet(registers.map(({ slot }) => slot));
  const known = (await listImports(account)).find((each) => each.import_id === import_id);
  const isBack = known !== undefined && (known.undone_at !== null || known.finished_at === null);
  const hasPlans = (await listPlans(account)).length > 0;
  const routines = new Set(registers.flatMap(({ kind, slot }, index) => (kind === 'routine.put' && isHere(rows[index]) ? [slot] : [])));
  const found = registers.flatMap((register, index) => {
    const row = rows[index];
    const isReturned = isBack && row !== undefined && isTakenBack(register.kind, row);
    // The days of a routine that is here are its own, whatever became of them; a plan in use stays in use.
    if (register.kind === 'routine-day.put' && routines.has(routineSlot(String(register.value.routine_id)))) return [];
    if (register.kind === 'plan.use' && hasPlans && !isReturned) return [];
    return row === undefined || isReturned ? [{ register, row }] : [];
  });
  const at = clockOf(Date.parse(others.at), account.now(), { known, replaced: found.flatMap(({ row }) => row ?? []) });
  return { at, intents: found.map(({ register, row }) => ({ ...register, at, if_absent: row === undefined })) };
}

/** One clock for all: the file's, that of the part that is stored already, or later than what the undo wrote where that comes back. */
function clockOf(
  file: number,
  now: number,
  { known, replaced }: { known: ImportValue | undefined; replaced: readonly RegisterRow[] },
): number {
  if (known?.undone_at === null && known.others_at != null) return Date.parse(known.others_at);
  const latest = replaced.map(({ hlc }) => parseHlc(hlc).wall + 1);
  return latest.length === 0 ? Math.min(file, now) : Math.max(now, ...latest);
}

function isHere(row: RegisterRow | undefined): boolean {
  return row !== undefined && row.value !== null;
}

/** Whether a register stands as undoing an import leaves it. */
function isTakenBack(kind: OtherKind, { value }: RegisterRow): boolean {
  if (value === null) return true;
  if (kind === 'favourite.put') return value.is_favourite === false;
  if (kind === 'plan.use') return value.plan_id === null;
  if (kind === 'preference.put') return value.value === null;
  return (kind === 'gym.put' || kind === 'exercise.put') && value.deleted_at != null;
}

/** Stores them in chunks; what is stored is no longer new, so that a call that was cut off goes on. */
export async function storeOthers(account: Account, intents: readonly Intent[], chunk: number): Promise<void> {
  for (let start = 0; start < intents.length; start += chunk) await record(account, intents.slice(start, start + chunk));
}

const PREFIXES = [routineSlot(''), ROUTINE_DAY_PREFIX, BODY_PREFIX, ownExerciseSlot(''), favouriteSlot(''), GYM_PREFIX, preferenceSlot('')];

/** Takes back what an import brought besides workouts and nobody changed since: it has the clock of the file. Plans stay stored, unused. */
export function undoOthers(account: Account, others_at: string): Promise<void> {
  const { registers } = account.database;
  const wall = Date.parse(others_at);
  return writeDurably(account, operationTables(account.database), async () => {
    const rows = [
      ...(await registers.where('slot').startsWithAnyOf(PREFIXES).toArray()),
      ...(await registers.bulkGet([GYM_SLOT, PLAN_USE_SLOT])).flatMap((row) => row ?? []),
    ];
    const own = rows.filter((row) => row.value !== null && parseHlc(row.hlc).wall === wall);
    await recordWithin(
      account,
      own.flatMap((row) => undoingOf(row, new Date(account.now()).toISOString())),
    );
  });
}

const DELETIONS: Partial<Record<string, Intent['kind']>> = {
  'routine.put': 'routine.delete',
  'routine-day.put': 'routine-day.delete',
  'body.put': 'body.delete',
};

function undoingOf({ kind, slot, value }: Held & Pick<OtherRegister, 'slot'>, now: string): Intent[] {
  const deletion = DELETIONS[kind];
  if (deletion !== undefined) return [{ kind: deletion, slot, value: null }];
  if (kind === 'favourite.put') return [{ kind, slot, value: { ...value, is_favourite: false, made_at: now } }];
  if (kind === 'preference.put') return [{ kind, slot, value: { ...value, value: null, made_at: now } }];
  if (kind === 'gym.put' || kind === 'exercise.put') return [{ kind, slot, value: { ...value, deleted_at: now } }];
  return kind === 'plan.use' ? [{ kind, slot, value: { plan_id: null } }] : [];
}
