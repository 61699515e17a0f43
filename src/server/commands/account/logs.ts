import { type SQL, sql } from 'drizzle-orm';
import { SETS_CSV_HEAD, setAsCsv } from '#domain/export/sets-csv.ts';
import { readValue } from '#domain/sync/values.ts';
import type { Database } from '#server/db/database.ts';

/** Sets held at once: about 2 MB, and 8 MB of the largest. */
const PAGE_ROWS = 4_000;

/**
 * Logged sets as CSV in the order of training, as the parts of one JSON text: an account may hold more sets than a server should hold for
 * each reader.
 */
export async function* exportLogs(database: Database, user_id: string, now: number, pageRows = PAGE_ROWS): AsyncGenerator<string> {
  const filename = `setwise-sets-${new Date(now).toISOString().slice(0, 10)}.csv`;
  yield `{"filename":${JSON.stringify(filename)},"csv":"${insideJson(SETS_CSV_HEAD)}`;
  let page: SetRow[] = [];
  do {
    page = await readPage(database, user_id, { after: page.at(-1), pageRows });
    yield insideJson(page.map(rowAsCsv).join(''));
  } while (page.length === pageRows);
  yield '"}';
}

/** Text as it stands between the quotes of a JSON text. */
function insideJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function rowAsCsv({ kind, v, value, date, workout_note }: SetRow): string {
  const set = readValue('set.put', { kind, v, value });
  return set === undefined ? '' : setAsCsv({ ...set, date: date ?? set.logged_at.slice(0, 10), workout_note: workout_note ?? '' });
}

interface SetRow extends Record<string, unknown> {
  readonly kind: string;
  readonly v: number;
  readonly value: unknown;
  /** Of its session, where it is known. */
  readonly date: string | null;
  readonly workout_note: string | null;
  /** Its place in the order of training: by date, session, exercise and number. */
  readonly place: readonly [string, string, string, string, string, string];
}

interface PageBounds {
  readonly after: SetRow | undefined;
  readonly pageRows: number;
}

/**
 * The sets that come after `after`. The place is read from the rows, so a set that changes between two pages may come twice or not at all.
 */
async function readPage(database: Database, user_id: string, { after, pageRows }: PageBounds): Promise<SetRow[]> {
  const [date = '', session = '', exercise = '', exercise_n = '0', set_n = '0', slot = ''] = after?.place ?? [];
  const { rows } = await database.execute<SetRow>(sql`
    select kind, v, value, date, workout_note,
      json_build_array(date_key, session_key, exercise_key, exercise_n::text, set_n::text, slot) as place
    from (
      select dated.*, ${inCodeUnits(sql`coalesce(date, left(value ->> 'logged_at', 10))`)} as date_key,
        ${inCodeUnits(sql`value ->> 'session_id'`)} as session_key,
        ${inCodeUnits(sql`value ->> 'exercise'`)} as exercise_key,
        coalesce(value -> 'exercise_n', 'null') as exercise_n,
        coalesce(value -> 'set_n', 'null') as set_n
      from (
        select o.kind, o.v, o.value, coalesce(s.value ->> 'moved_to', s.value ->> 'performed_on') as date,
          s.value ->> 'note' as workout_note, r.slot collate "C" as slot
        from sync_registers r
        join sync_operations o on o.owner = r.owner and o.op_id = r.op_id and o.kind = 'set.put'
        left join sync_registers sr on sr.owner = r.owner and sr.slot = 'session|' || (o.value ->> 'session_id')
        left join sync_operations s on s.owner = sr.owner and s.op_id = sr.op_id and s.kind = 'session.put'
        where r.owner = ${user_id}
      ) as dated
    ) as keyed
    where ${after === undefined} or (date_key, session_key, exercise_key, exercise_n, set_n, slot) >
      (${date}, ${session}, ${exercise}, ${exercise_n}::jsonb, ${set_n}::jsonb, ${slot})
    order by date_key, session_key, exercise_key, keyed.exercise_n, keyed.set_n, slot
    limit ${pageRows}
  `);
  return rows;
}

/**
 * Text that the database orders as JavaScript orders `text`, by UTF-16 code units: there, characters beyond U+FFFF come before U+E000 to
 * U+FFFF, which get the last character of all in front.
 */
function inCodeUnits(text: SQL): SQL {
  return sql`regexp_replace(coalesce(${text}, ''), '([\\uE000-\\uFFFF])', chr(1114111) || '\\1', 'g') collate "C"`;
}
