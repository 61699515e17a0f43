import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { KIT, MUSCLES, type Muscle } from '#domain/exercises/exercise.ts';
import type { KitFilter } from '#domain/exercises/search-exercises.ts';

/** Browsers throttle URL changes on every key, so the URL follows typing pauses. */
const TYPING_PAUSE_MS = 300;

export interface LibrarySearch {
  /** Raw input. */
  typed: string;
  /** The search text. */
  text: string;
  muscle: Muscle | null;
  kit: KitFilter | null;
  /** Only what was ever logged. */
  isLogged: boolean;
  isNarrowed: boolean;
  type: (text: string) => void;
  chooseMuscle: (muscle: Muscle | null) => void;
  chooseKit: (kit: KitFilter | null) => void;
  chooseLogged: (isLogged: boolean) => void;
  clear: () => void;
  /** Writes pending input to the URL before leaving the page. Stable identity. */
  settle: () => void;
}

/** The library search in the URL, so that Back, reload and shared links show the same list. */
export function useLibrarySearch(): LibrarySearch {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get('q') ?? '';
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const [written, setWritten] = useState(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address changed from outside (menu, Back): update the field.
  if (inAddress !== seen) {
    setSeen(inAddress);
    if (inAddress !== written) {
      setWritten(inAddress);
      setTyped(inAddress);
    }
  }

  const write = (change: Record<string, string | null>) => {
    clearTimeout(timer.current);
    const next = new URLSearchParams(params);
    for (const [key, value] of Object.entries(change)) {
      if (value === null || value === '') next.delete(key);
      else next.set(key, value);
    }
    setWritten(next.get('q') ?? '');
    setParams(next, { replace: true, preventScrollReset: true });
  };
  const muscle = MUSCLES.find((known) => known === params.get('muscle')) ?? null;
  const kit = readKit(params.get('kit'));
  const isLogged = params.get('logged') === '1';
  const q = typed.trim();
  const toWrite = useRef<() => void>(() => {});
  useEffect(() => {
    toWrite.current = () => {
      if (q !== inAddress) write({ q });
    };
  });
  return {
    typed,
    text: q,
    muscle,
    kit,
    isLogged,
    isNarrowed: q !== '' || muscle !== null || kit !== null || isLogged,
    type: (text) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => write({ q: text.trim() }), TYPING_PAUSE_MS);
    },
    chooseMuscle: (chosen) => write({ q, muscle: chosen }),
    chooseKit: (chosen) => write({ q, kit: chosen }),
    chooseLogged: (chosen) => write({ q, logged: chosen ? '1' : null }),
    clear: () => {
      setTyped('');
      write({ q: null, muscle: null, kit: null, logged: null });
    },
    settle: useCallback(() => toWrite.current(), []),
  };
}

function readKit(text: string | null): KitFilter | null {
  if (text === 'none') return text;
  return (Object.keys(KIT) as (keyof typeof KIT)[]).find((known) => known === text) ?? null;
}
