import { listRelationships } from '#contract/index.ts';
import { listRelationshipsOf } from '../commands/relationships/list.ts';
import type { Api } from '../http/api.ts';
import { serve } from '../http/serve.ts';

/** Coaches and their trainees. */
export function serveRelationshipRoutes(api: Api): void {
  serve(api, listRelationships, ({ account }) => listRelationshipsOf(api.database, account.id, api.clock()));
}
