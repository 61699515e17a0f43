// `node src/server/demo/pictures/make.mjs`: draws the demonstration's pictures again, into `files` beside this one. They are
// committed, so that a first start takes no time for drawing.
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
