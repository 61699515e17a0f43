import { CLOCK_AHEAD_MAX_MS } from '#domain/limits.ts';
import { parseHlc } from '#domain/sync/hlc.ts';
import { deleteRejected, listRejected } from '#offline/accounts/outbox.ts';
import { listChat } from '#offline/chat/chat.ts';
import { canonicalJson } from '#offline/legacy/legacy-ids.ts';
import { readCurrentPlan } from '#offline/log/plans.ts';
import type { FaultyPhone } from './faulty-phone.ts';
import type { LoggedOperation } from './faulty-server.ts';
import { letterOf, marksIn } from './knowledge.ts';
import type { Simulation } from './simulation.ts';

/** Lets every fault end, and answers with the rules that are broken, each in words. Empty when all is well. */
export async function settleAndCheck(simulation: Simulation): Promise<string[]> {
  const broken: string[] = [];
  const { knowledge, world } = simulation;
  // Longer than a request that was cut off holds its key.
  world.now += 130_000;
  for (const person of [...knowledge.touched].sort((a, b) => (a < b ? -1 : 1))) {
    if (!(await simulation.settle(person))) broken.push(`SYNC-18 ${letterOf(person)}: a round without faults did not end`);
    broken.push(...(await checkPhones(simulation, person)));
    broken.push(...(await checkChat(simulation, person)));
  }
  broken.push(...(await checkServer(simulation)));
  return [...broken, ...knowledge.broken, ...simulation.server.failures];
}

/** Nothing waits, and both phones show exactly what the server holds of this person. */
async function checkPhones(simulation: Simulation, person: number): Promise<string[]> {
  const broken: string[] = [];
  const { server, phones } = simulation;
  const { owner } = server.persons[person]!;
  const held = (await server.log()).filter((operation) => operation.holds && operation.owner === owner);
  const expected = lines(held);
  const plans = new Set<string | undefined>();
  for (const phone of phones) {
    const { database } = phone.account;
    const waiting = await database.outbox.count();
    if (waiting > 0) broken.push(`SYNC-2 ${phone.name}: ${waiting} operations of ${letterOf(person)} are stuck`);
    for (const { op_id } of await listRejected(phone.account)) await deleteRejected(phone.account, op_id);
    const rows = await database.registers.toArray();
    const unsettled = rows.filter((row) => row.state !== 'sent' || row.base !== null);
    if (unsettled.length > 0) broken.push(`SYNC-6 ${phone.name}: ${unsettled.length} values are not settled`);
    if (lines(rows) !== expected) broken.push(`SYNC-6 ${phone.name} shows what the server lacks:\n${lines(rows)}\n---\n${expected}`);
    if (rows.some((row) => marksIn(row.value).some((mark) => !mark.startsWith(letterOf(person)))))
      broken.push(`SYNC-14 ${phone.name}: something of somebody else stands under ${letterOf(person)}`);
    plans.add((await readCurrentPlan(phone.account))?.plan_id);
  }
  if (plans.size > 1) broken.push('SYNC-6 the phones train by different plans');
  return broken;
}

function lines(rows: readonly { slot: string; op_id: string; hlc: string; value: unknown }[]): string {
  return rows
    .map(({ slot, op_id, hlc, value }) => canonicalJson({ slot, op_id, hlc, value }))
    .sort()
    .join('\n');
}

async function checkServer(simulation: Simulation): Promise<string[]> {
  const { knowledge, server, world } = simulation;
  const broken: string[] = [];
  const log = await server.log();
  const counters = await server.counters();
  const arrived = new Map([...server.takenOut.values(), ...log].map((operation) => [operation.op_id, operation]));
  for (const { op_id, person, slot } of knowledge.made.values()) {
    if (knowledge.discarded.has(op_id)) continue;
    if (!arrived.has(op_id) && !knowledge.refused.has(op_id)) broken.push(`SYNC-2 lost: ${op_id} in ${slot} of ${letterOf(person)}`);
    const found = arrived.get(op_id);
    if (found !== undefined && found.owner !== server.persons[person]!.owner) broken.push(`SYNC-14 ${op_id} arrived under somebody else`);
  }
  for (const op_id of knowledge.refused) if (!knowledge.poisoned.has(op_id)) broken.push(`SYNC-9 ${op_id} was refused without fault`);
  broken.push(...checkMarks(simulation, [...arrived.values()]));
  for (const [index, { owner }] of server.persons.entries()) {
    const own = log.filter((operation) => operation.owner === owner);
    broken.push(...checkRegisters(simulation, own, counters.get(owner) ?? 0));
    const strange = own.filter((operation) => marksIn(operation.value).some((mark) => !mark.startsWith(letterOf(index))));
    if (strange.length > 0) broken.push(`SYNC-14 the server has ${strange.length} values of somebody else under ${letterOf(index)}`);
  }
  const late = log.filter((operation) => parseHlc(operation.hlc).wall > world.now + CLOCK_AHEAD_MAX_MS);
  if (late.length > 0) broken.push(`SYNC-12 ${late.length} clocks are beyond a minute ahead`);
  return broken;
}

