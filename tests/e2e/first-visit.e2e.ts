import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { PAGE_ROUTES } from '#domain/routes.ts';
import { expectReadyOffline } from './support/person.ts';
import { expect, sharedTest as test } from './support/test.ts';

test.use({ onDisk: false });

/** What a first visit may download, compressed as well as can be. */
const SCRIPT_BYTES = 85_000;
const STYLE_BYTES = 12_000;
/** The page and what its HTML asks for; its sheets stand in it. */
const REQUESTS = 12;
/** What must be on the phone, unpacked, before it is ready to train without signal. Of it 14 kB are the choice of substitutes (ROUTINE-12), 16 kB several gyms, the picture of a workout, favourites and the handle of a routine (GYM-1, PROG-30, FAV-1, ROUTINE-13), 27 kB changing the plan by hand (PLAN-30), 20 kB coach and trainee with their thread (REL-1, SCOPE-6), 12 kB the sheets of a week, the news of a version and what works in the background, 3 kB jumps and landings and where a moved session stands (TEMPLATE-10, BLOCK-5), 3 kB a swap for the rest of the plan, a gym brought back and big type in Settings (ROUTINE-14, GYM-4), 3 kB the bar of a workout, what logs at the thumb and the names of a superset in one bracket (TODAY-7, TODAY-12), 19 kB codes of coaches and joining with one (REL-3), 4 kB sharing less without signal and what a coach may keep of a log (GRANT-4, READ-2), 13 kB what keeps, shows and gives way from a snapshot of the day (TODAY-13), 8 kB a workout logged afterwards, what was planned beside a past one, the clock and start of a workout and two edits of a routine’s day (HIST-7, HIST-8, TODAY-14, ROUTINE-2), 4 kB columns named by hand, the unit of a log that came in, and names of the log that are no exercise (IMPORT-14, IMPORT-15, OWN-7), and 32 kB the week above Today, three ways on for an open day and how one feels (TODAY-15 to TODAY-17), settings of rest and effort (SET-1), kinds of a routine's sets and its unsaved changes (ROUTINE-16, ROUTINE-17), clients of a coach by need, and all that our own file brings back, and 17 kB writing, merging and taking a coach's plan (CPLAN-1 to CPLAN-9), and 2 kB how long such a plan may be and which weeks it speaks of (CPLAN-10), and 6 kB three ready routines, keys in the month, what a best is, a load that is likely a slip, and measures and notes of two phones (ROUTINE-19, PROG-16, PROG-36, TRAIN-27, SYNC-27), and 5 kB the note after a workout and the kind of the next set in words (PROG-37), and 12 kB twenty-two more exercises, undo of a measure over the page, why a day has no max, and suggestions by the kind chosen (PROG-38, PROG-33, TRAIN-25), and 5 kB a finished workout’s dock and routine, the next warm-up step, and what a past workout was meant to be (PROG-28, ROUTINE-7, TRAIN-25). */
const PRECACHE_BYTES = 1_617_000;
/** Unpacked; 960 kB on the way. Of it 20 kB are illnesses and medicines told in passing with their cautions (STATE-5), several orders in one message (PLAN-25) and plain questions about the log (ASK-2), and 7 kB words of two meanings and numbers that are no age (FACT-35, FACT-32). Of it 75 kB are questions about log and plan, read as measure, subject and span (ASK-5), and statements (PLAN-33), 66 kB weights learned from fourteen more writers, 230 kB are weights for dangers, learned from thirteen more writers (TRAIN-17), 30 kB meets, cardio and circumstances (MEET-1, COND-1, TEMPLATE-11), 330 kB are questions as people word them and 210 kB answers to 255 more (KNOW-2), 75 kB weights learned from talks, 9 kB are what an answer must speak of, whether an exercise may be done, and dangers in everyday words (KNOW-6, KNOW-8), 7 kB weeks for sports and sessions counted beside one (TEMPLATE-10); 14 kB when training waits for a doctor and when not, and other accessories of a next block, and 10 kB days, numbers and kinds of equipment read by the words beside them (FACT-31 to FACT-34) and what the app can do (KNOW-9). Of it 5 kB are breaks of two years, weaknesses, hindered days, years of a job and failing balance (FACT-11, FACT-14, PLAN-33, STATE-2), and weights that know more names of exercises. */
const COACH_BYTES = 2_770_000;
/** Unpacked. Of it 10 kB are the threads' share of synchronisation (SCOPE-4), 1 kB where a moved session stands (BLOCK-5), 1 kB a gym brought back and sets read when they are stored (GYM-4), and a relationship that began with a code (REL-3), and 1 kB revocations and what a coach's device kept of clients (GRANT-4, READ-2), and what takes a snapshot away (TODAY-13), and 2 kB two edits of a routine’s day and the unit of the region (ROUTINE-2), and 10 kB settings of rest and effort, kinds of a routine's sets and registers of a coach's plan (SET-1, ROUTINE-17, CPLAN-1), and less than 1 kB one estimated max and what of a client leaves a coach's device (PROG-33, CPLAN-10), and 7 kB a routine, a day or an exercise that two phones changed or one deleted, a workout's own place, times and distances of a copy and sets changed in a past workout (SYNC-27, ROUTINE-18, ROUTINE-7, HIST-4), a load that is likely a slip, and the rest in big type (TRAIN-27, TODAY-9), and 0.5 kB the kind of the next set in words, the sets of last time, and a day left free after another plan (ROUTINE-20, TODAY-16, TODAY-19). Of it 6 kB are twenty-two exercises that people look for by their usual names, and 1 kB how a routine is made of a workout (ROUTINE-7). */
const TRAINING_FILE_BYTES = 360_000;
/** Pages that are tools of their own; decisions 43 and 45 say why. They must not grow either. The paths of the coaching pages are 240 bytes of each and the way to the log about 90, a coach’s plan about 100, asking twice for a page’s code about 20; up to 200 bytes are left free, because the names of the files, which change with their content, do not all compress alike. */
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
  const files = await page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.startsWith('workbox-precache')) ?? '';
    const kept = await (await caches.open(name)).matchAll();
    return Promise.all(kept.map(async (file) => ({ path: new URL(file.url).pathname, size: (await file.blob()).size })));
  });
  const bytesOf = (isCounted: (path: string) => boolean): number =>
    files.filter(({ path }) => isCounted(path)).reduce((all, { size }) => all + size, 0);
  // The coach answers without signal too: what it reads and answers with is counted by itself.
  const isCoach = (path: string): boolean => /\/assets\/(coach-weights|answer|engine|apply-edit)-/.test(path);
  const training = bytesOf((path) => !isCoach(path));
  expect(training).toBeGreaterThan(500_000);
  expect(training).toBeLessThan(PRECACHE_BYTES);
  expect(bytesOf(isCoach)).toBeLessThan(COACH_BYTES);
  // What Today loads with every start must not take in the coach's reading, which is loaded by chat alone.
  expect(bytesOf((path) => /\/assets\/training-/.test(path))).toBeLessThan(TRAINING_FILE_BYTES);
});
