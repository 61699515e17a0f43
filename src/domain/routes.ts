/** Who may open a page. `onboarding` pages have additional guards. */
export type PageAccess = 'anyone' | 'login' | 'subscriber' | 'onboarding';

interface Page {
  /** Parameters as `:name`, each one path segment. */
  readonly path: `/${string}`;
  readonly access: PageAccess;
  /** The values of the parameter `n` that have a page. */
  readonly n?: readonly number[];
  /** Belongs to one person, so no list of pages names it. */
  readonly isUnlisted?: true;
}

const QUIZZES = [1, 2, 3, 4];

/** Every page of the product (PAGE-1). Paths of the client, its guards, the server's 404, the sitemap and llms.txt derive from this. */
export const PAGES = {
  home: { path: '/', access: 'anyone' },
  login: { path: '/login', access: 'anyone', isUnlisted: true },
  register: { path: '/register', access: 'anyone', isUnlisted: true },
  // Ours: password reset.
  resetPassword: { path: '/reset-password', access: 'anyone', isUnlisted: true },
  browse: { path: '/browse', access: 'anyone' },
  // Ours: comparison.
  compare: { path: '/compare', access: 'anyone', isUnlisted: true },
  coach: { path: '/coach/:id', access: 'anyone' },
  discoveryCall: { path: '/coach/:coachId/discovery-call', access: 'anyone' },
  quiz: { path: '/quiz/:n', access: 'anyone', n: QUIZZES },
  quizResults: { path: '/quiz/:n/results', access: 'anyone', n: QUIZZES, isUnlisted: true },
  coachInfo: { path: '/ai-coach', access: 'anyone' },
  chat: { path: '/ai-coach/chat', access: 'subscriber' },
  today: { path: '/ai-coach/today', access: 'login' },
  program: { path: '/ai-coach/dashboard', access: 'login' },
  history: { path: '/ai-coach/history', access: 'login' },
  // Ours: the exercise library.
  exercises: { path: '/ai-coach/exercises', access: 'login' },
  exercise: { path: '/ai-coach/exercises/:id', access: 'login' },
  // Ours: data on this phone and its sync state.
  thisPhone: { path: '/ai-coach/this-phone', access: 'login' },
  // Ours: return page of a checkout.
  checkoutDone: { path: '/checkout/done', access: 'anyone', isUnlisted: true },
  profile: { path: '/profile', access: 'login' },
  becomeCoach: { path: '/become-coach', access: 'onboarding' },
  completeRegistration: { path: '/complete-registration', access: 'onboarding' },
  blog: { path: '/blog', access: 'anyone' },
  // Ours: one article.
  article: { path: '/blog/:slug', access: 'anyone' },
  faq: { path: '/faq', access: 'anyone' },
  terms: { path: '/terms', access: 'anyone' },
  privacy: { path: '/privacy', access: 'anyone' },
  contact: { path: '/contact', access: 'anyone' },
  clientTerms: { path: '/client-terms', access: 'anyone' },
  coachTerms: { path: '/coach-terms', access: 'anyone' },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;

export interface PageRoute {
  readonly name: PageName;
  readonly path: string;
  readonly access: PageAccess;
  readonly isListed: boolean;
}

/** Every address with a page. The server answers these with the page; at any other address the page comes with the status 404. */
export const PAGE_ROUTES: readonly PageRoute[] = /* @__PURE__ */ Object.entries<Page>(PAGES).flatMap(([name, page]) =>
  addressesOf(page).map((path) => ({ name: name as PageName, path, access: page.access, isListed: page.isUnlisted !== true })),
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
