import { useEffect, useState } from 'react';
import { type KeptFiles, readKept } from '#client/pwa/read-kept.ts';

const ASK_AGAIN_AFTER_MS = 3_000;

/** Which files are on the phone, asked again while some are missing; null before the service worker has answered, or without one. */
export function useKept(): KeptFiles | null {
  const [kept, setKept] = useState<KeptFiles | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const ask = async () => {
      const answer = await readKept();
      if (left || answer === null) return;
      setKept(answer);
      if (!answer.all) timer = setTimeout(() => void ask(), ASK_AGAIN_AFTER_MS);
    };
    void ask();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, []);
  return kept;
}
