import type { OwnExercise } from '#domain/sync/exercise-shape.ts';
import { type ChatEntry, listChat } from '../chat/chat.ts';
import { readThreads, type Thread } from '../coaching/thread.ts';
import { type BodyEntry, listAllBody } from '../log/body.ts';
import { readFavourites } from '../log/favourites.ts';
import { type OwnGym, readGyms } from '../log/gym.ts';
import { readOwnExercises } from '../log/own-exercises.ts';
import { listPlans, type PlanVersion, readCurrentPlan } from '../log/plans.ts';
import { readPreferences } from '../log/preferences.ts';
import { listRoutines, type Routine } from '../log/routines.ts';
import { listSessions, type TrainingSession } from '../log/sessions.ts';
import { type LoggedSet, readAllSets } from '../log/set-logs.ts';
import type { Account } from '../store/account.ts';
import { carriesClients, isOfClient } from '../store/client-logs.ts';
import type { DraftRow, OutboxRow, RejectedRow } from '../store/database.ts';

/** All data of an account on this phone, ready for JSON. `format` changes when readers would have to. */
export interface Export {
  readonly format: 'setwise-export-1';
  readonly owner: string;
  readonly exported_at: string;
  readonly current_plan_id: string | null;
  readonly plans: PlanVersion[];
  readonly routines: Routine[];
  readonly body: BodyEntry[];
  readonly own_exercises: OwnExercise[];
  /** Ids of the library, or of own exercises. */
  readonly favourite_exercises: readonly string[];
  readonly gyms: readonly OwnGym[];
  readonly preferences: Awaited<ReturnType<typeof readPreferences>>;
  readonly sessions: (TrainingSession & { sets: LoggedSet[] })[];
  readonly chat_messages: ChatEntry[];
  readonly conversations: Thread[];
  readonly drafts: DraftRow[];
  /** Unsent and refused operations. */
  readonly waiting: OutboxRow[];
  readonly refused: RejectedRow[];
}

/** Reads everything in one transaction. */
export function exportEverything(account: Account): Promise<Export> {
  const { database } = account;
  return database.transaction('r', database.tables, async () => {
    const setsOf = new Map<string, LoggedSet[]>();
    for (const set of await readAllSets(account)) setsOf.set(set.session_id, [...(setsOf.get(set.session_id) ?? []), set]);
    const sessions = await listSessions(account, { from: '', to: '\uffff' });
    return {
      format: 'setwise-export-1' as const,
      owner: account.owner,
      exported_at: new Date(account.now()).toISOString(),
      current_plan_id: (await readCurrentPlan(account))?.plan_id ?? null,
      plans: await listPlans(account),
      routines: await listRoutines(account),
      body: await listAllBody(account),
      own_exercises: await readOwnExercises(account),
      favourite_exercises: [...(await readFavourites(account))],
      gyms: (await readGyms(account)).all,
      preferences: await readPreferences(account),
      sessions: sessions.map((session) => ({ ...session, sets: setsOf.get(session.session_id) ?? [] })),
      chat_messages: await listChat(account),
      conversations: await readThreads(account),
      // What a coach read of clients belongs to them (PRIV-4).
      drafts: (await database.drafts.toArray()).filter((row) => !isOfClient(row)),
      waiting: (await database.outbox.orderBy('n').toArray()).filter((row) => !carriesClients(row)),
      refused: (await database.rejected.orderBy('n').toArray()).filter((row) => !carriesClients(row)),
    };
  });
}
