import { describePlanChange, type PlanChange, planChangeSchema } from '#domain/ai-coach/change/plan-change.ts';
import { CHAT_MESSAGE_MAX_LENGTH } from '#domain/limits.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { PLAN_USE_SLOT, planSlot } from '#domain/sync/slots.ts';
import { rejectionOf } from '#domain/sync/values.ts';
import { canonicalJson } from '../legacy/legacy-ids.ts';
import { InvalidPlanError, listOffered, type PlanVersion, parsePlan, readCurrentPlan, readPlan } from '../log/plans.ts';
import { type Account, writeDurably } from '../store/account.ts';
import { type Intent, recordWithin } from '../sync/record.ts';
import { type ChatEntry, chatIntent, chatTables, greetingId, isGreeting, listChat, nextInstant, storableText } from './chat.ts';
import { type MessageRow, messageTable, type PlanLine } from './rows.ts';

/** What the coach said, wherever it came from. */
export interface CoachWords {
  readonly messages?: readonly string[] | null;
  readonly reply?: string | null;
  readonly plan?: unknown;
  /** Present when the plan changes the one before it: it waits to be accepted. Parsed here. */
  readonly change?: unknown;
  readonly corrections?: readonly string[] | null;
  readonly quick_replies?: readonly string[] | null;
}

/** The lines of an answer that can be shown and stored; none when there are no words in it. */
export function linesOf(words: CoachWords): string[] {
  const said = words.messages != null && words.messages.length > 0 ? words.messages : words.reply == null ? [] : [words.reply];
  return said.map(storableText).flatMap((line) => (line === '' ? [] : inPieces(line)));
}

/** A line longer than one message may be, cut between paragraphs, else between words. */
function inPieces(line: string): string[] {
  const pieces: string[] = [];
  let rest = line;
  while (rest.length > CHAT_MESSAGE_MAX_LENGTH) {
    const head = rest.slice(0, CHAT_MESSAGE_MAX_LENGTH);
    const cuts = [head.lastIndexOf('\n\n'), head.lastIndexOf('\n'), head.lastIndexOf(' ')];
    const cut = cuts.find((at) => at > CHAT_MESSAGE_MAX_LENGTH / 2) ?? CHAT_MESSAGE_MAX_LENGTH;
    pieces.push(storableText(rest.slice(0, cut)));
    rest = rest.slice(cut).trim();
  }
  return [...pieces, rest].filter((piece) => piece !== '');
}

/** The plan as a version to store; null when there is none, or none anybody could train by. */
function planVersion(account: Account, plan: unknown, source: PlanVersion['source']): PlanVersion | null {
  if (plan === undefined || plan === null) return null;
  try {
    const version = { plan_id: account.newId(), plan: parsePlan(plan), made_at: new Date(account.now()).toISOString(), source };
    const code = rejectionOf({ op_id: '', n: 1, kind: 'plan.put', slot: planSlot(version.plan_id), hlc: '', v: 1, value: version });
    return code === null ? version : null;
  } catch (error) {
    if (error instanceof InvalidPlanError) return null;
    throw error;
  }
}

/** The operation that chose the current plan; null when none has. */
export async function planPointer(account: Account): Promise<string | null> {
  return (await account.database.registers.get(PLAN_USE_SLOT))?.op_id ?? null;
}

/**
 * Stores an answer to `message_id`, its plan, and the message's new state, all or none. When the phone has said the same already, its
 * marks go and nothing is added; otherwise the server's answer follows as further lines. A plan becomes the current one unless it is
 * an offer, which waits to be accepted, or another was chosen since the message was first sent. Nothing happens when the message is
 * gone, or answered by the same side.
 */
export async function storeAnswer(account: Account, message_id: string, words: CoachWords, from: 'server' | 'phone'): Promise<void> {
  const lines = linesOf(words);
  const made = planVersion(account, words.plan, from === 'server' ? 'coach' : 'phone');
  await writeDurably(account, chatTables(account), async () => {
    const row = await messageTable(account).get(message_id);
    if (row === undefined || (row.state !== 'queued' && row.state !== 'sending')) return;
    const told = (await listChat(account)).filter((entry) => entry.answers === message_id && entry.on_phone);
    if (from === 'phone' && told.length > 0) return;
    const before = await planPointer(account);
    const mayReplace = row.plan_base === undefined || row.plan_base === before;
    const { beside, added, plan_id, is_told } = await weighPlan(account, { words, made, told, mayReplace });
    const isSame = isSameText(told, lines) && (is_told || (plan_id === null && told.every((entry) => entry.plan_id === null)));
    const tag = from === 'phone' ? 'p' : 'a';
    const fields = { ...beside, answers: message_id, on_phone: from === 'phone', plan_id, quick_replies: [...(words.quick_replies ?? [])] };
    const answer = isSame
      ? told.map((entry) => ({ ...entry, on_phone: false }))
      : await newLines(account, lines, (index) => `${message_id}.${tag}${index + 1}`, fields);
    const isCurrent = beside.change == null && mayReplace;
    const shared: Intent[] = lines.length === 0 ? [] : [{ ...chatIntent(row), if_absent: true }, ...answer.map(chatIntent)];
    await recordWithin(account, [...(added === null ? [] : planIntents(added, isCurrent)), ...shared]);
    const after = await planPointer(account);
    // The phone's own plan may be replaced by the server's; a choice the person made meanwhile may not.
    const plan_base = after === before && row.plan_base !== undefined ? row.plan_base : after;
    await messageTable(account).bulkPut([...answer, from === 'phone' ? { ...row, plan_base } : ended(row, lines.length > 0)]);
    if (after !== before) await rebaseLater(account, row, before, after);
  });
}

