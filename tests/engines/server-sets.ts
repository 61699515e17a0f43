import { serverSets } from '#tests/e2e/support/scene.ts';

/** Which of these weights the server has, each as often as it has it. */
export async function countOnServer(url: string, weights: readonly string[]): Promise<string[]> {
  return (await serverSets(url, weights)).map(({ weight }) => weight);
}

/** Throws unless both lists hold the same, in whatever order. */
export function expectSame(where: string, found: readonly string[], wanted: readonly string[]): void {
  const [a, b] = [[...found].sort().join(', '), [...wanted].sort().join(', ')];
  if (a !== b) throw new Error(`${where}: found [${a}], wanted [${b}]`);
}
