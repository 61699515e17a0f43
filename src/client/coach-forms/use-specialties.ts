import { useEffect, useState } from 'react';
import { call } from '#client/api/http.ts';
import { listSpecialties, type Specialty } from '#contract/index.ts';

export type SpecialtiesReading =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly options: readonly Specialty[] }
  | { readonly phase: 'failed'; readonly again: () => void };

/** All specialties, for forms. */
export function useSpecialties(): SpecialtiesReading {
  const [answer, setAnswer] = useState<readonly Specialty[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    void read().then(setAnswer);
  }, []);
  const again = () => {
    setAnswer('loading');
    void read().then(setAnswer);
  };
  if (answer === 'loading') return { phase: 'loading' };
  return answer === 'failed' ? { phase: 'failed', again } : { phase: 'ready', options: answer };
}

async function read(): Promise<readonly Specialty[] | 'failed'> {
  const outcome = await call(listSpecialties, {});
  return outcome.ok ? outcome.value : 'failed';
}
