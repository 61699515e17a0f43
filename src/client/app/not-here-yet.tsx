import { useEffect } from 'react';
import { useSession } from '#client/session/session-store.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { PlainPage } from '#client/ui/layout/plain-page.tsx';
import { PATHS } from '../routing/paths.ts';

/** Shown when a page's code is not on the phone; it opens when online. */
export function NotHereYet() {
  const isIn = useSession((session) => session.status === 'in');
  useEffect(() => {
    const open = () => window.location.reload();
    window.addEventListener('online', open);
    return () => window.removeEventListener('online', open);
  }, []);
  return (
    <PlainPage
      title="This page is not on this phone yet."
      sentence="It comes with the next signal. What you saved on this phone is still there."
      action={
        <>
          <ButtonLink kind="now" big to={isIn ? PATHS.today : PATHS.home}>
            {isIn ? "Go to today's workout" : 'Go home'}
          </ButtonLink>
          <Button kind="line" big onClick={() => window.location.reload()}>
            Try again
          </Button>
        </>
      }
    />
  );
}
