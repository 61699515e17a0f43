import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withSnapshot } from './with-snapshot.ts';

/** As the build writes it. */
const SHELL = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')
  .replace(/\s*<script type="module".*<\/script>/, '')
  .replace(
    '</head>',
    '<script type="module" crossorigin src="/assets/index-a.js"></script><link rel="stylesheet" crossorigin href="/assets/index-a.css"></head>',
  );
const FACTS = {
  id: 'a-1',
  owner: 'a "<b>',
  entry: '/assets/index-a.js',
  day: '2026-11-27',
  language: 'en-US',
  dark: true,
  sheets: ['/assets/index-a.css', '/assets/today-b.css'],
};
const KEPT = { facts: FACTS, snapshot: '<p>Back Squat $& $1</p>', fits: (entry: string) => entry === FACTS.entry };

test('a snapshot lies inert in the shell, with the sheets the shell lacks, and the app starts after it (TODAY-13)', () => {
  const page = withSnapshot(SHELL, KEPT) ?? '';
  expect(page).toContain(
    '<template id="snapshot-of-today" data-id="a-1" data-owner="a%20%22%3Cb%3E" data-entry="/assets/index-a.js" data-dark="true"><p>Back Squat $& $1</p></template><div id="root"></div><script src="/today-snapshot.js"></script>',
  );
  expect(page.match(/rel="stylesheet"/g)).toHaveLength(2);
  expect(page).toContain('href="/assets/today-b.css"');
  expect(page).not.toContain('type="module"');
  // Nothing in the page needs more than the content security policy of the shell allows.
  expect(page).not.toMatch(/<script(?![^>]* src=)|<style| style=/);
});

test('a snapshot that does not fit, or a shell it does not know, is left alone', () => {
  expect(withSnapshot(SHELL, { ...KEPT, fits: () => false })).toBeNull();
  expect(withSnapshot(SHELL.replace('type="module"', ''), KEPT)).toBeNull();
  expect(withSnapshot(SHELL.replace('id="root"', 'id="other"'), KEPT)).toBeNull();
});
