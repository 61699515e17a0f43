import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { SHARED_FILE } from '#contract/shared-file.ts';
import { SHARED_FILE_MINUTES } from '#domain/limits.ts';

/** Takes a file that another app shared, or that was opened with this one, as soon as the page is free; also one that comes later. */
export function useSharedFile(onFile: (file: File) => void, isFree: boolean): void {
  const location = useLocation();
  const take = useEffectEvent(onFile);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival at the page looks again
  useEffect(() => {
    if (!isFree) return;
    void takeSharedFile(Date.now()).then((file) => file !== undefined && take(file));
  }, [location, isFree]);
}

/** An old one was left by somebody who never came to the page: it is deleted unseen. */
async function takeSharedFile(now: number): Promise<File | undefined> {
  if (!('caches' in window)) return undefined;
  try {
    const cache = await window.caches.open(SHARED_FILE.cache);
    const found = await cache.match(SHARED_FILE.url);
    if (found === undefined || !(await cache.delete(SHARED_FILE.url))) return undefined;
    if (now - Number(found.headers.get(SHARED_FILE.atHeader)) > SHARED_FILE_MINUTES * 60_000) return undefined;
    return new File([await found.blob()], decodeURIComponent(found.headers.get(SHARED_FILE.nameHeader) ?? ''));
  } catch {
    return undefined;
  }
}
