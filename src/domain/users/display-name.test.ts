import { expect, test } from 'vitest';
import { capitalised } from './display-name.ts';

test('a name starts with a capital and is otherwise as it was typed', () => {
  expect(capitalised('dana')).toBe('Dana');
  expect(capitalised('  mcKay ')).toBe('McKay');
  expect(capitalised('émile')).toBe('Émile');
  expect(capitalised('')).toBe('');
});
