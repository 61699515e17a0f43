import { createContext, use, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { Call } from '#contract/index.ts';
import { createPageDataCache, type PageData, type PageDataCache, type PageLoad } from './page-data-cache.ts';
import { type PageParams, usePageParams } from './page-params.ts';

export type { GivenPageData, PageData, PageLoad } from './page-data-cache.ts';

export const PageDataContext = createContext<PageDataCache>(createPageDataCache(null));

/**
 * The data of `load` for the current URL. The first page has the server's; later ones load, and Back shows cached data while reloading. A
 * changed query keeps the previous data until the new arrives.
 */
export function usePageData<T>(load: PageLoad<T>): PageData<T> {
  const kept = use(PageDataContext);
  const { pathname, search } = useLocation();
  const params = usePageParams();
  const address = pathname + search;
  const read = () => kept.read(address) ?? kept.readLast(pathname);
  const shown = useSyncExternalStore(kept.subscribe, read, read);
  const isOwn = shown !== undefined && shown === kept.read(address);

  const ask = useEffectEvent(async (isWanted: () => boolean) => {
    const at = { params, url: new URL(address, window.location.origin) };
    const answer = await askServer(load, at);
    // Cached data is better than an offline message.
    const had = kept.read(address);
    const isWorse = !answer.outcome.ok && answer.outcome.failure.kind !== 'refused' && had?.outcome.ok === true;
    if (isWanted() && !isWorse) kept.store(address, answer);
  });
  useEffect(() => {
    if (kept.takeGiven(address)) return;
    let isHere = true;
    void ask(() => isHere);
    return () => {
      isHere = false;
    };
  }, [kept, address]);

  if (shown === undefined) return { phase: 'loading' };
  const { outcome, fetched_at } = shown;
  const askAgain = () => void retry(kept, load, address, params);
  if (outcome.ok) return { phase: 'ready', data: outcome.value as T, fetched_at, refreshing: !isOwn, retry: askAgain };
  if (!isOwn) return { phase: 'loading' };
  return { phase: 'failed', failure: outcome.failure, retry: askAgain };
}

async function retry(kept: PageDataCache, load: PageLoad<unknown>, address: string, params: PageParams): Promise<void> {
  kept.store(address, await askServer(load, { params, url: new URL(address, window.location.origin) }));
}

/** Never rejects: a failed import counts as unreachable. */
async function askServer(load: PageLoad<unknown>, at: Parameters<PageLoad<unknown>>[1]) {
  let fetched_at: number | null = null;
  try {
    const { call } = await import('#client/api/http.ts');
    const noting: Call = (endpoint, input, options) =>
      call(endpoint, input, {
        ...options,
        on_kept: (at_ms) => {
          fetched_at = Math.min(fetched_at ?? at_ms, at_ms);
        },
      });
    const outcome = await load(noting, at);
    return { outcome, fetched_at };
  } catch {
    return { outcome: { ok: false as const, failure: { kind: 'unreachable' as const } }, fetched_at };
  }
}
