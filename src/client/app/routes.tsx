import type { ReactNode } from 'react';
import type { Guard } from '../routing/guard.tsx';
import { code, type PageCode } from '../routing/page-code.tsx';
import type { MakeHead } from '../routing/page-data-cache.ts';
import { PATHS } from '../routing/paths.ts';

export interface RouteRow extends PageCode {
  path: string;
  guard: Guard;
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

/** A row is an address, who may enter, what surrounds it, and the code that is fetched then (PAGE-1). */
export const ROUTES: readonly RouteRow[] = [
  {
    path: PATHS.home,
    ...code(() => import('#client/features/home/home-page.tsx'), 'HomePage'),
    head: head('homeHead'),
    guard: 'anyone',
    layout: 'site',
  },
  { path: PATHS.login, ...code(() => import('#client/features/auth/login-page.tsx'), 'LoginPage'), guard: 'anyone', layout: 'site' },
  {
    path: PATHS.resetPassword,
    ...code(() => import('#client/features/auth/reset-password-page.tsx'), 'ResetPasswordPage'),
    guard: 'anyone',
    layout: 'site',
  },
  {
    path: PATHS.register,
    ...code(() => import('#client/features/auth/register-page.tsx'), 'RegisterPage'),
    guard: 'anyone',
    layout: 'site',
  },
  {
    path: PATHS.checkoutDone,
    ...code(() => import('#client/features/profile/payments/checkout-done-page.tsx'), 'CheckoutDonePage'),
    isPersonal: true,
    guard: 'anyone',
    layout: 'task',
  },
  {
    path: PATHS.browse,
    ...code(() => import('#client/features/browse/browse-page.tsx'), 'BrowsePage'),
    head: head('browseHead'),
    guard: 'anyone',
    layout: 'site',
  },
  {
    path: PATHS.compare,
    ...code(() => import('#client/features/compare/compare-page.tsx'), 'ComparePage'),
    head: head('compareHead'),
    guard: 'anyone',
    layout: 'site',
  },
  {
    path: PATHS.coach,
    ...code(() => import('#client/features/coach/coach-page.tsx'), 'CoachPage'),
    head: head('coachHead'),
    guard: 'anyone',
    layout: 'site',
  },
  {
    path: PATHS.coachInfo,
    ...code(() => import('#client/features/coach-info/coach-info-page.tsx'), 'CoachInfoPage'),
    guard: 'anyone',
    layout: 'site',
  },
  {
    path: PATHS.chat,
    ...code(() => import('#client/features/coach-chat/chat-page.tsx'), 'ChatPage'),
    guard: 'subscriber',
    layout: 'coach',
    title: 'AI Coach Chat',
  },
  {
    path: PATHS.today,
    ...code(() => import('#client/features/today/today-page.tsx'), 'TodayPage'),
    guard: 'login',
    layout: 'coach',
    title: "Today's Workout",
  },
  {
    path: PATHS.program,
    ...code(() => import('#client/features/program/program-page.tsx'), 'ProgramPage'),
    guard: 'login',
    layout: 'coach',
    title: 'My Program',
  },
  {
    path: PATHS.history,
    ...code(() => import('#client/features/history/history-page.tsx'), 'HistoryPage'),
    guard: 'login',
    layout: 'coach',
    title: 'Workout History',
  },
  {
    path: PATHS.exercises,
    ...code(() => import('#client/features/library/library-page.tsx'), 'LibraryPage'),
    guard: 'login',
    layout: 'coach',
    title: 'Exercises',
  },
  {
    path: PATHS.exercise,
    ...code(() => import('#client/features/library/exercise-page.tsx'), 'ExercisePage'),
    guard: 'login',
    layout: 'coach',
    title: 'Exercise',
  },
  {
    path: PATHS.thisPhone,
    ...code(() => import('#client/features/this-phone/this-phone-page.tsx'), 'ThisPhonePage'),
    guard: 'login',
    layout: 'coach',
    title: 'This phone',
  },
  {
    path: PATHS.profile,
    ...code(() => import('#client/features/profile/profile-page.tsx'), 'ProfilePage'),
    guard: 'login',
    layout: 'task',
  },
  {
    path: PATHS.becomeCoach,
    ...code(() => import('#client/features/onboarding/onboarding-page.tsx'), 'BecomeCoachPage'),
    guard: 'login',
    layout: 'task',
  },
  {
    path: PATHS.completeRegistration,
    ...code(() => import('#client/features/onboarding/onboarding-page.tsx'), 'CompleteRegistrationPage'),
    guard: 'login',
    layout: 'task',
  },
  {
    path: PATHS.blog,
    ...code(() => import('#client/features/blog/blog-page.tsx'), 'BlogPage'),
    head: head('blogHead'),
    guard: 'anyone',
    layout: 'site',
  },
  {
    path: PATHS.article,
    ...code(() => import('#client/features/blog/article-page.tsx'), 'ArticlePage'),
    head: head('articleHead'),
    guard: 'anyone',
    layout: 'site',
  },
  {
    path: PATHS.faq,
    ...code(() => import('#client/features/content/faq-page.tsx'), 'FaqPage'),
    head: head('faqHead'),
    guard: 'anyone',
    layout: 'site',
  },
  {
    path: PATHS.terms,
    ...code(() => import('#client/features/content/terms-page.tsx'), 'TermsPage'),
    head: head('termsHead'),
    guard: 'anyone',
    layout: 'site',
  },
  {
    path: PATHS.privacy,
    ...code(() => import('#client/features/content/privacy-page.tsx'), 'PrivacyPage'),
    head: head('privacyHead'),
    guard: 'anyone',
    layout: 'site',
  },
  {
    path: PATHS.contact,
    ...code(() => import('#client/features/content/contact-page.tsx'), 'ContactPage'),
    head: head('contactHead'),
    guard: 'anyone',
    layout: 'site',
  },
  {
    path: PATHS.clientTerms,
    ...code(() => import('#client/features/content/client-terms-page.tsx'), 'ClientTermsPage'),
    head: head('clientTermsHead'),
    guard: 'anyone',
    layout: 'site',
  },
  {
    path: PATHS.coachTerms,
    ...code(() => import('#client/features/content/coach-terms-page.tsx'), 'CoachTermsPage'),
    head: head('coachTermsHead'),
    guard: 'anyone',
    layout: 'site',
  },
  ...[1, 2, 3, 4].flatMap((n): RouteRow[] => [
    {
      path: PATHS.quiz.replace(':n', String(n)),
      ...code(() => import('#client/features/quiz/quiz-page.tsx'), 'QuizPage'),
      head: head('quizHead'),
      guard: 'anyone',
      layout: 'alone',
    },
    {
      path: PATHS.quizResults.replace(':n', String(n)),
      ...code(() => import('#client/features/quiz-results/results-page.tsx'), 'ResultsPage'),
      head: head('resultsHead'),
      guard: 'anyone',
      layout: 'site',
    },
  ]),
  {
    path: PATHS.discoveryCall,
    ...code(() => import('#client/features/discovery-call/discovery-call-page.tsx'), 'DiscoveryCallPage'),
    head: head('callHead'),
    guard: 'anyone',
    layout: 'task',
  },
];

/** Includes the database and training code, which visitors never load. */
export const COACH_LAYOUT = code<'CoachLayout', { children: ReactNode }>(() => import('./coach/coach-layout.tsx'), 'CoachLayout');

export const NOT_FOUND = code(() => import('#client/features/not-found/not-found-page.tsx'), 'NotFoundPage');
