/** A message of the demo trainee, and what is done with the change it is answered with. */
export interface DemoWords {
  readonly says: string;
  readonly accepts?: boolean;
}

/** What the demo trainee says on the evening before each block; the last is for the upcoming one. Each evening ends with another plan. */
export const DEMO_TALKS: readonly (readonly DemoWords[])[] = [
  [
    { says: 'I want to get stronger. Monday, Wednesday and Friday, 60 minutes each.' },
    { says: 'Full gym, a year and a half of lifting' },
    { says: 'Nothing hurts' },
  ],
  [
    { says: 'Build my next block', accepts: true },
    { says: 'Please leave out the front squats', accepts: true },
  ],
  [
    { says: 'Build my next block', accepts: true },
    { says: 'I am ready for more: 4 days a week, Monday, Tuesday, Thursday and Saturday', accepts: true },
  ],
  [
    { says: 'What is my best squat?' },
    { says: 'Build my next block', accepts: true },
    { says: 'Make it 45 minutes' },
    { says: 'Make it 50 minutes instead', accepts: true },
    { says: 'How is my bench press going?' },
  ],
];
