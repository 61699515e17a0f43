import { expect, test } from 'vitest';
import type { Call, Endpoint, Failure } from '#contract/index.ts';
import { EMPTY_DRAFT, type OnboardingDraft } from './draft.ts';
import { isBegun, submitRegistration } from './submit.ts';

const DRAFT: OnboardingDraft = {
  ...EMPTY_DRAFT,
  country: 'DE',
  dob: '1990-01-01',
  gender: 'female',
  terms_agreed: true,
  photo: { bytes: new Uint8Array([1, 2, 3]).buffer, type: 'image/jpeg', id: 'photo-1' },
  short_bio: 'Strong.',
  specialties: [3, 5],
  programs: { basic: { description: 'Weekly.', specialties: [3], price: '99.00', key: 'key-1' } },
};
const PATHS = [
  '/api/coach/country/',
  '/api/coach/dob/',
  '/api/coach/gender/',
  '/api/coach/bio/',
  '/api/coach/specialties/',
  '/api/user/profile_img/',
  '/api/coach/program/create/',
];
const NO_ANSWER: Failure = { kind: 'unreachable' };

/** A fake server that records calls; `fate` can fail one. */
function world(fate: (path: string, nth: number) => Failure | null = () => null, own: readonly { id: number; type: string }[] = []) {
  const asked: string[] = [];
  const keys: (string | undefined)[] = [];
  const kept: OnboardingDraft[] = [];
  const call = (async (endpoint: Endpoint, _input: unknown, options: { idempotency_key?: string } = {}) => {
    asked.push(endpoint.path);
    keys.push(options.idempotency_key);
    const failure = fate(endpoint.path, asked.filter((path) => path === endpoint.path).length);
    if (failure !== null) return { ok: false, failure };
    return { ok: true, value: endpoint.path === '/api/coach/programs/' ? own : {} };
  }) as unknown as Call;
  const keep = async (draft: OnboardingDraft) => {
    kept.push(draft);
  };
  return { asked, keys, kept, run: (draft: OnboardingDraft) => submitRegistration(draft, { call, keep, onProgress: () => undefined }) };
}

test('everything is sent, each part once and in order', async () => {
  const { asked, run } = world();
  expect((await run(DRAFT)).failure).toBeNull();
  expect(asked).toEqual(PATHS);
});

test.each(PATHS)('stopped at %s and started again from what the phone kept, nothing that was answered is sent twice', async (stop) => {
  const first = world((path) => (path === stop ? NO_ANSWER : null));
  const { failure } = await first.run(DRAFT);
  expect(failure).toEqual(NO_ANSWER);
  const again = world();
  // After a reload only the last stored draft remains.
  const { draft } = await again.run(first.kept.at(-1) ?? DRAFT);
  expect([...first.asked, ...again.asked]).toEqual([...PATHS.slice(0, PATHS.indexOf(stop) + 1), ...PATHS.slice(PATHS.indexOf(stop))]);
  expect(isBegun(draft)).toBe(true);
  const third = world();
  await third.run(draft);
  expect(third.asked).toEqual([]);
});

test('a part that was changed after it was sent is sent again, and only it', async () => {
  const { draft } = await world().run(DRAFT);
  const { asked, run } = world();
  await run({ ...draft, short_bio: 'Stronger.' });
  expect(asked).toEqual(['/api/coach/bio/']);
});

test('a program goes with its key; one the server has already is brought up to date and not made twice', async () => {
  const taken: Failure = { kind: 'refused', status: 409, body: { code: 'program_type_taken' } };
  const { asked, keys, run } = world((path) => (path.endsWith('/create/') ? taken : null), [{ id: 7, type: 'basic' }]);
  expect((await run(DRAFT)).failure).toBeNull();
  expect(keys[PATHS.indexOf('/api/coach/program/create/')]).toBe('key-1');
  expect(asked.slice(-3)).toEqual(['/api/coach/program/create/', '/api/coach/programs/', '/api/coach/program/:id/']);
});

test('without a new photo none is sent', async () => {
  const { asked, run } = world();
  await run({ ...DRAFT, photo: null, photo_url: '/images/x.webp' });
  expect(asked).not.toContain('/api/user/profile_img/');
});

test('progress counts parts, and says how much of the photo has left', async () => {
  const seen: [number, number, number | null][] = [];
  const call = (async (_endpoint: Endpoint, _input: unknown, options: { on_upload?: (part: number) => void } = {}) => {
    options.on_upload?.(0.5);
    return { ok: true, value: {} };
  }) as unknown as Call;
  await submitRegistration(DRAFT, {
    call,
    keep: async () => undefined,
    onProgress: ({ done, of, upload }) => seen.push([done, of, upload]),
  });
  expect(seen[0]).toEqual([0, 7, null]);
  expect(seen).toContainEqual([5, 7, 0.5]);
  expect(seen.at(-1)).toEqual([7, 7, null]);
});
