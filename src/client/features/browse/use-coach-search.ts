import { startTransition, useEffect, useOptimistic, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { cleanText, EVERYONE, readSearchState, type SearchState, searchStateToUrl } from '#domain/browse/search-state.ts';
import { SEARCH_PAUSE_MS } from '#domain/limits.ts';

export interface CoachSearch {
  /** As in the address, or about to be. */
  search: SearchState;
  /** Raw input. */
  typed: string;
  type: (text: string) => void;
  /** Changes filters or sort and returns to the first page. */
  change: (part: Partial<SearchState>) => void;
  clear: () => void;
}

/** The search in the URL, so that Back, reload and shared links show the same list. */
export function useCoachSearch(): CoachSearch {
  const location = useLocation();
  const navigate = useNavigate();
  // Optimistic, because the router updates asynchronously and the next choice starts from it.
  const [search, showAtOnce] = useOptimistic(readSearchState(location.search));
  const [typed, setTyped] = useState(search.text);
  const [seen, setSeen] = useState(search.text);
  const [written, setWritten] = useState(search.text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address changed from outside (menu, Back): update the field.
  if (search.text !== seen) {
    setSeen(search.text);
    if (search.text !== written) {
      setWritten(search.text);
      setTyped(search.text);
    }
  }

  const write = (next: SearchState) => {
    clearTimeout(timer.current);
    setWritten(next.text);
    startTransition(() => {
      showAtOnce(next);
      void navigate({ search: searchStateToUrl(next) }, { replace: true, state: location.state });
    });
  };
  return {
    search,
    typed,
    type: (text) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => write({ ...search, text: cleanText(text), page: 1 }), SEARCH_PAUSE_MS);
    },
    change: (part) => write({ ...search, text: cleanText(typed), page: 1, ...part }),
    clear: () => {
      setTyped('');
      write(EVERYONE);
    },
  };
}
