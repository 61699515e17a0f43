import { expect, test } from 'vitest';
import { decisionFiles } from './decision-files.ts';
import { read } from './source-files.ts';

const decisions = decisionFiles();

test('the list of decisions is the files', () => {
  const rows = read('docs/decisions/README.md')
    .split('\n')
    .filter((line) => /^\| \d/.test(line));
  expect(rows).toEqual(
    decisions.map(({ name, number, title, date, status }) => `| ${number} | [${title}](${name}) | ${date} | ${status} |`),
  );
});

test('a decision is named by its number and says context, decision and consequences in at most 25 lines', () => {
  const wrong = decisions.filter(
    ({ name, number, date, lines }) =>
      !name.startsWith(`${String(number).padStart(4, '0')}-`) ||
      !/^\d{4}-\d\d-\d\d$/.test(date) ||
      lines.length > 25 ||
      lines.some((line) => line.length > 140) ||
      !['Context', 'Decision', 'Consequences'].every((part) => lines.some((line) => line.startsWith(`**${part}.** `))),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('no number is given twice', () => {
  expect(new Set(decisions.map(({ number }) => number)).size).toBe(decisions.length);
});
