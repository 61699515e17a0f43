import type { Quiz, QuizNumber, QuizQuestion } from './quiz.ts';

/** Quizzes 2 to 4 end alike (QUIZ-6). */
const BUDGET: QuizQuestion = {
  key: 'budget',
  question: 'What would you spend on coaching each month?',
  options: [
    { value: 'low', label: 'Up to $100' },
    { value: 'mid', label: 'Up to $200' },
    { value: 'high', label: 'Any price' },
  ],
};

/** Keys and values are fixed (QUIZ-2); questions, labels and hints may be reworded. */
export const QUIZZES: Readonly<Record<QuizNumber, Quiz>> = {
  1: {
    n: 1,
    title: 'Find your coach',
    purpose: 'Four questions, and up to three coaches who fit your goal and your budget.',
    deciding: ['goal', 'budget'],
    questions: [
      {
        key: 'experience',
        question: 'How long have you been training?',
        options: [
          { value: 'new', label: 'New to training', hint: 'First steps, or back after a long time' },
          { value: 'foundation', label: 'The basics are there', hint: 'Some months of regular training' },
          { value: 'years', label: 'Years of training', hint: 'Two or more, most weeks' },
          { value: 'veteran', label: 'Training veteran', hint: 'Ten years, or close to it' },
        ],
      },
      {
        key: 'goal',
        question: 'What do you want most?',
        options: [
          { value: 'muscle', label: 'More muscle', hint: 'Size and shape' },
          { value: 'strength', label: 'More strength', hint: 'Heavier lifts' },
          { value: 'nutrition', label: 'Better eating', hint: 'Food that supports the training' },
          { value: 'functional', label: 'Fit for daily life', hint: 'Move well, carry, climb, play' },
        ],
      },
      {
        key: 'confidence',
        question: 'What does your training look like now?',
        options: [
          { value: 'none', label: 'No plan yet', hint: 'I do not know where to start' },
          { value: 'generic', label: 'A plan from somewhere', hint: 'An app, a video, a friend' },
          { value: 'stuck', label: 'Stuck on a plan', hint: 'It worked once, it does not now' },
          { value: 'coached', label: 'Coached before', hint: 'I know what I want from a coach' },
        ],
      },
      {
        key: 'budget',
        question: BUDGET.question,
        options: [
          { value: 'low', label: 'Up to $150' },
          { value: 'mid', label: '$150 to $300' },
          { value: 'high', label: '$300 and more' },
        ],
      },
    ],
  },
  2: {
    n: 2,
    title: 'Past the plateau',
    purpose: 'Six questions for people whose training has stopped moving.',
    deciding: ['training', 'diet', 'budget'],
    questions: [
      {
        key: 'training',
        question: 'What kind of training do you do?',
        options: [
          { value: 'strength', label: 'Strength', hint: 'Heavy sets, few reps' },
          { value: 'hypertrophy', label: 'Muscle building', hint: 'More sets, more reps' },
          { value: 'functional', label: 'Functional', hint: 'Mixed, athletic, for daily life' },
          { value: 'not_sure', label: 'Not sure', hint: 'A bit of everything' },
        ],
      },
      {
        key: 'routine_duration',
        question: 'How long have you followed this routine?',
        options: [
          { value: 'less_4w', label: 'Less than 4 weeks' },
          { value: '4_8w', label: '4 to 8 weeks' },
          { value: '2m_plus', label: 'More than 2 months' },
        ],
      },
      {
        key: 'issue',
        question: 'What bothers you most?',
        options: [
          { value: 'no_progress', label: 'No progress', hint: 'The numbers have stopped' },
          { value: 'motivation', label: 'Motivation', hint: 'It is hard to start a session' },
          { value: 'boredom', label: 'Boredom', hint: 'Always the same' },
        ],
      },
      {
        key: 'diet',
        question: 'What are you doing with your weight?',
        options: [
          { value: 'gain', label: 'Gaining' },
          { value: 'lose', label: 'Losing' },
          { value: 'maintain', label: 'Keeping it' },
        ],
      },
      {
        key: 'support',
        question: 'What would help you most?',
        options: [
          { value: 'fresh_plan', label: 'A fresh plan' },
          { value: 'accountability', label: 'Someone who asks', hint: 'Regular check-ins' },
          { value: 'smarter_adj', label: 'Smarter adjustments', hint: 'Small changes at the right time' },
        ],
      },
      BUDGET,
    ],
  },
  3: {
    n: 3,
    title: 'A full calendar',
    purpose: 'Six questions for people with little time.',
    deciding: ['goal', 'budget'],
    questions: [
      {
        key: 'goal',
        question: 'What is the training for?',
        options: [
          { value: 'muscle', label: 'Muscle' },
          { value: 'strength', label: 'Strength' },
          { value: 'performance', label: 'Performance', hint: 'Sport, stamina, moving well' },
          { value: 'weight', label: 'Weight', hint: 'Losing it, or keeping it off' },
        ],
      },
      {
        key: 'time',
        question: 'How long can a session be?',
        options: [
          { value: 'under30', label: 'Under 30 minutes' },
          { value: '30-45', label: '30 to 45 minutes' },
          { value: '1hr+', label: 'An hour or more' },
        ],
      },
      {
        key: 'frequency',
        question: 'How many days a week?',
        options: [
          { value: '2', label: '2 days' },
          { value: '3', label: '3 days' },
          { value: '4+', label: '4 days or more' },
        ],
      },
      {
        key: 'challenge',
        question: 'What gets in the way?',
        options: [
          { value: 'time', label: 'Time', hint: 'The day is full' },
          { value: 'energy', label: 'Energy', hint: 'Nothing left in the evening' },
          { value: 'consistency', label: 'Consistency', hint: 'Good weeks, then none' },
        ],
      },
      {
        key: 'plan',
        question: 'Do you follow a plan?',
        options: [
          { value: 'none', label: 'None' },
          { value: 'loose', label: 'A loose one', hint: 'I know roughly what I will do' },
          { value: 'structured', label: 'A structured one', hint: 'Sets, reps and weights written down' },
        ],
      },
      BUDGET,
    ],
  },
  4: {
    n: 4,
    title: 'Already advanced',
    purpose: 'Six questions for people who train seriously and want a second pair of eyes.',
    deciding: ['style', 'budget'],
    questions: [
      {
        key: 'goal',
        question: 'What are you working towards?',
        options: [
          { value: 'strength', label: 'Strength', hint: 'A bigger total' },
          { value: 'lean-mass', label: 'Lean mass', hint: 'Muscle without the rest' },
          { value: 'competition', label: 'A competition', hint: 'A date in the calendar' },
          { value: 'hybrid', label: 'Strength and stamina', hint: 'Lift and run' },
        ],
      },
      {
        key: 'style',
        question: 'How do you train?',
        options: [
          { value: 'hypertrophy', label: 'Hypertrophy', hint: 'Volume first' },
          { value: 'strength', label: 'Strength', hint: 'Load first' },
          { value: 'hybrid-athletic', label: 'Both, athletically', hint: 'Load and volume in one week' },
          { value: 'other', label: 'Another way' },
        ],
      },
      {
        key: 'need',
        question: 'What do you need from a coach?',
        options: [
          { value: 'weak-points', label: 'Weak points found' },
          { value: 'adjustments', label: 'Adjustments in time' },
          { value: 'recovery', label: 'Recovery under control' },
          { value: 'periodization', label: 'Periodization', hint: 'The year laid out' },
        ],
      },
      {
        key: 'method',
        question: 'How should a coach work with you?',
        options: [
          { value: 'data-heavy', label: 'By the numbers', hint: 'Logs, charts, percentages' },
          { value: 'weekly-feedback', label: 'Weekly feedback', hint: 'A talk about how it went' },
          { value: 'combination', label: 'Both' },
        ],
      },
      {
        key: 'log',
        question: 'Do you log your training?',
        options: [
          { value: 'yes', label: 'Yes, every set' },
          { value: 'sometimes', label: 'Sometimes' },
          { value: 'not-yet', label: 'Not yet' },
        ],
      },
      BUDGET,
    ],
  },
};
