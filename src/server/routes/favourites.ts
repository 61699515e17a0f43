import { readFavourites, writeFavourites } from '#contract/index.ts';
import { readFavouriteIds, replaceFavourites } from '../commands/favourites.ts';
import type { Api } from '../http/api.ts';
import { serve } from '../http/serve.ts';

export function serveFavouriteRoutes(api: Api): void {
  serve(api, readFavourites, async ({ account }) => ({ coach_ids: await readFavouriteIds(api.database, account.id) }));

  serve(api, writeFavourites, async ({ account, body }) => ({
    coach_ids: await replaceFavourites(api.database, account.id, body.coach_ids),
  }));
}
