import type { GivenPageData, Head } from '../routing/page-data-cache.ts';
import type { PageFiles } from './page-files.ts';

export interface PageParts {
  /** The built empty page. */
  shell: string;
  /** The rendered app with hoisted tags first. */
  app: string;
  head: Head | null;
  files: PageFiles;
  /** Inlined files by name: stylesheets and the early script. */
  texts: Readonly<Record<string, string>>;
  given: GivenPageData;
  /** The public URL. */
  address: URL;
}

const PLACE = '<div id="root"></div>';
/** React renders head tags before everything else. */
const HOISTED = /^(?:<link[^>]*>|<meta[^>]*>|<title>([^<]*)<\/title>)*/;

const DESCRIPTION = /<meta\s+name="description"\s+content="([^"]*)"\s*\/?>/;

/** A page, with the inlined text that the security policy must allow. */
export interface PageText {
  html: string;
  scripts: string[];
  styles: string[];
}

/** Sets the theme and records early input; inlined to save a round trip before the first paint. */
const BEFORE_APP = 'before-app.js';
const SHELL_SHEETS = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g;

/**
 * The complete page: shell, head, inlined stylesheets, markup and data. Nothing blocks the first paint. The stylesheets are also linked,
 * disabled, so that the code loader does not fetch them again.
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

/** `title` and `description` are escaped. */
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

/** JSON that cannot end its script block. */
function escapeData(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
