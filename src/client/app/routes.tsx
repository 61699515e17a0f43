import type { ReactNode } from 'react';
import { addressesOf, PAGES, type PageAccess, type PageName } from '#domain/routes.ts';
import { code, type PageCode } from '../routing/page-code.tsx';
import type { MakeHead } from '../routing/page-data-cache.ts';

export interface RouteRow extends PageCode {
  path: string;
  access: PageAccess;
  /** `site`: reading, with header and footer. `task`: with header only. `alone`: a single task with its own bars. */
  layout: 'site' | 'task' | 'coach' | 'alone';
  /** Shown while the code loads. */
  title?: string;
  /** Open to anyone but with personal content: starts from the empty page. */
  isPersonal?: true;
  /** Pages with a head do not render a title themselves. */
  head?: () => Promise<MakeHead>;
}

/** One file for all heads: the first page gets its head from the server. */
const head = (name: Exclude<keyof typeof import('./heads.ts'), 'NamedHead'>) => async (): Promise<MakeHead> =>
  (await import('./heads.ts'))[name];

const at = (name: PageName) => ({ path: PAGES[name].path, access: PAGES[name].access });
/** A page that has several addresses. */
const each = (name: PageName) => addressesOf(PAGES[name]).map((path) => ({ ...at(name), path }));

/** A row is an address and who may enter, both as `PAGES` has them, what surrounds it, and the code that is fetched then (PAGE-1). */
export const ROUTES: readonly RouteRow[] = [
  {
    ...at('home'),
    ...code(() => import('#client/features/home/home-page.tsx'), 'HomePage'),
    head: head('homeHead'),
    layout: 'site',
  },
  { ...at('login'), ...code(() => import('#client/features/auth/login-page.tsx'), 'LoginPage'), layout: 'site' },
  {
    ...at('resetPassword'),
    ...code(() => import('#client/features/auth/reset-password-page.tsx'), 'ResetPasswordPage'),
    layout: 'site',
  },
  {
    ...at('register'),
    ...code(() => import('#client/features/auth/register-page.tsx'), 'RegisterPage'),
    layout: 'site',
  },
  {
    ...at('checkoutDone'),
    ...code(() => import('#client/features/profile/payments/checkout-done-page.tsx'), 'CheckoutDonePage'),
    isPersonal: true,
    layout: 'task',
  },
  {
    ...at('browse'),
    ...code(() => import('#client/features/browse/browse-page.tsx'), 'BrowsePage'),
    head: head('browseHead'),
    layout: 'site',
  },
  {
    ...at('compare'),
    ...code(() => import('#client/features/compare/compare-page.tsx'), 'ComparePage'),
    head: head('compareHead'),
    layout: 'site',
  },
  {
    ...at('coach'),
    ...code(() => import('#client/features/coach/coach-page.tsx'), 'CoachPage'),
    head: head('coachHead'),
    layout: 'site',
  },
  {
    ...at('coachInfo'),
    ...code(() => import('#client/features/coach-info/coach-info-page.tsx'), 'CoachInfoPage'),
    layout: 'site',
  },
  {
    ...at('chat'),
    ...code(() => import('#client/features/coach-chat/chat-page.tsx'), 'ChatPage'),
    layout: 'coach',
    title: 'AI Coach Chat',
  },
  {
    ...at('today'),
    ...code(() => import('#client/features/today/today-page.tsx'), 'TodayPage'),
    layout: 'coach',
    title: "Today's Workout",
  },
  {
    ...at('program'),
    ...code(() => import('#client/features/program/program-page.tsx'), 'ProgramPage'),
    layout: 'coach',
    title: 'My Program',
  },
  {
    ...at('history'),
    ...code(() => import('#client/features/history/history-page.tsx'), 'HistoryPage'),
    layout: 'coach',
    title: 'Workout History',
  },
  {
    ...at('exercises'),
    ...code(() => import('#client/features/library/library-page.tsx'), 'LibraryPage'),
    layout: 'coach',
    title: 'Exercises',
  },
  {
    ...at('exercise'),
    ...code(() => import('#client/features/library/exercise-page.tsx'), 'ExercisePage'),
    layout: 'coach',
    title: 'Exercise',
  },
  {
    ...at('thisPhone'),
    ...code(() => import('#client/features/this-phone/this-phone-page.tsx'), 'ThisPhonePage'),
    layout: 'coach',
    title: 'This phone',
  },
  {
    ...at('profile'),
    ...code(() => import('#client/features/profile/profile-page.tsx'), 'ProfilePage'),
    layout: 'task',
  },
  {
    ...at('becomeCoach'),
    ...code(() => import('#client/features/onboarding/onboarding-page.tsx'), 'BecomeCoachPage'),
    layout: 'task',
  },
  {
    ...at('completeRegistration'),
    ...code(() => import('#client/features/onboarding/onboarding-page.tsx'), 'CompleteRegistrationPage'),
    layout: 'task',
  },
  {
    ...at('blog'),
    ...code(() => import('#client/features/blog/blog-page.tsx'), 'BlogPage'),
    head: head('blogHead'),
    layout: 'site',
  },
  {
    ...at('article'),
    ...code(() => import('#client/features/blog/article-page.tsx'), 'ArticlePage'),
    head: head('articleHead'),
    layout: 'site',
  },
  {
    ...at('faq'),
    ...code(() => import('#client/features/content/faq-page.tsx'), 'FaqPage'),
    head: head('faqHead'),
    layout: 'site',
  },
  {
    ...at('terms'),
    ...code(() => import('#client/features/content/terms-page.tsx'), 'TermsPage'),
    head: head('termsHead'),
    layout: 'site',
  },
  {
    ...at('privacy'),
    ...code(() => import('#client/features/content/privacy-page.tsx'), 'PrivacyPage'),
    head: head('privacyHead'),
    layout: 'site',
  },
  {
    ...at('contact'),
    ...code(() => import('#client/features/content/contact-page.tsx'), 'ContactPage'),
    head: head('contactHead'),
    layout: 'site',
  },
  {
    ...at('clientTerms'),
    ...code(() => import('#client/features/content/client-terms-page.tsx'), 'ClientTermsPage'),
    head: head('clientTermsHead'),
    layout: 'site',
  },
  {
    ...at('coachTerms'),
    ...code(() => import('#client/features/content/coach-terms-page.tsx'), 'CoachTermsPage'),
    head: head('coachTermsHead'),
    layout: 'site',
  },
  ...each('quiz').map(
    (address): RouteRow => ({
      ...address,
      ...code(() => import('#client/features/quiz/quiz-page.tsx'), 'QuizPage'),
      head: head('quizHead'),
      layout: 'alone',
    }),
  ),
  ...each('quizResults').map(
    (address): RouteRow => ({
      ...address,
      ...code(() => import('#client/features/quiz-results/results-page.tsx'), 'ResultsPage'),
      head: head('resultsHead'),
      layout: 'site',
    }),
  ),
  {
    ...at('discoveryCall'),
    ...code(() => import('#client/features/discovery-call/discovery-call-page.tsx'), 'DiscoveryCallPage'),
    head: head('callHead'),
    layout: 'task',
  },
];

/** Includes the database and training code, which visitors never load. */
export const COACH_LAYOUT = code<'CoachLayout', { children: ReactNode }>(() => import('./coach/coach-layout.tsx'), 'CoachLayout');

export const NOT_FOUND = code(() => import('#client/features/not-found/not-found-page.tsx'), 'NotFoundPage');
