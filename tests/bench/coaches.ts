import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type BenchServers, startBenchServers } from './coaches-server.ts';
import { type BenchRow, median, report } from './table.ts';

/**
 * `BENCH_COACHES` coaches, `BENCH_REQUESTS` requests a measurement, in turns with its floor. Both are counted by the processor time the
 * server used, so that a busy machine does not count.
 */
const COACHES = Number(process.env.BENCH_COACHES ?? 10_000);
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 2_000);
/** Some coach. */
const ONE = Math.min(77, COACHES);
const CONNECTIONS = 32;
const TURNS = 3;

interface Row {
  readonly what: string;
  readonly path: string | ((turn: number) => string);
  /** Beside which the requests per second are read. */
  readonly floor: { readonly path: string; readonly name: string };
  /** Of the floor's requests. */
  readonly goal: number | null;
  /** Says what it knows already, like a browser that comes back. */
  readonly sendsTag?: true;
}

const FIRST_PAGE = '/api/coaches/cards/';
const same = (path: string) => ({ path: `/same?path=${encodeURIComponent(path)}`, name: 'bare Hono' });
const SELECT = { path: `/select/${String(ONE)}`, name: 'Hono + one select' };
const WORDS = ['dana', 'tomas', 'mei', 'family1', 'family22', 'specialty 3', 'noah family9', 'lars'];
const SORTS = ['name', 'price-low', 'price-high', 'rating'];

/** A search nobody asked before: nothing kept can answer it. */
function newSearch(turn: number): string {
  const specialties = [1 + (turn % 12), 1 + ((turn >> 2) % 12)].join(',');
  const words = encodeURIComponent(`${WORDS[turn % WORDS.length] ?? ''} ${String(turn % 997)}`);
  return `${FIRST_PAGE}?text=${turn % 3 === 0 ? words : ''}&specialties=${specialties}&sort=${SORTS[turn % 4] ?? ''}&page=${String(1 + (turn % 89))}`;
}

const ROWS: readonly Row[] = [
  { what: 'cards, first page', path: FIRST_PAGE, floor: same(FIRST_PAGE), goal: 0.6 },
  {
    what: 'cards, filtered and sorted',
    path: `${FIRST_PAGE}?specialties=1,2&price=0-100&sort=rating`,
    floor: same(`${FIRST_PAGE}?specialties=1,2&price=0-100&sort=rating`),
    goal: 0.6,
  },
  { what: 'cards, a search never asked', path: newSearch, floor: SELECT, goal: null },
  {
    what: 'GET /api/coaches/, unchanged',
    path: '/api/coaches/',
    floor: { path: '/nothing', name: 'bare Hono' },
    goal: 0.6,
    sendsTag: true,
  },
  { what: 'GET /api/coaches/, whole', path: '/api/coaches/', floor: same('/api/coaches/'), goal: 0.6 },
  ...['/', '/browse', `/coach/${String(ONE)}`].map((path) => ({ what: `page ${path}, unchanged`, path, floor: same(path), goal: 0.4 })),
  { what: 'one coach', path: `/api/coaches/${String(ONE)}/`, floor: SELECT, goal: 0.8 },
  { what: 'reviews of one coach', path: `/api/reviews/${String(ONE)}/`, floor: SELECT, goal: 0.8 },
];

const NO_BODY = /^HTTP\/1\.1 304/;
let asked = 0;

if (process.send === undefined) {
  await measureAll();
  process.exit(0);
} else {
  process.send(await startBenchServers(COACHES, 'dist'));
  process.on('message', () => process.send?.(process.cpuUsage()));
  process.on('disconnect', () => process.exit(0));
}

async function measureAll(): Promise<void> {
  const server = fork(fileURLToPath(import.meta.url));
  const [servers] = (await once(server, 'message')) as [BenchServers];
  const { product, floor, setUp, firstView, edit, heapMb } = servers;
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
  console.log(
    `${String(COACHES)} coaches, in processor time: written in ${seconds(setUp)} s, first look ${seconds(firstView)} s, an edit is public after ${edit.toFixed(1)} ms; heap ${heapMb.toFixed(0)} MB`,
  );
  for (const path of [FIRST_PAGE, '/api/coaches/'])
    console.log(`${path}: ${((await ask(product, path)).length / 1024).toFixed(1)} kB sent`);
  const { tag } = await ask(product, '/api/coaches/');
  console.log(
    `\n${'requests a second of processor'.padEnd(32)}${'ours'.padStart(9)}${'floor'.padStart(9)}   ${'floor is'.padEnd(20)}${'goal'.padStart(6)}${'is'.padStart(8)}`,
  );
  const results: BenchRow[] = [];
  for (const row of ROWS) {
    const headers = row.sendsTag === true ? `If-None-Match: ${tag}\r\n` : '';
    const pairs: { own: number; floor: number }[] = [];
    for (let turn = 0; turn <= TURNS; turn += 1) {
      const beside = await requestsPerSecond(server, floor, row.floor.path, '');
      pairs.push({ own: await requestsPerSecond(server, product, row.path, headers), floor: beside });
    }
    const result = printRow(row, pairs.slice(1));
    if (result !== null) results.push(result);
  }
  report('coaches', results);
}

