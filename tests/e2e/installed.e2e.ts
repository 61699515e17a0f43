import type { Page } from 'playwright/test';
import { expectEverythingKept, expectReadyOffline, expectWorkout, signIn } from './support/person.ts';
import { expect, sharedTest as test } from './support/test.ts';

test.use({ onDisk: false, withWorker: false });

interface Shortcut {
  name: string;
  url: string;
}

interface Picture {
  src: string;
  sizes: string;
  type: string;
  form_factor?: string;
}

interface Manifest {
  id: string;
  start_url: string;
  display_override: string[];
  launch_handler: { client_mode: string };
  handle_links: string;
  icons: (Picture & { purpose?: string })[];
  shortcuts: Shortcut[];
  share_target: { method: string; enctype: string; params: { files: { accept: string[] }[] } };
  file_handlers: { action: string; accept: Record<string, string[]> }[];
  screenshots: Picture[];
  protocol_handlers: { protocol: string; url: string }[];
}

async function readManifest(page: Page, url: string): Promise<Manifest> {
  await page.goto(`${url}/login`);
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(url + (address ?? ''));
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  return (await answer.json()) as Manifest;
}

/** As the browser decodes it. */
function sizeOf(page: Page, src: string): Promise<string> {
  return page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return `${picture.naturalWidth}x${picture.naturalHeight}`;
  }, src);
}

test('the manifest says all a browser can use, and Chromium finds no fault with it (PAGE-15)', async ({ phone, product }) => {
  const { page, context } = phone;
  const manifest = await readManifest(page, product.url);
  expect(manifest).toMatchObject({
    id: '/',
    start_url: '/ai-coach/today?source=app',
    display_override: ['standalone', 'minimal-ui'],
    launch_handler: { client_mode: 'focus-existing' },
    handle_links: 'preferred',
    share_target: { action: '/ai-coach/import', method: 'POST', enctype: 'multipart/form-data' },
    protocol_handlers: [{ protocol: 'web+setwise', url: '/ai-coach/routines#link=%s' }],
  });
  for (const ending of ['.csv', '.json', '.setwise']) {
    expect(manifest.share_target.params.files[0]?.accept).toContain(ending);
    expect(manifest.file_handlers.flatMap(({ accept }) => Object.values(accept).flat())).toContain(ending);
  }
  // A packed log is shared as it is (IMPORT-19).
  expect(manifest.share_target.params.files[0]?.accept).toContain('.zip');
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(["Today's Workout", 'Log a set', 'AI Coach Chat', 'Progress', 'Find a Coach']);
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['any', 'maskable', 'monochrome']));
  expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots].filter((picture) => picture.sizes !== 'any'))
    expect(`${src} ${await sizeOf(page, src)}`).toBe(`${src} ${sizes}`);
  const devtools = await context.newCDPSession(page);
  const { errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
});

test('what iOS takes from the page: an icon, a title, the notch, and a start-up image of the device’s own size in both themes', async ({
  phone,
}) => {
  const { page } = phone;
  // As Safari has it on a phone; Chromium draws the picture.
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
  await page.goto('/login');
  await expect(page.locator('link[rel="apple-touch-startup-image"]')).toHaveCount(2);
  const { images, screenSize, icon, viewport } = await page.evaluate(async () => {
    const sizes = [...document.querySelectorAll<HTMLLinkElement>('link[rel="apple-touch-startup-image"]')].map(async ({ href, media }) => {
      const picture = new Image();
      picture.src = href;
      await picture.decode();
      return { media, size: `${picture.naturalWidth}x${picture.naturalHeight}` };
    });
    const { width, height } = window.screen;
    return {
      images: await Promise.all(sizes),
      screenSize: `${Math.min(width, height) * devicePixelRatio}x${Math.max(width, height) * devicePixelRatio}`,
      icon: document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')?.href ?? '',
      viewport: document.querySelector<HTMLMetaElement>('meta[name="viewport"]')?.content ?? '',
    };
  });
  expect(images.map(({ size }) => size)).toEqual([screenSize, screenSize]);
  expect(images.map(({ media }) => /light|dark/.exec(media)?.[0])).toEqual(['light', 'dark']);
  expect(await sizeOf(page, icon)).toBe('180x180');
  expect(viewport).toContain('viewport-fit=cover');
});

test('every shortcut opens its page without signal', async ({ openPhone, product }) => {
  const phone = await openPhone({ withWorker: true });
  const { page } = phone;
  const { shortcuts } = await readManifest(page, product.url);
  await signIn(page);
  await expectReadyOffline(page);
  await page.goto('/ai-coach/today');
  await expectWorkout(page);
  // Coaches are kept once they were seen.
  await page.goto('/browse');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectEverythingKept(page);
  await phone.goOffline();
  for (const { name, url } of shortcuts) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
    await expect(page, name).toHaveURL(product.url + url);
    await expect(page.getByText('This page is not on your phone yet'), name).toHaveCount(0);
  }
});

