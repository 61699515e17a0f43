import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site. */
  to: To;
  /** Replaces the history entry. */
  replace?: boolean | undefined;
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
}

/** An internal link. The router's own would add framework code to every first download. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const go = useLinkClickHandler(to, { replace, state, target: rest.target });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) go(event);
  };
  return <a {...rest} href={useHref(to)} onClick={follow} />;
}

/** Marks the current page: the same path or, without `end`, below it. */
export function NavLink({ end = false, ...rest }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation();
  const target = useResolvedPath(rest.to).pathname;
  const isHere = pathname === target || (!end && pathname.startsWith(`${target}/`));
  return <Link {...rest} aria-current={isHere ? 'page' : undefined} />;
}
