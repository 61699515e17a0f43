import type { PageLoad } from '#client/routing/page-data-cache.ts';
import type { Call, CoachCard, CoachCards, Outcome } from '#contract/index.ts';
import { readSearchState, type SearchState, searchStateToUrl } from '#domain/browse/search-state.ts';
import { BROWSE_PAGES_AT_ONCE, BROWSE_PAGES_OPEN_MAX } from '#domain/limits.ts';

export interface BrowseData extends Omit<CoachCards, 'page'> {
  /** The pages in `coaches`, counted from 1. */
  first: number;
  last: number;
}

/** Pages of this visit, so that «Show more» loads only the next one. Browser only: on the server they would become stale. */
const seen = new Map<string, CoachCards>();
const SEEN_MAX = 500;

/** The list up to the page in its address; for a long list opened elsewhere, the last pages. */
export const loadBrowse: PageLoad<BrowseData> = async (call, { url }) => {
  const search = readSearchState(url.search);
  const last = await fetchPage(call, search, search.page);
  if (!last.ok) return last;
  // The list may have become shorter.
  if (last.value.pages > 0 && last.value.page > last.value.pages) {
    const end = await fetchPage(call, search, last.value.pages);
    return end.ok ? earlier(call, search, end.value) : end;
  }
  return earlier(call, search, last.value);
};

/**
 * Earlier pages: cached ones, and up to `BROWSE_PAGES_AT_ONCE` more. At most `BROWSE_PAGES_OPEN_MAX` stay; scroll anchoring keeps the view
 * when earlier cards go.
 */
async function earlier(call: Call, search: SearchState, last: CoachCards): Promise<Outcome<BrowseData>> {
  const pages = [last];
  let page = last.page - 1;
  while (page >= 1 && pages.length < pagesOpenMax()) {
    const known = seen.get(keyOf(search, page));
    if (known === undefined) break;
    pages.unshift(known);
    page -= 1;
  }
  const first = Math.min(page + 1, Math.max(1, last.page - BROWSE_PAGES_AT_ONCE + 1));
  const missing = Array.from({ length: page - first + 1 }, (_, index) => first + index);
  const answers = await Promise.all(missing.map((number) => fetchPage(call, search, number)));
  const fetched: CoachCards[] = [];
  for (const answer of answers) {
    if (!answer.ok) return answer;
    fetched.push(answer.value);
  }
  const coaches = uniqueById([...fetched, ...pages].flatMap((each) => each.coaches));
  const { page: _, ...rest } = last;
  return { ok: true, value: { ...rest, coaches, first, last: last.page } };
}

/** Browsers without scroll anchoring keep all pages and render only nearby cards. */
function pagesOpenMax(): number {
  return 'CSS' in globalThis && CSS.supports('overflow-anchor: auto') ? BROWSE_PAGES_OPEN_MAX : Number.POSITIVE_INFINITY;
}

async function fetchPage(call: Call, search: SearchState, page: number): Promise<Outcome<CoachCards>> {
  const { text, specialties, price, sort, only } = search;
  const query = {
    text: text === '' ? undefined : text,
    specialties: listOf(specialties),
    price: listOf(price),
    // A shortlist keeps its own order unless sorted.
    sort: sort === 'name' && only.length === 0 ? undefined : sort,
    page: page === 1 ? undefined : String(page),
    ids: listOf(only),
  };
  // Loaded on use: the first page already has its data.
  const { browseCoaches } = await import('#contract/coaches.ts');
  const answer = await call(browseCoaches, { query });
  if (answer.ok && 'document' in globalThis) {
    if (seen.size >= SEEN_MAX) seen.clear();
    seen.set(keyOf(search, page), answer.value);
  }
  return answer;
}

function keyOf(search: SearchState, page: number): string {
  return searchStateToUrl({ ...search, page });
}

function listOf(values: readonly (string | number)[]): string | undefined {
  return values.length === 0 ? undefined : values.join(',');
}

/** A coach may have moved to a later page between two requests. */
function uniqueById(coaches: readonly CoachCard[]): CoachCard[] {
  return [...new Map(coaches.map((coach) => [coach.id, coach])).values()];
}
