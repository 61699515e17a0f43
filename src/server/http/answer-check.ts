import type { Endpoint } from '#contract/index.ts';

/** Throws when an answer does not match its contract, including undeclared fields, which production would leak. `answer` is JSON. */
export function checkAnswer(endpoint: Endpoint, answer: unknown): void {
  const where = `${endpoint.method} ${endpoint.path}`;
  const parsed = endpoint.response.safeParse(answer);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`);
    throw new Error(`${where} answered in a shape its contract does not have (${problems.join('; ')})`);
  }
  const dropped = findDropped(answer, parsed.data, '');
  if (dropped !== null) throw new Error(`${where} answered with a field its contract does not name: ${dropped}`);
}

function findDropped(sent: unknown, parsed: unknown, path: string): string | null {
  if (typeof sent !== 'object' || sent === null || typeof parsed !== 'object' || parsed === null) return null;
  for (const [key, value] of Object.entries(sent)) {
    const here = `${path}.${key}`;
    if (!(key in parsed)) return here;
    const below = findDropped(value, (parsed as Record<string, unknown>)[key], here);
    if (below !== null) return below;
  }
  return null;
}
