import { createContext, use } from 'react';

export type PageParams = Readonly<Record<string, string>>;

export const PageParamsContext = createContext<PageParams>({});

/** What the page's address holds, by the names in `paths.ts`. */
export function usePageParams(): PageParams {
  return use(PageParamsContext);
}