/** An answer without words is no answer: the message can be tried again. */
function ended(row: MessageRow, hasWords: boolean): MessageRow {
  const { history: _, plan_base: __, asked_with: ___, ...kept } = row;
  return hasWords ? { ...kept, state: 'answered', failure: null } : { ...kept, state: 'failed', failure: 'unusable' };
}

interface WeighedPlan {
  beside: PlanLine;
  /** The version to store; null when there is none or it is stored already. */
  added: PlanVersion | null;
  /** What the answer's line names. */
  plan_id: string | null;
  /** The phone told of the very same plan. */
  is_told: boolean;
}

interface AnswerPlan {
  readonly words: CoachWords;
  readonly made: PlanVersion | null;
  /** What the phone's engine answered to the same message. */
  readonly told: readonly ChatEntry[];
  /** No other plan was chosen since the message was first sent. */
  readonly mayReplace: boolean;
}

/** What becomes of an answer's plan: no second version of one the phone told of or that is current, none that changes nothing. */
async function weighPlan(account: Account, { words, made, told, mayReplace }: AnswerPlan): Promise<WeighedPlan> {
  const none = { beside: {}, added: null, plan_id: null, is_told: false };
  if (made === null) return none;
  const toldPlan = await readToldPlan(account, told);
  if (toldPlan !== undefined && isSamePlan(made.plan, toldPlan.plan))
    return { beside: besideOf(told), added: null, plan_id: toldPlan.plan_id, is_told: true };
  const current = await readCurrentPlan(account);
  const isSame = current !== undefined && isSamePlan(made.plan, current.plan);
  const isOffer = !isSame && (await isOffered(account, { words, made, mayReplace, current }));
  const beside = besidePlan(current, words, made, isOffer);
  if (current !== undefined && isOffer && beside.change?.lines.length === 0) return none;
  if (isSame && words.change == null)
    return { beside: { ...beside, replaces: null }, added: null, plan_id: current.plan_id, is_told: false };
  return isSame ? none : { beside, added: made, plan_id: made.plan_id, is_told: false };
}

/**
 * The plan is to be accepted first. One that comes with a change is, unless there never was a plan it could change. So is one that was
 * offered here before, whatever now brings it: only accepting an offer makes it the plan.
 */
async function isOffered(
  account: Account,
  { words, made, mayReplace, current }: Omit<AnswerPlan, 'told' | 'made'> & { made: PlanVersion; current: PlanVersion | undefined },
): Promise<boolean> {
  if (words.change != null) return current !== undefined || (await knowsOfPlan(account));
  if (!mayReplace) return false;
  return (await listOffered(account)).some(({ plan }) => isSamePlan(plan, made.plan));
}

/** The account has a plan, though it may not have reached this phone. */
async function knowsOfPlan(account: Account): Promise<boolean> {
  return (await planPointer(account)) !== null || (await listChat(account)).some(({ plan_id }) => plan_id !== null);
}

async function readToldPlan(account: Account, told: readonly ChatEntry[]): Promise<PlanVersion | undefined> {
  const plan_id = told.find((entry) => entry.plan_id !== null)?.plan_id;
  return plan_id == null ? undefined : readPlan(account, plan_id);
}

/** What the phone's lines with the same plan already say about it. */
function besideOf(told: readonly ChatEntry[]): PlanLine {
  const { change, replaces, corrections } = told.find((entry) => entry.plan_id !== null) ?? {};
  return { change, replaces, corrections };
}

/**
 * What is said beside a plan. The lines of an offer are taken from the plan that is current here, whatever the answer claims:
 * accepting it does exactly what they say.
 */
