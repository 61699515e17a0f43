import type { ReactNode } from 'react';
import { addressesOf, PAGES, type PageAccess, type PageName } from '#domain/routes.ts';
import { code, type PageCode } from '../routing/page-code.tsx';
import type { MakeHead } from '../routing/page-data-cache.ts';

export interface RouteRow extends PageCode {
  path: string;
  access: PageAccess;
  /** Missing: for reading, with header and footer. `task`: with header only. `alone`: a single task with its own bars. */
  layout?: 'task' | 'coach' | 'alone';
  /** Shown while the code loads. */
  title?: string;
  /** Open to anyone but with personal content: starts from the empty page. */
  isPersonal?: true;
  /** Pages with a head do not render a title themselves. */
  head?: () => Promise<MakeHead>;
}

const at = (name: PageName) => ({ access: 'anyone' as PageAccess, ...PAGES[name] });
/** A page with a head of its own. The heads are one file: the first page gets its head from the server. */
const headed = (name: PageName & HeadedPage) => ({
  ...at(name),
  head: async (): Promise<MakeHead> => (await import('./heads.ts'))[`${name}Head`],
});
/** A page of the account's data on this phone. */
const training = (name: PageName, title: string) => ({ ...at(name), title, layout: 'coach' as const });
/** A page that has several addresses. */
const each = (name: PageName) => addressesOf(PAGES[name]).map((path) => ({ ...at(name), path }));

type HeadedPage = keyof typeof import('./heads.ts') extends infer Key ? (Key extends `${infer Name}Head` ? Name : never) : never;

