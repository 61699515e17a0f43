/** Who may open a page. `onboarding` pages have additional guards. */
type PageAccess = 'anyone' | 'login' | 'onboarding';

export interface PageRoute {
  /** Parameters as `:name`, each one path segment. */
  readonly path: `/${string}`;
  readonly access: PageAccess;
}

/**
 * Every address of the product (PAGE-1). The server answers these with the page; at any other
 * address the page comes with the status 404.
 */
export const PAGE_ROUTES: readonly PageRoute[] = [
  { path: '/', access: 'anyone' },
  { path: '/login', access: 'anyone' },
  { path: '/register', access: 'anyone' },
  // Ours: password reset.
  { path: '/reset-password', access: 'anyone' },
  { path: '/browse', access: 'anyone' },
  // Ours: comparison.
  { path: '/compare', access: 'anyone' },
  { path: '/coach/:id', access: 'anyone' },
  { path: '/coach/:coachId/discovery-call', access: 'anyone' },
  { path: '/quiz/1', access: 'anyone' },
  { path: '/quiz/1/results', access: 'anyone' },
  { path: '/quiz/2', access: 'anyone' },
  { path: '/quiz/2/results', access: 'anyone' },
  { path: '/quiz/3', access: 'anyone' },
  { path: '/quiz/3/results', access: 'anyone' },
  { path: '/quiz/4', access: 'anyone' },
  { path: '/quiz/4/results', access: 'anyone' },
  { path: '/ai-coach', access: 'anyone' },
  { path: '/ai-coach/chat', access: 'login' },
  { path: '/ai-coach/today', access: 'login' },
  { path: '/ai-coach/dashboard', access: 'login' },
  { path: '/ai-coach/history', access: 'login' },
  // Ours: the exercise library.
  { path: '/ai-coach/exercises', access: 'login' },
  { path: '/ai-coach/exercises/:id', access: 'login' },
  // Ours: data on this phone and its sync state.
  { path: '/ai-coach/this-phone', access: 'login' },
  // Ours: return page of a checkout.
  { path: '/checkout/done', access: 'anyone' },
  { path: '/profile', access: 'login' },
  { path: '/become-coach', access: 'onboarding' },
  { path: '/complete-registration', access: 'onboarding' },
  { path: '/blog', access: 'anyone' },
  // Ours: one article.
  { path: '/blog/:slug', access: 'anyone' },
  { path: '/faq', access: 'anyone' },
  { path: '/terms', access: 'anyone' },
  { path: '/privacy', access: 'anyone' },
  { path: '/contact', access: 'anyone' },
  { path: '/client-terms', access: 'anyone' },
  { path: '/coach-terms', access: 'anyone' },
];

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
