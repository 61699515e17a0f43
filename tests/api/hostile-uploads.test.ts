import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { updateProfileImage } from '#contract/index.ts';
import { IMAGE_MESSAGES } from '#domain/messages/images.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type HostileUpload, makeHostileUploads } from './support/hostile-uploads.ts';

const SENTENCE_OF = {
  400: /^(This file cannot be read as a JPG, PNG or WebP picture\. Please choose another one\.|This picture has more than 40 megapixels\. Please choose a smaller one\.)$/,
  413: /^File size too large\. Maximum size is 5MB$/,
};
/** What the process may hold more than before, at its worst, with two pictures at a time. */
const MEMORY_MAX_MB = 700;

let server: TestServer;
let access: string;
let uploads: HostileUpload[];

beforeAll(async () => {
  uploads = await makeHostileUploads();
  server = await startTestServer();
  access = (await server.signIn((await server.createUser()).email)).access;
});
afterAll(() => server.close());

async function send(bytes: Uint8Array, { name = 'photo.jpg', type = 'image/jpeg', field = 'profile_image' } = {}) {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(bytes)], name, { type }));
  const answer = await server.fetch('/api/user/profile_img/', {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${access}` },
    body: form,
  });
  return { status: answer.status, body: (await answer.json()) as { detail?: string; code?: string; profile_image_url?: string } };
}

async function storedPicture(url: string): Promise<Uint8Array> {
  return new Uint8Array(await (await server.fetch(url)).arrayBuffer());
}

test('none of the hostile files crashes the server, and only real pictures pass', async () => {
  expect(uploads.length).toBeGreaterThanOrEqual(40);
  const before = process.memoryUsage().rss;
  let worst = 0;
  for (const { name, bytes, expected } of uploads) {
    const { status, body } = await send(bytes);
    worst = Math.max(worst, process.memoryUsage().rss - before);
    expect([name, status]).toEqual([name, expected]);
    if (expected !== 200) expect([name, body.detail]).toEqual([name, expect.stringMatching(SENTENCE_OF[expected])]);
  }
  expect((await server.fetch('/readyz')).status).toBe(200);
  const megabytes = Math.round(worst / 1_048_576);
  console.info(`${String(uploads.length)} hostile files, at worst ${String(megabytes)} MB more than before`);
  expect(megabytes).toBeLessThan(MEMORY_MAX_MB);
});

test('thirty of the largest at once are taken in turns', async () => {
  const bomb = uploads.find(({ name }) => name.startsWith('a real PNG of 6,400'));
  const large = uploads.find(({ name }) => name.startsWith('a JPEG of exactly 5 MiB'));
  if (bomb === undefined || large === undefined) throw new Error('The corpus lost its largest files.');
  const before = process.memoryUsage().rss;
  const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => send((at % 2 === 0 ? bomb : large).bytes)));
  const megabytes = Math.round((process.memoryUsage().rss - before) / 1_048_576);
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  console.info(`30 large uploads at once: ${JSON.stringify([...counts])}, ${String(megabytes)} MB more than before`);
  expect(answers.every(({ status }) => [200, 400, 503].includes(status))).toBe(true);
  expect(counts.get(200) ?? 0).toBeGreaterThan(0);
  expect(megabytes).toBeLessThan(MEMORY_MAX_MB);
});

test('a large picture of exactly 40 megapixels is taken, and one pixel row more is not', async () => {
  const flat = (height: number) =>
    sharp({ create: { width: 8_000, height, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
  expect((await send(await flat(5_000))).status).toBe(200);
  expect((await send(await flat(5_001))).body).toMatchObject({ code: 'too_many_pixels', detail: IMAGE_MESSAGES.tooManyPixels });
});

test('whatever came in, a still WebP without a word of the camera is kept', async () => {
  for (const { name, bytes, expected } of uploads.filter((upload) => upload.expected === 200)) {
    const { status, body } = await send(bytes);
    expect([name, status]).toEqual([name, expected]);
    const kept = await storedPicture(body.profile_image_url ?? '');
    const about = await sharp(kept).metadata();
    expect([name, about.format, about.pages ?? 1]).toEqual([name, 'webp', 1]);
    expect([name, about.exif, about.xmp, about.icc, about.iptc, about.orientation]).toEqual([
      name,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(Math.max(about.width, about.height)).toBeLessThanOrEqual(1_200);
    const words = Buffer.from(kept).toString('latin1');
    for (const secret of ['secret-owner', 'CAMERA-42', '<script', 'PK\u0003\u0004'])
      expect([name, words.includes(secret)]).toEqual([name, false]);
  }
});

test('a photo taken on its side stands upright', async () => {
  const sideways = uploads.find(({ name }) => name === 'a JPEG that lies on its side');
  const { body } = await send(sideways?.bytes ?? new Uint8Array());
  const { width, height } = await sharp(await storedPicture(body.profile_image_url ?? '')).metadata();
  expect([width, height]).toEqual([200, 300]);
});

test('the files of the photo before are removed: two files are left, however many came', async () => {
  const jpeg = uploads.find(({ name }) => name === 'a JPEG that says where it was taken')?.bytes ?? new Uint8Array();
  for (let turn = 0; turn < 3; turn += 1) expect((await send(jpeg)).status).toBe(200);
  expect(await readdir(server.imagesFolder)).toHaveLength(2);
});

describe('what is written around a picture is not believed', () => {
  const NAMES = [
    '../../etc/passwd',
    '..\\..\\boot.ini',
    'a\u0000.svg',
    '/absolute.jpg',
    `${'x'.repeat(4_000)}.jpg`,
    'CON',
    '.htaccess',
    'фото.jpg',
  ];

  test.each(NAMES)('the file name %j leads nowhere', async (name) => {
    const jpeg = uploads.find((upload) => upload.name === 'a JPEG that lies on its side')?.bytes ?? new Uint8Array();
    const { status, body } = await send(jpeg, { name });
    expect([200, 400]).toContain(status);
    if (status === 200) expect(body.profile_image_url).toMatch(/^\/images\/[0-9a-f]{40}\.webp$/);
    for (const file of await readdir(server.imagesFolder)) expect(file).toMatch(/^[0-9a-f]{40}\.webp$/);
  });

  test.each(['image/svg+xml', 'text/html', 'application/octet-stream', 'image/png', ''])(
    'a JPEG that calls itself %j is a JPEG',
    async (type) => {
      const jpeg = uploads.find((upload) => upload.name === 'a JPEG that lies on its side')?.bytes ?? new Uint8Array();
      expect((await send(jpeg, { type })).status).toBe(200);
    },
  );
});

describe('a form that is none is refused in words', () => {
  const ask = async (headers: Record<string, string>, body: BodyInit | null) => {
    const answer = await server.fetch('/api/user/profile_img/', {
      method: 'PATCH',
      headers: { Authorization: `Bearer ${access}`, ...headers },
      body,
    });
    return [answer.status, ((await answer.json()) as { code: string }).code];
  };
  const boundary = 'multipart/form-data; boundary=x';
  const part = (name: string, more = '') => `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\nhello\r\n`;

  test.each<[string, Record<string, string>, string | null, [number, string]]>([
    ['no type', {}, null, [415, 'unsupported_media_type']],
    ['JSON', { 'Content-Type': 'application/json' }, '{}', [415, 'unsupported_media_type']],
    ['a form without a boundary', { 'Content-Type': 'multipart/form-data' }, 'x', [415, 'unsupported_media_type']],
    ['no parts', { 'Content-Type': boundary }, '', [400, 'malformed_form']],
    ['an end that never comes', { 'Content-Type': boundary }, part('a'), [400, 'malformed_form']],
    [
      'a part without a name',
      { 'Content-Type': boundary },
      '--x\r\nContent-Type: text/plain\r\n\r\nhello\r\n--x--',
      [400, 'malformed_form'],
    ],
    ['a thousand parts', { 'Content-Type': boundary }, `${part('a').repeat(1_000)}--x--`, [400, 'malformed_form']],
    ['two files', { 'Content-Type': boundary }, `${part('profile_image', '; filename="a"').repeat(2)}--x--`, [400, 'malformed_form']],
    ['a file where none belongs', { 'Content-Type': boundary }, `${part('other', '; filename="a"')}--x--`, [400, 'malformed_form']],
    ['a picture that is text', { 'Content-Type': boundary }, `${part('profile_image')}--x--`, [400, 'malformed_form']],
    ['a good form without a picture', { 'Content-Type': boundary }, `${part('other')}--x--`, [400, 'not_valid']],
    ['a field named __proto__', { 'Content-Type': boundary }, `${part('__proto__')}--x--`, [400, 'not_valid']],
  ])('%s', async (_, headers, body, expected) => {
    expect(await ask(headers, body)).toEqual(expected);
  });

  test('a body that goes on for ever is cut at its limit', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const answer = await server.fetch(
      new Request('http://setwise.test/api/user/profile_img/', {
        method: 'PATCH',
        headers: { Authorization: `Bearer ${access}`, 'Content-Type': boundary },
        body: endless,
        duplex: 'half',
      } as RequestInit),
    );
    expect([answer.status, ((await answer.json()) as { detail: string }).detail]).toEqual([
      413,
      'File size too large. Maximum size is 5MB',
    ]);
    expect(sent).toBeLessThan(5_242_880 + 4 * 65_536);
  });
});

test('the contract’s own way of sending a picture arrives', async () => {
  const jpeg = uploads.find(({ name }) => name === 'a JPEG that lies on its side')?.bytes ?? new Uint8Array();
  const outcome = await server.call(access)(updateProfileImage, {
    form: {},
    picture: new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }),
  });
  expect(outcome).toMatchObject({ ok: true, value: { profile_image_url: expect.stringMatching(/^\/images\//) } });
});
