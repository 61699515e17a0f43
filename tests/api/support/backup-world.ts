import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { pushOperations } from '#server/commands/sync/push.ts';
import type { Database } from '#server/db/database.ts';
import { type BackupEntry, readBackup, writeLines } from '#server/maintenance/backup-file.ts';
import { readMigration, readSequences, readTables } from '#server/maintenance/tables.ts';
import { createWriter, NOON } from './operations.ts';

export const SAM = '5a4d0000-0000-4000-8000-000000000001';

/** At least one row in every table, with values that a careless copy would bend: digits, microseconds, odd text, nulls. */
export async function fillEverything(database: Database): Promise<void> {
  await database.execute(sql`
    insert into users (id, email, first_name, last_name, role, password_hash, created_at)
    values (${SAM}, 'sam@example.com', ${'Zoë "\\\n\u2028\u{1F4AA}'}, '', 'member', '', '2026-03-02T12:00:00.123456+00')
  `);
  const writer = createWriter('a');
  const ops = [
    writer.session(),
    writer.set('Développé 💪', 1, 5),
    writer.set('Squat', 1, 5, NOON - 9),
    writer.set('Squat', 1, 6, NOON - 10),
  ];
  await pushOperations(database, { owner: SAM, ops, now: NOON });
  await database.execute(sql`
    update sync_operations set n = 9007199254740993, value = value || '{"load": 12.3456789012345678901234567890, "big": 9007199254740993}'
    where owner = ${SAM} and op_id = ${ops[1]?.op_id}
  `);
  await fillMarket(database);
  await database.execute(sql`insert into sync_meta default values on conflict do nothing`);
  await database.execute(sql`insert into rate_limits values ('read:x', 3, '2026-03-02T12:00:00.000001+00'), ('write:y', 1, null)`);
  await database.execute(sql`insert into model_use values (${SAM}, '2026-03-02', 2147483647)`);
  await database.execute(sql`insert into idempotency_keys values (${SAM}, 'k', 'POST /x/', '', ${SAM}, ${'{"a": "\\u0001"}'}, now())`);
  await signInOf(database, 1);
  await database.execute(sql`insert into subscriptions values (${SAM}, null, 'sam@example.com', 'ai_coach', 'active', 4999, 999, now())`);
  await fillMoney(database);
  await fillJoining(database);
  await database.execute(sql`
    insert into discovery_calls select ${SAM}, id, 'Zoë', 'sam@example.com', null, '2026-03-02T12:00:00.123456+00' from coaches
  `);
  await database.execute(sql`insert into favourites select ${SAM}, id, 0 from coaches`);
  await database.execute(sql`insert into coaching_relationships select ${SAM}, ${SAM}, id, now() from coaches`);
  await database.execute(sql`insert into invitations select ${SAM}, id, 'hash', 'Zoë', now(), now(), null, now(), ${SAM} from coaches`);
  await database.execute(
    sql`insert into consent_versions values (${SAM}, 1, '{sets}', '2026-03-01', now(), 1, 'e.0', now(), now(), 'granted')`,
  );
  await database.execute(sql`insert into consent_reads values (${SAM}, 1, now(), 'sets', '2026-03-01', '2026-03-02', 3, 1)`);
  await database.execute(sql`insert into notices select ${SAM}, ${SAM}, 'coaching_message', now()`);
  // A number that was given out and whose row is gone must not be given out again.
  await database.execute(sql`insert into specialties (title) values ('gone')`);
  await database.execute(sql`delete from specialties where title = 'gone'`);
}

async function fillJoining(database: Database): Promise<void> {
  await database.execute(sql`insert into captcha_uses values ('used', now())`);
  await database.execute(sql`insert into deleted_accounts values ('5a4d0000-0000-4000-8000-0000000000ff', now())`);
  await database.execute(sql`insert into deleted_tokens values ('gone', now())`);
  await database.execute(sql`insert into email_verifications values ('new@example.com', 'browser', 'code', 4, now(), null)`);
  await database.execute(sql`insert into password_resets values ('link', ${SAM}, now())`);
  await database.execute(sql`
    insert into mails (id, kind, recipient, data, due_at, created_at) values (${SAM}, 'welcome', 'sam@example.com', 'sealed', now(), now())
  `);
}

