import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { PackedModel } from '#domain/ai-coach/understand/classifier/linear-model.ts';
import { sourceOf, trainActs } from '#tests/fixtures/corpus/train-acts.ts';
import { trainDanger, trainDangerKinds } from '#tests/fixtures/corpus/train-danger.ts';

write('acts/act-weights.ts', 'ACT_MODEL', trainActs());
write('danger/danger-weights.ts', 'DANGER_MODEL', trainDanger());
write('danger/danger-kind-weights.ts', 'DANGER_KIND_MODEL', trainDangerKinds());

function write(file: string, name: string, model: PackedModel): void {
  const source = sourceOf(name, model);
  writeFileSync(`src/domain/ai-coach/understand/${file}`, source);
  console.log(`${file}: ${source.length} bytes, ${brotliCompressSync(source).length} compressed`);
}
