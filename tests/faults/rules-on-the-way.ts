import { listChat } from '#offline/chat/chat.ts';
import { readCurrentPlan } from '#offline/log/plans.ts';
import type { FaultyPhone } from './faulty-phone.ts';
import type { FaultyServer } from './faulty-server.ts';
import type { Knowledge } from './knowledge.ts';

/** SYNC-1: a register that waits has its operation, and an operation its register. Answers with what is broken, if anything. */
export async function valuesAlone({ account }: FaultyPhone): Promise<string | null> {
  const { registers, outbox } = account.database;
  const waiting = new Set(await outbox.toCollection().primaryKeys());
  const rows = await registers.toArray();
  const slots = new Set(rows.map((row) => row.slot));
  const alone = rows.filter((row) => row.state === 'phone' && !waiting.has(row.op_id));
  const lost = (await outbox.toArray()).filter((row) => !slots.has(row.slot));
  return alone.length + lost.length === 0 ? null : `SYNC-1 ${alone.length} values and ${lost.length} operations stand alone`;
}

/** SYNC-5: one's own newest value shows until the server has it. Answers with what is broken, if anything. */
export async function hiddenValues(phone: FaultyPhone, knowledge: Knowledge, server: FaultyServer): Promise<string | null> {
  const { registers, outbox } = phone.account.database;
  const newest = new Map<string, string>();
  for (const row of await outbox.orderBy('n').toArray()) if (row.hlc.endsWith(`:${phone.name}`)) newest.set(row.slot, row.op_id);
  const rows = await registers.bulkGet([...newest.keys()]);
  const hidden = [...newest].filter(([, op_id], index) => rows[index]?.op_id !== op_id).map(([, op_id]) => op_id);
  if (hidden.length === 0) return null;
  const arrived = new Set([...server.takenOut.keys(), ...(await server.log()).map((operation) => operation.op_id)]);
  // A value sent again after a restore is older than the one above it.
  const bad = hidden.filter((op_id) => !arrived.has(op_id) && !knowledge.overwrittenBy.has(op_id));
  return bad.length === 0 ? null : `SYNC-5 ${bad.join(', ')} waits and does not show`;
}

/** Neither a proposal nor an answer that came too late moves the plan. Answers with what is broken, if anything. */
export async function planMoved(phone: FaultyPhone, knowledge: Knowledge, before: string | undefined): Promise<string | null> {
  const now = (await readCurrentPlan(phone.account))?.plan_id;
  if (now === before || now === undefined) return null;
  const entry = (await listChat(phone.account)).find((candidate) => candidate.plan_id === now);
  if (entry === undefined) return null;
  if (knowledge.late.has(entry.answers ?? '')) return `the late answer to ${entry.answers} moved the plan`;
  return entry.change != null && !knowledge.chosen.has(now) ? 'a proposal became the plan unasked' : null;
}
