/** Who may open a page. `onboarding` pages have additional guards. */
export type PageAccess = 'anyone' | 'login' | 'subscriber' | 'onboarding';

interface Page {
  /** Parameters as `:name`, each one path segment. */
  readonly path: `/${string}`;
  /** Anyone, when missing. */
  readonly access?: PageAccess;
  /** Open to anyone but with personal content: starts from the empty page. */
  readonly isPersonal?: true;
  /** The values of the parameter `n` that have a page. */
  readonly n?: readonly number[];
}

const QUIZZES = [1, 2, 3, 4];

/** Every page of the product (PAGE-1). Paths of the client, its guards, the server's 404, the sitemap and llms.txt derive from this. */
export const PAGES = {
  home: { path: '/' },
  login: { path: '/login' },
  register: { path: '/register' },
  // Ours: password reset.
  resetPassword: { path: '/reset-password' },
  browse: { path: '/browse' },
  // Ours: comparison.
  compare: { path: '/compare' },
  coach: { path: '/coach/:id' },
  discoveryCall: { path: '/coach/:coachId/discovery-call' },
  quiz: { path: '/quiz/:n', n: QUIZZES },
  quizResults: { path: '/quiz/:n/results', n: QUIZZES },
  coachInfo: { path: '/ai-coach' },
  chat: { path: '/ai-coach/chat', access: 'subscriber' },
  today: { path: '/ai-coach/today', access: 'login' },
  program: { path: '/ai-coach/dashboard', access: 'login' },
  // Ours: routines of one's own.
  routines: { path: '/ai-coach/routines', access: 'login' },
  routine: { path: '/ai-coach/routines/:id', access: 'login' },
  // Ours: what the log adds up to.
  progress: { path: '/ai-coach/progress', access: 'login' },
  history: { path: '/ai-coach/history', access: 'login' },
  // Ours: a past workout, by `id`, to be changed.
  workout: { path: '/ai-coach/workout', access: 'login' },
  // Ours: training logs of other apps.
  importLog: { path: '/ai-coach/import', access: 'login' },
  // Ours: the exercise library.
  exercises: { path: '/ai-coach/exercises', access: 'login' },
  exercise: { path: '/ai-coach/exercises/:id', access: 'login' },
  // Ours: data on this phone and its sync state.
  thisPhone: { path: '/ai-coach/this-phone', access: 'login' },
  // Ours: the account in one place.
  settings: { path: '/ai-coach/settings', access: 'login' },
  // Ours: the coaches one pays.
  coaching: { path: '/coaching', access: 'login' },
  // Ours: what coach and trainee write to each other; the side follows from the account.
  thread: { path: '/coaching/:id', access: 'login' },
  // Ours: a coach's plan, line by line.
  planReview: { path: '/coaching/:id/plans/:proposal', access: 'login' },
  // Ours: a coach's clients, and who asked for a free call.
  desk: { path: '/desk', access: 'login' },
  leads: { path: '/desk/leads', access: 'login' },
  // Ours: what one client shares of the log.
  client: { path: '/desk/clients/:id', access: 'login' },
  // Ours: a coach's plan for one client.
  planEditor: { path: '/desk/clients/:id/plan', access: 'login' },
  // Ours: a coach's codes, and where somebody uses one; the code stands behind the `#`, which no server is sent.
  invitations: { path: '/desk/invitations', access: 'login' },
  joinCoach: { path: '/join', isPersonal: true },
  // Ours: return page of a checkout.
  checkoutDone: { path: '/checkout/done', isPersonal: true },
  profile: { path: '/profile', access: 'login' },
  becomeCoach: { path: '/become-coach', access: 'onboarding' },
  completeRegistration: { path: '/complete-registration', access: 'onboarding' },
  blog: { path: '/blog' },
  // Ours: one article.
  article: { path: '/blog/:slug' },
  faq: { path: '/faq' },
  terms: { path: '/terms' },
  privacy: { path: '/privacy' },
  contact: { path: '/contact' },
  clientTerms: { path: '/client-terms' },
  coachTerms: { path: '/coach-terms' },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;

/** Pages that belong to one person or one moment, so no list of pages names them. */
const UNLISTED: ReadonlySet<PageName> = new Set<PageName>([
  'login',
  'register',
  'resetPassword',
  'compare',
  'quizResults',
  'checkoutDone',
  'joinCoach',
]);

export interface PageRoute {
  readonly name: PageName;
  readonly path: string;
  readonly access: PageAccess;
  readonly isListed: boolean;
  readonly isPersonal: boolean;
}

/** Every address with a page. The server answers these with the page; at any other address the page comes with the status 404. */
export const PAGE_ROUTES: readonly PageRoute[] = /* @__PURE__ */ Object.entries<Page>(PAGES).flatMap(([name, page]) =>
  addressesOf(page).map((path) => ({
    name: name as PageName,
    path,
    access: page.access ?? 'anyone',
    isListed: !UNLISTED.has(name as PageName),
    isPersonal: page.isPersonal === true,
  })),
);

/** First segments of what the server answers itself, never with a page: data, pictures, the sandbox, its health. */
export const NOT_PAGES = ['api', 'images', 'sandbox', 'healthz', 'readyz'] as const;

/** The path, or one for each value of `n`. */
export function addressesOf({ path, n }: Page): string[] {
  return n === undefined ? [path] : n.map((value) => path.replace(':n', String(value)));
}

/** The route of a path, with or without trailing slash; undefined for unknown paths. */
export function findPageRoute(path: string): PageRoute | undefined {
  const asked = partsOf(path);
  return PAGE_ROUTES.find((route) => {
    const wanted = partsOf(route.path);
    return (
      wanted.length === asked.length && wanted.every((part, index) => (part.startsWith(':') ? asked[index] !== '' : part === asked[index]))
    );
  });
}

function partsOf(path: string): string[] {
  const trimmed = path.length > 1 && path.endsWith('/') && !path.endsWith('//') ? path.slice(0, -1) : path;
  return trimmed.split('/');
}
