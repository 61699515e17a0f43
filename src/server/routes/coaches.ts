import { browseCoaches, listCoaches, listPortfolios, readCoach } from '#contract/index.ts';
import { COACH_MESSAGES } from '#domain/messages/coaches.ts';
import type { Api } from '../http/api.ts';
import { refuse } from '../http/refusal.ts';
import { serveMarket } from '../http/serve-public.ts';
import { readCardSearch } from '../market/read-card-search.ts';

/** The public market of listed coaches; other ids are 404. */
export function servePublicCoachRoutes(api: Api): void {
  serveMarket(api, listCoaches, ({ answers }) => answers.everyCoach());

  // Before `/coaches/:id`, which would match it.
  serveMarket(api, browseCoaches, ({ answers }, { query }) => answers.cards(readCardSearch(query)));

  serveMarket(api, readCoach, ({ answers }, { params }) => answers.coach(readCoachId(params.id)) ?? coachNotFound());

  serveMarket(api, listPortfolios, ({ answers }, { params }) => answers.portfolio(readCoachId(params.id)) ?? coachNotFound());
}

/** A coach id from a path; 0, which no coach has, for other text. */
export function readCoachId(text: string | number): number {
  return /^[1-9]\d{0,8}$/.test(String(text)) ? Number(text) : 0;
}

/** A coach who is not listed, or not there any more, is not found (COACH-1). */
export function coachNotFound(): never {
  refuse(404, { detail: COACH_MESSAGES.notFound, error: COACH_MESSAGES.notFound, code: 'coach_not_found' });
}
