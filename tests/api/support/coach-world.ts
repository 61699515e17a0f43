import sharp from 'sharp';
import { specialties } from '#server/db/schema.ts';
import type { TestServer } from '#tests/support/test-server.ts';

/** A signed-in coach who has saved nothing yet, asking the server in the words of the wire. */
export async function newCoach(server: TestServer, person: { first_name?: string; last_name?: string; role?: 'member' | 'coach' } = {}) {
  const { id, email } = await server.createUser({ role: 'coach', ...person });
  const { access } = await server.signIn(email);
  const authorization = { Authorization: `Bearer ${access}` };
  const ask = async (
    method: string,
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ): Promise<Answer> => {
    const answer = await server.fetch(path, { method, ...init, headers: { ...authorization, ...init.headers } });
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  };
  return {
    id,
    email,
    access,
    ask,
    get: (path: string) => ask('GET', path),
    send: (method: string, path: string, body: unknown) =>
      ask(method, path, { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    /** Fields that are lists are repeated. */
    form: (method: string, path: string, fields: Record<string, string | number | (string | number)[] | Blob>, key?: string) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) {
        if (value instanceof Blob) form.append(name, value, 'picture.png');
        else for (const one of [value].flat()) form.append(name, String(one));
      }
      return ask(method, path, { body: form, ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }) });
    },
  };
}

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown> & {
    readonly detail?: string;
    readonly error?: string;
    readonly code?: string;
    readonly id?: number;
  };
}

export type CoachClient = Awaited<ReturnType<typeof newCoach>>;

export async function addSpecialties(server: TestServer, titles: readonly string[]): Promise<number[]> {
  const rows = await server.database
    .insert(specialties)
    .values(titles.map((title) => ({ title })))
    .returning();
  return rows.map(({ id }) => id);
}

export async function aPicture(side = 40): Promise<Blob> {
  const bytes = await sharp({ create: { width: side, height: side, channels: 3, background: '#7c8b6a' } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
}
