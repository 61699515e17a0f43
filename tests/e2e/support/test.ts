import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, test as base, chromium, expect, type Page } from 'playwright/test';
import { expectReadyOffline, TRAINEE, trainee } from './person.ts';
import { createProduct, type Product } from './product.ts';
import { seededFolder, seededFolderWithTrainees } from './seed.ts';
import { openStandingProduct, type StandingProduct } from './trainees.ts';

export { expect };

/** One person's device: storage of its own, which it shares with no other phone. */
export interface Phone {
  readonly page: Page;
  readonly context: BrowserContext;
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
  /** Closes the whole browser and opens it again on the same profile, in the same state of the network. Needs a profile on disk. */
  reopen(): Promise<void>;
  /** Kills the browser at once (SIGKILL), as a phone does, and opens it again. The sign-in is on disk by then. Needs a profile on disk. */
  kill(): Promise<void>;
}

interface PhoneOptions {
  width?: number;
  height?: number;
  dark?: boolean;
  /** Another way to the product, such as a faulty network. */
  origin?: string;
  /** As the test option says, where this is not given. */
  onDisk?: boolean;
  /** As the test option says, where this is not given. */
  withWorker?: boolean;
}

interface TestFixtures {
  /** The product, started. */
  product: Product;
  /** Makes the folder of a new device with a profile on disk; empty unless the app is installed in it. */
  makeProfile: () => Promise<string>;
  /**
   * A browser of each phone's own with a profile on disk, which can be closed and opened again, offers to install the app, and keeps its
   * storage as people's browsers do. Without it a phone is a private context of the worker's browser, which costs 0.2 instead of 0.8 s
   * of processor time to open and close.
   */
  onDisk: boolean;
  /**
   * The app installs its service worker. Without it a phone saves 1.7 s of processor time, and opens nothing without signal: for tests
   * that are about neither that nor updates.
   */
  withWorker: boolean;
  /** Opens a further device. */
  openPhone: (options?: PhoneOptions) => Promise<Phone>;
  phone: Phone;
}

