import { expect, test } from 'vitest';
import { NOT_STARTING_OVER, STARTING_OVER } from '#tests/fixtures/conversations/starting-over-table.ts';
import { answer, type CoachAnswer } from '../answer.ts';
import { type ChatMessage, foldBrief } from '../brief.ts';
import { HOME_QUESTION, PAIR_QUESTIONS, QUESTIONS } from '../reply/question-table.ts';
import { normaliseText } from './normalise-text.ts';
import { restAfterStartingOver } from './start-over.ts';

test.each(STARTING_OVER)('«%s» starts over, and the rest of it is the new brief', (said, kept) => {
  expect(restAfterStartingOver(normaliseText(said)), normaliseText(said)).toBeDefined();
  const brief = foldBrief([
    { role: 'user', content: 'General fitness, 6 days a week, 90 minutes, just a smith machine, lifting for a year, no lunges' },
    { role: 'assistant', content: 'Here it is.' },
    { role: 'user', content: said },
  ]);
  const { kit, ...facts } = kept;
  expect(brief).toMatchObject({ goal: null, days: null, minutes: null, refused: [], ...facts });
  if (kit !== undefined) expect(brief.kit).toContain(kit);
});

test.each(NOT_STARTING_OVER)('«%s» is about something else', (said) => {
  expect(restAfterStartingOver(normaliseText(said))).toBeUndefined();
});

const ASKED = [...Object.values(QUESTIONS), ...Object.values(PAIR_QUESTIONS), HOME_QUESTION].map(({ text }) => text);
/** Typical answers of a trainee. */
const ANSWERS: Readonly<Record<string, string>> = {
  [QUESTIONS.goal.text]: 'Build muscle',
  [QUESTIONS.days.text]: '4 days, 60 minutes',
  [QUESTIONS.gym.text]: 'Full gym, lifting 1 year',
  [PAIR_QUESTIONS['goal days']?.text ?? '']: 'Build muscle, 4 days',
  [PAIR_QUESTIONS['goal gym']?.text ?? '']: 'Build muscle with dumbbells and a bench',
  [PAIR_QUESTIONS['days gym']?.text ?? '']: '4 days, full gym',
  [HOME_QUESTION.text]: 'Kettlebells',
};

const questionOf = (said: CoachAnswer): string | undefined => ASKED.find((text) => said.messages.includes(text));

/** The coach's answers with a plan in use, until there is a plan or no reply. */
function startOver(said: string, reply: (question: string) => string): CoachAnswer[] {
  const messages: ChatMessage[] = [];
  const tell = (content: string, plan?: CoachAnswer['plan']): CoachAnswer => {
    messages.push({ role: 'user', content });
    const answered = answer({ messages, plan });
    messages.push({ role: 'assistant', content: answered.messages.join('\n') });
    return answered;
  };
  const inUse = tell('General fitness, 6 days a week, 90 minutes, just a smith machine, lifting for a year, no lunges').plan;
  const answers = [tell(said, inUse)];
  for (let more = 0; more < 6; more += 1) {
    const question = questionOf(answers.at(-1)!);
    if (question === undefined) break;
    answers.push(tell(reply(question), inUse));
  }
  return answers;
}

function expectTwoQuestionsAtMost(answers: readonly CoachAnswer[]): void {
  const questions = answers.flatMap((said) => questionOf(said) ?? []);
  expect(questions.length).toBeLessThanOrEqual(2);
  expect(new Set(questions).size).toBe(questions.length);
  expect(answers.slice(0, -1).every(({ plan }) => plan === undefined)).toBe(true);
  expect(answers.at(-1)).toMatchObject({ plan: expect.anything(), change: { title: 'A new plan' } });
}

test.each(STARTING_OVER)('After «%s» two questions at most come before the plan, which is offered', (said) => {
  expectTwoQuestionsAtMost(startOver(said, (question) => ANSWERS[question] ?? ''));
});

test.each(STARTING_OVER)('Also when only one half of each question is answered after «%s»', (said) => {
  const half = (question: string): string => (question.startsWith('What do you want') ? 'build muscle' : '4 days');
  expectTwoQuestionsAtMost(startOver(said, half));
});

test.each(['hm', 'I told you already', 'just do it', 'what is RPE?', 'how heavy should I squat?', 'dunno', '???', 'thanks'])(
  'Who starts over and only says «%s» is asked nothing twice, and told what the coach assumed',
  (reply) => {
    for (const said of ['start over', 'reset, with dumbbells', 'clean slate, 4 days', 'from scratch: muscle', 'redo it: muscle, 3 days']) {
      const answers = startOver(said, () => reply);
      expectTwoQuestionsAtMost(answers);
      const told = answers.flatMap(({ messages }) => messages).join(' ');
      if (reply !== 'dunno') expect(told).toMatch(/I take .+ for granted/);
    }
  },
);

test('What was taken up is said back, and the plan in use stays until the new one is accepted', () => {
  const [said] = startOver('start again, I want to lose fat, 4 days', () => '');
  expect(said?.messages).toEqual([
    'We start over.',
    'Noted: Fat loss · 4 days.',
    'Your plan stays in use until you accept a new one.',
    QUESTIONS.gym.text,
  ]);
  expect(said?.plan).toBeUndefined();
});

test('What hurts, a warning and an age outlast starting over; wishes do not', () => {
  const fold = (...said: string[]) => foldBrief(said.map((content) => ({ role: 'user', content })));
  const brief = fold('strength, 3 days, full gym, I am 70 years old', 'my shoulder hurts', 'no lunges', 'start over');
  expect(brief).toMatchObject({ goal: null, refused: [], age: 70, limitations: [{ region: 'shoulder' }] });
  expect(fold('my chest feels tight', 'start over: strength, 3 days, full gym').red_flag?.label).toBe('chest pain or pressure');
});

test('Undo after starting over brings the earlier brief back, without what was answered since, but with what hurts', () => {
  const turns = ['strength, 3 days, full gym', 'start over', 'lose fat, 5 days, and my knee hurts', 'dumbbells', 'Keep my plan as it was.'];
  const brief = foldBrief(
    turns.flatMap((content): ChatMessage[] => [
      { role: 'user', content },
      { role: 'assistant', content: 'Go on.' },
    ]),
  );
  expect(brief).toMatchObject({ goal: 'strength', days: 3, gym: 'full gym', limitations: [{ region: 'knee' }] });
});
