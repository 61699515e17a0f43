import { useEffect, useState } from 'react';
import { newsSince } from './news-since.ts';

/** Beside the app's files, and not among those kept: it is always that of the newest version. */
const ADDRESS = '/whats-new.json';

/** What the waiting version brings, empty until it is known and without signal. */
export function useNews(): readonly string[] {
  const [news, setNews] = useState<readonly string[]>([]);
  useEffect(() => {
    const ending = new AbortController();
    readNews(ending.signal).then(setNews, () => undefined);
    return () => ending.abort();
  }, []);
  return news;
}

async function readNews(signal: AbortSignal): Promise<readonly string[]> {
  const lines: unknown = await (await fetch(ADDRESS, { cache: 'no-store', signal })).json();
  if (!Array.isArray(lines)) return [];
  return newsSince(
    lines.filter((line) => typeof line === 'string'),
    import.meta.env.VITE_NEWEST_CHANGE ?? '',
  );
}
