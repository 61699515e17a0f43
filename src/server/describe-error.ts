/**
 * Loggable parts of an error: names, codes and code locations. Database messages quote typed values, so only code and constraint are kept.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { error: typeof error };
  const database = databaseErrorOf(error);
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  const stack = frames.slice(0, 12).map((line) => line.trim());
  if (database !== null) return { error: 'database', ...database, stack };
  // A query that failed for another reason, such as a lost connection; its message contains values.
  if ('query' in error && 'params' in error)
    return { error: 'query', ...(error.cause === undefined ? {} : { because: describeError(error.cause) }), stack };
  return { error: error.name, message: error.message, stack };
}

/** SQLSTATE, table and constraint of a (wrapped) database error. */
export function databaseErrorOf(error: unknown): { sqlstate: string; table: string | undefined; constraint: string | undefined } | null {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth += 1) {
    const { code, table, constraint } = current as { code?: unknown; table?: string; constraint?: string };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return { sqlstate: code, table, constraint };
  }
  return null;
}
