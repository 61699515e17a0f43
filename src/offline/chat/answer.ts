import { describePlanChange, type PlanChange, planChangeSchema } from '#domain/ai-coach/change/plan-change.ts';
import { type NotedFact, placeOfNoted } from '#domain/ai-coach/reply/noted-words.ts';
import { CHAT_MESSAGE_MAX_LENGTH } from '#domain/limits.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { PLAN_USE_SLOT, planSlot } from '#domain/sync/slots.ts';
import { rejectionOf } from '#domain/sync/values.ts';
import { canonicalJson } from '../legacy/legacy-ids.ts';
import { InvalidPlanError, listOffered, type PlanVersion, parsePlan, readCurrentPlan, readPlan } from '../log/plans.ts';
import { type Account, writeDurably } from '../store/account.ts';
import { type Intent, recordWithin } from '../sync/record.ts';
import { type ChatEntry, chatIntent, chatTables, greetingId, isGreeting, listChat, nextInstant, storableText } from './chat.ts';
import { keptNoted } from './noted.ts';
import { type MessageRow, messageTable, type PlanLine } from './rows.ts';

/** An answer of the coach, from server or phone. */
export interface CoachWords {
  readonly messages?: readonly string[] | null;
  readonly reply?: string | null;
  readonly plan?: unknown;
  /** Present when the plan is an offer. Parsed here. */
  readonly change?: unknown;
  readonly corrections?: readonly string[] | null;
  readonly quick_replies?: readonly string[] | null;
  readonly is_choice?: boolean | null;
  readonly noted?: readonly NotedFact[] | null;
}

/** The lines of an answer to show and store; empty without text. */
export function linesOf(words: CoachWords): string[] {
  const said = words.messages != null && words.messages.length > 0 ? words.messages : words.reply == null ? [] : [words.reply];
  return said.map(storableText).flatMap((line) => (line === '' ? [] : inPieces(line)));
}

/** Splits a line that exceeds the message length, at paragraphs or else at words. */
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

/** The plan as a version to store; null for a missing or unusable plan. */
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

/** The operation that chose the current plan; null when there is none. */
export async function planPointer(account: Account): Promise<string | null> {
  return (await account.database.registers.get(PLAN_USE_SLOT))?.op_id ?? null;
}

/**
 * Stores an answer to `message_id`, its plan and the message's new state in one transaction. A repeat of the phone's own answer only clears
 * its marks; a different one is appended. A plan becomes current unless it is an offer or another plan was chosen since the message was
 * first sent. Does nothing when the message is gone or already answered by this side.
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
    const fields = { ...beside, ...shownOf(words), answers: message_id, on_phone: from === 'phone', plan_id };
    const answer = isSame
      ? told.map((entry) => ({ ...entry, on_phone: false }))
      : await newLines(account, linesUnsaid(told, lines), (index) => `${message_id}.${tag}${index + 1}`, fields);
    const isCurrent = beside.change == null && mayReplace;
    const shared: Intent[] = lines.length === 0 ? [] : [{ ...chatIntent(row), if_absent: true }, ...answer.map(chatIntent)];
    await recordWithin(account, [...(added === null ? [] : planIntents(added, isCurrent)), ...shared]);
    const after = await planPointer(account);
    // The server's plan may replace the phone's, but not a choice made meanwhile.
    const plan_base = after === before && row.plan_base !== undefined ? row.plan_base : after;
    await messageTable(account).bulkPut([...answer, from === 'phone' ? { ...row, plan_base } : ended(row, lines.length > 0)]);
    if (after !== before) await rebaseLater(account, row, before, after);
  });
}

/** An answer without text fails; the message can be retried. */
function ended(row: MessageRow, hasWords: boolean): MessageRow {
  const { history: _, plan_base: __, asked_with: ___, ...kept } = row;
  return hasWords ? { ...kept, state: 'answered', failure: null } : { ...kept, state: 'failed', failure: 'unusable' };
}

interface WeighedPlan {
  beside: PlanLine;
  /** The version to store; null when there is none or it exists. */
  added: PlanVersion | null;
  /** The plan id of the answer's line. */
  plan_id: string | null;
  /** The phone's answer had the same plan. */
  is_told: boolean;
}

interface AnswerPlan {
  readonly words: CoachWords;
  readonly made: PlanVersion | null;
  /** The phone engine's answers to the message. */
  readonly told: readonly ChatEntry[];
  /** No other plan was chosen since the message was first sent. */
  readonly mayReplace: boolean;
}

/**
 * Decides about an answer's plan: stores no duplicate of a plan the phone answered with or of the current plan, and nothing that changes
 * nothing.
 */
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
 * Whether the plan must be accepted first: plans with a change (unless there never was a plan to change) and plans that were offered
 * before.
 */
