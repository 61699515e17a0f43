import { expect } from 'vitest';
import type { Operation } from '#domain/sync/operation.ts';
import { createWriter } from '#tests/api/support/operations.ts';

interface PushAnswer {
  readonly results: readonly { readonly op_id: string; readonly status: string }[];
}

interface Row {
  readonly slot: string;
  readonly op_id: string;
  readonly rev: number;
}

/** One signed-in person whose phones send sets and who asks the coach, and what the server said yes to. */
export class Person {
  readonly owner: string;
  readonly acknowledged = new Map<string, string>();
  readonly answers = new Map<string, string>();
  /** Sent, and nothing came back. */
  readonly doubtful: { device: string; ops: Operation[] }[] = [];
  /** Questions that got no answer. */
  unanswered = 0;
  /** Answers that said to come back, by status; a phone does. */
  readonly cameBack: Record<number, number> = {};
  readonly #writers: { device: string; writer: ReturnType<typeof createWriter>; sets: number }[];
  readonly #refresh: string;
  #questions = 0;
  #isWorking = true;
  #access = '';
  #url = '';

  constructor(owner: string, refresh: string, devices: readonly string[]) {
    this.owner = owner;
    this.#refresh = refresh;
    this.#writers = devices.map((device) => ({ device, writer: createWriter(device), sets: 0 }));
  }

  /** The sign-in of before must do, also after a kill. */
  async connect(url: string): Promise<void> {
    this.#url = url;
    const answer = await this.#send('POST', '/api/token/refresh/', { refresh: this.#refresh });
    if (!answer.ok) throw new Error(`a sign-in was lost: ${String(answer.status)}`);
    ({ access: this.#access } = (await answer.json()) as { access: string });
  }

  /** Everybody at work until the server is gone, or until told to stop. */
  async work(): Promise<void> {
    this.#isWorking = true;
    await Promise.all([...this.#writers.map((_, place) => this.#train(place)), this.#chat()]);
  }

  stop(): void {
    this.#isWorking = false;
  }

  async #train(place: number): Promise<void> {
    const own = this.#writers[place]!;
    while (this.#isWorking) {
      const ops = Array.from({ length: 1 + ((own.sets * 7) % 40) }, () => own.writer.set(`Lift ${own.device}`, ++own.sets, 5));
      const answer = await this.#push(own.device, ops);
      if (answer === null) {
        this.doubtful.push({ device: own.device, ops });
        return;
      }
    }
  }

  async #chat(): Promise<void> {
    while (this.#isWorking) {
      const key = `question-${String(this.#questions++)}`;
      const text = await this.#ask(key);
      if (text === null) {
        this.unanswered += 1;
        return;
      }
      this.answers.set(key, text);
    }
  }

  async #ask(key: string): Promise<string | null> {
    try {
      const body = { messages: [{ role: 'user', content: 'How long should I rest?' }] };
      const answer = await this.#send('POST', '/api/ai-coach/', body, { 'Idempotency-Key': key });
      const text = await answer.text();
      return answer.ok ? text : null;
    } catch {
      return null;
    }
  }

  /** Null when no whole answer came. Anything but a yes to each is a fault. */
  async #push(device: string, ops: Operation[]): Promise<PushAnswer | null> {
    try {
      const answer = await this.#send('POST', '/api/sync/v1/push/', { owner: this.owner, device, ops });
      if (!answer.ok) return null;
      const pushed = (await answer.json()) as PushAnswer;
      expect(pushed.results.filter(({ status }) => status !== 'applied' && status !== 'duplicate')).toEqual([]);
      for (const { op_id, slot } of ops) this.acknowledged.set(op_id, slot);
      return pushed;
    } catch (error) {
      if (error instanceof TypeError || (error instanceof Error && error.name !== 'AssertionError')) return null;
      throw error;
    }
  }

  /** What of the acknowledged is not there, and what is there twice. */
  async inspect(): Promise<{ lost: number; doubled: number }> {
    const rows = await this.#pullAll();
    const holder = new Map(rows.map(({ slot, op_id }) => [slot, op_id]));
    const lostSets = [...this.acknowledged].filter(([op_id, slot]) => holder.get(slot) !== op_id).length;
    let lostAnswers = 0;
    for (const [key, text] of [...this.answers].slice(-3)) if ((await this.#ask(key)) !== text) lostAnswers += 1;
    const doubled = rows.length - new Set(rows.map(({ op_id }) => op_id)).size + (rows.length - new Set(rows.map(({ rev }) => rev)).size);
    return { lost: lostSets + lostAnswers, doubled };
  }

  /** Sends again what nobody answered, as a phone does; each must be taken now, once. */
  async sendAgain(): Promise<void> {
    for (const { device, ops } of this.doubtful.splice(0)) expect(await this.#push(device, ops)).not.toBeNull();
  }

  async #pullAll(): Promise<Row[]> {
    const hello = (await (await this.#send('GET', '/api/sync/v1/hello/')).json()) as { epoch: string };
    const rows: Row[] = [];
    for (let cursor = 0, more = true; more; ) {
      const page = await this.#send('GET', `/api/sync/v1/pull/?epoch=${encodeURIComponent(hello.epoch)}&after=${String(cursor)}`);
      const answer = (await page.json()) as { cursor: number; more: boolean; changes: Row[] };
      rows.push(...answer.changes);
      ({ cursor, more } = answer);
    }
    return rows;
  }

  async #send(method: string, path: string, body?: object, more: Record<string, string> = {}): Promise<Response> {
    const answer = await this.#sendOnce(method, path, body, more);
    const seconds = Number(answer.headers.get('Retry-After') ?? 0);
    if (seconds === 0) return answer;
    this.cameBack[answer.status] = (this.cameBack[answer.status] ?? 0) + 1;
    await new Promise((done) => setTimeout(done, seconds * 1_000));
    return this.#send(method, path, body, more);
  }

  #sendOnce(method: string, path: string, body: object | undefined, more: Record<string, string>): Promise<Response> {
    return fetch(this.#url + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...(this.#access === '' ? {} : { Authorization: `Bearer ${this.#access}` }), ...more },
      signal: AbortSignal.timeout(20_000),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }
}
