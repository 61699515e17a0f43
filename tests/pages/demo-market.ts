import { seedDemo } from '#server/demo/seed-demo.ts';
import type { TestServer } from '#tests/support/test-server.ts';

const NOW = Date.UTC(2026, 10, 18, 9);

/** The demonstration's coaches, on a server that has nothing else. */
export async function openMarket(server: TestServer): Promise<void> {
  await server.reset();
  await seedDemo({ database: server.database, clock: () => NOW });
}
