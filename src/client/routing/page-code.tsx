import { type ComponentType, lazy, useState } from 'react';
import type { PageLoad } from './page-data-cache.ts';

/** Code a page needs besides its own, by the parameters of its address. */
export interface PageParts {
  fetch(params: Record<string, string | undefined>): Promise<unknown>;
  /** The files that code is made from, as the build names them. */
  sources(params: Record<string, string | undefined>): string[];
}

/** The code of a page could not be fetched: no signal, or a version the server no longer has. */
export class CodeMissing extends Error {}

/** Says in which way a page cannot be shown. */
export async function orMissing<T>(fetching: Promise<T>): Promise<T> {
  try {
    return await fetching;
  } catch (cause) {
    throw new CodeMissing('The code of this page is not here.', { cause });
  }
}

/** What a page's module says besides its component. */
export interface PageModule {
  /** What the page shows from the server; the function the page gives to `usePageData`. */
  load?: PageLoad<unknown>;
  parts?: PageParts;
}

export interface PageCode<Props = object> {
  page: ComponentType<Props>;
  /** Fetches the page's code, and its parts when the parameters are given, ahead of the first render; resolves with its module. */
  fetchCode: (params?: Record<string, string | undefined>) => Promise<PageModule>;
  /** The file the page is made from; known only to the build that renders on the server. */
  source?: string | undefined;
}

/**
 * A page whose code is fetched when it is needed. Code that is there already is rendered at once, so the server's HTML has no hole in
 * place of the page and the browser takes it over without one.
 */
export function code<Name extends string, Props extends object = object>(
  load: (() => Promise<Record<Name, ComponentType<NoInfer<Props>>> & PageModule>) & { source?: string },
  name: Name,
): PageCode<Props> {
  let arrived: ComponentType<Props> | null = null;
  const fetchCode = async (params?: Record<string, string | undefined>) => {
    const module = await load();
    if (params !== undefined) await module.parts?.fetch(params);
    arrived = module[name];
    return module;
  };
  let later: ComponentType<Props> | null = null;
  const fetchLater = (): ComponentType<Props> => {
    later ??= lazy<ComponentType<Props>>(async () => {
      const module = await orMissing(load()).catch((failure: unknown) => {
        // Asked for again only when that may help: whoever asks at every drawing never stops.
        window.addEventListener('online', forget, { once: true });
        throw failure;
      });
      return { default: module[name] };
    });
    return later;
  };
  const forget = () => {
    later = null;
  };
  const page = function Page(props: Props) {
    // Chosen once: another component in its place would forget what was typed.
    const [Content] = useState<ComponentType<Props>>(() => arrived ?? fetchLater());
    return <Content {...props} />;
  };
  return { page, fetchCode, source: load.source };
}
