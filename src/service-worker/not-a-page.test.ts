import { expect, test } from 'vitest';
import { NOT_A_PAGE } from './not-a-page.ts';

const isPage = (address: string) => !NOT_A_PAGE.some((pattern) => pattern.test(address));

test.each([
  '/',
  '/login',
  '/ai-coach/today',
  '/coach/17',
  '/coach/17/discovery-call',
  '/quiz/1/results',
  '/apiary',
  '/login?next=/a.b',
  '/nowhere',
])('%s is answered with the app, also without signal', (address) => {
  expect(isPage(address)).toBe(true);
});

test.each([
  '/api/user/profile/',
  '/api/sync/v1/pull/?epoch=1',
  '/api',
  '/sandbox/checkout/abc',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml?x=1',
  '/assets/index-abc.js',
  '/icons/icon.svg',
])('%s is left to the server', (address) => {
  expect(isPage(address)).toBe(false);
});
