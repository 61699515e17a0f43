import { listSpecialties } from '#contract/index.ts';
import type { Api } from '../http/api.ts';
import { serveMarket } from '../http/serve-public.ts';

export function serveSpecialtyRoutes(api: Api): void {
  serveMarket(api, listSpecialties, ({ answers }) => answers.specialties());
}
