import type { Endpoint } from '#contract/index.ts';
import { AI_COACH_BODY_MAX_BYTES, IMAGE_MAX_BYTES, REQUEST_JSON_MAX_DEPTH, SYNC_PUSH_MAX_BYTES } from '#domain/limits.ts';
import type { Fault } from './request-faults.ts';

/** A request that is right but for what is done to it here. */
export interface RightRequest {
  readonly endpoint: Endpoint;
  readonly access: string | undefined;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, unknown>>;
  /** Succeeding would take something away that later requests need. */
  readonly mustFail?: boolean;
}

export interface OddRequest {
  readonly what: string;
  /** As it stands behind the origin; some begin with two slashes and must not be resolved against anything. */
  readonly path: string;
  readonly init: RequestInit;
  /** By the contract it cannot succeed. The rest is only odd: the server may take it, and must live with it. */
  readonly isMalformed: boolean;
}

/** The request with the fault done to it. `methods` are those the address knows. */
export async function spoil(right: RightRequest, given: Fault, methods: ReadonlySet<string>): Promise<OddRequest> {
  const { endpoint } = right;
  const isWrongMethod = given.kind === 'method' && !methods.has(given.method) && !(given.method === 'HEAD' && methods.has('GET'));
  const method = isWrongMethod ? given.method : endpoint.method;
  const address = addressOf(right, given);
  const canCarry = method !== 'GET' && method !== 'HEAD';
  const content = canCarry ? await contentOf(right, given) : { body: null, type: null, isMalformed: false };
  const headers = new Headers();
  for (const [name, entry] of given.headers) headers.set(name, entry);
  const authorization = given.kind === 'token' ? given.token : right.access === undefined ? '' : `Bearer ${right.access}`;
  if (authorization !== '') headers.set('Authorization', authorization);
  if (content.type !== null && content.type !== '') headers.set('Content-Type', content.type);
  const isShut = given.kind === 'token' && endpoint.access !== 'anyone';
  return {
    what: `${given.kind} ${method} ${endpoint.path}`,
    path: address.path,
    init: { method, headers, body: content.body },
    isMalformed: isWrongMethod || isShut || address.isMalformed || content.isMalformed,
  };
}

/** A fault the request does not survive, for calls whose success would end the run's own people. */
export function deadly({ endpoint }: RightRequest, given: Fault): Fault {
  if (endpoint.body === undefined && endpoint.form === undefined) return { ...given, kind: 'token' };
  return ['broken', 'deep', 'bytes', 'large'].includes(given.kind) ? given : { ...given, kind: 'broken' };
}

function addressOf({ endpoint, params = {}, query = {} }: RightRequest, given: Fault): { path: string; isMalformed: boolean } {
  const used: Record<string, string> = {};
  let index = 0;
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const odd = given.ids[index % given.ids.length] ?? '';
    index += 1;
    used[name] = given.kind === 'id' ? odd : String(params[name]);
    return given.kind === 'id' ? encode(odd) : encodeURIComponent(used[name]);
  });
  const asked: Record<string, string> = {};
  const pairs = Object.entries(query).map(([name, entry]) => [name, String(entry)] as const);
  if (given.kind === 'query') pairs.push(...given.query);
  for (const [name, entry] of pairs) asked[name] ??= entry;
  const search = pairs.map(([name, entry]) => `${encode(name)}=${encode(entry)}`).join('&');
  const leadsNowhere = given.kind === 'address';
  const whole = leadsNowhere ? `${given.around.before}${path}${given.around.behind}` : path;
  return { path: search === '' ? whole : `${whole}?${search}`, isMalformed: leadsNowhere || doesNotFit(endpoint.params, used) };
}

interface Content {
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  readonly type: string | null;
  readonly isMalformed: boolean;
}

async function contentOf(right: RightRequest, given: Fault): Promise<Content> {
  if (right.endpoint.form !== undefined) return formOf(right, given);
  const needsBody = right.endpoint.body !== undefined;
  const changed = given.kind === 'fields' ? given.changes.reduce(applyChange, right.body) : right.body;
  const json = JSON.stringify(changed) ?? '';
  const type = given.kind === 'type' ? given.contentType : needsBody || json !== '' ? 'application/json' : null;
  const body = bytesOf(given, json);
  const isBroken =
    ['broken', 'deep', 'bytes', 'large'].includes(given.kind) || (given.kind === 'type' && type?.startsWith('application/json') !== true);
  if (isBroken || !needsBody) return { body, type, isMalformed: needsBody && isBroken };
  return { body: json, type, isMalformed: json === '' || doesNotFit(right.endpoint.body, JSON.parse(json)) };
}

