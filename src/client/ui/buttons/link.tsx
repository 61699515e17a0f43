import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A page of ours. */
  to: To;
  /** Takes the place of the present page among those that Back leads to. */
  replace?: boolean | undefined;
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to another page of ours. The router's own brings the fetching of a framework with it, which is not used here and would be
 * in every visitor's first download.
 */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const go = useLinkClickHandler(to, { replace, state, target: rest.target });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) go(event);
  };
  return <a {...rest} href={useHref(to)} onClick={follow} />;
}

/** A link that says when it leads to where one is: at or, without `end`, below its address. */
export function NavLink({ end = false, ...rest }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation();
  const target = useResolvedPath(rest.to).pathname;
  const isHere = pathname === target || (!end && pathname.startsWith(`${target}/`));
  return <Link {...rest} aria-current={isHere ? 'page' : undefined} />;
}
