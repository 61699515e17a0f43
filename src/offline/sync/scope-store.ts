import type { Change, PushResult } from '#contract/index.ts';
import { ownSide, parseScopeSlot } from '#domain/coaching/scope-rules.ts';
import { parseHlc } from '#domain/sync/hlc.ts';
import { confirm, queueAgain, refuse } from '#domain/sync/register.ts';
import { type Account, writeDurably } from '../store/account.ts';
import type { OutboxRow, ScopeRegisterRow, ScopeRow } from '../store/database.ts';
import { advancedBy, readClock } from './clock.ts';

/**
 * Stores the epoch of a relationship's log. If the phone knew another one, the server was restored: everything this side wrote is sent
 * again under its first id and clock, and pulling restarts at zero. What the other side wrote comes back from their phones (SCOPE-7).
 */
export async function adoptScopeEpoch(account: Account, scope_id: string, epoch: string): Promise<void> {
  const { scopes, scope_registers, outbox, meta } = account.database;
  const known = await scopes.get(scope_id);
  if (known === undefined || known.epoch === epoch) return;
  await writeDurably(account, [scopes, scope_registers, outbox, meta], async () => {
    const row = await scopes.get(scope_id);
    if (row === undefined || row.epoch === epoch) return;
    await scopes.put({ ...row, epoch, cursor: 0 });
    if (row.epoch === null) return;
    const clock = await readClock(account.database);
    const lost = (await scope_registers.filter((register) => register.scope_id === scope_id && register.state === 'sent').toArray()).filter(
      ({ slot }) => parseScopeSlot(slot)?.side === ownSide(row.relationship),
    );
    const operations = lost.map(({ op_id, kind, slot, hlc, v, value }, index): OutboxRow => {
      const made_at = new Date(parseHlc(hlc).wall).toISOString();
      return { op_id, n: clock.n + index + 1, kind, slot, hlc, v, value, made_at, scope_id };
    });
    await scope_registers.bulkPut(lost.map((register) => ({ ...queueAgain(register), scope_id, rev: null })));
    await outbox.bulkPut(operations);
    await meta.put({ ...clock, n: clock.n + operations.length });
  });
}

interface Sent {
  readonly scope_id: string;
  readonly batch: readonly OutboxRow[];
  readonly results: readonly PushResult[];
}

/** Exactly the named operations leave the outbox: accepted ones are `sent`, refused ones move to the rejected list with their text. */
export function storeScopeResults(account: Account, { scope_id, batch, results }: Sent): Promise<number> {
  const { scope_registers, outbox, rejected, meta } = account.database;
  const answers = new Map(results.map((result) => [result.op_id, result]));
  return writeDurably(account, [scope_registers, outbox, rejected, meta], async () => {
    const confirmed: string[] = [];
    let settled = 0;
    for (const operation of batch) {
      const answer = answers.get(operation.op_id);
      if (answer === undefined) continue;
      settled += 1;
      const current = await scope_registers.get([scope_id, operation.slot]);
      if (answer.status === 'rejected') {
        await rejected.put({ ...operation, code: answer.code ?? 'refused' });
        if (current !== undefined) await scope_registers.put({ ...refuse(current, operation.op_id), scope_id, rev: current.rev });
      } else {
        const hlc = answer.hlc ?? operation.hlc;
        confirmed.push(hlc);
        await scope_registers.put(confirmIn(current, scope_id, { ...operation, hlc }, answer.rev ?? null));
      }
      await outbox.delete(operation.op_id);
    }
    await meta.put(advancedBy(await readClock(account.database), confirmed));
    return settled;
  });
}

function confirmIn(
  current: ScopeRegisterRow | undefined,
  scope_id: string,
  known: Omit<Change, 'rev'>,
  rev: number | null,
): ScopeRegisterRow {
  const register = confirm(current, known.slot, known);
  return { ...register, scope_id, rev: register.op_id === known.op_id ? rev : (current?.rev ?? null) };
}

interface Page {
  readonly cursor: number;
  readonly changes: readonly Change[];
}

/** Stores rows and cursor together, so that a crash leaves no gap. Another tab may have stored the same page, or later ones. */
export async function storeScopePage(account: Account, asked: ScopeRow, { cursor, changes }: Page): Promise<void> {
  const { scopes, scope_registers, meta } = account.database;
  const { scope_id } = asked;
  await writeDurably(account, [scopes, scope_registers, meta], async () => {
    const stored = await scopes.get(scope_id);
    if (stored === undefined || stored.epoch !== asked.epoch || stored.cursor < asked.cursor) return;
    const current = await scope_registers.bulkGet(changes.map(({ slot }): [string, string] => [scope_id, slot]));
    await scope_registers.bulkPut(changes.map((change, index) => confirmIn(current[index], scope_id, change, change.rev)));
    await meta.put(
      advancedBy(
        await readClock(account.database),
        changes.map(({ hlc }) => hlc),
      ),
    );
    await scopes.put({ ...stored, cursor: Math.max(stored.cursor, cursor) });
  });
}
