import { type Change, type ResponseOf, syncPull } from '#contract/index.ts';
import { SYNC_PULL_LIMIT } from '#domain/limits.ts';
import { confirm, type Register } from '#domain/sync/register.ts';
import { readValue } from '#domain/sync/values.ts';
import { type Account, writeDurably } from '../store/account.ts';
import type { ChatRow } from '../store/database.ts';
import { putRegisters } from '../store/register-keys.ts';
import { advancedBy, readClock } from './clock.ts';
import { noteConflictsWithin } from './conflicts.ts';
import { readCursor } from './cursor.ts';
import type { Exchange } from './exchange.ts';
import { adoptEpoch } from './heal.ts';
import { type Trouble, troubleOf, WRONG_OWNER } from './trouble.ts';

/** `up-to-date`: no more changes. `more`: another page exists. `new-epoch`: the server was restored. */
type PullEnd = 'up-to-date' | 'more' | 'new-epoch' | Trouble;

/** Pulls until there are no more changes. */
export async function pullChanges(exchange: Exchange): Promise<Exclude<PullEnd, 'more'>> {
  for (;;) {
    const end = await pullPage(exchange);
    if (end !== 'more') return end;
  }
}

/** Pulls and stores one page. */
async function pullPage({ account, call }: Exchange): Promise<PullEnd> {
  const { epoch, cursor } = await readCursor(account.database);
  const outcome = await call(syncPull, { query: { epoch: epoch ?? '', after: String(cursor), limit: String(SYNC_PULL_LIMIT) } });
  if (!outcome.ok) return troubleOf(outcome.failure);
  const page = outcome.value;
  if (page.owner !== undefined && page.owner !== account.owner) return WRONG_OWNER;
  if ('reset' in page) {
    // A server may also request a restart within the same epoch.
    await adoptEpoch(account, page.epoch);
    return 'new-epoch';
  }
  await storePage(account, page, { epoch, cursor });
  return page.more ? 'more' : 'up-to-date';
}

type Page = Extract<ResponseOf<typeof syncPull>, { cursor: number }>;

/** Stores rows and cursor together, so that a crash leaves no gap. Another tab may have stored the same page, or later ones. */
async function storePage(account: Account, page: Page, asked: { epoch: string | null; cursor: number }): Promise<void> {
  const { database } = account;
  await writeDurably(account, [database.registers, database.chat_messages, database.drafts, database.meta], async () => {
    const stored = await readCursor(database);
    if (stored.epoch !== asked.epoch || stored.cursor < asked.cursor) return;
    await mergeChanges(account, page.changes);
    const clock = advancedBy(
      await readClock(database),
      page.changes.map((change) => change.hlc),
    );
    await database.meta.bulkPut([clock, { ...stored, cursor: Math.max(stored.cursor, page.cursor) }]);
  });
}

async function mergeChanges(account: Account, changes: readonly Change[]): Promise<void> {
  const { database } = account;
  const current = await database.registers.bulkGet(changes.map((change) => change.slot));
  await noteConflictsWithin(account, current, changes);
  const rows: Register[] = [];
  const messages: ChatRow[] = [];
  for (const [index, change] of changes.entries()) {
    rows.push(confirm(current[index], change.slot, change));
    const message = chatMessageOf(change);
    if (message !== undefined) messages.push(message);
  }
  await putRegisters(database.registers, rows);
  const known = await database.chat_messages.bulkGet(messages.map((message) => message.message_id));
  await database.chat_messages.bulkPut(messages.filter((_, index) => known[index] === undefined));
}

/** The chat row of another device's message; existing rows keep their state. */
function chatMessageOf(change: Change): ChatRow | undefined {
  const value = readValue('chat.put', change);
  if (value === undefined) return undefined;
  const { message_id, role, content, created_at } = value;
  return {
    message_id,
    role,
    content,
    created_at,
    state: role === 'user' ? 'answered' : null,
    on_phone: value.on_phone ?? false,
    plan_id: value.plan_id ?? null,
    answers: value.answers ?? null,
    quick_replies: [],
  };
}