/** The first turn warmed both up and is not among `pairs`. Answers with the line of the table, where there is a goal. */
function printRow({ what, floor, goal }: Row, pairs: readonly { own: number; floor: number }[]): BenchRow | null {
  const share = median(pairs.map((pair) => pair.own / pair.floor));
  const figures = [pairs.map(({ own }) => own), pairs.map((pair) => pair.floor)].map((values) => median(values).toFixed(0).padStart(9));
  const asked = goal === null ? ['', ''] : [`${(goal * 100).toFixed(0)}%`, share >= goal ? 'met' : 'MISSED'];
  console.log(
    `${what.padEnd(32)}${figures.join('')}   ${floor.name.padEnd(20)}${(asked[0] ?? '').padStart(6)}${`${(share * 100).toFixed(0)}%`.padStart(8)} ${asked[1] ?? ''}`,
  );
  if (goal === null) return null;
  const percent = (part: number) => `${(part * 100).toFixed(0)}%`;
  const name = `${what}, ${COACHES.toLocaleString('en-US')} coaches`;
  return { row: 9, what: name, goal: `≥ ${percent(goal)}`, figure: percent(share), met: share >= goal, floor: floor.name };
}

/** Keeps `CONNECTIONS` connections busy, one request each at a time. */
async function requestsPerSecond(server: ChildProcess, port: number, path: Row['path'], headers: string): Promise<number> {
  const sockets = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const socket = createConnection({ port, host: '127.0.0.1', noDelay: true });
      await once(socket, 'connect');
      return socket;
    }),
  );
  const before = await processorSeconds(server);
  let left = REQUESTS;
  await Promise.all(
    sockets.map(async (socket) => {
      while (left > 0) {
        left -= 1;
        asked += 1;
        const address = typeof path === 'string' ? path : path(asked);
        socket.write(`GET ${address} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: */*\r\nAccept-Encoding: br\r\n${headers}\r\n`);
        await readAnswer(socket);
      }
    }),
  );
  const used = (await processorSeconds(server)) - before;
  for (const socket of sockets) socket.destroy();
  return REQUESTS / used;
}

async function processorSeconds(server: ChildProcess): Promise<number> {
  server.send('how much');
  const [{ user, system }] = (await once(server, 'message')) as [NodeJS.CpuUsage];
  return (user + system) / 1_000_000;
}

async function ask(port: number, path: string): Promise<{ length: number; tag: string }> {
  const socket = createConnection({ port, host: '127.0.0.1' });
  socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: */*\r\nAccept-Encoding: br\r\n\r\n`);
  const answer = await readAnswer(socket);
  socket.destroy();
  return answer;
}

/** Reads one answer to its end, without looking into its body. */
function readAnswer(socket: Socket): Promise<{ length: number; tag: string }> {
  return new Promise((resolve, reject) => {
    let head = '';
    let left = -1;
    let length = 0;
    let tag = '';
    const done = () => {
      socket.off('data', read).off('error', reject);
      resolve({ length, tag });
    };
    const read = (chunk: Buffer) => {
      let body = chunk.byteLength;
      if (left === -1) {
        const before = head.length;
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end === -1) return;
        body = before + chunk.byteLength - (end + 4);
        const fields = head.slice(0, end);
        if (!/^HTTP\/1\.1 [23]/.test(fields)) return reject(new Error(fields));
        length = NO_BODY.test(fields) ? 0 : Number(/content-length: (\d+)/i.exec(fields)?.[1] ?? Number.NaN);
        if (Number.isNaN(length)) return reject(new Error(`No length: ${fields}`));
        tag = /etag: (\S+)/i.exec(fields)?.[1] ?? '';
        left = length;
      }
      left -= body;
      if (left <= 0) done();
    };
    socket.on('data', read).once('error', reject);
  });
}
