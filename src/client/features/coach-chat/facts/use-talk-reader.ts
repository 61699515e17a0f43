import { useEffect, useState } from 'react';

/** What reads the conversation: null before it is loaded; it `isMissing` where it has not followed the app onto the phone. */
export interface TalkReader {
  readonly reader: typeof import('./read-talk.ts') | null;
  readonly isMissing: boolean;
}

/** Loads what reads the conversation, and asks for it again with signal. */
export function useTalkReader(): TalkReader {
  const [state, setState] = useState<TalkReader>({ reader: null, isMissing: false });
  useEffect(() => {
    const load = (): void => {
      void import('./read-talk.ts').then(
        (reader) => setState({ reader, isMissing: false }),
        () => setState({ reader: null, isMissing: true }),
      );
    };
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, []);
  return state;
}
