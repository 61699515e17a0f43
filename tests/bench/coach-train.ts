import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { trainModel } from '#domain/ai-coach/understand/classifier/training/train-model.ts';
import { DIGESTS_PATH, digestsOf, MODELS, type ModelFile, pathOf, sourceOf } from '#tests/fixtures/corpus/models.ts';

const files = Object.keys(MODELS) as ModelFile[];
for (const file of files) {
  const { name, training } = MODELS[file];
  const source = sourceOf(name, trainModel(training()));
  writeFileSync(pathOf(file), source);
  console.log(`${file}: ${source.length} bytes, ${brotliCompressSync(source).length} compressed`);
}
writeFileSync(DIGESTS_PATH, `${JSON.stringify(Object.fromEntries(files.map((file) => [file, digestsOf(file)])), undefined, 2)}\n`);
