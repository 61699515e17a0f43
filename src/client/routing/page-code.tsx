import { type ComponentType, lazy, useState } from 'react';
import type { PageLoad } from './page-data-cache.ts';

/** Additional code by URL parameters. */
export interface PageParts {
  fetch(params: Record<string, string | undefined>): Promise<unknown>;
  /** Source files, as in the manifest. */
  sources(params: Record<string, string | undefined>): string[];
}

/** A page's code could not be loaded: offline, or an outdated version. */
export class CodeMissing extends Error {}

/** Wraps a failed import in `CodeMissing`. */
export async function orMissing<T>(fetching: Promise<T>): Promise<T> {
  try {
    return await fetching;
  } catch (cause) {
    throw new CodeMissing('The code of this page is not here.', { cause });
  }
}

/** Exports of a page's module. */
export interface PageModule {
  /** The page's data loader, as passed to `usePageData`. */
  load?: PageLoad<unknown>;
  parts?: PageParts;
}

export interface PageCode<Props = object> {
  page: ComponentType<Props>;
  /** Loads the page's code, with parts when parameters are given; resolves to its module. */
  fetchCode: (params?: Record<string, string | undefined>) => Promise<PageModule>;
  /** The page's source file; set only in the server build. */
  source?: string | undefined;
}

/** A lazily loaded page. Loaded code renders synchronously, so that server HTML and hydration have no gap. */
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
      // Asked for twice: a worker that is just being stopped may fail a request for what it has.
      const module = await orMissing(load().catch(() => load())).catch((failure: unknown) => {
        // Retries when online; retrying on every render would loop.
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
    // Fixed on mount: another component would lose its state.
    const [Content] = useState<ComponentType<Props>>(() => arrived ?? fetchLater());
    return <Content {...props} />;
  };
  return { page, fetchCode, source: load.source };
}
