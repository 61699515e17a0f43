import { expect, test } from 'vitest';
import { headerItems } from './navigation.ts';

const labels = (items: { label: string }[]) => items.map((item) => item.label);
const coachLink = (items: { label: string; to: string }[]) => items.find((item) => item.label === 'AI Coach')?.to;

test('a visitor sees Blog, AI Coach, Find a Coach, Login, Register', () => {
  expect(labels(headerItems({ isIn: false, hasAiCoach: false }))).toEqual(['Blog', 'AI Coach', 'Find a Coach', 'Login', 'Register']);
});

test('who is signed in sees Blog, AI Coach, Find a Coach, the log and Profile, with the AI Coach and without (PAGE-5)', () => {
  for (const hasAiCoach of [true, false]) {
    const items = headerItems({ isIn: true, hasAiCoach });
    expect(labels(items)).toEqual(['Blog', 'AI Coach', 'Find a Coach', "Today's Workout", 'Profile']);
    expect(items.find(({ label }) => label === "Today's Workout")?.to).toBe('/ai-coach/today');
  }
});

test('AI Coach leads to the chat with an active subscription and to its page without', () => {
  expect(coachLink(headerItems({ isIn: true, hasAiCoach: true }))).toBe('/ai-coach/chat');
  expect(coachLink(headerItems({ isIn: true, hasAiCoach: false }))).toBe('/ai-coach');
  expect(coachLink(headerItems({ isIn: false, hasAiCoach: false }))).toBe('/ai-coach');
});
