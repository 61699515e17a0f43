import { createContext, use } from 'react';

export type PageParams = Readonly<Record<string, string>>;

export const PageParamsContext = createContext<PageParams>({});

/** The page's URL parameters, named as in `paths.ts`. */
export function usePageParams(): PageParams {
  return use(PageParamsContext);
}