async function isOffered(
  account: Account,
  { words, made, mayReplace, current }: Omit<AnswerPlan, 'told' | 'made'> & { made: PlanVersion; current: PlanVersion | undefined },
): Promise<boolean> {
  if (words.change != null) return current !== undefined || (await knowsOfPlan(account));
  if (!mayReplace) return false;
  return (await listOffered(account)).some(({ plan }) => isSamePlan(plan, made.plan));
}

/** The account has a plan, although it may not have reached this phone. */
async function knowsOfPlan(account: Account): Promise<boolean> {
  return (await planPointer(account)) !== null || (await listChat(account)).some(({ plan_id }) => plan_id !== null);
}

async function readToldPlan(account: Account, told: readonly ChatEntry[]): Promise<PlanVersion | undefined> {
  const plan_id = told.find((entry) => entry.plan_id !== null)?.plan_id;
  return plan_id == null ? undefined : readPlan(account, plan_id);
}

/** Data beside the phone's lines with the same plan. */
function besideOf(told: readonly ChatEntry[]): PlanLine {
  const { change, replaces, corrections } = told.find((entry) => entry.plan_id !== null) ?? {};
  return { change, replaces, corrections };
}

/**
 * Data beside a plan. An offer's lines are computed against the current plan on this phone, whatever the answer says, so that accepting
 * does exactly that.
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

/** Without the current plan on this phone the change is unknown. */
function changeOf(told: unknown, current: Plan | undefined, plan: Plan): PlanChange {
  const parsed = planChangeSchema.safeParse(told);
  const { kind, why, title } = parsed.success ? parsed.data : { kind: 'brief' as const, why: '', title: '' };
  const change = describePlanChange(current ?? plan, plan, kind, why);
  const kept = current === undefined ? [] : change.kept;
  return { ...change, title: title === '' ? change.title : title, lines: change.lines.slice(0, LINES_MOST), kept };
}

/** What an answer shows beside its text, with a plan or without. */
function shownOf({ quick_replies, is_choice, noted }: CoachWords): Pick<LineFields, 'quick_replies' | 'is_choice' | 'noted'> {
  return { quick_replies: [...(quick_replies ?? [])], is_choice: is_choice === true, noted: keptNoted(noted) };
}

/** What the phone has not said already; the last line stays, because plan and suggestions belong to it. */
function linesUnsaid(told: readonly ChatEntry[], lines: readonly string[]): string[] {
  return lines.filter((line, index) => index === lines.length - 1 || told.every((entry) => entry.content !== line));
}

function isSameText(told: readonly ChatEntry[], lines: readonly string[]): boolean {
  return lines.length > 0 && told.length === lines.length && told.every((entry, index) => entry.content === lines[index]);
}

function isSamePlan(a: Plan, b: Plan): boolean {
  return canonicalJson(a) === canonicalJson(b);
}

type LineFields = Pick<ChatEntry, 'answers' | 'on_phone' | 'plan_id' | 'quick_replies' | 'is_choice' | 'noted'> & PlanLine;

/** Rows of an answer; plan and quick replies belong to the last one, noted facts to the line that says them, else to the first. */
async function newLines(
  account: Account,
  lines: readonly string[],
  idOf: (index: number) => string,
  fields: LineFields,
): Promise<ChatEntry[]> {
  const first = Date.parse(await nextInstant(account));
  const noted = fields.noted ?? [];
  const notedAt = placeOfNoted(noted, lines);
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
      is_choice: isLast && fields.is_choice === true,
      noted: index === notedAt ? noted : [],
      ...(isLast && fields.plan_id !== null ? { change, replaces, corrections } : {}),
    };
  });
}

function planIntents(version: PlanVersion, use: boolean): Intent[] {
  const put: Intent = { kind: 'plan.put', slot: planSlot(version.plan_id), value: { ...version }, if_absent: true };
  return use ? [put, { kind: 'plan.use', slot: PLAN_USE_SLOT, value: { plan_id: version.plan_id } }] : [put];
}

/** Messages queued behind this one were written for its plan, so their plans may still replace it. */
async function rebaseLater(account: Account, row: MessageRow, before: string | null, after: string | null): Promise<void> {
  await messageTable(account)
    .where('state')
    .anyOf('queued', 'sending')
    .filter((other) => other.created_at > row.created_at && other.plan_base === before)
    .modify({ plan_base: after });
}

/**
 * Stores the greeting. The server's replaces the phone's while nobody has replied; later an equal greeting only clears marks. `plan_base`
 * is the `planPointer` at the time of the request.
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
    const fields = { ...shownOf(words), answers: null, on_phone: from === 'phone', plan_id: version?.plan_id ?? null };
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
