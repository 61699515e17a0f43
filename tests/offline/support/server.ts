import { eq } from 'drizzle-orm';
import { syncOperations, syncOwners, syncRegisters } from '#server/db/schema.ts';
import { type Driver, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Phone, type PhoneInput, World } from './phone.ts';

interface ServerRegister {
  readonly slot: string;
  readonly op_id: string;
  readonly hlc: string;
  readonly kind: string;
  readonly value: unknown;
}

/** The real server with one signed-in person, and phones of theirs. */
export interface Backend {
  readonly server: TestServer;
  readonly world: World;
  readonly owner: string;
  readonly access: string;
  phone(device: string, more?: Partial<PhoneInput>): Promise<Phone>;
  /** Somebody else, new. */
  signInAs(): Promise<{ owner: string; access: string }>;
  /** A token of the same person that is good at the present time. */
  signInAgain(): Promise<string>;
  /** The registers as the server holds them, by slot. */
  registers(owner?: string): Promise<Map<string, ServerRegister>>;
  /** Every operation in the server's log, with how often it is there. */
  log(owner?: string): Promise<Map<string, number>>;
  /** What a nightly backup keeps of the sync data; the answer puts it back. */
  backUp(): Promise<() => Promise<void>>;
  /** Closes phones; the person's sync data is gone. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** The suite runs on both databases: what holds on one connection may break on many. */
const DRIVER: Driver = process.env.TEST_DRIVER === 'postgres' ? 'postgres' : 'pglite';

export async function startBackend(driver: Driver = DRIVER): Promise<Backend> {
  const world = new World();
  const started = world.now;
  const server = await startTestServer({ driver, clock: () => world.now });
  const { database } = server;
  const signInAs = async () => server.signIn((await server.createUser()).email);
  const person = await server.createUser();
  const { owner, access } = await server.signIn(person.email);
  const phones: Phone[] = [];
  return {
    server,
    world,
    owner,
    access,
    signInAs,
    signInAgain: async () => (await server.signIn(person.email)).access,
    phone: async (device, more) => {
      const phone = await Phone.create({ world, owner, access, deliver: server.fetch, device, ...more });
      phones.push(phone);
      return phone;
    },
    registers: async (of = owner) => {
      const rows = await database
        .select({
          slot: syncRegisters.slot,
          op_id: syncRegisters.op_id,
          hlc: syncRegisters.hlc,
          kind: syncOperations.kind,
          value: syncOperations.value,
        })
        .from(syncRegisters)
        .innerJoin(syncOperations, eq(syncOperations.op_id, syncRegisters.op_id))
        .where(eq(syncRegisters.owner, of));
      return new Map(rows.map((row) => [row.slot, row]));
    },
    log: async (of = owner) => {
      const rows = await database.select({ op_id: syncOperations.op_id }).from(syncOperations).where(eq(syncOperations.owner, of));
      const counts = new Map<string, number>();
      for (const { op_id } of rows) counts.set(op_id, (counts.get(op_id) ?? 0) + 1);
      return counts;
    },
    backUp: async () => {
      const owners = await database.select().from(syncOwners);
      const operations = await database.select().from(syncOperations);
      const registers = await database.select().from(syncRegisters);
      return async () => {
        await database.delete(syncRegisters);
        await database.delete(syncOwners);
        if (owners.length > 0) await database.insert(syncOwners).values(owners);
        if (operations.length > 0) await database.insert(syncOperations).values(operations);
        if (registers.length > 0) await database.insert(syncRegisters).values(registers);
      };
    },
    reset: async () => {
      await Promise.all(phones.splice(0).map((phone) => phone.close()));
      await database.delete(syncRegisters);
      await database.delete(syncOwners);
      world.now = started;
    },
    close: async () => {
      await Promise.all(phones.splice(0).map((phone) => phone.close()));
      await server.close();
    },
  };
}
