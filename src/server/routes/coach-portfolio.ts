import { createPortfolioItem, deletePortfolioItem, listOwnPortfolio, updatePortfolioItem } from '#contract/index.ts';
import { portfolioOf } from '../commands/coach/own.ts';
import { addPortfolioItem, deletePortfolio, editPortfolioItem } from '../commands/coach/portfolio.ts';
import { findCoachRow } from '../commands/coach/row.ts';
import type { Api } from '../http/api.ts';
import { serve } from '../http/serve.ts';

export function serveCoachPortfolioRoutes(api: Api): void {
  const upload = { limit: 'upload' } as const;

  serve(
    api,
    createPortfolioItem,
    ({ form, picture, account }) => addPortfolioItem(api, account, { description: form.description, picture }),
    upload,
  );

  serve(api, listOwnPortfolio, async ({ account }) => {
    const coach = await findCoachRow(api.database, account.id);
    return coach === null ? [] : portfolioOf(api.database, coach.id);
  });

  serve(
    api,
    updatePortfolioItem,
    ({ params, form, picture, account }) => editPortfolioItem(api, account, Number(params.id), { description: form.description, picture }),
    upload,
  );

  serve(api, deletePortfolioItem, async ({ params, account }) => {
    await deletePortfolio(api, account, Number(params.id));
    return { deleted: true as const };
  });
}
