// `npm run check:import -- FILE`: what an import of the file would store, as JSON (IMPORT-1); status 1 for a file that cannot be read.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { countLog } from '#domain/import/count-log.ts';
import { readFileBytes } from '#offline/import/read-file.ts';

const file = process.argv.at(-1) ?? '';
const read = await readFileBytes(readFileSync(resolve(process.env.INIT_CWD ?? '.', file)));
console.log(JSON.stringify(read.ok ? countLog(read.log) : read.failure, null, 2));
if (!read.ok) process.exitCode = 1;
