import { darker, INK, lighter } from './palette.ts';

export type HairName =
  | 'afro'
  | 'bald'
  | 'bob'
  | 'braids'
  | 'bun'
  | 'buzz'
  | 'cap'
  | 'crop'
  | 'curls'
  | 'fringe'
  | 'headwrap'
  | 'hijab'
  | 'locs'
  | 'long'
  | 'ponytail'
  | 'quiff'
  | 'topknot'
  | 'waves';

export type BeardName = 'full' | 'short' | 'goatee';

const SIDE_PART =
  'M29.500 54C26 29 36 17.500 50 17.500S74 29 70.500 54c-1.500-10-4.500-16-10-19.500-7 4.500-15 5-22 2-5 3.500-7.500 9-9 17.500z';
const MIDDLE_PART = 'M29 56c-3-26 7-38.500 21-38.500S74 30 71 56c-1-12-6-22-21-30.500C35 34 30 44 29 56z';
const SHORT = 'M30.500 48c-2-20 6-31 19.500-31s21.500 11 19.500 31c-.8-6-2-10-4.500-13-9 2.500-21 2.500-30 0-2.500 3-3.700 7-4.500 13z';

interface Hair {
  /** Behind the neck and head. */
  readonly back: string;
  /** On the head. */
  readonly front: string;
  readonly hidesEars?: true;
}

const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
const dots = (places: readonly (readonly [x: number, y: number, r: number])[], fill: string) =>
  places.map(([x, y, r]) => `<circle cx="${String(x)}" cy="${String(y)}" r="${String(r)}" fill="${fill}"/>`).join('');
