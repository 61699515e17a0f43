import { expect, test } from 'vitest';
import { answer } from '#domain/ai-coach/answer.ts';
import type { ChatMessage } from '#domain/ai-coach/brief.ts';
import { changeSuggestions } from './change-suggestions.ts';

const asked = (content: string): ChatMessage[] => {
  const question: ChatMessage = { role: 'user', content };
  return [question, { role: 'assistant', content: answer({ messages: [question] }).messages.join('\n') }];
};

test.each([
  'I want to get stronger, 3 days a week, 60 minutes, barbell and rack at home, two years of training, nothing hurts',
  'I want to build muscle, 2 days a week, 45 minutes, kettlebells, I am new to this, nothing hurts',
])('Every suggested change of «%s» is understood and changes the plan', (content) => {
  const conversation = asked(content);
  expect(changeSuggestions(conversation).length).toBeGreaterThan(3);
  const changes = changeSuggestions(conversation).map((content) => ({
    content,
    ...answer({ messages: [...conversation, { role: 'user', content }] }),
  }));
  expect(changes.filter(({ plan }) => plan === undefined).map(({ content }) => content)).toEqual([]);
});

test('What the coach goes by already is not suggested', () => {
  const suggestions = changeSuggestions(asked('I want to build muscle, 4 days, 45 minutes, full gym, nothing hurts'));
  expect(suggestions).toEqual(['Get stronger', '3 days a week', 'Make it 30 minutes', 'Only dumbbells']);
});

test('Without anything known the suggestions still make sense', () => {
  expect(changeSuggestions([])).toContain('3 days a week');
});