/** Each register is held by its greatest operation, which nobody who saw it has replaced; revisions are given out once. */
function checkRegisters(simulation: Simulation, own: readonly LoggedOperation[], counter: number): string[] {
  const { knowledge } = simulation;
  const broken: string[] = [];
  const inLog = new Set(own.map((operation) => operation.op_id));
  const greatest = new Map<string, LoggedOperation>();
  for (const operation of own) {
    const known = greatest.get(operation.slot);
    if (known === undefined || stamp(operation) > stamp(known)) greatest.set(operation.slot, operation);
  }
  for (const [slot, operation] of greatest) {
    if (!operation.holds) broken.push(`SYNC-4 ${slot} is not held by the greatest of its operations`);
    const replaced = (knowledge.overwrittenBy.get(operation.op_id) ?? []).filter((op_id) => inLog.has(op_id));
    if (replaced.length > 0) broken.push(`SYNC-4 ${slot}: ${operation.op_id} is back although ${replaced.join()} replaced it`);
  }
  const held = own.filter((operation) => operation.holds);
  if (held.length !== new Set(held.map((operation) => operation.slot)).size) broken.push('SYNC-3 a register is held twice');
  if (held.length !== greatest.size) broken.push('SYNC-2 a register has lost its holder');
  const revs = held.map((operation) => operation.held_rev ?? 0);
  if (new Set(revs).size !== revs.length || revs.some((rev) => rev > counter)) broken.push('SYNC-10 revisions were given out twice');
  if (held.some((operation) => operation.held_hlc !== operation.hlc)) broken.push('SYNC-4 a register has another clock than its operation');
  return broken;
}

function stamp({ hlc, op_id }: LoggedOperation): string {
  return `${hlc} ${op_id}`;
}

/** What people were told is saved arrived, once. */
function checkMarks({ knowledge }: Simulation, arrived: readonly LoggedOperation[]): string[] {
  const broken: string[] = [];
  const bySet = new Map<string, Set<string>>();
  const uses = new Map<string, number>();
  for (const { kind, value, op_id } of arrived) {
    if (kind === 'plan.use') uses.set(String(value?.plan_id), (uses.get(String(value?.plan_id)) ?? 0) + 1);
    if (kind !== 'set.put') continue;
    const mark = String(value?.prescribed);
    bySet.set(mark, new Set([...(bySet.get(mark) ?? []), op_id]));
  }
  for (const [mark, { slot }] of knowledge.saved) {
    const times = bySet.get(mark)?.size ?? 0;
    if (times === 0 && !knowledge.discarded.has(mark) && !knowledge.poisoned.has(mark))
      broken.push(`SYNC-2 ${mark} in ${slot} was called saved and is lost`);
    if (times > (knowledge.parked.has(mark) ? 2 : 1)) broken.push(`SYNC-3 ${mark} is there ${times} times`);
  }
  for (const [plan_id, times] of uses) {
    if (times > 1 + (knowledge.chosen.get(plan_id) ?? 0)) broken.push(`SYNC-3 plan ${plan_id} was chosen ${times} times`);
  }
  return broken;
}

/** Every message is there once, in order, answered once by the coach. */
async function checkChat({ knowledge, phones, server }: Simulation, person: number): Promise<string[]> {
  const broken: string[] = [];
  const mine = knowledge.said.filter((message) => message.person === person && !knowledge.discarded.has(message.message_id));
  for (const phone of phones) {
    const entries = await listChat(phone.account);
    const typed = entries.filter((entry) => entry.role === 'user').map((entry) => entry.content);
    for (const { message_id, content, phone: name } of mine) {
      const times = typed.filter((other) => other === content).length;
      if (times !== 1) broken.push(`chat: ${content} stands ${times} times on ${phone.name}`);
      const told = entries.filter((entry) => entry.answers === message_id && entry.role === 'assistant' && entry.content !== '');
      const coach = told.filter((entry) => !entry.on_phone);
      if (coach.length !== 1) broken.push(`chat: ${content} has ${coach.length} answers of the coach on ${phone.name}`);
      if (name === phone.name) broken.push(...(await checkState(phone, message_id)));
    }
    for (const name of ['a', 'b']) {
      const order = mine.filter((message) => message.phone === name).map((message) => message.content);
      const shown = typed.filter((content) => order.includes(content));
      if (order.join() !== shown.join()) broken.push(`chat: the messages of ${name} are out of order on ${phone.name}`);
    }
  }
  for (const { message_id, content } of mine) {
    let runs = 0;
    for (const [key, times] of server.coachRuns) if (key.startsWith(message_id)) runs += times;
    if (runs > 1 + server.lostAnswers) broken.push(`chat: the coach was asked ${runs} times for ${content}`);
  }
  return broken;
}

async function checkState(phone: FaultyPhone, message_id: string): Promise<string[]> {
  const row = await phone.account.database.chat_messages.get(message_id);
  return row === undefined || row.state === 'answered' ? [] : [`chat: ${row.content} ended as ${row.state}`];
}