const strand = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${String(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

interface Shades {
  readonly colour: string;
  readonly deep: string;
  readonly light: string;
}

const HAIR: Readonly<Record<HairName, (shades: Shades) => Hair>> = {
  bald: () => ({
    back: '',
    front: `<path d="M38 31c3-4 7-5.500 11-5.500" stroke="#fff" stroke-opacity=".22" stroke-width="2.500" stroke-linecap="round" fill="none"/>`,
  }),
  buzz: ({ colour }) => ({
    back: '',
    front: path(
      'M31 47c-1.500-16 6-25.500 19-25.500S70.500 31 69 47c-1.600-9-5-14.500-19-14.500S32.600 38 31 47z',
      colour,
      ' opacity=".88"',
    ),
  }),
  crop: ({ colour }) => ({ back: '', front: path(SHORT, colour) }),
  fringe: ({ colour }) => ({
    back: '',
    front: path(
      'M29.500 50C26.500 28 36 15.500 50 15.500S73.500 28 70.500 50c-.6-4-1.500-7-3-9.500l-4-1-3 3-4-3.500-5 3.500-5-3.500-5 4-4-4-5 3c-1.500 2-2.400 5-3 8z',
      colour,
    ),
  }),
  quiff: ({ colour, deep }) => ({
    back: '',
    front: `${path('M31 47c-1.500-12 1-19 6-22h26c5 3 7.500 10 6 22-1-6-3-10-6-12H37c-3 2-5 6-6 12z', deep)}${path('M33 35c-5-14 6-23 19-22 13 0 20 8 17 22-4-5-9-6-14-5-8 2-16 1-22 5z', colour)}`,
  }),
  topknot: ({ colour, deep }) => ({
    back: '',
    front: `${path('M31 47c-1.500-12 1-19 6-22h26c5 3 7.500 10 6 22-1-6-3-10-6-12H37c-3 2-5 6-6 12z', deep)}${path('M34 34c-2-11 5-17 16-17s18 6 16 17c-8-4-24-4-32 0z', colour)}<ellipse cx="50" cy="12.500" rx="8" ry="7" fill="${colour}"/>${strand('M44.500 18.500h11', deep, 2.4)}`,
  }),
  bun: ({ colour, deep }) => ({
    back: '',
    front: `<circle cx="50" cy="13" r="9.500" fill="${colour}"/>${path(SIDE_PART, colour)}${strand('M43.500 19.500c4 2 9 2 13 0', deep, 2)}`,
  }),
  ponytail: ({ colour, light }) => ({
    back: path('M64 27c16 1 23 18 17 44-2 8-8 8-8 1 1-14 0-26-9-35z', colour),
    front: `${path(SIDE_PART, colour)}${strand('M66 29c2 1 4 3 5 5', light, 3)}`,
  }),
  bob: ({ colour, light }) => ({
    back: path('M25 54c-1-26 9-38 25-38s26 12 25 38v21c-4 7-10 8-14 6H39c-4 2-10 1-14-6z', colour),
    front: path(SIDE_PART, light),
    hidesEars: true,
  }),
  long: ({ colour, light }) => ({
    back: path('M24 54c-1-26 10-38 26-38s27 12 26 38c0 18 3 32 7 44-8 3-16 2-20-2H37c-4 4-12 5-20 2 4-12 7-26 7-44z', colour),
    front: path(MIDDLE_PART, light),
    hidesEars: true,
  }),
  waves: ({ colour, light }) => ({
    back: path(
      'M24 50c-1-24 10-35 26-35s27 11 26 35c5 5 3 11 1 14 5 5 3 12 0 15 3 6 0 12-5 13-6 2-12 0-14-4H42c-2 4-8 6-14 4-5-1-8-7-5-13-3-3-5-10 0-15-2-3-4-9 1-14z',
      colour,
    ),
    front: path(MIDDLE_PART, light),
    hidesEars: true,
  }),
  afro: ({ colour }) => ({
    back: dots(
      [
        [50, 33, 25],
        [30, 40, 14],
        [70, 40, 14],
        [33, 24, 12],
        [67, 24, 12],
        [50, 15, 11],
      ],
      colour,
    ),
    front: path('M32 46c-1-14 6-20 18-20s19 6 18 20c-3-8-8-12-18-12s-15 4-18 12z', colour),
  }),
  curls: ({ colour, deep }) => ({
    back: dots(
      [
        [31, 38, 8],
        [69, 38, 8],
        [29.5, 50, 6.5],
        [70.5, 50, 6.5],
      ],
      deep,
    ),
    front: dots(
      [
        [35, 28, 8],
        [43, 22, 8.5],
        [52, 20, 8.5],
        [61, 24, 8.5],
        [66, 32, 7.5],
        [34, 36, 5.5],
        [42, 31, 6],
        [51, 29, 6.5],
        [59, 32, 6],
      ],
      colour,
    ),
    hidesEars: true,
  }),
  braids: ({ colour, deep }) => ({
    back: [24, 30, 70, 76]
      .map((x, at) =>
        strand(
          `M${String(50 + (x - 50) * 0.72)} 38C${String(x)} 52 ${String(x)} 70 ${String(x + (at < 2 ? -2 : 2))} 96`,
          at % 2 === 0 ? colour : deep,
          6,
        ),
      )
      .join(''),
    front: `${path(MIDDLE_PART, colour)}${[38, 44, 56, 62].map((x) => strand(`M50 19C${String((50 + x) / 2)} 22 ${String(x)} 27 ${String(x + (x < 50 ? -3 : 3))} 35`, lighter(colour, 0.16), 1.1)).join('')}`,
    hidesEars: true,
  }),
  locs: ({ colour }) => ({
    back: [22, 27, 33, 67, 73, 78]
      .map((x, at) =>
        strand(
          `M${String(50 + (x - 50) * 0.6)} 32C${String(x)} 44 ${String(x + (at % 2) * 2)} 58 ${String(x)} ${String(74 + (at % 3) * 6)}`,
          at % 2 === 0 ? colour : lighter(colour, 0.1),
          6.5,
        ),
      )
      .join(''),
    front: `${path(SIDE_PART, colour)}${strand('M40 36c-4 4-7 10-8 18M61 35c5 4 8 11 8.500 20', lighter(colour, 0.1), 5)}`,
    hidesEars: true,
  }),
  cap: ({ colour, deep, light }) => ({
    back: '',
    front: `${path('M30 42c-2-18 7-27 20-27s22 9 20 27c-12-3-28-3-40 0z', colour)}${path('M29 43c13-5 32-5 43-1 6 1 10 3 12 6-18-4-38-5-54-2z', deep)}<circle cx="50" cy="15" r="2" fill="${light}"/>${strand('M50 15v24', deep, 1)}`,
  }),
  headwrap: ({ colour, deep, light }) => ({
    back: '',
    front: `${path('M29 45c-4-20 6-32 21-32s25 12 21 32c-10-9-32-9-42 0z', colour)}${path('M42 17c2-10 10-14 18-11 5 3 4 10-2 13-5 2-11 2-16-2z', light)}${strand('M30 40c10-9 30-10 41-1M32 31c9-8 26-9 36-2', deep, 1.6)}`,
    hidesEars: true,
  }),
  hijab: ({ colour, light }) => ({
    back: path('M22 58c-1-29 10-44 28-44s29 15 28 44c0 16 4 30 12 42H10c8-12 12-26 12-42z', colour),
    front: `${path('M28 60c-4-26 6-41 22-41s26 15 22 41c-1-20-8-31-22-31S29 40 28 60z', light)}${path('M28 58c3 16 11 27 22 27s19-11 22-27c6 16 4 32-4 42H32c-8-10-10-26-4-42z', colour)}${path('M50 85c11 0 19-11 22-27 6 16 4 32-4 42H50z', INK, ' opacity=".13"')}`,
    hidesEars: true,
  }),
};

/** Hair or head covering in the portrait's frame. */
export function drawHair(name: HairName, colour: string): Hair {
  return HAIR[name]({ colour, deep: darker(colour, 0.25), light: lighter(colour, 0.12) });
}

export function drawBeard(name: BeardName, colour: string): string {
  switch (name) {
    case 'full':
      return path(
        'M31.800 53c-.5 20 7 34 18.200 34s18.700-14 18.200-34c-1.500 8-5 12-8.200 12.500-3-1.500-7-2-10-.5-3-1.500-7-1-10 .5-3.200-.5-6.700-4.500-8.200-12.500z',
        colour,
      );
    case 'short':
      return path(
        'M32 54c.5 17 7.500 28.500 18 28.500S67.500 71 68 54c-2 8-6 11.500-9 12-3-1-6-1.200-9 0-3-1.200-6-1-9 0-3-.5-7-4-9-12z',
        colour,
        ' opacity=".62"',
      );
    case 'goatee':
      return path('M42 68c2-2.500 5-3.500 8-2.500 3-1 6 0 8 2.500.5 9-3 15.500-8 15.500S41.500 77 42 68z', colour);
  }
}
