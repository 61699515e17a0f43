import { asArgument, type Browser, findInPage, type Target, until, type Victim } from './browser.ts';

/** The few commands of WebDriver that are needed, whatever the wire. */
export interface Driver {
  navigate(url: string): Promise<void>;
  /** Runs a function body; elements come back as references. */
  execute(script: string, argument: unknown): Promise<unknown>;
  click(element: string): Promise<void>;
  clear(element: string): Promise<void>;
  type(element: string, text: string): Promise<void>;
}

/** The key under which WebDriver names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

interface DrivenInput {
  readonly driver: Driver;
  readonly origin: string;
  readonly kill: (victim: Victim) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A browser behind WebDriver. */
export function driveBrowser({ driver, origin, kill, close }: DrivenInput): Browser {
  const find = (target: Target) =>
    until(`${target.css} ${String(target.name ?? '')}`, async () => {
      const found = await driver.execute(`return (${String(findInPage)})(arguments[0])`, asArgument(target));
      return (found as Record<string, string> | null)?.[ELEMENT] ?? null;
    });
  /** Between finding and touching the page may have drawn the element anew. */
  const touch = async (target: Target, work: (element: string) => Promise<void>) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work(await find(target));
      } catch (error) {
        if (tries === 5 || !/stale|not interactable|intercepted/i.test(String(error))) throw error;
      }
    }
  };
  const isLoaded = () => driver.execute("return !('isLeft' in window) && document.readyState === 'complete'", null);
  return {
    // The driver does not wait for pages itself: one whose process has died never loads, and no command would be answered any more.
    async open(path) {
      await driver.execute('window.isLeft = true', null).catch(() => undefined);
      // A page whose process was killed a moment ago cannot be led anywhere until it has another one.
      await until(`${path} is asked for`, () => driver.navigate(origin + path).then(() => true));
      await until(`${path} is loaded`, async () => (await isLoaded()) === true);
    },
    reload: async () => void (await driver.execute('location.reload()', null)),
    click: (target) => touch(target, (element) => driver.click(element)),
    write: (target, text) =>
      touch(target, async (element) => {
        await driver.clear(element);
        await driver.type(element, text);
      }),
    run: async (inPage, argument) => (await driver.execute(`return (${String(inPage)})(arguments[0])`, argument)) as never,
    kill,
    close,
  };
}
