import type { Asked } from '../brief.ts';

/** What the coach asks, never more than two things at once, with answers to tap: goal, days and gym reach a plan in three taps. */
export const QUESTIONS: Readonly<Record<Asked, { text: string; quick_replies: readonly string[] }>> = {
  goal: {
    text: 'What do you want from training?',
    quick_replies: ['Get stronger', 'Build muscle', 'Lose fat', 'General fitness', 'Move and perform better'],
  },
  days: {
    text: 'How many days a week can you train, and how long each time?',
    quick_replies: ['2 days, 45 minutes', '3 days, 45 minutes', '3 days, 60 minutes', '4 days, 60 minutes'],
  },
  gym: {
    text: 'What can you train with, and how long have you been lifting?',
    quick_replies: [
      'Full gym, new to lifting',
      'Full gym, lifting 1 year',
      'Dumbbells and bench, new to lifting',
      'No equipment, new to lifting',
    ],
  },
};

/** «A home gym» alone does not say what is in it. */
export const HOME_QUESTION = {
  text: 'What do you have at home?',
  quick_replies: ['Barbell, rack and bench', 'Dumbbells and a bench', 'Just dumbbells', 'Kettlebells', 'Bands'],
} as const;

export const GREETING = [
  'Hello. Tell me what you want from training, how many days you have and what you can train with, and I build your plan. When your week changes, tell me and the plan changes too.',
] as const;
