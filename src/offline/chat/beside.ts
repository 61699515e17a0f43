import type { CoachFact } from '#contract/index.ts';
import type { LogDigest } from '#domain/ai-coach/log-digest/digest-shape.ts';
import type { OpenOffer } from '#domain/ai-coach/reply/open-offer.ts';
import { OFFER_STANDS } from '#domain/ai-coach/understand/offer-reply.ts';
import { AI_COACH_BESIDE_MAX_BYTES, OWN_EXERCISES_TOLD_MAX } from '#domain/limits.ts';
import { UNDO_CHANGE } from '#domain/messages/ai-coach.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { readOwnExercises } from '../log/own-exercises.ts';
import { readCurrentPlan, readPlan } from '../log/plans.ts';
import type { Account } from '../store/account.ts';
import { changeState, undoTo } from './change.ts';
import { type ChatEntry, listChat } from './chat.ts';
import type { AskedWith } from './rows.ts';

/** A reader's code is not on the phone and cannot be fetched now: the message waits for it. */
export class ReaderNotHereError extends Error {}

/** Readers of what goes with a message. */
export interface BesideReaders {
  /** Log facts that the coach may use. */
  readonly facts: () => Promise<CoachFact[]>;
  /** The log digest for a conversation. Default: none. */
  readonly log?: ((entries: readonly ChatEntry[]) => Promise<LogDigest | null>) | undefined;
}

/**
 * Facts, plan and log digest for a message. Unreadable or oversized parts are dropped, the digest first and then the facts, because without
 * the plan in use the answer cannot tell what would change. Rejects with a ReaderNotHereError.
 */
export async function gatherBeside(account: Account, message_id: string, read: BesideReaders): Promise<AskedWith> {
  const entries = await listChat(account);
  const upTo = entries.slice(0, entries.findIndex((entry) => entry.message_id === message_id) + 1);
  const facts = await read.facts().catch(() => []);
  const log = (await read.log?.(upTo).catch(unlessNotHere)) ?? null;
  const current = await readCurrentPlan(account).catch(() => undefined);
  const plan = current?.plan ?? null;
  const offer = await readOpenOffer(account, upTo, current?.plan_id ?? null).catch(() => null);
  const earlier = await readReplaced(account, upTo, current?.plan_id ?? null).catch(() => undefined);
  const replaced = earlier === undefined ? {} : { replaced: earlier };
  const own_exercises = (await readOwnExercises(account).catch(() => [])).slice(0, OWN_EXERCISES_TOLD_MAX);
  const candidates: AskedWith[] = [
    { facts, plan, offer, ...replaced, log, own_exercises },
    { facts, plan, offer, ...replaced, log: null, own_exercises },
    { facts: [], plan, offer, log: null, own_exercises },
    { facts: [], plan, offer: null, log: null },
    { facts, plan: null, log },
  ];
  return candidates.find(isSmallEnough) ?? { facts: [], plan: null, log: null };
}

function unlessNotHere(error: unknown): null {
  if (error instanceof ReaderNotHereError) throw error;
  return null;
}

/** The newest offer before the last of `entries`, while it is open and a few messages old at most. */
async function readOpenOffer(account: Account, entries: readonly ChatEntry[], current: string | null): Promise<OpenOffer | null> {
  const before = entries.slice(0, -1);
  const entry = before.findLast(({ plan_id }) => plan_id !== null);
  if (entry?.change == null || entry.plan_id === null || changeState(entry, before, current) !== 'open') return null;
  const since = entries.slice(entries.indexOf(entry)).filter(({ role }) => role === 'user').length;
  const plan = since > OFFER_STANDS ? undefined : (await readPlan(account, entry.plan_id))?.plan;
  return plan === undefined ? null : { plan, kind: entry.change.kind, why: entry.change.why };
}

/** The plan that the newest accepted change replaced. The Undo button has put it back already when its message goes out. */
async function readReplaced(account: Account, entries: readonly ChatEntry[], current: string | null): Promise<Plan | undefined> {
  const before = entries.slice(0, -1);
  if (entries.at(-1)?.content === UNDO_CHANGE) return undefined;
  const plan_id = before.map((entry) => undoTo(entry, before, current)).findLast((id) => id !== null);
  return plan_id == null ? undefined : (await readPlan(account, plan_id))?.plan;
}

function isSmallEnough(beside: AskedWith): boolean {
  return new TextEncoder().encode(JSON.stringify(beside)).length <= AI_COACH_BESIDE_MAX_BYTES;
}
