import type { MouseEvent, RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '#client/routing/paths.ts';
import type { ButtonKind } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import type { CoachCard } from '#contract/index.ts';
import { profilePath } from './profile-path.ts';

/** Card data passed to the profile, shown until its data arrives. */
export interface ProfileState {
  coach?: CoachCard;
  /** The list's search, for the back link. */
  from?: string;
}

/** The view transition waits for the profile at most this long. */
const STILL_AT_MOST_MS = 300;

interface ProfileLinkProps {
  coach: CoachCard;
  /** The element whose portrait morphs into the profile's. */
  from: RefObject<HTMLElement | null>;
  /** Id of the coach's name: every link reads «View Profile». */
  describedBy: string;
  kind?: ButtonKind;
  wide?: boolean;
  className?: string | undefined;
}

/** A link to a profile, with a view transition of the portrait where supported and motion is allowed. */
export function ProfileLink({ coach, from, describedBy, kind = 'line', wide = false, className }: ProfileLinkProps) {
  const navigate = useNavigate();
  const to = profilePath(coach.id);
  const { pathname, search } = useLocation();
  const state: ProfileState = { coach, from: pathname === PATHS.browse ? search : '' };
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    const portrait = from.current?.querySelector<HTMLElement>('[data-portrait]');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || portrait == null || !canMove()) return;
    event.preventDefault();
    portrait.style.viewTransitionName = 'coach-portrait';
    const transition = document.startViewTransition(async () => {
      void navigate(to, { state });
      await profileShown();
      portrait.style.viewTransitionName = '';
    });
    // A skipped transition still navigates.
    transition.ready.catch(() => undefined);
  };
  return (
    <ButtonLink kind={kind} wide={wide} className={className} to={to} state={state} aria-describedby={describedBy} onClick={open}>
      View Profile
    </ButtonLink>
  );
}

function canMove(): boolean {
  return 'startViewTransition' in document && window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
}

/** Resolves when the profile's portrait is rendered, or after a time-out. */
function profileShown(): Promise<void> {
  return new Promise((resolve) => {
    const isThere = () => document.querySelector('[data-profile]') !== null;
    const done = () => {
      watching.disconnect();
      clearTimeout(limit);
      resolve();
    };
    const watching = new MutationObserver(() => isThere() && done());
    const limit = setTimeout(done, STILL_AT_MOST_MS);
    watching.observe(document.body, { childList: true, subtree: true });
    if (isThere()) done();
  });
}
