import { type ComponentType, createElement, type ReactElement } from 'react';
import { code, type PageCode, type PageParts } from '#client/routing/page-code.tsx';

const TEXTS = import.meta.glob<{ Article: ComponentType }>('./articles/*.md');

const CODES: ReadonlyMap<string, PageCode> = new Map(
  Object.entries(TEXTS).map(([path, load]) => [path.slice('./articles/'.length, -'.md'.length), code(load, 'Article')]),
);

const SHOWN: ReadonlyMap<string, ReactElement> = new Map([...CODES].map(([slug, { page }]) => [slug, createElement(page, { key: slug })]));

/** An article's text, loaded on demand; undefined for unknown slugs. */
export function articleText(slug: string | undefined): ReactElement | undefined {
  return SHOWN.get(slug ?? '');
}

export const articleParts: PageParts = {
  fetch: async ({ slug }) => CODES.get(slug ?? '')?.fetchCode(),
  sources: ({ slug }) => (CODES.has(slug ?? '') ? [`src/client/features/blog/articles/${slug ?? ''}.md`] : []),
};
