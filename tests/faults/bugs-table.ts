// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are code.
/** A mistake somebody might make in the sync code, and the simulator must notice. */
export interface Bug {
  readonly name: string;
  readonly edits: readonly Edit[];
}

interface Edit {
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly find: string;
  readonly replace: string;
}

function bug(name: string, file: string, find: string, replace: string): Bug {
  return { name, edits: [{ file, find, replace }] };
}

const DECIDE = 'src/server/commands/sync/decide.ts';
const SERVER_PUSH = 'src/server/commands/sync/push.ts';
const SERVER_PULL = 'src/server/commands/sync/pull.ts';
const ROUTES = 'src/server/routes/sync.ts';
const HEAL = 'src/offline/sync/heal.ts';
const PUSH = 'src/offline/sync/push.ts';
const PULL = 'src/offline/sync/pull.ts';
const RESULTS = 'src/offline/sync/store-results.ts';
const RECORD = 'src/offline/sync/record.ts';
const ROUND = 'src/offline/sync/round.ts';
const CLOCK = 'src/offline/sync/clock.ts';
const REGISTER = 'src/domain/sync/register.ts';
const ACCOUNT = 'src/offline/store/account.ts';
const SENDING = 'src/offline/chat/sending.ts';
const ANSWER = 'src/offline/chat/answer.ts';

