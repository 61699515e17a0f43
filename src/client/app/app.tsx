import { type ReactNode, Suspense, use, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Arrival } from '../routing/arrival.tsx';
import { Guarded } from '../routing/guard.tsx';
import { PageDataContext } from '../routing/page-data.tsx';
import { createPageDataCache, type GivenPageData } from '../routing/page-data-cache.ts';
import { PageLoadingContext } from '../routing/page-loading.ts';
import { PageParamsContext } from '../routing/page-params.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { findRow } from './find-row.ts';
import { PageHead } from './page-head.tsx';
import { COACH_LAYOUT, NOT_FOUND, type RouteRow } from './routes.tsx';
import { AloneLayout } from './site/alone-layout.tsx';
import { SiteLayout } from './site/site-layout.tsx';

/** `given`: the server's data for this page. */
export function App({ given = null }: { given?: GivenPageData | null }) {
  const [kept] = useState(() => createPageDataCache(given));
  return (
    <ErrorBoundary isMain>
      <PageDataContext value={kept}>
        <CurrentPage />
      </PageDataContext>
    </ErrorBoundary>
  );
}

function CurrentPage() {
  const { pathname } = useLocation();
  const found = findRow(pathname);
  if (found === null) {
    return (
      <SiteLayout>
        <Suspense>
          <NOT_FOUND.page />
          <Arrival />
        </Suspense>
      </SiteLayout>
    );
  }
  return (
    <PageParamsContext value={found.params}>
      <Layout layout={found.row.layout}>
        <ErrorBoundary key={pathname} isMain={found.row.layout === 'coach'}>
          <Page row={found.row} />
        </ErrorBoundary>
      </Layout>
    </PageParamsContext>
  );
}

/** Layouts stay mounted between pages. */
function Layout({ layout, children }: { layout: RouteRow['layout']; children: ReactNode }) {
  if (layout === undefined || layout === 'task') return <SiteLayout footer={layout === undefined}>{children}</SiteLayout>;
  if (layout === 'alone') return <AloneLayout>{children}</AloneLayout>;
  return (
    <Guarded access="login">
      <Suspense>
        <COACH_LAYOUT.page>{children}</COACH_LAYOUT.page>
      </Suspense>
    </Guarded>
  );
}

function Page({ row }: { row: RouteRow }) {
  const loading = use(PageLoadingContext);
  return (
    <Guarded access={row.access}>
      <Suspense key={row.title} fallback={row.title === undefined ? null : loading?.(row.title)}>
        <row.page />
        {row.head === undefined ? null : <PageHead key={row.path} fetchHead={row.head} fetchCode={row.fetchCode} />}
        <Arrival />
      </Suspense>
    </Guarded>
  );
}
