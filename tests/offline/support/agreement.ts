import { expect } from 'vitest';
import type { Phone } from './phone.ts';
import type { Backend } from './server.ts';

/** SYNC-6: the phone shows exactly what the server holds, and nothing waits. */
export async function expectAgreement(backend: Backend, ...phones: Phone[]): Promise<void> {
  const server = await backend.registers();
  const held = [...server.values()].map(({ slot, op_id, hlc, value }) => ({ slot, op_id, hlc, value })).sort(bySlot);
  for (const phone of phones) {
    const rows = await phone.account.database.registers.toArray();
    expect(rows.filter((row) => row.state !== 'sent' || row.base !== null)).toEqual([]);
    expect(rows.map(({ slot, op_id, hlc, value }) => ({ slot, op_id, hlc, value })).sort(bySlot)).toEqual(held);
    expect(await phone.account.database.outbox.count()).toBe(0);
  }
}

function bySlot(a: { slot: string }, b: { slot: string }): number {
  return a.slot < b.slot ? -1 : Number(a.slot > b.slot);
}
