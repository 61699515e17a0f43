import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reachableFiles } from './import-graph.ts';
import { ROOT, read, repositoryFiles } from './source-files.ts';

const FOLDER = 'src/domain/messages/';

/** People join, and coaches set up their business: what these flows say is asserted sentence by sentence. */
const JOINING = ['account', 'coach-account', 'images', 'join', 'onboarding'];

interface Sentence {
  readonly flow: string;
  /** As code names it: `LOGIN_MESSAGES.wrong`. */
  readonly name: string;
  readonly text: string;
}

async function catalogue(): Promise<Sentence[]> {
  const files = repositoryFiles().filter((path) => path.startsWith(FOLDER) && path.endsWith('.ts'));
  const sentences = await Promise.all(
    files.map(async (path) => {
      const exported = (await import(join(ROOT, path))) as Record<string, string | Record<string, string>>;
      const flow = path.slice(FOLDER.length, -'.ts'.length);
      return Object.entries(exported).flatMap(([name, value]) =>
        typeof value === 'string'
          ? [{ flow, name, text: value }]
          : Object.entries(value).map(([key, text]) => sentence(flow, name, key, text)),
      );
    }),
  );
  return sentences.flat();
}

const sentence = (flow: string, group: string, key: string, text: string): Sentence => ({
  flow,
  name: /^\w+$/.test(key) ? `${group}.${key}` : `${group}['${key}']`,
  text,
});

const says = (code: string, name: string) => new RegExp(`\\b${name.replace(/[.[\]']/g, '\\$&')}(?![\\w-])`).test(code);

/** Groups that code reads by a computed key, such as the reason why something was not stored: then the key itself has to be in the code. */
function saysByKey(code: string, { name }: Sentence): boolean {
  const [, group = '', key = ''] = /^(\w+)(?:\.|\[')([\w-]+(?:\.[\w-]+(?='))?)/.exec(name) ?? [];
  return new RegExp(`\\b${group}\\[(?!')`).test(code) && new RegExp(`['"]${key}['"]|\\b${key}:`).test(code);
}

test('no entry of the product leads past a sentence that nobody can ever read', async () => {
  const code = [...reachableFiles()]
    .filter((path) => path.startsWith('src/') && /\.tsx?$/.test(path) && !path.startsWith(FOLDER))
    .map(read)
    .join('\n');
  const sentences = await catalogue();
  expect(sentences.length).toBeGreaterThan(200);
  expect(sentences.filter((each) => !says(code, each.name) && !saysByKey(code, each)).map(({ name }) => name)).toEqual([]);
});

test('every sentence of joining and of a coach setting up is asserted by a test that names it', async () => {
  const tests = repositoryFiles()
    .filter((path) => /\.(test|e2e)\.tsx?$/.test(path) && !path.startsWith('tests/architecture/'))
    .map(read)
    .join('\n');
  const sentences = (await catalogue()).filter(({ flow }) => JOINING.includes(flow));
  expect(sentences.length).toBeGreaterThan(80);
  expect(sentences.filter(({ name, text }) => !says(tests, name) && !tests.includes(text)).map(({ name, text }) => [name, text])).toEqual(
    [],
  );
});
