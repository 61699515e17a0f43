import { matchPath } from 'react-router-dom';
import { ROUTES, type RouteRow } from './routes.tsx';

/** The route and parameters of a path; null for unknown paths. */
export function findRow(pathname: string): { row: RouteRow; params: Record<string, string> } | null {
  for (const row of ROUTES) {
    const match = matchPath({ path: row.path, end: true }, pathname);
    if (match === null) continue;
    return { row, params: Object.fromEntries(Object.entries(match.params).map(([name, value]) => [name, value ?? ''])) };
  }
  return null;
}
