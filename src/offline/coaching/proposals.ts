import { Dexie } from 'dexie';
import type { Relationship } from '#contract/index.ts';
import { coachPlanOf } from '#domain/coaching/coach-plan.ts';
import { ownPlan } from '#domain/coaching/own-plan.ts';
import type { Hunk } from '#domain/coaching/plan-hunks.ts';
import { hunksOf } from '#domain/coaching/plan-hunks.ts';
import { decisionSlot, proposalSlot, withdrawSlot } from '#domain/coaching/scope-rules.ts';
import { planWeeks } from '#domain/coaching/shared-log.ts';
import { takeProposal } from '#domain/coaching/take-proposal.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { parseHlc } from '#domain/sync/hlc.ts';
import type { Decision, Proposal } from '#domain/sync/proposal-shape.ts';
import { readValue } from '#domain/sync/values.ts';
import { localDate } from '#domain/training/week.ts';
import { makeCurrent, type PlanVersion, readCurrentPlan, savePlan } from '../log/plans.ts';
import { type Account, writeDurably } from '../store/account.ts';
import type { ScopeRegisterRow } from '../store/database.ts';
import { operationTables } from '../sync/record.ts';
import { recordInScope, scopeTables } from '../sync/record-in-scope.ts';

/** A plan a coach proposed, as either side's phone knows it. */
export interface KnownProposal {
  readonly proposal_id: string;
  readonly proposal: Proposal;
  /** When it was written, in ms since 1970. */
  readonly at: number;
  /** Of the proposal's own way to the server; on the trainee's phone always `sent`. */
  readonly state: ScopeRegisterRow['state'];
  readonly isWithdrawn: boolean;
  readonly decision: Decision | null;
  /** Of the decision; null without one. */
  readonly decided: ScopeRegisterRow['state'] | null;
}

/** The plans proposed in a relationship, the newest first, without signal too (CPLAN-8). */
export async function listProposals({ database }: Account, relationship_id: string): Promise<KnownProposal[]> {
  const prefix = proposalSlot('');
  const rows = await database.scope_registers
    .where('[scope_id+slot]')
    .between([relationship_id, Dexie.minKey], [relationship_id, Dexie.maxKey])
    .toArray();
  const bySlot = new Map(rows.map((row) => [row.slot, row]));
  return rows
    .flatMap((row): KnownProposal[] => {
      const proposal = readValue('proposal.put', row);
      if (proposal === undefined) return [];
      const proposal_id = row.slot.slice(prefix.length);
      const answer = bySlot.get(decisionSlot(proposal_id));
      const decision = answer === undefined ? undefined : readValue('decision.put', answer);
      return [
        {
          proposal_id,
          proposal,
          at: parseHlc(row.hlc).wall,
          state: row.state,
          isWithdrawn: bySlot.has(withdrawSlot(proposal_id)),
          decision: decision ?? null,
          decided: decision === undefined ? null : (answer?.state ?? null),
        },
      ];
    })
    .toSorted((a, b) => b.at - a.at || (a.proposal_id < b.proposal_id ? -1 : 1));
}

/** The plans proposed to the trainee beside the plan in use, which says what can be taken back. */
export async function readProposals(account: Account, relationship_id: string) {
  const [proposals, current] = await Promise.all([listProposals(account, relationship_id), readCurrentPlan(account)]);
  return { proposals, current_plan_id: current?.plan_id ?? null };
}

/** Whether the trainee still has to answer it. */
export function isOpen({ isWithdrawn, decision }: KnownProposal): boolean {
  return !isWithdrawn && (decision === null || decision.outcome === 'undone');
}

/** The proposal that was answered last; undefined where none is, or the last answer was undone. */
export function lastAnswered(proposals: readonly KnownProposal[]): KnownProposal | undefined {
  const madeAt = ({ decision }: KnownProposal) => decision?.made_at ?? '';
  const [last] = proposals.filter(({ decision }) => decision !== null).toSorted((a, b) => (madeAt(a) < madeAt(b) ? 1 : -1));
  return last?.decision?.outcome === 'undone' ? undefined : last;
}

/** Whether an answer can be taken back: its plan is the one in use, or it made none and the proposal still stands (CPLAN-6). */
export function canUndo({ isWithdrawn, decision }: KnownProposal, current_plan_id: string | null): boolean {
  if (decision === null || decision.outcome === 'undone') return false;
  return decision.plan_id === null ? !isWithdrawn : decision.plan_id === current_plan_id;
}

/** Whether it was answered that the plan in use had all of it already. */
export function hadNothingNew({ outcome, plan_id }: Decision): boolean {
  return outcome === 'taken' && plan_id === null;
}

/** Keeps a plan for a client on this device, to be sent once when there is signal. Throws StorageFailure or InvalidOperationError. */
export function sendProposal(account: Account, relationship_id: string, proposal_id: string, proposal: Proposal): Promise<void> {
  const value = { ...proposal };
  return recordInScope(account, relationship_id, { kind: 'proposal.put', slot: proposalSlot(proposal_id), value, if_absent: true });
}

/** Takes a proposal back; what the client took of it stays theirs. */
export function withdrawProposal(account: Account, relationship_id: string, proposal_id: string): Promise<void> {
  const value = { made_at: new Date(account.now()).toISOString() };
  return recordInScope(account, relationship_id, { kind: 'proposal.withdraw', slot: withdrawSlot(proposal_id), value });
}

