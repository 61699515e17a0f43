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
  ROUTINE_DAY_PREFIX,
  routineSlot,
} from '#domain/sync/slots.ts';
import { listPlans } from '../log/plans.ts';
import { type Account, writeDurably } from '../store/account.ts';
import type { RegisterRow } from '../store/database.ts';
import { type Intent, operationTables, record, recordWithin } from '../sync/record.ts';
import { listImports } from './imports.ts';

/** What of a file's other registers is not here (IMPORT-20). What the person deleted stays deleted, unless an undone import took it. */
export async function findNewOthers(account: Account, others: OtherRegisters | undefined, import_id: string): Promise<Intent[]> {
  if (others === undefined) return [];
  const { registers } = others;
  const at = Math.min(Date.parse(others.at), account.now());
  const rows = await account.database.registers.bulkGet(registers.map(({ slot }) => slot));
  const isBack = (await listImports(account)).some((each) => each.import_id === import_id && each.undone_at !== null);
  const hasPlans = (await listPlans(account)).length > 0;
  const known = new Set(registers.flatMap(({ kind, slot }, index) => (kind === 'routine.put' && isHere(rows[index]) ? [slot] : [])));
  return registers.flatMap((register, index): Intent[] => {
    const row = rows[index];
    const { kind, slot, value } = register;
    // The days of a routine that is here are its own, whatever became of them; a plan in use stays in use.
    if (kind === 'routine-day.put' && known.has(routineSlot(String(value.routine_id)))) return [];
    if (kind === 'plan.use' && hasPlans && !(isBack && row !== undefined && isTakenBack(kind, row))) return [];
    if (row === undefined) return [{ kind, slot, value, at, if_absent: true }];
    return isBack && isTakenBack(kind, row) ? [{ kind, slot, value }] : [];
  });
}

function isHere(row: RegisterRow | undefined): boolean {
  return row !== undefined && row.value !== null;
}

/** Whether a register stands as undoing an import leaves it. */
function isTakenBack(kind: OtherKind, { value }: RegisterRow): boolean {
  if (value === null) return true;
  if (kind === 'favourite.put') return value.is_favourite === false;
  if (kind === 'plan.use') return value.plan_id === null;
  return (kind === 'gym.put' || kind === 'exercise.put') && value.deleted_at != null;
}

/** Stores them in chunks; what is stored is no longer new, so that a call that was cut off goes on. */
export async function storeOthers(account: Account, intents: readonly Intent[], chunk: number): Promise<void> {
  for (let start = 0; start < intents.length; start += chunk) await record(account, intents.slice(start, start + chunk));
}

const PREFIXES = [routineSlot(''), ROUTINE_DAY_PREFIX, BODY_PREFIX, ownExerciseSlot(''), favouriteSlot(''), GYM_PREFIX];

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
  if (kind === 'gym.put' || kind === 'exercise.put') return [{ kind, slot, value: { ...value, deleted_at: now } }];
  return kind === 'plan.use' ? [{ kind, slot, value: { plan_id: null } }] : [];
}
