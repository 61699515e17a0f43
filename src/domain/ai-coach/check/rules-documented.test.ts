import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BAD_PLANS, muscle, soundDays } from '#tests/fixtures/plans/bad-plans-table.ts';
import { PUBLISHED_PROGRAMS } from '#tests/fixtures/plans/published-programs-table.ts';
import { checkPlan } from '../check-plan.ts';
import { checkSameBlock } from './check-same-block.ts';
import { RULES } from './finding.ts';

const rows = readFileSync(new URL('../CHECKER.md', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => (/^\| [A-Z_]+ \|/.test(line) ? [line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''))] : []));

test('Every rule of the checker is described once, with its severities, a sentence, its numbers and where they come from', () => {
  expect(rows.map(([rule]) => rule)).toEqual([...RULES]);
  for (const row of rows) {
    expect(row).toHaveLength(5);
    expect(row[1]).toMatch(/^(error|warn|info)(, (error|warn|info))*$/);
    for (const cell of row.slice(2)) expect(cell).not.toBe('');
  }
});

test('No rule speaks with a severity that its description leaves out', () => {
  const described = new Map(rows.map(([rule = '', severities = '']) => [rule, severities.split(', ')]));
  const findings = [
    ...BAD_PLANS.flatMap(([, , plan, brief]) => checkPlan(plan, brief)),
    ...PUBLISHED_PROGRAMS.flatMap(({ plan, brief }) => checkPlan(plan, brief)),
    ...checkSameBlock(muscle(...soundDays()), muscle(...soundDays()), null),
  ];
  for (const { rule, severity } of findings) expect(described.get(rule)).toContain(severity);
  expect(RULES.filter((rule) => !findings.some((finding) => finding.rule === rule))).toEqual([]);
});
