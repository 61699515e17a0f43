import { startTransition, useEffect, useOptimistic, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { cleanText, EVERYONE, readSearchState, type SearchState, searchStateToUrl } from '#domain/browse/search-state.ts';
import { SEARCH_PAUSE_MS } from '#domain/limits.ts';

export interface CoachSearch {
  /** As the address says it, or is about to. */
  search: SearchState;
  /** As typed, for the field. */
  typed: string;
  type: (text: string) => void;
  /** Narrows or orders the list; it starts from its first page again. */
  change: (part: Partial<SearchState>) => void;
  clear: () => void;
}

/** The search of the coaches. It lives in the address, so Back, a reload and a shared link show the same list. */
export function useCoachSearch(): CoachSearch {
  const location = useLocation();
  const navigate = useNavigate();
  // The router moves in its own time: what was chosen shows at once, and the next choice starts from it.
  const [search, showAtOnce] = useOptimistic(readSearchState(location.search));
  const [typed, setTyped] = useState(search.text);
  const [seen, setSeen] = useState(search.text);
  const [written, setWritten] = useState(search.text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address changed, and not by what was typed here (the menu's link, Back): the field follows.
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
