/** What dies: the whole browser, the process of the page, or (WebKit) the network and database process. */
export type Victim = 'browser' | 'page' | 'network';

/** An element a person sees: the first that fits, and whose label or text fits `name`. */
export interface Target {
  readonly css: string;
  readonly name?: RegExp;
}

/** One window of a real browser on a profile that is kept. Every wait has an end; a dead browser rejects. */
export interface Browser {
  /** Opens a path of the product and waits until the page has loaded. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  click(target: Target): Promise<void>;
  /** Replaces what stands in a field, key by key. */
  write(target: Target, text: string): Promise<void>;
  /** Calls a function in the page; it may use nothing but its argument. */
  run<Argument, Result>(inPage: (argument: Argument) => Result, argument: Argument): Promise<Awaited<Result>>;
  /**
   * SIGKILL. After `browser` nothing but `launch` helps; after the others the page can be opened again, unless that rejects with
   * `SessionLost`.
   */
  kill(victim: Victim): Promise<void>;
  /** Ends it as a person would. */
  close(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** What can be killed, each kind as often as the others. */
  readonly victims: readonly Victim[];
  version(): Promise<string>;
  /** Starts it on a profile folder, new or used. */
  launch(profile: string, origin: string): Promise<Browser>;
  /** Ends what runs beside the browser. */
  stop(): Promise<void>;
}

const PAUSE_MS = 40;
/** A loaded machine is slow; a person would have given up long before. */
const PATIENCE_MS = 60_000;

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** What drove the browser has let go of it for good: only another launch helps. */
export class SessionLost extends Error {}

/** Asks until the answer is neither null nor false; what goes wrong meanwhile (a page that is just loading) is asked again. */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | null | false>,
  patience = PATIENCE_MS,
): Promise<Exclude<Answer, null | false>> {
  const limit = Date.now() + patience;
  let trouble: unknown = null;
  for (;;) {
    try {
      const answer = await ask();
      if (answer !== null && answer !== false) return answer as Exclude<Answer, null | false>;
      trouble = null;
    } catch (error) {
      if (error instanceof SessionLost) throw error;
      trouble = error;
    }
    if (Date.now() > limit) throw new Error(`It never came to it: ${what}.`, { cause: trouble });
    await pause(PAUSE_MS);
  }
}

/** In the page: the element, in the middle of the window, or null. */
export function findInPage({ css, name }: { css: string; name: string | null }): Element | null {
  const pattern = name === null ? null : new RegExp(name, 'i');
  for (const element of document.querySelectorAll(css)) {
    if (element.getClientRects().length === 0) continue;
    const label = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels?.[0]?.textContent : null;
    const called = (element.getAttribute('aria-label') ?? label ?? (element as HTMLElement).innerText).trim();
    if (pattern !== null && !pattern.test(called)) continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return element;
  }
  return null;
}

/** A target as it can be handed to the page. */
export function asArgument({ css, name }: Target): { css: string; name: string | null } {
  return { css, name: name?.source ?? null };
}
