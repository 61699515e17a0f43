import type { Api } from '../http/api.ts';
import { servePublicCoachRoutes } from './coaches.ts';
import { serveDiscoveryCallRoutes } from './discovery-call.ts';
import { serveFavouriteRoutes } from './favourites.ts';
import { servePublicReviewRoutes } from './reviews-public.ts';
import { serveSpecialtyRoutes } from './specialties.ts';

/** Public market routes without purchases. */
export function serveMarketRoutes(api: Api): void {
  servePublicCoachRoutes(api);
  servePublicReviewRoutes(api);
  serveSpecialtyRoutes(api);
  serveDiscoveryCallRoutes(api);
  serveFavouriteRoutes(api);
}
