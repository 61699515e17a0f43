import type { MouseEvent, RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '#client/routing/paths.ts';
import type { ButtonKind } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import type { CoachCard } from '#contract/index.ts';
import { profilePath } from './profile-path.ts';

/** What a card hands to the profile, so that the profile has a face while the rest is on its way. */
export interface ProfileState {
  coach?: CoachCard;
  /** The search of the list it was pressed in, so that the way back leads there. */
  from?: string;
}

/** The screen stands still while the browser waits for the profile; longer than this nobody shall wait. */
const STILL_AT_MOST_MS = 300;

interface ProfileLinkProps {
  coach: CoachCard;
  /** What holds the portrait that becomes the profile's. */
  from: RefObject<HTMLElement | null>;
  /** The id of the coach's name: every link reads «View Profile». */
  describedBy: string;
  kind?: ButtonKind;
  wide?: boolean;
  className?: string | undefined;
}

/** The way to a coach's profile. Where the browser can and motion is welcome, the portrait moves there. */
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
    // A browser that skips the movement has still changed the page.
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

/** Resolves when the profile's portrait is in the page, or did not come soon. */
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
