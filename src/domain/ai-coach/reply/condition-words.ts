import type { Brief } from '../person/brief-shape.ts';
import { listWords } from '../person/list-words.ts';

/** What training has to mind with an illness or a medicine, where practice agrees on it (STATE-5). */
const CAUTIONS: readonly (readonly [RegExp, string])[] = [
  [
    /diabet|\bt[12]dm?\b|insulin/,
    'With diabetes train at regular times, keep fast sugar within reach, and stop when you are shaky, sweaty or muddled. Keep your shoes on, and look at your feet afterwards.',
  ],
  [
    /beta|(?:olol|alol|ilol)\b/,
    'Beta blockers hold the pulse down, so go by breath: easy means that you can chat. Warm up and stop slowly, and get up slowly.',
  ],
  [/asthma|copd|emphysema/, 'Warm up longer, keep your inhaler within reach, and begin gently in cold air.'],
  [
    /blood thinner|anticoagul|warfarin|apixaban|eliquis|xarelto|rivaroxaban|heparin/,
    'On blood thinners do nothing that you could fall from or be hit by; a blow to the head, or a bruise that grows, is for a doctor at once.',
  ],
];

/** The cautions of the illnesses and medicines that were told, each once. */
export function conditionCautions(told: readonly string[]): string[] {
  return CAUTIONS.filter(([signs]) => told.some((words) => signs.test(words))).map(([, words]) => words);
}

/** Said with a plan: nobody checked it for that. */
export function uncheckedWords(told: readonly string[]): string {
  return `You told me of ${listWords(told)}: no clinician has checked this plan for that, so ask yours what to watch for.`;
}

/** What an answer adds when an illness or a medicine is told in passing; nothing where the plan beside it says so. */
export function conditionWords({ conditions }: Brief, before: Brief, messages: readonly string[]): string[] {
  const told = conditions.filter((words) => !before.conditions.includes(words));
  if (told.length === 0 || messages.some((message) => message.includes(uncheckedWords(conditions)))) return [];
  return [
    [
      ...conditionCautions(told),
      'I am not a clinician: ask whoever treats you what training should leave out, tell me, and I keep to it.',
    ].join(' '),
  ];
}
