import type { Api } from '../http/api.ts';
import { serveConsentRoutes } from './consents.ts';
import { serveInvitationRoutes } from './invitations.ts';
import { serveLeadRoutes } from './leads.ts';
import { serveRelationshipRoutes } from './relationships.ts';

/** What connects coaches and their trainees. */
export function serveCoachingRoutes(api: Api): void {
  serveRelationshipRoutes(api);
  serveConsentRoutes(api);
  serveInvitationRoutes(api);
  serveLeadRoutes(api);
}
