import { type Plan, planSchema } from '#domain/plan/plan.ts';
import { chatSlot, PLAN_USE_SLOT, planSlot } from '#domain/sync/slots.ts';
import { type ChatValue, type PlanValue, readValue } from '#domain/sync/values.ts';
import { type Account, writeDurably } from '../store/account.ts';
import type { RegisterRow } from '../store/database.ts';
import { type Intent, InvalidOperationError, operationTables, recordWithin } from '../sync/record.ts';

const CHAT_PREFIX = chatSlot('');

/** An immutable plan version. `made_at` is an instant. */
export type PlanVersion = PlanValue;

/** The plan is invalid, has no days or is too large. Nothing was changed. */
export class InvalidPlanError extends Error {
  constructor(cause?: unknown) {
    super('not a plan', { cause });
    this.name = 'InvalidPlanError';
  }
}

/** The current plan; undefined when there is none. */
export async function readCurrentPlan(account: Account): Promise<PlanVersion | undefined> {
  const pointer = await account.database.registers.get(PLAN_USE_SLOT);
  const use = pointer === undefined ? undefined : readValue('plan.use', pointer);
  if (use !== undefined && use.plan_id === null) return undefined;
  const named = use?.plan_id == null ? undefined : await readPlan(account, use.plan_id);
  // The pointer may arrive before its plan, or the plan may have been refused; fall back to the newest.
  return named ?? newestPlan(account);
}

/** The newest version that is not merely offered. */
async function newestPlan(account: Account): Promise<PlanVersion | undefined> {
  const offered = new Set((await listOffered(account)).map(({ plan_id }) => plan_id));
  return (await listPlans(account)).find(({ plan_id }) => !offered.has(plan_id));
}

async function readLines(account: Account): Promise<ChatValue[]> {
  const rows = await account.database.registers.where('slot').startsWith(CHAT_PREFIX).toArray();
  return rows.flatMap((row) => readValue('chat.put', row) ?? []);
}

/** Ids of the versions that were offered as a change and have never been seen in use: no later offer would have replaced them. */
export async function listNeverUsed(account: Account): Promise<ReadonlySet<string>> {
  const lines = await readLines(account);
  const replaced = new Set(lines.flatMap(({ replaces }) => replaces ?? []));
  return new Set(lines.flatMap(offeredPlan).filter((plan_id) => !replaced.has(plan_id)));
}

/** Every version that was offered as a change, in any state. */
export async function listOffered(account: Account): Promise<PlanVersion[]> {
  const ids = new Set((await readLines(account)).flatMap(offeredPlan));
  const versions = await Promise.all([...ids].map((plan_id) => readPlan(account, plan_id)));
  return versions.flatMap((version) => version ?? []);
}

function offeredPlan({ change, plan_id }: ChatValue): string[] {
  return change == null || plan_id == null ? [] : [plan_id];
}

export async function readPlan(account: Account, plan_id: string): Promise<PlanVersion | undefined> {
  const row = await account.database.registers.get(planSlot(plan_id));
  return row === undefined ? undefined : readValue('plan.put', row);
}

/** All versions, newest first. */
export async function listPlans(account: Account): Promise<PlanVersion[]> {
  const rows = await account.database.registers.orderBy('made_at').reverse().toArray();
  return rows.flatMap((row: RegisterRow) => readValue('plan.put', row) ?? []);
}

export interface SavePlanInput {
  /** Unparsed. */
  readonly plan: unknown;
  readonly source: PlanVersion['source'];
  readonly from_coach?: PlanVersion['from_coach'];
  /** For a version that may be saved more than once. */
  readonly plan_id?: string;
  /** False keeps the current plan, for an answer that came after a newer plan. */
  readonly use?: boolean;
  /** An instant, for a plan older than this app. */
  readonly made_at?: string;
}

/** Stores a version and makes it current in one transaction. Throws InvalidPlanError, or StorageFailure. */
export async function savePlan(account: Account, input: SavePlanInput): Promise<PlanVersion> {
  const plan = parsePlan(input.plan);
  const plan_id = input.plan_id ?? account.newId();
  const version: PlanVersion = {
    plan_id,
    plan,
    made_at: input.made_at ?? new Date(account.now()).toISOString(),
    source: input.source,
    ...(input.from_coach === undefined ? {} : { from_coach: input.from_coach }),
  };
  const intents: Intent[] = [{ kind: 'plan.put', slot: planSlot(plan_id), value: { ...version }, if_absent: true }];
  if (input.use !== false) intents.push({ kind: 'plan.use', slot: PLAN_USE_SLOT, value: { plan_id } });
  try {
    return await writeDurably(account, operationTables(account.database), async () => {
      await recordWithin(account, intents);
      return (await readPlan(account, plan_id)) ?? version;
    });
  } catch (error) {
    throw error instanceof InvalidOperationError ? new InvalidPlanError(error) : error;
  }
}

/** Makes a stored version current; null leaves none in use. Throws StorageFailure. */
export async function makeCurrent(account: Account, plan_id: string | null): Promise<void> {
  await writeDurably(account, operationTables(account.database), () =>
    recordWithin(account, [{ kind: 'plan.use', slot: PLAN_USE_SLOT, value: { plan_id } }]),
  );
}

/** A storable plan. Throws InvalidPlanError otherwise. */
export function parsePlan(input: unknown): Plan {
  const parsed = planSchema.safeParse(input);
  if (!parsed.success) throw new InvalidPlanError(parsed.error);
  const { weeks, schedule } = parsed.data;
  if ((weeks?.length ?? 0) + (schedule?.length ?? 0) === 0) throw new InvalidPlanError();
  return parsed.data;
}