/** A proposal beside the plan it would change. */
export interface Offer {
  readonly known: KnownProposal;
  /** The plan in use; null where there is none. */
  readonly current: PlanVersion | null;
  /** null where the proposal is a plan of its own, taken whole. */
  readonly hunks: readonly Hunk[] | null;
}

/** What a proposal would change now; null where this phone has none of that id. */
export async function readOffer(account: Account, relationship_id: string, proposal_id: string): Promise<Offer | null> {
  const known = (await listProposals(account, relationship_id)).find((each) => each.proposal_id === proposal_id);
  if (known === undefined) return null;
  const current = (await readCurrentPlan(account)) ?? null;
  const { base, plan } = known.proposal;
  if (base === null || current === null) return { known, current, hunks: null };
  return { known, current, hunks: hunksOf(base, plan, ownPlan(base, current.plan, plan)) };
}

interface Answer {
  /** Ids of the lines taken; null takes a plan that stands for itself, and none refuses. */
  readonly taken: readonly string[] | null;
  readonly said: string;
  /** The plan that was on the screen; null without one. */
  readonly from_plan_id: string | null;
}

/** `moved_on`: another plan came into use meanwhile, or the proposal was answered or taken back. `empty`: no exercise would be left. */
export type AnswerOutcome = 'stored' | 'moved_on' | 'empty';

/**
 * Answers a proposal (CPLAN-6): the new plan, its use and the answer are one transaction. Only `stored` stored something. Throws
 * StorageFailure.
 */
export async function answerProposal(
  account: Account,
  relationship: Relationship,
  proposal_id: string,
  answer: Answer,
): Promise<AnswerOutcome> {
  const { database } = account;
  const tables = [...new Set([...operationTables(database), ...scopeTables(database)])];
  return writeDurably(account, tables, async () => {
    const offer = await readOffer(account, relationship.id, proposal_id);
    const current = await readCurrentPlan(account);
    if (offer === null || !isOpen(offer.known) || (current?.plan_id ?? null) !== answer.from_plan_id) return 'moved_on';
    const isNone = answer.taken?.length === 0;
    const plan_id = isNone ? null : versionId(proposal_id, answer);
    if (plan_id !== null) {
      const plan = mergedPlan(offer, current, answer.taken);
      if (coachPlanOf(planWeeks(plan)).days.every(({ items }) => items.length === 0)) return 'empty';
      const from_coach = { proposal_id, name: relationship.with ?? '' };
      await savePlan(account, { plan, source: 'phone', plan_id, from_coach });
    }
    const isAll = answer.taken === null || offer.hunks === null || answer.taken.length === offer.hunks.length;
    await decide(account, relationship.id, proposal_id, {
      outcome: isAll ? 'taken' : isNone ? 'refused' : 'part',
      taken: [...(answer.taken ?? [])],
      plan_id,
      from_plan_id: answer.from_plan_id,
      said: answer.said,
    });
    return 'stored';
  });
}

/** The plan that taking these lines would make; null takes everything. */
function mergedPlan(offer: Offer, current: PlanVersion | undefined, taken: readonly string[] | null): Plan {
  const { base, plan } = offer.known.proposal;
  const made_on = localDate(new Date(current?.made_at ?? offer.known.at));
  const ids = new Set(taken ?? offer.hunks?.map(({ id }) => id) ?? []);
  return takeProposal(current?.plan ?? {}, { base: current === undefined ? null : base, plan }, ids, made_on);
}

/**
 * Returns to the plan before, or to none, and opens the proposal again; false where another plan came into use since. Throws
 * StorageFailure.
 */
export function undoAnswer(account: Account, relationship_id: string, known: KnownProposal): Promise<boolean> {
  const { proposal_id, decision } = known;
  const { database } = account;
  const tables = [...new Set([...operationTables(database), ...scopeTables(database)])];
  return writeDurably(account, tables, async () => {
    const current = await readCurrentPlan(account);
    if (decision === null || !canUndo(known, current?.plan_id ?? null)) return false;
    if (decision.plan_id !== null) await makeCurrent(account, decision.from_plan_id);
    await decide(account, relationship_id, proposal_id, { outcome: 'undone', taken: [], plan_id: null, from_plan_id: null, said: '' });
    return true;
  });
}

function decide(account: Account, relationship_id: string, proposal_id: string, decision: Omit<Decision, 'made_at'>): Promise<void> {
  const value = { ...decision, made_at: new Date(account.now()).toISOString() };
  return recordInScope(account, relationship_id, { kind: 'decision.put', slot: decisionSlot(proposal_id), value });
}

/** The same for the same answer to the same plan, so that two phones which decide alike make one version. */
function versionId(proposal_id: string, { taken, from_plan_id }: Answer): string {
  const text = JSON.stringify([from_plan_id, taken === null ? null : taken.toSorted()]);
  let [left, right] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    left = Math.imul(left ^ text.charCodeAt(index), 2_654_435_761);
    right = Math.imul(right ^ text.charCodeAt(index), 1_597_334_677);
  }
  return `${proposal_id}-${(left >>> 0).toString(16)}${(right >>> 0).toString(16)}`;
}
