import type { Head, MakeHead } from '#client/routing/page-data-cache.ts';
import type { PublicCoach } from '#contract/index.ts';
import { fullName } from '#domain/coaches/coach-name.ts';

export const callHead: MakeHead = (_, data): Head => {
  const coach = data as PublicCoach | null;
  if (coach === null) {
    return { title: 'Coach not found · Setwise', description: 'There is no coach at this address.', robots: 'noindex', status: 404 };
  }
  const name = fullName(coach);
  return {
    title: `Book a discovery call with ${name} · Setwise`,
    description: `Fifteen minutes with ${name}, free: ask what you want to know before you pay for anything.`,
    robots: 'noindex',
  };
};
