import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { NamedHead } from '../routing/named-head.tsx';
import type { PageCode } from '../routing/page-code.tsx';
import { PageDataContext } from '../routing/page-data.tsx';
import type { MakeHead } from '../routing/page-data-cache.ts';
import { usePageParams } from '../routing/page-params.ts';

/**
 * Sets the tab's title and, after navigation, description and canonical URL for sharing. Structured data only comes with the first page.
 */
export function PageHead({ fetchHead, fetchCode }: { fetchHead: () => Promise<MakeHead>; fetchCode: PageCode['fetchCode'] }) {
  const kept = use(PageDataContext);
  const { pathname, search } = useLocation();
  const params = usePageParams();
  const address = pathname + search;
  const read = () => kept.read(address) ?? kept.readLast(pathname);
  const shown = useSyncExternalStore(kept.subscribe, read, read);
  const [code, setCode] = useState<{ makeHead: MakeHead; hasLoad: boolean; NamedHead: typeof NamedHead } | null>(null);
  useEffect(() => {
    if (kept.isNamed(address)) return () => kept.forgetName();
    let isHere = true;
    // Without its code the tab keeps its title.
    void Promise.all([fetchHead(), fetchCode(), import('./heads.ts')]).then(
      ([makeHead, { load }, heads]) => isHere && setCode({ makeHead, hasLoad: load !== undefined, NamedHead: heads.NamedHead }),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [kept, address, fetchHead, fetchCode]);
  if (code === null || (code.hasLoad && shown === undefined)) return null;
  const url = new URL(address, window.location.origin);
  return <code.NamedHead head={code.makeHead({ params, url }, shown?.outcome.ok ? shown.outcome.value : null)} path={pathname} />;
}
