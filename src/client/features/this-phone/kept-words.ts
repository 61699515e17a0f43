import type { KeptFiles } from '#client/pwa/read-kept.ts';

/** What works without signal: the log first, then the coach's answers, then the other pages. */
export function keptWords({ coach, all }: KeptFiles): string {
  if (all) return 'Your log, the coach’s answers and every page';
  if (coach) return 'Your log and the coach’s answers. Other pages follow with signal.';
  return 'Your log. The coach’s answers follow with signal.';
}