function bytesOf(given: Fault, json: string): string | Uint8Array<ArrayBuffer> {
  switch (given.kind) {
    case 'broken':
      return given.cut % 2 === 0 ? json.slice(0, Math.max(0, json.length - 1 - (given.cut % 5))) : `${json}]`;
    case 'deep':
      return '[{"a":'.repeat(REQUEST_JSON_MAX_DEPTH * (1 + (given.cut % 500)));
    case 'bytes':
      return new Uint8Array([0x22, 0xff, 0xfe, given.cut % 256, 0xc0, 0x22]);
    case 'large':
      return `{"x":"${'y'.repeat(Math.max(SYNC_PUSH_MAX_BYTES, AI_COACH_BODY_MAX_BYTES) + 1)}"}`;
    default:
      return json;
  }
}

async function formOf({ endpoint, form = {} }: RightRequest, given: Fault): Promise<Content> {
  const fields = given.kind === 'fields' ? given.changes.reduce<unknown>(applyChange, { ...form }) : form;
  const data = new FormData();
  const sent: Record<string, string | string[]> = {};
  for (const [name, entry] of Object.entries(typeof fields === 'object' && fields !== null ? fields : {})) {
    const texts = (Array.isArray(entry) ? entry : [entry])
      .slice(0, 8)
      .map((each) => String(typeof each === 'object' ? JSON.stringify(each) : each));
    for (const each of texts) data.append(name, each);
    if (texts.length > 0) sent[name] = texts.length === 1 ? (texts[0] ?? '') : texts;
  }
  // A picture that is none, in whichever field, or one too large.
  const hasPicture = given.cut % 3 === 0 || given.kind === 'large';
  if (hasPicture) {
    const size = given.kind === 'large' ? IMAGE_MAX_BYTES + 1 : given.cut % 400;
    const field = given.cut % 2 === 0 ? (endpoint.picture ?? 'image') : 'elsewhere';
    data.append(field, new Blob([new Uint8Array(size)], { type: 'image/png' }), '../x\u0000.png');
  }
  if (given.kind === 'deep') for (let part = 0; part < 80; part += 1) data.append('part', '');
  const whole = new Response(data);
  const type = given.kind === 'type' ? given.contentType : (whole.headers.get('Content-Type') ?? '');
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const isCut = given.kind === 'broken' || given.kind === 'bytes';
  const isBroken = isCut || ['type', 'deep', 'large'].includes(given.kind) || hasPicture;
  const body = isCut ? bytes.slice(0, Math.max(0, bytes.length - 30 - (given.cut % 40))) : bytes;
  return { body, type, isMalformed: isBroken || doesNotFit(endpoint.form, sent) };
}

function doesNotFit(schema: Endpoint['body'], entry: unknown): boolean {
  return schema !== undefined && !schema.safeParse(entry).success;
}

/** The change made somewhere in a copy of the value. */
function applyChange(whole: unknown, { at, how, key, value: put }: Fault['changes'][number]): unknown {
  const copy: unknown = structuredClone(whole);
  if (how === 'whole' || typeof copy !== 'object' || copy === null) return put;
  const places: [Record<string, unknown>, string][] = [];
  const walk = (node: Record<string, unknown>) => {
    for (const [name, below] of Object.entries(node)) {
      places.push([node, name]);
      if (typeof below === 'object' && below !== null) walk(below as Record<string, unknown>);
    }
  };
  walk(copy as Record<string, unknown>);
  const place = places[at % Math.max(1, places.length)];
  const [node, name] = place ?? [copy as Record<string, unknown>, key];
  if (how === 'add' || place === undefined) define(node, Array.isArray(node) ? String(node.length) : key, put);
  else if (how === 'remove') delete node[name];
  else define(node, name, how === 'wrap' ? [node[name]] : how === 'double' ? [node[name], node[name], put] : put);
  return copy;
}

/** As a property, also when it is called `__proto__`. */
function define(node: object, name: string, entry: unknown): void {
  Object.defineProperty(node, name, { value: entry, enumerable: true, configurable: true, writable: true });
}

/** Percent signs stay, so that broken escapes arrive broken; what no address can hold is written as UTF-8. */
function encode(part: string): string {
  return part.startsWith('%') ? part : encodeURIComponent(part.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
}