async function fillMoney(database: Database): Promise<void> {
  await database.execute(sql`insert into payment_events values ('sandbox:1', 'paid', now())`);
  await database.execute(sql`insert into payment_objects values ('pi_1', 2, 1)`);
  await database.execute(sql`insert into checkout_attempts values ('k', ${SAM}, 'c', now())`);
  await database.execute(sql`
    insert into payments (id, email, kind, coach_id, title, amount_cents, fee_cents, paid_at)
    select 'pi_1', 'sam@example.com', 'program', id, 'Standard Program, Zoë', 999999, 200000, '2026-03-02T12:00:00.123456+00' from coaches
  `);
  await database.execute(sql`
    insert into purchases (id, provider_ref, user_id, coach_id, kind, title, bought_at)
    select ${SAM}, 'sub_1', ${SAM}, id, 'program', '', now() from coaches
  `);
  await database.execute(sql`
    insert into ledger_lines (entry, account, coach_id, payment_id, amount_cents, at)
    values ('charge:pi_1', 'provider', 1, 'pi_1', 999999, now()), ('charge:pi_1', 'coach', 1, 'pi_1', -999999, now())
  `);
  await database.execute(sql`insert into sandbox_objects values ('c', 'checkout', ${'{"email": null, "n": 9007199254740993}'}, now())`);
  await database.execute(sql`insert into sandbox_events values ('evt_1', 'x', ${'{"id":"evt_1"}'}, now(), null)`);
}

async function fillMarket(database: Database): Promise<void> {
  await database.execute(sql`
    insert into coaches (user_id, username, country, dob, created_at) values (${SAM}, 'sam', 'PT', '1990-02-28', now())
  `);
  await database.execute(sql`insert into specialties (title) values ('Strength'), ('Mobility')`);
  await database.execute(sql`insert into coach_specialties select c.id, s.id from coaches c, specialties s`);
  await database.execute(sql`
    insert into programs (coach_id, type, description, price, created_at) select id, 'basic', '', 9.90, now() from coaches
  `);
  await database.execute(sql`insert into program_specialties select p.id, s.id from programs p, specialties s`);
  await database.execute(sql`insert into portfolio_items (coach_id, image_url, created_at) select id, '/x.webp', now() from coaches`);
  await database.execute(sql`insert into reviews (coach_id, user_id, rating, created_at) select id, ${SAM}, 5, now() from coaches`);
}

export async function signInOf(database: Database, n: number): Promise<string> {
  const id = `5a4d0000-0000-4000-8000-00000000010${String(n)}`;
  await database.execute(sql`insert into refresh_families (id, user_id, created_at, last_used_at) values (${id}, ${SAM}, now(), now())`);
  await database.execute(sql`insert into refresh_tokens (token_hash, family_id, created_at) values (${`hash ${String(n)}`}, ${id}, now())`);
  return id;
}

export interface Contents {
  readonly migration: number | null;
  readonly rows: Record<string, string[]>;
  readonly sequences: unknown;
}

/** Everything a database holds, as text, to compare. */
export async function contentsOf(database: Database): Promise<Contents> {
  const rows: Record<string, string[]> = {};
  for (const { name } of await readTables(database)) {
    const found = await database.execute<{ json: string }>(
      sql`select row_to_json(t)::text as json from public.${sql.identifier(name)} t order by 1`,
    );
    rows[name] = found.rows.map(({ json }) => json).toSorted();
  }
  return { migration: await readMigration(database), rows, sequences: await readSequences(database) };
}

/** The same without the epoch, which a restore renews. */
export function exceptEpoch({ rows, ...rest }: Contents): Contents {
  return { ...rest, rows: { ...rows, sync_meta: [] } };
}

/** A copy of a backup with its entries changed, and a checksum to match: what somebody, or another version, might have made. */
export async function rewriteBackup(from: string, to: string, change: (entry: BackupEntry) => BackupEntry[]): Promise<void> {
  const changed = async function* () {
    for await (const entry of readBackup(from)) yield* change(entry);
  };
  let text = '';
  for await (const line of writeLines(changed())) text += line;
  await writeFile(to, gzipSync(text));
}
