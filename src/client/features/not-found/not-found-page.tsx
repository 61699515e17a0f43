import { PATHS } from '#client/routing/paths.ts';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { PlainPage } from '#client/ui/layout/plain-page.tsx';

export function NotFoundPage() {
  return (
    <PlainPage
      title="Not Found"
      sentence="There is no page at this address. It may have moved, or the link was cut short."
      action={
        <ButtonLink kind="now" big to={PATHS.home}>
          Go home
        </ButtonLink>
      }
    />
  );
}