interface WorkerFixtures {
  /** The product, started once for all tests of a worker that share it. */
  standing: StandingProduct;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  standing: [
    // The runner reads the names of the fixtures from the pattern, so there must be one.
    async ({ browserName: _ }, use) => {
      const standing = await openStandingProduct(seededFolderWithTrainees());
      await use(standing);
      await standing.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  product: async ({ browserName: _ }, use) => {
    const product = await createProduct(seededFolder());
    await product.start();
    await use(product);
    await product.remove();
  },
  makeProfile: async ({ browserName: _ }, use) => {
    await use(emptyProfile);
  },
  onDisk: [true, { option: true }],
  withWorker: [true, { option: true }],
  openPhone: async ({ product, makeProfile, onDisk, withWorker, browser, launchOptions }, use) => {
    const closings: (() => Promise<void>)[] = [];
    await use(async (given = {}) => {
      const options = { onDisk, withWorker, ...given };
      const baseURL = options.origin ?? product.url;
      if (!options.onDisk) {
        const phone = await openContext(browser, baseURL, options);
        closings.push(() => phone.context.close());
        return phone;
      }
      const profile = await makeProfile();
      const phone = await openProfile(profile, { baseURL, ...launchOptions }, options);
      closings.push(async () => {
        await phone.context.close();
        await rm(profile, { recursive: true, force: true });
      });
      return phone;
    });
    for (const close of closings) await close();
  },
  phone: async ({ openPhone }, use) => {
    await use(await openPhone());
  },
});

/** For tests that change nothing but what belongs to their own trainee: they share one running product, which they may not stop. */
export const sharedTest = test.extend({
  product: async ({ standing }, use) => {
    const { product, email } = await standing.take();
    trainee.email = email;
    await use({ ...product, start: refuse, stop: refuse, remove: refuse });
    trainee.email = TRAINEE;
  },
});

/** For tests that begin where the app is installed: every device opens a copy of a profile in which a worker installed it once. */
export const installedTest = sharedTest.extend<object, { installed: InstalledProfiles }>({
  installed: [
    async ({ browserName: _ }, use) => {
      const installed = new Map<string, Promise<string>>();
      await use(installed);
      for (const profile of installed.values()) await rm(await profile, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  makeProfile: async ({ product, installed, launchOptions }, use) => {
    await use(async () => {
      const original = installed.get(product.url) ?? install(product.url, launchOptions);
      installed.set(product.url, original);
      const profile = await emptyProfile();
      await cp(await original, profile, { recursive: true });
      return profile;
    });
  },
});

/** Profiles with the installed app, by the address of the product. */
type InstalledProfiles = Map<string, Promise<string>>;

async function install(baseURL: string, launchOptions: Launch): Promise<string> {
  const profile = await emptyProfile();
  const { page, context } = await openProfile(profile, { baseURL, ...launchOptions }, {});
  await page.goto('/login');
  await expectReadyOffline(page);
  await context.close();
  return profile;
}

function emptyProfile(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'setwise-phone-'));
}

async function refuse(): Promise<void> {
  throw new Error('Other tests use this product too.');
}

/** The operating system's number of the browser itself; its helpers die with it. */
async function browserProcess(context: BrowserContext): Promise<number> {
  const devtools = await context.browser()?.newBrowserCDPSession();
  const processes = (await devtools?.send('SystemInfo.getProcessInfo'))?.processInfo ?? [];
  const browser = processes.find((entry) => entry.type === 'browser');
  if (browser === undefined) throw new Error('The browser does not say which process it is.');
  return browser.id;
}

/** Chromium writes local storage down some seconds late; who signed in a moment before a kill has to do it again. */
async function signInIsOnDisk(profile: string, context: BrowserContext): Promise<void> {
  const refresh = await context.pages()[0]?.evaluate(() => localStorage.getItem('refresh'));
  if (refresh == null) return;
  const folder = join(profile, 'Default', 'Local Storage', 'leveldb');
  const isOnDisk = async () => {
    const logs = (await readdir(folder)).filter((name) => name.endsWith('.log'));
    return (await Promise.all(logs.map((name) => readFile(join(folder, name), 'latin1')))).some((log) => log.includes(refresh));
  };
  await expect.poll(isOnDisk, { timeout: 60_000 }).toBe(true);
}

type Launch = Parameters<typeof chromium.launchPersistentContext>[1];

function contextOptions({ width = 390, height = 844, dark = false, withWorker = true }: PhoneOptions) {
  return {
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: withWorker ? 'allow' : 'block',
  } as const;
}

async function openContext(browser: Browser, baseURL: string, options: PhoneOptions): Promise<Phone> {
  const context = await browser.newContext({ baseURL, ...contextOptions(options) });
  await context.newPage();
  return {
    get page() {
      return firstPage(context);
    },
    context,
    goOffline: () => context.setOffline(true),
    goOnline: () => context.setOffline(false),
    reopen: refuseWithoutProfile,
    kill: refuseWithoutProfile,
  };
}

async function refuseWithoutProfile(): Promise<void> {
  throw new Error('Only a phone with its profile on disk can be opened again: openPhone({ onDisk: true }).');
}

function firstPage(context: BrowserContext): Page {
  const [page] = context.pages();
  if (!page) throw new Error('The phone has no open page.');
  return page;
}

async function openProfile(profile: string, launch: Launch, options: PhoneOptions): Promise<Phone> {
  let isOffline = false;
  const open = () => chromium.launchPersistentContext(profile, { ...launch, ...contextOptions(options), offline: isOffline });
  let context = await open();
  return {
    get page() {
      return firstPage(context);
    },
    get context() {
      return context;
    },
    async goOffline() {
      isOffline = true;
      await context.setOffline(true);
    },
    async goOnline() {
      isOffline = false;
      await context.setOffline(false);
    },
    async reopen() {
      await context.close();
      context = await open();
    },
    async kill() {
      await signInIsOnDisk(profile, context);
      const closed = context.waitForEvent('close');
      process.kill(await browserProcess(context), 'SIGKILL');
      await closed;
      context = await open();
    },
  };
}
