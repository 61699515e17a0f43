import { expect, test } from 'vitest';
import { findPageRoute, PAGE_ROUTES } from './routes.ts';

test('every address of the route table finds itself', () => {
  for (const route of PAGE_ROUTES) expect(findPageRoute(route.path.replaceAll(/:\w+/g, '17'))).toBe(route);
});

test('a slash at the end changes nothing', () => {
  expect(findPageRoute('/browse/')?.path).toBe('/browse');
  expect(findPageRoute('/coach/17/')?.path).toBe('/coach/:id');
});

test.each(['/nowhere', '/quiz/5', '/quiz/1/results/more', '/coach', '/coach/', '/coach//discovery-call', '//', '/BROWSE', ''])(
  '%j is no page',
  (path) => {
    expect(findPageRoute(path)).toBeUndefined();
  },
);

test('the AI Coach asks for a login everywhere but on its information page', () => {
  const open = PAGE_ROUTES.filter(({ path, access }) => path.startsWith('/ai-coach') && access === 'anyone').map(({ path }) => path);
  expect(open).toEqual(['/ai-coach']);
});
