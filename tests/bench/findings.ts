import { CELLS, rateOf } from '#tests/fixtures/progress/finding-rates.ts';

const TRAINEES = 1000;

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`.padStart(7);

console.log(`How often the log's findings are made (PROG-4 to PROG-10): ${TRAINEES} simulated trainees a line`);
console.log(`\n${'finding'.padEnd(18)}${'trainee'.padEnd(38)}${'kind'.padEnd(14)}chosen for  measured`);
for (const cell of CELLS) {
  const { finding, trainee, kind, expected } = cell;
  console.log(`${finding.padEnd(18)}${trainee.padEnd(38)}${kind.padEnd(14)}${percent(expected)}    ${percent(rateOf(cell, TRAINEES))}`);
}
