/** Sheets of routes arrive in any order, some before the base sheet: each names the order of the layers first, so none changes who wins. */
export const LAYERS_IN_ORDER = {
  name: 'layers-in-order',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.endsWith('.module.css') ? `@layer reset, tokens, base, components, overrides;\n${code}` : undefined,
};

/** A route's page says which file it is made from, so that its HTML can name the chunks it needs. */
export const SOURCES_OF_PAGES = {
  name: 'sources-of-pages',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.endsWith('/app/routes.tsx')
      ? code.replaceAll(
          /code\(\(\) => import\('#client\/([^']+)'\)/g,
          "code(Object.assign(() => import('#client/$1'), { source: 'src/client/$1' })",
        )
      : undefined,
};
