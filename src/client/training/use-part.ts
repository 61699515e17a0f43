import { useCallback, useState } from 'react';

/** A lazily loaded part of a screen. */
export interface Part<Module> {
  loaded: Module | null;
  /** Loading failed, which only happens before the app is cached. */
  hasFailed: boolean;
  load: () => void;
}

/** `load` imports the module; a failure is shown where it was requested. */
export function usePart<Module>(load: () => Promise<Module>): Part<Module> {
  const [loaded, setLoaded] = useState<Module | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const start = useCallback(() => {
    setFailed(false);
    load().then(
      (module) => setLoaded(() => module),
      () => setFailed(true),
    );
  }, [load]);
  return { loaded, hasFailed, load: start };
}
