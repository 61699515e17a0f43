/** Training and rest in Settings. */
export const SETTING_TEXTS = {
  effort: 'Effort as',
  effortHint: 'In every workout',
  suggests: 'Suggestions',
  suggestsHint: 'A load for the next set, with its reason',
  restMain: 'Rest after main lifts',
  restOther: 'Rest after all others',
  restHint: 'Where the plan or routine says nothing',
  byGoal: 'By your goal',
  starts: 'Start after each set',
  startsHint: 'Off, a button starts it',
} as const;
