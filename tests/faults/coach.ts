import type { ChatMessage } from '#contract/index.ts';
import type { CoachWords } from '#offline/chat/answer.ts';

/** Messages of a schedule say what they want: `A#3 talk`, `A#4 plan`, `A#5 change`. */
export type Wish = 'talk' | 'plan' | 'change';

/** What the coach says to a conversation; `run` tells one asking from another, so that a doubled answer shows. */
export function coachAnswer(body: string, run: number): CoachWords {
  const { messages } = JSON.parse(body) as { messages: ChatMessage[] };
  return wordsFor(messages, `run ${run}`);
}

/** What the engine on the phone says. */
export function phoneAnswer(messages: ChatMessage[]): CoachWords {
  return wordsFor(messages, 'phone');
}

function wordsFor(messages: readonly ChatMessage[], voice: string): CoachWords {
  const asked = messages.at(-1)?.content ?? '';
  const words: CoachWords = { messages: [`re ${asked}, ${voice}`] };
  if (asked.endsWith(' plan')) return { ...words, plan: planFor(`${asked}, ${voice}`) };
  if (asked.endsWith(' change'))
    return { ...words, plan: planFor(`${asked}, ${voice}`), change: { kind: 'brief', title: 'Other', why: '', lines: [], kept: [] } };
  return words;
}

/** The smallest plan that parses, different for every goal. */
export function planFor(goal: string) {
  return { goal, weeks: [[{ day: 'A', primary: [{ exercise: 'Squat', sets: 3, reps: '5' }] }]] };
}
