import type { Page } from 'playwright/test';
import { expectAccessible, expectGoodInEveryLook } from './support/look.ts';
import { expectReadyOffline, expectUpToDate, logNextSet, signIn } from './support/person.ts';
import { test as alone, expect, sharedTest as test } from './support/test.ts';

test.use({ onDisk: false });

interface Shown {
  path: string;
  /** Words that are only there once the content is: an empty page passes every check. */
  content: RegExp;
}

const PUBLIC: Record<string, Shown> = {
  home: { path: '/', content: /Keep the proof/ },
  login: { path: '/login', content: /Password/ },
  register: { path: '/register', content: /Become A Coach/ },
  browse: { path: '/browse', content: /View Profile/ },
  coach: { path: '/coach/1', content: /Training Programs/ },
  compare: { path: '/compare?ids=1,2,3', content: /6 months/ },
  'discovery-call': { path: '/coach/1/discovery-call', content: /Book Your FREE Discovery Call/ },
  'quiz-1': { path: '/quiz/1', content: /1 of 4/ },
  'quiz-2': { path: '/quiz/2', content: /1 of 6/ },
  'results-1': { path: '/quiz/1/results?experience=new&goal=muscle&confidence=none&budget=high', content: /View Full Profile/ },
  'results-4': {
    path: '/quiz/4/results?goal=strength&style=strength&need=recovery&method=combination&log=yes&budget=high',
    content: /Subscribe To This Program/,
  },
  'coach-info': { path: '/ai-coach', content: /first month/i },
  blog: { path: '/blog', content: /min read/i },
  faq: { path: '/faq', content: /cancel/i },
  terms: { path: '/terms', content: /August 14, 2025/ },
  contact: { path: '/contact', content: /24 hours/ },
  'not-found': { path: '/no/such/page', content: /\w+/ },
};
const GUARDED: Record<string, Shown> = {
  chat: { path: '/ai-coach/chat', content: /Current plan/ },
  today: { path: '/ai-coach/today', content: /Prescribed: / },
  program: { path: '/ai-coach/dashboard', content: /Your Weekly Training Plan/ },
  routines: { path: '/ai-coach/routines', content: /Your plan/ },
  routine: { path: '/ai-coach/routines/new', content: /No exercises yet/ },
  progress: { path: '/ai-coach/progress', content: /workouts/ },
  history: { path: '/ai-coach/history', content: /No workout in this week|@ \d+/ },
  'workout-afterwards': { path: '/ai-coach/workout', content: /Add an exercise/ },
  'past-workout': { path: '/ai-coach/workout?id=none', content: /is not here anymore/ },
  import: { path: '/ai-coach/import', content: /Choose the file/ },
  exercises: { path: '/ai-coach/exercises', content: /Back squat/ },
  exercise: { path: '/ai-coach/exercises/back-squat', content: /In your log/ },
  'this-phone': { path: '/ai-coach/this-phone', content: /Export as JSON/ },
  settings: { path: '/ai-coach/settings', content: /Weights in/ },
};

async function visit(page: Page, screens: Record<string, Shown>, suffix = '') {
  for (const [name, { path, content }] of Object.entries(screens)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(content);
    await expectGoodInEveryLook(page, `${name}${suffix}`);
  }
}

alone('what is not accessible is found and said', async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>Page</title><main><h1>Page</h1><p style="color: #999">Pale</p><img src="data:image/png;base64,"></main>',
  );
  await expect(expectAccessible(page)).rejects.toThrow(/image-alt img/);
  await expect(expectAccessible(page, 'colors alone', 'colors')).rejects.toThrow(/colors alone: color-contrast p/);
});

test('every public screen is accessible and fits', async ({ openPhone }) => {
  test.setTimeout(400_000);
  const { page } = await openPhone({ withWorker: false });
  await visit(page, PUBLIC);
});

test('every screen of the AI Coach is accessible and fits, with signal and without', async ({ phone }) => {
  test.setTimeout(400_000);
  const { page } = phone;
  await signIn(page);
  await page.goto('/ai-coach/today');
  await expectUpToDate(page);
  await visit(page, GUARDED);
  await expectReadyOffline(page);
  await phone.goOffline();
  await page.goto('/ai-coach/today');
  await logNextSet(page, { reps: '5', weight: '100', rpe: '7' });
  await visit(page, GUARDED, '-offline');
});
