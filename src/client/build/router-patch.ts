/**
 * The router marks nothing in its one file as unneeded, so what only frameworks use of it would be in every visitor's first download.
 * Making a context or a wrapped component, naming one for the developer's tools, telling its boundary of server components, and warning
 * the developer changes nothing for the people who use the product.
 */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/^\w+\.(?:displayName|contextType) = .*;$/gm, ''],
  [/var ENABLE_DEV_WARNINGS = true/g, 'var ENABLE_DEV_WARNINGS = false'],
  [/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'],
  [/^var (\w+) = (new (?:URL|Set)\()/gm, 'var $1 = /* @__PURE__ */ $2'],
];

/** A Vite plugin. The build fails when a replacement finds nothing: then the router's text has changed and the patch needs another look. */
export function onlyWhatIsUsedOfTheRouter() {
  const found = new Set<RegExp>();
  return {
    name: 'only-what-is-used-of-the-router',
    transform: (code: string, id: string) => {
      if (!id.includes('/node_modules/react-router/')) return undefined;
      const patched = REPLACEMENTS.reduce((text, [pattern, replacement]) => {
        if (text.search(pattern) >= 0) found.add(pattern);
        return text.replaceAll(pattern, replacement);
      }, code);
      return { code: patched, map: null };
    },
    buildEnd: (error?: Error) => {
      const missing = REPLACEMENTS.filter(([pattern]) => !found.has(pattern)).map(([pattern]) => String(pattern));
      if (error === undefined && missing.length > 0)
        throw new Error(`The router's text has changed; these replacements find nothing: ${missing.join(' ')}`);
    },
  };
}
