import { type Change, type ResponseOf, syncPull } from '#contract/index.ts';
import { SYNC_PULL_LIMIT } from '#domain/limits.ts';
import { confirm } from '#domain/sync/register.ts';
import { readValue } from '#domain/sync/values.ts';
import { type Account, writeDurably } from '../store/account.ts';
import type { AccountDatabase, ChatRow, RegisterRow } from '../store/database.ts';
import { withKeys } from '../store/register-keys.ts';
import { advancedBy, readClock } from './clock.ts';
import { readCursor } from './cursor.ts';
import type { Exchange } from './exchange.ts';
import { takeEpoch } from './heal.ts';
import { type Trouble, troubleOf, WRONG_OWNER } from './trouble.ts';

/** `up-to-date`: everything is here. `more`: there is another page. `new-epoch`: the server went back in time. */
export type PullEnd = 'up-to-date' | 'more' | 'new-epoch' | Trouble;

/** Reads the changes after the cursor until there are none. */
export async function pullChanges(exchange: Exchange): Promise<Exclude<PullEnd, 'more'>> {
  for (;;) {
    const end = await pullPage(exchange);
    if (end !== 'more') return end;
  }
}

/** Reads one page and stores it. */
export async function pullPage({ account, call }: Exchange): Promise<PullEnd> {
  const { epoch, cursor } = await readCursor(account.database);
  const outcome = await call(syncPull, { query: { epoch: epoch ?? '', after: String(cursor), limit: String(SYNC_PULL_LIMIT) } });
  if (!outcome.ok) return troubleOf(outcome.failure);
  const page = outcome.value;
  if (page.owner !== undefined && page.owner !== account.owner) return WRONG_OWNER;
  if ('reset' in page) {
    // A server that asks for a fresh start within the same epoch gets one too.
    await takeEpoch(account, page.epoch);
    return 'new-epoch';
  }
  await storePage(account, page, { epoch, cursor });
  return page.more ? 'more' : 'up-to-date';
}

type Page = Extract<ResponseOf<typeof syncPull>, { cursor: number }>;

/** Rows and cursor together, so a crash leaves no hole. Another tab may have stored the same page, or gone further. */
async function storePage(account: Account, page: Page, asked: { epoch: string | null; cursor: number }): Promise<void> {
  const { database } = account;
  await writeDurably(account, [database.registers, database.chat_messages, database.meta], async () => {
    const stored = await readCursor(database);
    if (stored.epoch !== asked.epoch || stored.cursor < asked.cursor) return;
    await mergeChanges(database, page.changes);
    const clock = advancedBy(
      await readClock(database),
      page.changes.map((change) => change.hlc),
    );
    await database.meta.bulkPut([clock, { ...stored, cursor: Math.max(stored.cursor, page.cursor) }]);
  });
}

async function mergeChanges(database: AccountDatabase, changes: readonly Change[]): Promise<void> {
  const current = await database.registers.bulkGet(changes.map((change) => change.slot));
  const rows: RegisterRow[] = [];
  const messages: ChatRow[] = [];
  for (const [index, change] of changes.entries()) {
    rows.push(withKeys(confirm(current[index], change.slot, change)));
    const message = chatMessageOf(change);
    if (message !== undefined) messages.push(message);
  }
  await database.registers.bulkPut(rows);
  const known = await database.chat_messages.bulkGet(messages.map((message) => message.message_id));
  await database.chat_messages.bulkPut(messages.filter((_, index) => known[index] === undefined));
}

/** A message another device keeps with the server joins the chat of this one; one this phone has keeps its own state. */
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