function besidePlan(current: PlanVersion | undefined, words: CoachWords, version: PlanVersion, isOffer: boolean): PlanLine {
  const corrections = (words.corrections ?? [])
    .slice(0, CORRECTIONS_MOST)
    .map((sentence) => storableText(sentence).slice(0, CORRECTION_MOST));
  const change = isOffer ? changeOf(words.change, current?.plan, version.plan) : null;
  return { change, replaces: current?.plan_id ?? null, corrections };
}

const CORRECTIONS_MOST = 40;
const CORRECTION_MOST = 2000;
const LINES_MOST = 60;

/** Without the current plan on this phone nothing can be said of what would change. */
function changeOf(told: unknown, current: Plan | undefined, plan: Plan): PlanChange {
  const parsed = planChangeSchema.safeParse(told);
  const { kind, why, title } = parsed.success ? parsed.data : { kind: 'brief' as const, why: '', title: '' };
  const change = describePlanChange(current ?? plan, plan, kind, why);
  const kept = current === undefined ? [] : change.kept;
  return { ...change, title: title === '' ? change.title : title, lines: change.lines.slice(0, LINES_MOST), kept };
}

function isSameText(told: readonly ChatEntry[], lines: readonly string[]): boolean {
  return lines.length > 0 && told.length === lines.length && told.every((entry, index) => entry.content === lines[index]);
}

function isSamePlan(a: Plan, b: Plan): boolean {
  return canonicalJson(a) === canonicalJson(b);
}

type LineFields = Pick<ChatEntry, 'answers' | 'on_phone' | 'plan_id' | 'quick_replies'> & PlanLine;

/** Rows of an answer; its plan and its short replies stand with the last one. */
async function newLines(
  account: Account,
  lines: readonly string[],
  idOf: (index: number) => string,
  fields: LineFields,
): Promise<ChatEntry[]> {
  const first = Date.parse(await nextInstant(account));
  return lines.map((content, index) => {
    const isLast = index === lines.length - 1;
    const { answers, on_phone, change, replaces, corrections } = fields;
    return {
      message_id: idOf(index),
      role: 'assistant' as const,
      content,
      state: null,
      answers,
      on_phone,
      created_at: new Date(first + index).toISOString(),
      plan_id: isLast ? fields.plan_id : null,
      quick_replies: isLast ? fields.quick_replies : [],
      ...(isLast && fields.plan_id !== null ? { change, replaces, corrections } : {}),
    };
  });
}

function planIntents(version: PlanVersion, use: boolean): Intent[] {
  const put: Intent = { kind: 'plan.put', slot: planSlot(version.plan_id), value: { ...version }, if_absent: true };
  return use ? [put, { kind: 'plan.use', slot: PLAN_USE_SLOT, value: { plan_id: version.plan_id } }] : [put];
}

/** Messages that wait behind this one were written knowing, or about to know, its plan: theirs may still replace it. */
async function rebaseLater(account: Account, row: MessageRow, before: string | null, after: string | null): Promise<void> {
  await messageTable(account)
    .where('state')
    .anyOf('queued', 'sending')
    .filter((other) => other.created_at > row.created_at && other.plan_base === before)
    .modify({ plan_base: after });
}

/**
 * Stores the greeting (the answer to an empty conversation). The server's takes the place of the phone's while nobody has replied to
 * it; later only its marks go, when it is the same. `plan_base` is what `planPointer` gave when it was asked for.
 */
export async function storeGreeting(
  account: Account,
  words: CoachWords,
  from: 'server' | 'phone',
  plan_base: string | null,
): Promise<void> {
  const lines = linesOf(words);
  const version = planVersion(account, words.plan, from === 'server' ? 'coach' : 'phone');
  await writeDurably(account, chatTables(account), async () => {
    const entries = await listChat(account);
    const greeting = entries.filter((entry) => isGreeting(entry.message_id));
    if (isSameText(greeting, lines) && version === null) {
      await putLines(
        account,
        greeting.map((entry) => ({ ...entry, on_phone: from === 'phone' && entry.on_phone })),
      );
      return;
    }
    if (entries.length > greeting.length || (from === 'phone' && greeting.length > 0)) return;
    const fields = {
      answers: null,
      on_phone: from === 'phone',
      plan_id: version?.plan_id ?? null,
      quick_replies: [...(words.quick_replies ?? [])],
    };
    const added = await newLines(account, lines, greetingId, fields);
    const surplus = greeting.slice(lines.length).map((entry) => ({ ...entry, content: '' }));
    if (version !== null) await recordWithin(account, planIntents(version, (await planPointer(account)) === plan_base));
    await putLines(account, [...added, ...surplus]);
  });
}

async function putLines(account: Account, entries: readonly ChatEntry[]): Promise<void> {
  await messageTable(account).bulkPut([...entries]);
  await recordWithin(account, entries.map(chatIntent));
}