/** A row is an address and who may enter, both as `PAGES` has them, what surrounds it, and the code that is fetched then (PAGE-1). */
export const ROUTES: readonly RouteRow[] = [
  {
    ...headed('home'),
    ...code(() => import('#client/features/home/home-page.tsx'), 'HomePage'),
  },
  { ...at('login'), ...code(() => import('#client/features/auth/login-page.tsx'), 'LoginPage') },
  {
    ...at('resetPassword'),
    ...code(() => import('#client/features/auth/reset-password-page.tsx'), 'ResetPasswordPage'),
  },
  {
    ...at('register'),
    ...code(() => import('#client/features/auth/register-page.tsx'), 'RegisterPage'),
  },
  {
    ...at('checkoutDone'),
    ...code(() => import('#client/features/profile/payments/checkout-done-page.tsx'), 'CheckoutDonePage'),
    layout: 'task',
  },
  {
    ...headed('browse'),
    ...code(() => import('#client/features/browse/browse-page.tsx'), 'BrowsePage'),
  },
  {
    ...headed('compare'),
    ...code(() => import('#client/features/compare/compare-page.tsx'), 'ComparePage'),
  },
  {
    ...headed('coach'),
    ...code(() => import('#client/features/coach/coach-page.tsx'), 'CoachPage'),
  },
  {
    ...at('coachInfo'),
    ...code(() => import('#client/features/coach-info/coach-info-page.tsx'), 'CoachInfoPage'),
  },
  {
    ...training('chat', 'AI Coach Chat'),
    ...code(() => import('#client/features/coach-chat/chat-page.tsx'), 'ChatPage'),
  },
  {
    ...training('today', "Today's Workout"),
    ...code(() => import('#client/features/today/today-page.tsx'), 'TodayPage'),
  },
  {
    ...training('program', 'My Program'),
    ...code(() => import('#client/features/program/program-page.tsx'), 'ProgramPage'),
  },
  {
    ...training('routines', 'Routines'),
    ...code(() => import('#client/features/routines/routines-page.tsx'), 'RoutinesPage'),
  },
  {
    ...training('routine', 'Routine'),
    ...code(() => import('#client/features/routines/routine-page.tsx'), 'RoutinePage'),
  },
  {
    ...training('progress', 'Progress'),
    ...code(() => import('#client/features/progress/progress-page.tsx'), 'ProgressPage'),
  },
  {
    ...training('history', 'Workout History'),
    ...code(() => import('#client/features/history/history-page.tsx'), 'HistoryPage'),
  },
  {
    ...training('workout', 'Workout'),
    ...code(() => import('#client/features/history/workout-page.tsx'), 'WorkoutPage'),
  },
  {
    ...training('importLog', 'Bring your history'),
    ...code(() => import('#client/features/import/import-page.tsx'), 'ImportPage'),
  },
  {
    ...training('exercises', 'Exercises'),
    ...code(() => import('#client/features/library/library-page.tsx'), 'LibraryPage'),
  },
  {
    ...training('exercise', 'Exercise'),
    ...code(() => import('#client/features/library/exercise-page.tsx'), 'ExercisePage'),
  },
  {
    ...training('thisPhone', 'This phone'),
    ...code(() => import('#client/features/this-phone/this-phone-page.tsx'), 'ThisPhonePage'),
  },
  {
    ...training('settings', 'Settings'),
    ...code(() => import('#client/features/settings/settings-page.tsx'), 'SettingsPage'),
  },
  {
    ...training('coaching', 'My coach'),
    ...code(() => import('#client/features/my-coach/my-coach-page.tsx'), 'MyCoachPage'),
  },
  {
    ...training('thread', 'Messages'),
    ...code(() => import('#client/features/thread/thread-page.tsx'), 'ThreadPage'),
  },
  {
    ...training('desk', 'Clients'),
    ...code(() => import('#client/features/desk/desk-page.tsx'), 'DeskPage'),
  },
  {
    ...training('client', 'Client'),
    ...code(() => import('#client/features/desk/client-page.tsx'), 'ClientPage'),
  },
  {
    ...training('planEditor', 'Plan'),
    ...code(() => import('#client/features/desk/plan-editor-page.tsx'), 'PlanEditorPage'),
  },
  {
    ...training('planReview', 'A plan from your coach'),
    ...code(() => import('#client/features/my-coach/plan-review-page.tsx'), 'PlanReviewPage'),
  },
  {
    ...training('leads', 'Leads'),
    ...code(() => import('#client/features/desk/leads-page.tsx'), 'LeadsPage'),
  },
  {
    ...training('invitations', 'Codes'),
    ...code(() => import('#client/features/desk/invitations-page.tsx'), 'InvitationsPage'),
  },
  {
    ...at('joinCoach'),
    ...code(() => import('#client/features/my-coach/join-page.tsx'), 'JoinPage'),
    layout: 'task',
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
    ...headed('blog'),
    ...code(() => import('#client/features/blog/blog-page.tsx'), 'BlogPage'),
  },
  {
    ...headed('article'),
    ...code(() => import('#client/features/blog/article-page.tsx'), 'ArticlePage'),
  },
  {
    ...headed('faq'),
    ...code(() => import('#client/features/content/faq-page.tsx'), 'FaqPage'),
  },
  {
    ...headed('terms'),
    ...code(() => import('#client/features/content/terms-page.tsx'), 'TermsPage'),
  },
  {
    ...headed('privacy'),
    ...code(() => import('#client/features/content/privacy-page.tsx'), 'PrivacyPage'),
  },
  {
    ...headed('contact'),
    ...code(() => import('#client/features/content/contact-page.tsx'), 'ContactPage'),
  },
  {
    ...headed('clientTerms'),
    ...code(() => import('#client/features/content/client-terms-page.tsx'), 'ClientTermsPage'),
  },
  {
    ...headed('coachTerms'),
    ...code(() => import('#client/features/content/coach-terms-page.tsx'), 'CoachTermsPage'),
  },
  ...each('quiz').map(
    (address): RouteRow => ({
      ...headed('quiz'),
      ...address,
      ...code(() => import('#client/features/quiz/quiz-page.tsx'), 'QuizPage'),
      layout: 'alone',
    }),
  ),
  ...each('quizResults').map(
    (address): RouteRow => ({
      ...headed('quizResults'),
      ...address,
      ...code(() => import('#client/features/quiz-results/results-page.tsx'), 'ResultsPage'),
    }),
  ),
  {
    ...headed('discoveryCall'),
    ...code(() => import('#client/features/discovery-call/discovery-call-page.tsx'), 'DiscoveryCallPage'),
    layout: 'task',
  },
];

/** Includes the database and training code, which visitors never load. */
export const COACH_LAYOUT = code<'CoachLayout', { children: ReactNode }>(() => import('./coach/coach-layout.tsx'), 'CoachLayout');

export const NOT_FOUND = code(() => import('#client/features/not-found/not-found-page.tsx'), 'NotFoundPage');
