import { useCallback, useState } from 'react';

/** A piece of a screen whose code comes when it is first asked for. */
export interface Part<Module> {
  loaded: Module | null;
  /** It could not be loaded, which only happens before the app is stored on this phone. */
  hasFailed: boolean;
  load: () => void;
}

/** `load` names the module; a failure leaves the screen as it is and is said where it was asked for. */
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
