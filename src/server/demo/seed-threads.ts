import { hoursToMilliseconds, minutesToMilliseconds } from 'date-fns';
import { and, eq, sql } from 'drizzle-orm';
import { messageSlot, readSlot, type Side } from '#domain/coaching/scope-rules.ts';
import { formatHlc } from '#domain/sync/hlc.ts';
import { operationIdAt } from '#domain/sync/operation-id.ts';
import { pushOperations } from '../commands/sync/push.ts';
import type { Database } from '../db/database.ts';
import { purchases } from '../db/schema.ts';
import { clientEmail, DEMO_CLIENTS, type DemoLine } from './clients-table.ts';
import { demoId } from './demo-id.ts';
import { DEMO_ACCOUNTS } from './seed-demo.ts';
import { demoProposal } from './seed-proposal.ts';

/** The trainee wrote first, which does not stop the 72 hours; the coach has not answered yet. */
const TRAINEE_LINES: readonly DemoLine[] = [
  ['t', 19, 'Hi, I just signed up. My left knee talks on deep squats. Can we start with box squats?'],
  ['t', 18.9, 'I train Monday, Wednesday and Friday after work.'],
];
const CLIENT_LINES: readonly DemoLine[] = [
  ['c', 250, 'Welcome. Send me your last four weeks and what you want from the next four.'],
  ['t', 248, 'Bench has not moved since September. I want it to.'],
  ['c', 246, 'Then we bench three times a week, one of them light. First plan tonight.'],
];

/**
 * Seeds what the demo coach and their clients wrote to each other: an unanswered question and an open plan of the trainee, a talk with
 * everybody else.
 */
export async function seedDemoThreads(database: Database, now: number): Promise<void> {
  const [traineeAccount, , coachAccount] = DEMO_ACCOUNTS;
  const { rows } = await database.execute<{ id: string; trainee_id: string }>(sql`
    select r.id, r.trainee_id from coaching_relationships r join coaches c on c.id = r.coach_id where c.user_id = ${demoId(coachAccount.email)}
  `);
  const own = new Map<string, readonly DemoLine[]>(DEMO_CLIENTS.map((client) => [demoId(clientEmail(client)), client.lines]));
  own.set(demoId(traineeAccount.email), TRAINEE_LINES);
  for (const { id, trainee_id } of rows) {
    const lines = own.get(trainee_id) ?? CLIENT_LINES;
    for (const [index, line] of lines.entries()) await writeLine(database, id, index, line, now);
    await markRead(database, id, lines, now);
    await keepPromise(database, trainee_id, lines, now);
    if (trainee_id === demoId(traineeAccount.email)) await propose(database, id, lines.length + 2, now);
  }
}

/** A plan that waits for the trainee's answer. */
async function propose(database: Database, owner: string, n: number, now: number): Promise<void> {
  const proposal = demoProposal(now);
  if (proposal === undefined) return;
  const { slot, value, wall } = proposal;
  await write(database, owner, { kind: 'proposal.put', author: 'c', slot, value: { ...value }, n, wall, now });
}

/** The coach's first line was the first contact, and the client's answer to it their agreement (REL-5). */
async function keepPromise(database: Database, trainee_id: string, lines: readonly DemoLine[], now: number): Promise<void> {
  const first = lines.findIndex(([side]) => side === 'c');
  const at = (line: DemoLine | undefined) => (line === undefined ? null : new Date(now - hoursToMilliseconds(line[1])));
  if (first < 0) return;
  const buyer_agreed_at = at(lines.slice(first).find(([side]) => side === 't'));
  await database
    .update(purchases)
    .set({ coach_said_at: at(lines[first]), buyer_agreed_at })
    .where(and(eq(purchases.user_id, trainee_id), eq(purchases.kind, 'program')));
}

function writeLine(database: Database, owner: string, index: number, [author, hoursAgo, text]: DemoLine, now: number): Promise<void> {
  const wall = now - hoursToMilliseconds(hoursAgo) + minutesToMilliseconds(index);
  const slot = messageSlot(author, demoId(`message ${owner} ${String(index)}`));
  return write(database, owner, { kind: 'message.put', author, slot, value: { text }, n: index + 1, wall, now });
}

/** The coach has read what came before their last line; each line has its own revision. */
async function markRead(database: Database, owner: string, lines: readonly DemoLine[], now: number): Promise<void> {
  const rev = lines.findLastIndex(([side]) => side === 'c') + 1;
  const n = lines.length + 1;
  if (rev > 0) await write(database, owner, { kind: 'read.put', author: 'c', slot: readSlot('c'), value: { rev }, n, wall: now, now });
}

interface Written {
  readonly kind: 'message.put' | 'read.put' | 'proposal.put';
  readonly author: Side;
  readonly slot: string;
  readonly value: Record<string, unknown>;
  readonly n: number;
  readonly wall: number;
  readonly now: number;
}

async function write(database: Database, owner: string, { kind, author, slot, value, n, wall, now }: Written): Promise<void> {
  const time = { wall, counter: 0, device: 'demo' };
  const op_id = operationIdAt(time, demoId(`thread ${owner} ${String(n)}`));
  const ops = [{ op_id, n, kind, slot, hlc: formatHlc(time), v: 1, value }];
  await pushOperations(database, { owner, ops, now, scope: { author, refuse: () => null } });
}
