import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { PAGE_ROUTES } from '#domain/routes.ts';
import { expectCoachKept, expectReadyOffline } from './support/person.ts';
import { expect, sharedTest as test } from './support/test.ts';

test.use({ onDisk: false });

/** What a first visit may download, compressed as well as can be. */
const SCRIPT_BYTES = 85_000;
const STYLE_BYTES = 12_000;
/** The page and what its HTML asks for; its sheets stand in it. */
const REQUESTS = 12;
/**
 * What must be on the phone, unpacked, before it is ready to train without signal, with what builds and changes plans. It is raised with a
 * feature that trains, by what that feature takes; the change that raises it says which.
 */
const PRECACHE_BYTES = 1_887_000;
/** Unpacked: what the coach reads and answers with, which follows first. */
const COACH_BYTES = 2_620_000;
/** Unpacked: the log, its synchronisation and what suggests the next set, which every start of Today reads. */
const TRAINING_FILE_BYTES = 364_000;
/**
 * Pages that are tools of their own (decisions 43 and 45), each with up to 200 bytes to spare: the names of the files change with their
 * content, and do not all compress alike.
 */
const LARGER: Readonly<Record<string, number>> = {
  '/': 85_700,
  '/register': 88_870,
  '/browse': 94_330,
  '/compare': 86_000,
  '/coach/1': 92_180,
  '/coach/1/discovery-call': 85_880,
  '/quiz/1/results': 91_950,
  '/quiz/2/results': 91_950,
  '/quiz/3/results': 91_950,
  '/quiz/4/results': 91_950,
};

interface File {
  path: string;
  size: number;
}

const brotli = promisify(brotliCompress);

/** Off this thread: while it compressed for seconds, the server closed connections that the next request was then sent on. */
async function compressed(content: string | Buffer): Promise<number> {
  return (await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })).byteLength;
}

test('a first visit to a public page downloads no more than its budget, and nothing that belongs to training or to other sites', async ({
  product,
}) => {
  const sizes = new Map<string, Promise<number>>();
  const measure = async (path: string) => compressed(Buffer.from(await (await fetch(product.url + path)).arrayBuffer()));
  const sizeOf = (path: string) => {
    const size = sizes.get(path) ?? measure(path);
    sizes.set(path, size);
    return size;
  };
  const sum = async (paths: string[]) => (await Promise.all(paths.map(sizeOf))).reduce((all, size) => all + size, 0);
  const over: string[] = [];
  for (const { path, access, isPersonal } of PAGE_ROUTES) {
    // What is about one person starts from the empty page.
    if (access !== 'anyone' || isPersonal) continue;
    const address = path.replace(/:(id|coachId)/, '1').replace(':slug', 'rpe-explained');
    const html = await (await fetch(product.url + address, { headers: { Accept: 'text/html' } })).text();
    const files = [...html.matchAll(/<(?:script|link)\b(?![^>]*\sdisabled>)[^>]*?(?:src|href)="([^"]+\.(?:js|css))"/g)].map(
      (found) => found[1] ?? '',
    );
    expect(
      files.filter((file) => !file.startsWith('/')),
      address,
    ).toEqual([]);
    const scripts = files.filter((file) => file.endsWith('.js'));
    const [, sheet = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(sheet.length, address).toBeGreaterThan(1000);
    const [script, style] = await Promise.all([sum(scripts), compressed(sheet)]);
    expect(scripts.length, address).toBeGreaterThan(2);
    if (script > (LARGER[address] ?? SCRIPT_BYTES)) over.push(`${address}: ${String(script)} bytes of script`);
    if (files.length + 1 > REQUESTS) over.push(`${address}: ${String(files.length + 1)} requests`);
    if (style > STYLE_BYTES) over.push(`${address}: ${String(style)} bytes of style`);
  }
  expect(over).toEqual([]);
});

test('what a phone fetches before it can train without signal grows no further', async ({ phone, product }) => {
  const { page } = phone;
  await page.goto(`${product.url}/login`);
  await expectReadyOffline(page);
  const kept = (cache: string): Promise<File[]> =>
    page.evaluate(async (start) => {
      const name = (await caches.keys()).find((key) => key.startsWith(start)) ?? '';
      const all = await (await caches.open(name)).matchAll();
      return Promise.all(all.map(async (file) => ({ path: new URL(file.url).pathname, size: (await file.blob()).size })));
    }, cache);
  const bytesOf = (files: File[], isCounted = (_: string) => true): number =>
    files.filter(({ path }) => isCounted(path)).reduce((all, { size }) => all + size, 0);
  const files = await kept('workbox-precache');
  expect(bytesOf(files)).toBeGreaterThan(500_000);
  expect(bytesOf(files)).toBeLessThan(PRECACHE_BYTES);
  // What trains, and the chat with what was said in it, does without what the coach reads and answers with.
  for (const page of ['today-page', 'chat-page', 'change-sheet', 'swap-sheet', 'plan-editor'])
    expect(files.map(({ path }) => path)).toContainEqual(expect.stringContaining(`/assets/${page}-`));
  // What Today loads with every start must not take in the coach's reading, which is loaded by chat alone.
  expect(bytesOf(files, (path) => /\/assets\/training-/.test(path))).toBeLessThan(TRAINING_FILE_BYTES);
  await expectCoachKept(page);
  const later = await kept('app-later');
  const coach = bytesOf(later, (path) => /\/assets\/(coach-(weights|reading)|answer|brief|log-digest)-/.test(path));
  expect(coach).toBeGreaterThan(2_000_000);
  expect(coach).toBeLessThan(COACH_BYTES);
});