test('«Log a set» stands at the next set', async ({ phone }) => {
  const { page } = phone;
  await signIn(page);
  await page.goto('/ai-coach/today#next-set');
  await expect(page.getByRole('button', { name: /^Log set \d+$/ }).first()).toBeFocused();
});

test('a shortcut goes to its page in the window that is open, and the icon leaves it where it is', async ({ phone, product }) => {
  const { page } = phone;
  // What Chromium gives an installed window. The test plays the system, which cannot be asked from outside.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'launchQueue', {
      value: {
        setConsumer: (consumer: unknown) => {
          Object.assign(window, { launch: consumer });
        },
      },
    });
  });
  await signIn(page);
  await page.goto('/ai-coach/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const launch = (path: string) =>
    page.evaluate(
      (targetURL) => (window as unknown as { launch(params: { targetURL: string }): void }).launch({ targetURL }),
      product.url + path,
    );
  await expect.poll(() => page.evaluate(() => 'launch' in window)).toBe(true);
  await page.evaluate(() => Object.assign(window, { isSameWindow: true }));
  await launch('/ai-coach/today?source=app');
  await expect(page).toHaveURL(`${product.url}/ai-coach/dashboard`);
  await launch('/ai-coach/history');
  await expect(page.getByRole('heading', { level: 1, name: 'Workout History' })).toBeVisible();
  expect(await page.evaluate(() => 'isSameWindow' in window)).toBe(true);
});

test('the bars of the browser take the colour of the theme: the system’s before anybody chooses, then the chosen one', async ({
  phone,
  product,
}) => {
  const { page, context } = phone;
  const colors = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    );
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/login');
  expect(await colors()).toEqual(['#0b0a09']);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await colors()).toEqual(['#faf8f4']);
  await context.addCookies([{ name: 'theme', value: 'dark', url: product.url }]);
  await page.reload();
  expect(await colors()).toEqual(['#0b0a09']);
});

test('work in the background only makes things faster: the browser’s sign of signal makes an open page send, and its daily one fetches what is missing', async ({
  openPhone,
  product,
}) => {
  const { page, context } = await openPhone({ withWorker: true });
  await signIn(page);
  await expectReadyOffline(page);
  const devtools = await context.newCDPSession(page);
  const registrations: { registrationId: string; scopeURL: string }[] = [];
  devtools.on('ServiceWorker.workerRegistrationUpdated', (event) => registrations.push(...event.registrations));
  await devtools.send('ServiceWorker.enable');
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  const worker = { origin: product.url, registrationId: registrations[0]?.registrationId ?? '' };
  await page.evaluate(() => {
    navigator.serviceWorker.addEventListener('message', ({ data }) => Object.assign(window, { told: data?.type }));
  });
  await devtools.send('ServiceWorker.dispatchSyncEvent', { ...worker, tag: 'send', lastChance: false });
  await expect.poll(() => page.evaluate(() => (window as { told?: string }).told)).toBe('SEND_NOW');
  await expectEverythingKept(page);
  await page.evaluate(() => caches.delete('app-later'));
  await devtools.send('ServiceWorker.dispatchPeriodicSyncEvent', { ...worker, tag: 'refresh' });
  await expectEverythingKept(page);
});

test('a link of the app’s own protocol shows the routine it brings, and a damaged one says so', async ({ phone }) => {
  const { page } = phone;
  await signIn(page);
  await page.goto(`/ai-coach/routines#link=${encodeURIComponent('web+setwise:routine=AAAA')}`);
  await expect(page.getByRole('dialog')).toContainText(/damaged|cut off|not a routine|cannot be read/i);
});

test('on a phone of Apple’s the offer to install says how, and that Safari may clear a site after seven days (PAGE-8)', async ({
  phone,
}) => {
  const { page } = phone;
  // Chromium plays Safari; only the name of the browser is asked for.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1' }),
  );
  await signIn(page);
  await page.goto('/ai-coach/history');
  await page.getByRole('complementary', { name: 'Install' }).getByRole('button', { name: 'Install' }).click();
  const sheet = page.getByRole('dialog', { name: 'Install Setwise' });
  await expect(sheet).toContainText('tap Share, then Add to Home Screen');
  await expect(sheet).toContainText(/Safari may clear .*seven days/);
});

test('with a notch above and a bar below, head and last button stand clear of both', async ({ phone }) => {
  const { page, context } = phone;
  await signIn(page);
  const devtools = await context.newCDPSession(page);
  const clear = async () => {
    await page.goto('/ai-coach/today');
    await expectWorkout(page);
    return page.evaluate(() => {
      const title = document.querySelector('h1')?.getBoundingClientRect();
      const dock = document.querySelector('[data-dock] button');
      return { above: title?.top ?? 0, below: window.innerHeight - (dock?.getBoundingClientRect().bottom ?? Number.NaN) };
    });
  };
  const bare = await clear();
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 59, bottom: 34, topMax: 59, bottomMax: 34 } });
  const inset = await clear();
  expect(inset.above - bare.above).toBeGreaterThanOrEqual(58);
  expect(inset.below - bare.below).toBeGreaterThanOrEqual(33);
});
