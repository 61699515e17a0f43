import { type BrowserContext, chromium, type ElementHandle, type Page } from 'playwright/test';
import { CHROMIUM, CHROMIUM_ARGUMENTS } from '#tests/e2e/support/chromium.ts';
import { asArgument, type Browser, type Engine, findInPage, type Target, until } from './browser.ts';
import { killAtOnce } from './processes.ts';

const COMMAND_MS = 120_000;

export function createChromium(): Engine {
  return {
    name: 'chromium',
    victims: ['browser', 'page'],
    async version() {
      const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS });
      const version = browser.version();
      await browser.close();
      return `Chromium ${version}`;
    },
    launch,
    stop: () => Promise.resolve(),
  };
}

async function launch(profile: string, origin: string): Promise<Browser> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM,
    args: CHROMIUM_ARGUMENTS,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(COMMAND_MS);
  let [page = await context.newPage()] = context.pages();
  const find = (target: Target): Promise<ElementHandle> =>
    until(`${target.css} ${String(target.name ?? '')}`, async () =>
      (await page.evaluateHandle(findInPage, asArgument(target))).asElement(),
    );
  const touch = async (target: Target, work: (element: ElementHandle) => Promise<void>) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work(await find(target));
      } catch (error) {
        if (tries === 5 || !/not attached/i.test(String(error))) throw error;
      }
    }
  };
  return {
    open: async (path) => void (await page.goto(origin + path)),
    reload: async () => void (await page.reload()),
    click: (target) => touch(target, (element) => element.click()),
    write: (target, text) => touch(target, (element) => element.fill(text)),
    run: (inPage, argument) => page.evaluate(inPage as never, argument as never),
    async kill(victim) {
      const processes = await processesOf(context);
      const wanted = processes.filter(({ type }) => type === (victim === 'browser' ? 'browser' : 'renderer'));
      if (wanted.length === 0) throw new Error(`There is no process of the ${victim} to kill.`);
      const gone: Promise<unknown> = victim === 'browser' ? context.waitForEvent('close') : page.waitForEvent('crash');
      killAtOnce(wanted.map(({ id }) => id));
      await gone;
      if (victim === 'page') page = await renewed(context, page);
    },
    close: () => context.close(),
  };
}

/** A page whose process died cannot be driven any more: another tab takes its place. */
async function renewed(context: BrowserContext, dead: Page): Promise<Page> {
  const fresh = await context.newPage();
  await dead.close();
  return fresh;
}

async function processesOf(context: BrowserContext): Promise<{ id: number; type: string }[]> {
  const devtools = await context.browser()?.newBrowserCDPSession();
  return (await devtools?.send('SystemInfo.getProcessInfo'))?.processInfo ?? [];
}
