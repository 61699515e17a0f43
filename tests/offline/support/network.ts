/** What happens to one request. `hold` keeps the answer back until `release`. */
export type Fault =
  | 'deliver'
  | 'drop-request'
  | 'drop-response'
  | 'duplicate'
  | 'hold'
  | 'captive-portal'
  | 'bad-gateway'
  | { readonly status: number; readonly body?: unknown; readonly html?: boolean; readonly retry_after?: number };

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  /** Null when nothing came back. */
  readonly status: number | null;
}

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** A network between one phone and the server that does what the plan says to each request, in order; by default it delivers. */
export class Network {
  readonly sent: Sent[] = [];
  /** Decides the fate of a request; `n` counts from 0 over all requests of this phone. */
  plan: (request: { method: string; path: string; body: unknown; n: number }) => Fault = () => 'deliver';
  readonly #deliver: Fetch;
  readonly #held: (() => void)[] = [];
  readonly #waiting: (() => void)[] = [];
  #n = 0;

  constructor(deliver: Fetch) {
    this.#deliver = deliver;
  }

  readonly fetch: Fetch = async (path, init) => {
    const request = {
      method: init.method ?? 'GET',
      path,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
      n: this.#n,
    };
    this.#n += 1;
    try {
      const answer = await this.#carry(this.plan(request), path, init);
      this.sent.push({ ...request, status: answer.status });
      return answer;
    } catch (error) {
      this.sent.push({ ...request, status: null });
      throw error;
    }
  };

  /** Only the `nth` request (from 1) whose path contains `part` meets the fault. */
  failNth(part: string, nth: number, fault: Fault): void {
    let seen = 0;
    this.plan = ({ path }) => {
      if (path.includes(part)) seen += 1;
      return path.includes(part) && seen === nth ? fault : 'deliver';
    };
  }

  /** Requests to this address so far. */
  count(method: string, address: string): number {
    return this.sent.filter((request) => request.method === method && request.path.startsWith(address)).length;
  }

  get heldCount(): number {
    return this.#held.length;
  }

  /** Resolves when an answer is being held. */
  untilHeld(): Promise<void> {
    if (this.#held.length > 0) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Lets every held answer through. */
  release(): void {
    for (const go of this.#held.splice(0)) go();
  }

  async #carry(fault: Fault, path: string, init: RequestInit): Promise<Response> {
    if (fault === 'deliver') return this.#deliver(path, init);
    if (fault === 'drop-request') throw new TypeError('no network');
    if (fault === 'drop-response') {
      await this.#deliver(path, init);
      throw new TypeError('connection lost');
    }
    if (fault === 'duplicate') {
      await this.#deliver(path, init);
      return this.#deliver(path, init);
    }
    if (fault === 'hold') {
      const answer = await this.#deliver(path, init);
      await new Promise<void>((resolve) => {
        this.#held.push(resolve);
        for (const go of this.#waiting.splice(0)) go();
      });
      return answer;
    }
    if (fault === 'captive-portal') return html(200, '<html><body>Sign in to the gym wi-fi</body></html>');
    if (fault === 'bad-gateway') return html(502, '<html><body>Bad gateway</body></html>');
    const headers: Record<string, string> = fault.retry_after === undefined ? {} : { 'Retry-After': String(fault.retry_after) };
    if (fault.html === true) return html(fault.status, '<html><body>Something in between</body></html>', headers);
    return new Response(JSON.stringify(fault.body ?? { detail: 'A refusal for the test.' }), { status: fault.status, headers });
  }
}

function html(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, { status, headers: { ...headers, 'Content-Type': 'text/html' } });
}
