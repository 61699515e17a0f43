import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';

/** Without signal and without its code there is no card. */
const InsightCard = lazy(() =>
  import('./insight-card.tsx').then(
    ({ InsightCard: card }) => ({ default: card }),
    () => ({ default: () => null }),
  ),
);

/** After the workout was painted and the fields are usable. */
const WAIT_MS = 800;

/** Loads the card after the workout. */
export function InsightSlot(props: ComponentProps<typeof InsightCard>) {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isTime ? (
    <Suspense fallback={null}>
      <InsightCard {...props} />
    </Suspense>
  ) : null;
}