export const BUGS: readonly Bug[] = [
  bug('server: no dedupe', DECIDE, 'if (first !== undefined) {', 'if (first !== undefined && operation.n < 0) {'),
  bug(
    'server: arrival wins',
    DECIDE,
    'const applied = holder === undefined || supersedes(stamp, holder);',
    'const applied = true as boolean;',
  ),
  bug('server: no clamp', DECIDE, 'const hlc = clampHlc(operation.hlc, now);', 'const hlc = operation.hlc;'),
  bug('server: what loses is not logged', DECIDE, 'decided.push({ ...operation, hlc', 'if (applied) decided.push({ ...operation, hlc'),
  bug('server: one revision for all', DECIDE, 'rev += 1;', ''),
  bug('server: counter never stored', SERVER_PUSH, 'do update set rev = excluded.rev, bytes', 'do update set rev = sync_owners.rev, bytes'),
  bug('server: a page skips a revision', SERVER_PULL, 'rev > ${after} order by rev', 'rev > ${after === 0 ? 0 : after + 1} order by rev'),
  {
    name: 'server: cursor goes past the page',
    edits: [
      {
        file: SERVER_PULL,
        find: 'const cursor = changes.at(-1)?.rev ?? after;',
        replace: 'const cursor = (changes.at(-1)?.rev ?? after) + 1;',
      },
      { file: SERVER_PULL, find: 'if (after > state.rev)', replace: 'if (after > state.rev + 1_000)' },
    ],
  },
  bug(
    'server: a stored answer is not replayed',
    'src/server/http/idempotency.ts',
    'if (row.answer !== null) return row.answer;',
    'if (row.answer !== null) { await database.update(idempotencyKeys).set({ run_id }).where(isKey(request)); return null; }',
  ),
  {
    name: 'wrong account: pushed to whoever is signed in',
    edits: [
      { file: ROUND, find: 'if (owner !== undefined && owner !== account.owner) return WRONG_OWNER;', replace: '' },
      { file: PULL, find: 'if (page.owner !== undefined && page.owner !== account.owner) return WRONG_OWNER;', replace: '' },
      { file: ROUTES, find: 'if (body.owner !== account.id) refuse(', replace: 'if (body.owner === account.email) refuse(' },
    ],
  },
  {
    name: 'wrong account: pulled from whoever is signed in',
    edits: [
      { file: ROUND, find: 'if (owner !== undefined && owner !== account.owner) return WRONG_OWNER;', replace: '' },
      { file: PULL, find: 'if (page.owner !== undefined && page.owner !== account.owner) return WRONG_OWNER;', replace: '' },
    ],
  },
  bug(
    'wrong account: one database for all',
    ACCOUNT,
    'new TextEncoder().encode(`${origin}\\n${owner}`)',
    'new TextEncoder().encode(origin)',
  ),
  bug('no epoch', HEAL, 'if (known.epoch === epoch) return false;', 'if (known.epoch !== null) return false;'),
  bug('no re-upload', HEAL, 'if (known.epoch !== null) await sendEverythingAgain(account);', ''),
  bug(
    're-upload under a new clock',
    HEAL,
    'kind, slot: row.slot, hlc, v, value, made_at });',
    'kind, slot: row.slot, hlc: clock.hlc, v, value, made_at });',
  ),
  bug('re-upload forgets what lies below', HEAL, "row?.state === 'sent' ? row : row?.base;", "row?.state === 'sent' ? row : undefined;"),
  bug(
    'cleared before acknowledgement',
    PUSH,
    'const outcome = await call(syncPush, { body: { owner: account.owner, device: account.device, read, ops: batch.map(toWire) } });',
    'await account.database.outbox.bulkDelete(batch.map((row) => row.op_id));\n  const outcome = await call(syncPush, { body: { owner: account.owner, device: account.device, read, ops: batch.map(toWire) } });',
  ),
  bug(
    'acknowledged by slot',
    RESULTS,
    'await database.outbox.bulkDelete(settledRows.map((operation) => operation.op_id));',
    "await database.outbox.where('slot').anyOf(settledRows.map((operation) => operation.slot)).delete();",
  ),
  bug(
    'acknowledged all at once',
    RESULTS,
    'await database.outbox.bulkDelete(settledRows.map((operation) => operation.op_id));',
    'await database.outbox.clear();',
  ),
  bug('a refusal counts as taken', RESULTS, "if (answer?.status === 'rejected') {", "if (answer?.status === ('never' as string)) {"),
  bug('what is refused is dropped', RESULTS, 'await database.rejected.bulkPut(rejected);', ''),
  bug('a whole batch blamed', PUSH, 'if (batch.length > 1) {', 'if (batch.length > 500) {'),
  bug(
    'cursor advanced before storing',
    PULL,
    'await storePage(account, page, { epoch, cursor });',
    'await account.database.meta.put({ ...(await readCursor(account.database)), cursor: page.cursor });\n  await storePage(account, page, { epoch, cursor });',
  ),
  bug(
    'what is pulled hides what waits',
    REGISTER,
    'return supersedes(known, current.base ?? undefined) ? { ...current, base: held(known) } : current;',
    "return { slot, ...held(known), state: 'sent', base: null };",
  ),
  bug(
    'what lies below is forgotten',
    REGISTER,
    'const visible = current.base !== null && supersedes(current.base, known) ? current.base : known;',
    'const visible = known;',
  ),
  bug(
    'an unsent write dropped by the next',
    RECORD,
    'database.outbox.bulkAdd(operations)',
    "database.outbox.where('slot').anyOf(operations.map((one) => one.slot)).delete().then(() => database.outbox.bulkAdd(operations))",
  ),
  bug('clock not stored', RECORD, 'database.meta.put(clock),', 'database.meta.put(stored),'),
  bug('clock does not learn from others', CLOCK, 'hlc: maxHlc(clock.hlc, greatest)', 'hlc: clock.hlc'),
  bug('outbox lost at a crash', ACCOUNT, 'await restorePending(database);', 'await database.outbox.clear();'),
  bug(
    'logout forgets what waits',
    'src/offline/accounts/logout.ts',
    'const count = keep_pending ? (await countLeft(account)).pending : 0;',
    'const count = keep_pending ? 0 : 0;',
  ),
  bug(
    'chat: sent under a new key each time',
    SENDING,
    'return row.attempt === undefined || row.attempt === 0 ? row.message_id',
    'return Math.random() < 2 ? `${row.message_id}.${Math.random()}`',
  ),
  bug('chat: what was on its way is forgotten', SENDING, "equals('sending').modify({ state: 'queued' });", "equals('sending').count();"),
  bug('chat: a late answer moves the plan', ANSWER, 'row.plan_base === undefined || row.plan_base === before;', 'before !== undefined;'),
  bug('chat: a proposal applied at once', ANSWER, 'const isCurrent = beside.change == null && ', 'const isCurrent = '),
  bug(
    'chat: the plan pointer doubled',
    ANSWER,
    'await recordWithin(account, [...(added === null ? [] : planIntents(added, isCurrent)), ...shared]);',
    'await recordWithin(account, [...(added === null ? [] : planIntents(added, isCurrent)), ...(added === null || !isCurrent ? [] : planIntents(added, isCurrent)), ...shared]);',
  ),
  bug(
    'chat: the message itself is not shared',
    ANSWER,
    '[{ ...chatIntent(row), if_absent: true }, ...answer.map(chatIntent)]',
    '[...answer.map(chatIntent)]',
  ),
];
