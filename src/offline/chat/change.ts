import { endsOffer, OFFER_STANDS, refusesOffer } from '#domain/ai-coach/understand/offer-reply.ts';
import { KEEP_MY_PLAN, UNDO_CHANGE } from '#domain/messages/ai-coach.ts';
import { PLAN_USE_SLOT } from '#domain/sync/slots.ts';
import { readCurrentPlan, readPlan } from '../log/plans.ts';
import { type Account, writeDurably } from '../store/account.ts';
import { recordWithin } from '../sync/record.ts';
import { addMessage, type ChatEntry, chatTables, listChat } from './chat.ts';

/**
 * State of a proposed change: `open`, current plan (`accepted`), refused (`kept`), `undone`, formerly current (`earlier`), or superseded
 * before a decision, or made for a plan that is in use no longer (`passed`).
 */
export type ChangeState = 'open' | 'accepted' | 'kept' | 'undone' | 'earlier' | 'passed';

/** Derived from shared data: the current plan and later messages. `entries` is the conversation in order. */
export function changeState(entry: ChatEntry, entries: readonly ChatEntry[], currentPlanId: string | null): ChangeState {
  if (entry.plan_id === currentPlanId) return 'accepted';
  const later = entriesAfter(entry, entries);
  const next = later.findIndex((other) => isOtherPlan(other, entry));
  const until = next === -1 ? later : later.slice(0, next);
  const said = (sentence: string) => until.some(({ role, content }) => role === 'user' && content === sentence);
  if (said(UNDO_CHANGE)) return 'undone';
  if (said(KEEP_MY_PLAN) || isRefused(entry, until)) return 'kept';
  if (later.some(({ replaces }) => replaces != null && replaces === entry.plan_id)) return 'earlier';
  return next === -1 && !isOfAnotherPlan(entry, currentPlanId) ? 'open' : 'passed';
}

/** The plan it would change is in use no longer, by a change by hand or on another phone: accepting would take that change back. */
function isOfAnotherPlan({ replaces }: ChatEntry, currentPlanId: string | null): boolean {
  return replaces != null && currentPlanId !== null && replaces !== currentPlanId;
}

/** Refused in typed words while the offer stood, as the coach understood or by its form. */
function isRefused(entry: ChatEntry, until: readonly ChatEntry[]): boolean {
  if (until.some(({ role, content }) => role === 'assistant' && endsOffer(content))) return true;
  const talk = [entry, ...until];
  const own = talk.flatMap((_, index) => (talk[index]?.role === 'user' ? [index] : [])).slice(0, OFFER_STANDS);
  return own.some((index) => refusesOffer(talk[index]?.content ?? '', talk[index - 1]?.content));
}

/** The plan that Undo restores; null unless this is the newest accepted change, so that no newer plan is lost. */
export function undoTo(entry: ChatEntry, entries: readonly ChatEntry[], currentPlanId: string | null): string | null {
  if (entry.change == null || entry.replaces == null || changeState(entry, entries, currentPlanId) !== 'accepted') return null;
  const isDecided = (other: ChatEntry) => other.change != null && changeState(other, entries, currentPlanId) !== 'open';
  const newer = entriesAfter(entry, entries).filter((other) => isOtherPlan(other, entry));
  return newer.every(isDecided) ? entry.replaces : null;
}

function entriesAfter(entry: ChatEntry, entries: readonly ChatEntry[]): readonly ChatEntry[] {
  return entries.slice(entries.findIndex(({ message_id }) => message_id === entry.message_id) + 1);
}

function isOtherPlan(other: ChatEntry, entry: ChatEntry): boolean {
  return other.plan_id !== null && other.plan_id !== entry.plan_id;
}

/** `gone`: decided meanwhile, nothing was done. `missing`: the plan has not reached this phone. */
export type ChangeOutcome = 'done' | 'gone' | 'missing';

/** Makes the proposed plan current. Throws StorageFailure. */
export function acceptChange(account: Account, message_id: string): Promise<ChangeOutcome> {
  return decide(account, message_id, async (entry, entries, currentPlanId) => {
    if (changeState(entry, entries, currentPlanId) !== 'open') return 'gone';
    return pointAt(account, entry.plan_id);
  });
}

/** Refuses the change and tells the coach. Wake the sender afterwards. Throws StorageFailure. */
export function keepPlan(account: Account, message_id: string): Promise<ChangeOutcome> {
  return decide(account, message_id, async (entry, entries, currentPlanId) => {
    if (changeState(entry, entries, currentPlanId) !== 'open') return 'gone';
    await addMessage(account, KEEP_MY_PLAN);
    return 'done';
  });
}

/** Restores the plan before an accepted change and tells the coach. Wake the sender afterwards. Throws StorageFailure. */
export function undoChange(account: Account, message_id: string): Promise<ChangeOutcome> {
  return decide(account, message_id, async (entry, entries, currentPlanId) => {
    const outcome = await pointAt(account, undoTo(entry, entries, currentPlanId));
    if (outcome === 'done') await addMessage(account, UNDO_CHANGE);
    return outcome;
  });
}

type Decision = (entry: ChatEntry, entries: readonly ChatEntry[], currentPlanId: string | null) => Promise<ChangeOutcome>;

/** Reads the state again inside the transaction, because another tab or device may have decided. */
function decide(account: Account, message_id: string, decision: Decision): Promise<ChangeOutcome> {
  return writeDurably(account, chatTables(account), async () => {
    const entries = await listChat(account);
    const entry = entries.find((candidate) => candidate.message_id === message_id && candidate.change != null);
    const current = await readCurrentPlan(account);
    return entry === undefined ? 'gone' : decision(entry, entries, current?.plan_id ?? null);
  });
}

async function pointAt(account: Account, plan_id: string | null): Promise<ChangeOutcome> {
  if (plan_id === null) return 'gone';
  if ((await readPlan(account, plan_id)) === undefined) return 'missing';
  await recordWithin(account, [{ kind: 'plan.use', slot: PLAN_USE_SLOT, value: { plan_id } }]);
  return 'done';
}
