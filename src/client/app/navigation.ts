import { PATHS } from '../routing/paths.ts';

export interface NavigationItem {
  label: string;
  to: string;
}

/** The same items in the bar and in the phone's menu (PAGE-5). */
export function headerItems({ isIn, hasAiCoach }: { isIn: boolean; hasAiCoach: boolean }): NavigationItem[] {
  const shared = [
    { label: 'Blog', to: PATHS.blog },
    { label: 'AI Coach', to: isIn && hasAiCoach ? PATHS.chat : PATHS.coachInfo },
    { label: 'Find a Coach', to: PATHS.browse },
  ];
  return isIn
    ? [...shared, { label: "Today's Workout", to: PATHS.today }, { label: 'Profile', to: PATHS.profile }]
    : [...shared, { label: 'Login', to: PATHS.login }, { label: 'Register', to: PATHS.register }];
}

export const FOOTER_ITEMS: readonly NavigationItem[] = [
  { label: 'Find a Coach', to: PATHS.browse },
  { label: 'AI Coach', to: PATHS.coachInfo },
  { label: 'Blog', to: PATHS.blog },
  { label: 'FAQ', to: PATHS.faq },
  { label: 'Contact', to: PATHS.contact },
  { label: 'Terms', to: PATHS.terms },
  { label: 'Privacy', to: PATHS.privacy },
  { label: 'Client Terms', to: PATHS.clientTerms },
  { label: 'Coach Terms', to: PATHS.coachTerms },
];
