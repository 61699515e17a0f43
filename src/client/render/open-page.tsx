import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Call, Outcome } from '#contract/index.ts';
import { App } from '../app/app.tsx';
import { findRow } from '../app/find-row.ts';
import { NOT_FOUND, type RouteRow } from '../app/routes.tsx';
import type { Head, MakeHead, PageAt } from '../routing/page-data-cache.ts';
import { filesOf, type Manifest } from './page-files.ts';
import { type PageText, pageHtml } from './page-html.ts';

/** The built client: empty page, chunk manifest, inlined files. */
export interface BuiltClient {
  shell: string;
  manifest: Manifest;
  texts: Readonly<Record<string, string>>;
}

export interface OpenedPage {
  /** Equal versions of a URL have equal HTML. */
  version: string;
  status: 200 | 404;
  render(): PageText;
}

const NOT_FOUND_HEAD: Head = {
  title: 'Not Found · Setwise',
  description: 'There is no page at this address.',
  robots: 'noindex',
  status: 404,
};

/**
 * Loads a page's data and returns how to render it. Null for signed-in pages and unavailable data, which start empty. Throws for unusable
 * data.
 */
export async function openPage(client: BuiltClient, url: URL, call: Call): Promise<OpenedPage | null> {
  const found = findRow(url.pathname);
  if (found !== null && (found.row.access !== 'anyone' || found.row.isPersonal === true)) return null;
  const params = found?.params ?? {};
  const at: PageAt = { params, url };
  const [{ sources, load }, makeHead] = await Promise.all([fetchPage(found?.row ?? NOT_FOUND, params), found?.row.head?.()]);
  const outcome = load === undefined ? null : await load(call, at);
  if (outcome?.ok === false && !isMissing(outcome)) {
    if (outcome.failure.kind === 'refused' && outcome.failure.status === 429) return null;
    throw new Error(`The data of ${url.pathname} could not be loaded: ${JSON.stringify(outcome.failure)}`);
  }
  const head = found === null ? NOT_FOUND_HEAD : headOf(makeHead, at, outcome);
  return {
    version: JSON.stringify([outcome, head]),
    status: head?.status ?? 200,
    render: () => {
      const given = { address: url.pathname + url.search, outcome };
      const app = renderToString(
        <StaticRouter location={given.address}>
          <App given={given} />
        </StaticRouter>,
      );
      if (app.includes('<!--$!-->') || app.includes('<!--$?-->')) throw new Error(`A part of ${url.pathname} could not be rendered.`);
      const { shell, texts, manifest } = client;
      return pageHtml({ shell, texts, app, head, files: filesOf(manifest, sources), given, address: url });
    },
  };
}

/** Loads the page's code, including parts, and returns its source files. */
async function fetchPage({ fetchCode, source }: Pick<RouteRow, 'fetchCode' | 'source'>, params: Record<string, string>) {
  const { parts, load } = await fetchCode(params);
  return { sources: [...(source === undefined ? [] : [source]), ...(parts?.sources(params) ?? [])], load };
}

function isMissing(outcome: Outcome<unknown>): boolean {
  return !outcome.ok && outcome.failure.kind === 'refused' && outcome.failure.status === 404;
}

function headOf(makeHead: MakeHead | undefined, at: PageAt, outcome: Outcome<unknown> | null): Head | null {
  const isGone = outcome !== null && !outcome.ok;
  const head = makeHead?.(at, outcome?.ok === true ? outcome.value : null) ?? null;
  if (head === null) return isGone ? NOT_FOUND_HEAD : null;
  return isGone ? { ...head, robots: 'noindex', status: 404 } : head;
}
