import { readFileSync } from 'node:fs';
import type { Rolldown } from 'vite';
import { newestLines } from '../src/client/pwa/news-since.ts';

/** Lines told at most. */
const TOLD = 12;

/** What the changelog says of this version, newest first: a waiting version tells it to the running one (PAGE-18). */
export const NEWS = newestLines(readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8'), TOLD);

/** Puts the news beside the app's files. */
export const NEWS_FILE = {
  name: 'news-file',
  generateBundle(this: Rolldown.PluginContext) {
    this.emitFile({ type: 'asset', fileName: 'whats-new.json', source: JSON.stringify(NEWS) });
  },
};
