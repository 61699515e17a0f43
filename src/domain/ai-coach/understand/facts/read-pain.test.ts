import { expect, test } from 'vitest';
import { foldBrief } from '../../brief.ts';
import type { Region } from '../../person/limitations.ts';

const regions = (content: string): Region[] => foldBrief([{ role: 'user', content }]).limitations.map(({ region }) => region);

test.each<[string, Region]>([
  ['I broke my ankle last fall', 'ankle'],
  ['tore my acl skiing last winter', 'knee'],
  ['had shoulder surgery a year ago', 'shoulder'],
  ['fractured a wrist last summer, 3 days, full gym', 'wrist'],
  ['broke my collarbone last year on the bike', 'shoulder'],
  ['my hip was operated last spring', 'hip'],
  ['ruptured my achilles 2 years ago', 'ankle'],
  ['dislocated the left shoulder last autumn and it came back in by itself', 'shoulder'],
  ['knee arthroscopy last fall', 'knee'],
])('a break, tear or operation of the last two years spares the part: «%s» (FACT-11)', (said, region) => {
  expect(regions(said)).toEqual([region]);
});

test.each([
  'broke my ankle last fall, fully healed',
  'I broke my ankle 12 years ago',
  'my wife broke her ankle last fall',
  'my back squat was 140 last fall',
  'I started lifting last fall',
  'tore up my old plan last year and want a bigger chest',
  'my knee hurt last year',
  'I did shoulders twice a week last fall',
  'broke my squat record last winter',
])('what healed, hurt others or was no injury spares nothing: «%s»', (said) => {
  expect(regions(said)).toEqual([]);
});
