import { expect, test } from 'vitest';
import { PUBLISHED_PROGRAMS } from '#tests/fixtures/plans/published-programs-table.ts';
import { checkPlan } from '../check-plan.ts';

test.each(PUBLISHED_PROGRAMS)('$name gets only what an expert would say of it', (program) => {
  const findings = checkPlan(program.plan, program.brief);
  const sentences = findings.map((finding) => `${finding.rule} ${finding.severity}: ${finding.sentence}`).join('\n');
  const of = (severe: boolean): string[] => [
    ...new Set(findings.filter(({ severity }) => (severity !== 'info') === severe).map(({ rule, severity }) => `${rule} ${severity}`)),
  ];
  const objections = program.objections.map(([rule, severity]) => `${rule} ${severity}`);
  if (program.among_others === true) expect(of(true), sentences).toEqual(expect.arrayContaining(objections));
  else expect(of(true).sort(), sentences).toEqual(objections.sort());
  const allowed = program.notes.map((rule) => `${rule} info`);
  if (program.among_others !== true)
    expect(
      of(false).filter((note) => !allowed.includes(note)),
      sentences,
    ).toEqual([]);
  expect(of(false), sentences).toEqual(expect.arrayContaining((program.noted ?? []).map((rule) => `${rule} info`)));
});
