import type { GivenPageData, Head } from '../routing/page-data-cache.ts';
import type { PageFiles } from './page-files.ts';

export interface PageParts {
  /** The page without anything in it, as the build left it. */
  shell: string;
  /** What the app rendered, its hoisted tags in front. */
  app: string;
  head: Head | null;
  files: PageFiles;
  /** What stands in files of the build, by name: its sheets, and the script that comes before the first paint. */
  texts: Readonly<Record<string, string>>;
  given: GivenPageData;
  /** Address the page is found at by everybody. */
  address: URL;
}

const PLACE = '<div id="root"></div>';
/** React writes what belongs into the document's head before everything else. */
const HOISTED = /^(?:<link[^>]*>|<meta[^>]*>|<title>([^<]*)<\/title>)*/;

const DESCRIPTION = /<meta\s+name="description"\s+content="([^"]*)"\s*\/?>/;

/** A page, and what stands in it as text that the security policy must name to let it through. */
export interface PageText {
  html: string;
  scripts: string[];
  styles: string[];
}

/** Chooses light or dark and keeps what is sent early; waiting for it as a file would cost the first paint a journey to the server. */
const BEFORE_APP = 'before-app.js';
const SHELL_SHEETS = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g;

/**
 * The whole page: the shell with what this address has to say of itself, its sheets, its markup, and the data both were made from.
 * Nothing has to be fetched before it is painted: the sheets stand in it. They are named as well, switched off, so that the script that
 * fetches a page's code finds them and does not fetch them again.
 */
export function pageHtml({ shell, app, head, files, texts, given, address }: PageParts): PageText {
  const style = files.sheets.map((name) => texts[name] ?? '').join('');
  const beforeApp = texts[BEFORE_APP];
  const title = head === null ? (HOISTED.exec(app)?.[1] ?? 'Setwise') : escapeText(head.title);
  const description = head === null ? (DESCRIPTION.exec(shell)?.[1] ?? '') : escapeText(head.description);
  const tags = [
    ...metaTags(head ?? {}, { title, description, address }),
    ...(style === '' ? [] : [`<style>${style}</style>`]),
    ...files.sheets.map((name) => `<link rel="stylesheet" href="/${name}" disabled>`),
    ...files.scripts.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
    ...(head?.json_ld ?? []).map((object) => `<script type="application/ld+json">${escapeData(object)}</script>`),
  ];
  const html = shell
    .replace(SHELL_SHEETS, '')
    .replace(`<script src="/${BEFORE_APP}"></script>`, (tag) => (beforeApp === undefined ? tag : `<script>${beforeApp}</script>`))
    .replace(DESCRIPTION, () => `<meta name="description" content="${description}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `${tags.join('\n    ')}\n  </head>`)
    .replace(
      PLACE,
      () => `<div id="root">${app.replace(HOISTED, '')}</div><script type="application/json" id="page-data">${escapeData(given)}</script>`,
    );
  return { html, scripts: beforeApp === undefined ? [] : [beforeApp], styles: style === '' ? [] : [style] };
}

/** `title` and `description` are escaped already. */
function metaTags(
  { canonical, image, robots }: Pick<Head, 'canonical' | 'image' | 'robots'>,
  { title, description, address }: { title: string; description: string; address: URL },
): string[] {
  const url = escapeText(new URL(canonical ?? address.pathname, address).href);
  const picture = escapeText(new URL(image ?? '/icons/pwa-512x512.png', address).href);
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${content}">`;
  return [
    robots === undefined ? `<link rel="canonical" href="${url}">` : `<meta name="robots" content="${robots}">`,
    property('site_name', 'Setwise'),
    property('type', 'website'),
    property('title', title),
    property('description', description),
    property('url', url),
    property('image', picture),
    `<meta name="twitter:card" content="${image === undefined ? 'summary' : 'summary_large_image'}">`,
  ];
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** JSON that no parser of HTML can read as the end of its block. */
function escapeData(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
