import { type SQL, sql } from 'drizzle-orm';

/** The id of a relationship, a UUID made from the coach's and the trainee's account ids (REL-2), as migration 0009 made it. */
export function relationshipIdOf(coach_user_id: SQL, trainee_id: SQL): SQL {
  const hash = sql`encode(sha256(convert_to(${coach_user_id}::text || ${trainee_id}::text, 'UTF8')), 'hex')`;
  return sql`(select (substr(h, 1, 8) || '-' || substr(h, 9, 4) || '-8' || substr(h, 14, 3) || '-a' || substr(h, 18, 3) || '-' || substr(h, 21, 12))::uuid from (select ${hash} as h) as hashed)`;
}
