/** The picture colours of the product's tokens. */
export const INK = '#171512';
export const BONE = '#f6efe2';
export const GOLD = '#ffb400';
export const SAND = '#e9dcc3';
export const MOSS = '#7c8b6a';
export const CLAY = '#c27a58';
export const SLATE = '#50606b';
export const UMBER = '#6f4a35';

/** Background: plane, disc and lane color. */
export interface Ground {
  readonly plane: string;
  readonly disc: string;
  readonly lane: string;
}

export const GROUNDS = {
  sand: { plane: SAND, disc: GOLD, lane: '#d3c5a8' },
  moss: { plane: MOSS, disc: '#97a585', lane: '#6d7b5c' },
  clay: { plane: CLAY, disc: '#d79b7e', lane: '#ae6a49' },
  slate: { plane: SLATE, disc: '#75868f', lane: '#45545e' },
  umber: { plane: UMBER, disc: '#8e664e', lane: '#604030' },
  bone: { plane: BONE, disc: SAND, lane: '#e3d8c2' },
  gold: { plane: GOLD, disc: '#ffcb52', lane: '#e9a400' },
  ink: { plane: '#2b2723', disc: CLAY, lane: '#3a352f' },
  dusk: { plane: '#3d4a54', disc: GOLD, lane: '#34404a' },
  fern: { plane: '#dfe0cb', disc: MOSS, lane: '#cfd1b8' },
} as const satisfies Record<string, Ground>;

export type GroundName = keyof typeof GROUNDS;

export const SKINS = {
  ebony: '#5d3a28',
  cocoa: '#7a4d35',
  amber: '#9c6a46',
  olive: '#b98058',
  tan: '#cf9c74',
  rose: '#e0b08c',
  pale: '#ecc7a8',
} as const;

export type SkinName = keyof typeof SKINS;

/** Mixes a color with ink: 0 is the color itself. */
export function darker(colour: string, share: number): string {
  return mix(colour, INK, share);
}

export function lighter(colour: string, share: number): string {
  return mix(colour, '#ffffff', share);
}

function mix(from: string, to: string, share: number): string {
  const part = (text: string, at: number) => Number.parseInt(text.slice(at, at + 2), 16);
  const channels = [1, 3, 5].map((at) => Math.round(part(from, at) + (part(to, at) - part(from, at)) * share));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Approximate visual distance of two colors: 0 to 765. */
export function distance(a: string, b: string): number {
  const part = (text: string, at: number) => Number.parseInt(text.slice(at, at + 2), 16);
  return [1, 3, 5].reduce((sum, at) => sum + Math.abs(part(a, at) - part(b, at)), 0);
}
