import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { sourceOf, trainActs } from '#tests/fixtures/corpus/train-acts.ts';

const source = sourceOf('ACT_MODEL', trainActs());
writeFileSync('src/domain/ai-coach/understand/acts/act-weights.ts', source);
console.log(`act-weights.ts: ${source.length} bytes, ${brotliCompressSync(source).length} compressed`);
