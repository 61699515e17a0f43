import type { Asked } from '../brief.ts';
import { type Act, EDIT_ACTS } from '../understand/acts/acts.ts';

/** The coach's questions with quick replies, at most two facts at once; three taps lead to a plan. */
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

/** Two facts in one question, for rebuilt plans. */
export const PAIR_QUESTIONS: Readonly<Record<string, { text: string; quick_replies: readonly string[] }>> = {
  'goal days': {
    text: 'What do you want from training, and how many days a week can you train?',
    quick_replies: ['Get stronger, 3 days', 'Build muscle, 4 days', 'Lose fat, 3 days', 'General fitness, 2 days'],
  },
  'goal gym': {
    text: 'What do you want from training, and what can you train with?',
    quick_replies: ['Get stronger, full gym', 'Build muscle, full gym', 'Lose fat, dumbbells and bench', 'General fitness, no equipment'],
  },
  'days gym': {
    text: 'How many days a week can you train, and what can you train with?',
    quick_replies: ['2 days, full gym', '3 days, full gym', '4 days, full gym', '3 days, dumbbells and bench'],
  },
};

/** «A home gym» alone does not tell the equipment. */
export const HOME_QUESTION = {
  text: 'What do you have at home?',
  quick_replies: ['Barbell, rack and bench', 'Dumbbells and a bench', 'Just dumbbells', 'Kettlebells', 'Bands'],
} as const;

export const GREETING = [
  'Hello. Tell me what you want from training, how many days you have and what you can train with, and I build your plan. When your week changes, tell me and the plan changes too.',
] as const;

/** While the coach waits for a fact, its question is the answer to these. */
export const NEEDS_NO_ANSWER: readonly Act[] = [
  'accept',
  'refuse',
  'accept-part',
  'thanks',
  'unclear',
  'follow-up',
  'other-one',
  'undo',
  ...EDIT_ACTS,
];
