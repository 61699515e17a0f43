import { expect, test } from 'vitest';
import { EXERCISES } from '../exercises/library.ts';
import { isAssisted, withHelp } from './is-assisted.ts';

test('PROG-32 help is known by the words apps use, and nothing else is taken for it', () => {
  for (const name of ['Assisted pull-up', 'Pull Up (Assisted)', 'Band-assisted pull-up', 'Klimmzüge (unterstützt)', 'Dominadas asistidas'])
    expect([name, isAssisted(name)]).toEqual([name, true]);
  const library = EXERCISES.filter(({ name }) => isAssisted(name)).map(({ name }) => name);
  expect(library.toSorted()).toEqual(['Assisted dip', 'Assisted pull-up', 'Band-assisted pull-up']);
});

test('PROG-32 the weight of such a set counts below zero, however it was written', () => {
  expect(['20', '-20', ''].map((weight) => withHelp({ weight }).weight)).toEqual(['-20', '-20', '']);
});
