import { addDays, formatISO, parseISO, subDays } from 'date-fns';
import type { DeskAnswer } from '#contract/index.ts';
import { type DeskLog, deskFacts } from '#domain/coaching/desk-facts.ts';
import { DESK_DAYS } from '#domain/limits.ts';
import { CONSENT_MESSAGES } from '#domain/messages/consent.ts';
import { parseHlc } from '#domain/sync/hlc.ts';
import { readValue } from '#domain/sync/values.ts';
import { localDate } from '#domain/training/week.ts';
import type { Database } from '#server/db/database.ts';
import { isUuid } from '#server/db/uuid.ts';
import { fail } from '#server/errors/domain-error.ts';
import { findCoached } from './list.ts';
import { isDay, loggedSessions, readSharedLog, type SharedLog, termsOf } from './read-client-log.ts';

interface AskedDesk {
  readonly user_id: string;
  readonly today: string;
  readonly clients: readonly { readonly id: string; readonly stamp: string | null }[];
  readonly now: number;
}

/** The facts of those among these clients who share something with this coach now (DESK-6), each read and noted by itself (GRANT-2). */
export async function readDeskOf(database: Database, { user_id, today, clients, now }: AskedDesk): Promise<DeskAnswer[]> {
  const days = daysTo(today);
  // A client named twice is read once.
  const stamps = new Map(clients.map(({ id, stamp }) => [id, stamp]));
  const ids = [...stamps.keys()].filter(isUuid);
  const found = new Map((await findCoached(database, { ids, user_id })).map((each) => [each.id, each]));
  const answers: DeskAnswer[] = [];
  for (const [id, stamp] of stamps) {
    const first = found.get(id);
    if (first === undefined) continue;
    const read = await readSharedLog(database, { id, user_id, ...days, now, withPlans: true, known: stamp }, first);
    if (typeof read === 'object') answers.push(answerOf(id, read, now));
  }
  return answers;
}

/** A day later than the coach's, because a client may be ahead of them. */
function daysTo(today: string): { from: string; to: string } {
  if (!isDay(today)) return fail('invalid', { error: CONSENT_MESSAGES.badDay, code: 'day_not_valid' });
  const day = parseISO(today);
  const text = (date: Date) => formatISO(date, { representation: 'date' });
  return { from: text(subDays(day, DESK_DAYS - 1)), to: text(addDays(day, 1)) };
}

function answerOf(id: string, { rows, consent, grant }: SharedLog, now: number): DeskAnswer {
  const terms = { ...termsOf({ id, now }, { consent, grant }), stamp: rows.stamp };
  if (!rows.is_new) return { ...terms, facts: null };
  const plans: DeskLog['plans'] = new Map(
    rows.plans.flatMap((row) => {
      const value = readValue('plan.put', row);
      return value === undefined ? [] : [[row.plan_id, value.plan] as const];
    }),
  );
  const used = rows.plans.find(({ is_used }) => is_used);
  const since = used?.used_hlc == null ? null : localDate(new Date(parseHlc(used.used_hlc).wall));
  const in_use = used === undefined || since === null ? null : { plan_id: used.plan_id, since };
  const body = rows.body.flatMap((each) => readValue('body.put', each) ?? []);
  const facts = deskFacts({ sessions: loggedSessions(rows), body, plans, in_use }, grant);
  return {
    ...terms,
    facts: {
      ...facts,
      sessions: [...facts.sessions],
      lifts: facts.lifts.map((lift) => ({ ...lift, points: [...lift.points] })),
      findings: [...facts.findings],
      plan: facts.plan === null ? null : { ...facts.plan, days: [...facts.plan.days] },
    },
  };
}
