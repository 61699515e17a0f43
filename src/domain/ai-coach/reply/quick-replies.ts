import type { Brief } from '../person/brief-shape.ts';

/** Beside a new plan. */
export function firstReplies(brief: Brief, isPainDenied: boolean): string[] {
  return [
    ...(brief.limitations.length === 0 && !isPainDenied ? ['Nothing hurts'] : []),
    'Why this plan?',
    ...(brief.minutes === null ? ['Make it 45 minutes'] : []),
    'What is today?',
  ];
}

export function changeReplies(): string[] {
  return ['What is today?', 'Why this plan?', 'Make it 45 minutes'];
}
