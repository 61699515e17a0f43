import { expect, test } from 'vitest';
import { read, repositoryFiles } from './source-files.ts';

const SCENARIOS = 64;
const FOLDER = 'tests/e2e/';

/** Every title of a test in a real browser that begins with the numbers of scenarios, with the file it stands in. */
function numberedTitles(): { file: string; title: string; numbers: number[] }[] {
  return repositoryFiles()
    .filter((path) => path.startsWith(FOLDER) && path.endsWith('.e2e.ts'))
    .flatMap((path) =>
      [...read(path).matchAll(/\b(?:test|ownTest)\(\s*'((?:\d+ )+[^']*)'/g)].map(([, title = '']) => ({
        file: path.slice(FOLDER.length),
        title,
        numbers: (/^(?:\d+ )+/.exec(title)?.[0] ?? '').trim().split(' ').map(Number),
      })),
    );
}

test('each of the offline scenarios is played by a test that names it', () => {
  const played = new Set(numberedTitles().flatMap(({ numbers }) => numbers));
  const missing = Array.from({ length: SCENARIOS }, (_, index) => index + 1).filter((number) => !played.has(number));
  expect(missing).toEqual([]);
});

test('the table of scenarios names the tests as they are', () => {
  const rows = read(`${FOLDER}SCENARIOS.md`)
    .split('\n')
    .filter((line) => /^\| \d+ \|/.test(line))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));
  const titles = numberedTitles();
  expect(rows.map(([number]) => Number(number))).toEqual(Array.from({ length: SCENARIOS }, (_, index) => index + 1));
  const wrong = rows.filter(
    ([number, , file, title]) =>
      !titles.some((known) => known.numbers.includes(Number(number)) && `\`${known.file}\`` === file && known.title === title),
  );
  expect(wrong).toEqual([]);
});
