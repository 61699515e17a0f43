// `node src/server/demo/pictures/make.mjs`: redraws the demo pictures into `files` beside this file. They are committed, so that the first
// start is fast.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const outDir = `${root}node_modules/.cache/demo-pictures`;
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    ssr: fileURLToPath(new URL('./make-pictures.ts', import.meta.url)),
    outDir,
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'make-pictures.mjs' } },
  },
});
const { makePictures } = await import(pathToFileURL(`${outDir}/make-pictures.mjs`).href);
const count = await makePictures(fileURLToPath(new URL('./files', import.meta.url)));
process.stdout.write(`${count} pictures drawn.\n`);
