import { expect, test } from 'vitest';
import { hasAiCoachAccess } from './ai-coach-access.ts';

test('an active AI Coach subscription opens the AI Coach, however a backend spells its type', () => {
  expect(hasAiCoachAccess([{ subscription_type: 'ai_coach', status: 'active' }])).toBe(true);
  expect(hasAiCoachAccess([{ type: 'AI Coach', status: 'active' }])).toBe(true);
  expect(
    hasAiCoachAccess([
      { type: 'basic', subscription_type: null, status: 'active' },
      { type: 'ai-coach', status: 'Active' },
    ]),
  ).toBe(true);
});

test("a coach's program does not open it, nor does a cancelled or unpaid AI Coach subscription", () => {
  expect(hasAiCoachAccess([])).toBe(false);
  expect(hasAiCoachAccess([{ type: 'premium', subscription_type: 'program', status: 'active' }])).toBe(false);
  expect(hasAiCoachAccess([{ subscription_type: 'ai_coach', status: 'canceled' }])).toBe(false);
  expect(hasAiCoachAccess([{ subscription_type: 'ai_coach', status: 'incomplete' }])).toBe(false);
});
