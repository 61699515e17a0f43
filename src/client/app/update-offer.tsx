import { lazy, type ReactNode, Suspense } from 'react';
import { useUpdate } from '#client/pwa/update-store.ts';

// Its code comes when there is a new version. Without it nothing is offered until the next page.
const UpdateNote = lazy<() => ReactNode>(() => import('./update-note.tsx').catch(() => ({ default: () => null })));

/** Offers a new version of the app, once there is one. */
export function UpdateOffer() {
  const isDue = useUpdate((update) => update.state !== 'none');
  return (
    isDue && (
      <Suspense>
        <UpdateNote />
      </Suspense>
    )
  );
}
