import { EDITED_PLANS, judgeEditTalks } from '#tests/fixtures/plans/edit-talks.ts';

const { edits, faults } = judgeEditTalks(Array.from({ length: EDITED_PLANS }, (_, place) => place));

console.log(`Edits asked for in words: ${edits - faults.length} of ${edits} exact (${(100 - (faults.length / edits) * 100).toFixed(1)}%)`);
for (const fault of faults) console.log(fault);
