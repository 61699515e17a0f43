import { darker, INK, lighter } from './palette.ts';

const BUST = 'M2 126c2-25 14-32 34-36h28c20 4 32 11 34 36z';
const BUST_SHADE = 'M50 90h14c20 4 32 11 34 36H50z';

export type ClothesName = 'tee' | 'tank' | 'hoodie' | 'polo' | 'zip' | 'stripe';

/** Shoulders and clothes in the portrait's frame. `over` is drawn above the neck. */
export function drawClothes(name: ClothesName, colour: string, skin: string): { under: string; over: string } {
  const shade = `<path d="${BUST_SHADE}" fill="${INK}" opacity=".15"/>`;
  const bust = (fill: string) => `<path d="${BUST}" fill="${fill}"/>`;
  const crew = `<path d="M37.500 89.500c4 8.500 21 8.500 25 0l3.200 1c-5 12.500-26.400 12.500-31.400 0z" fill="${darker(colour, 0.22)}"/>`;
  switch (name) {
    case 'tank':
      return {
        under: `${bust(skin)}${shade}`,
        over: `<path d="M24 126v-9c0-11 6-17 9-26.500l7-1.500c1 12 19 12 20 0l7 1.500C70 100 76 106 76 117v9z" fill="${colour}"/><path d="M50 98c5 0 9.500-3 10-9l7 1.500C70 100 76 106 76 117v9H50z" fill="${INK}" opacity=".15"/>`,
      };
    case 'hoodie':
      return {
        under: `<path d="M25 96c1-13 10-20 25-20s24 7 25 20l-9 8H34z" fill="${darker(colour, 0.25)}"/>${bust(colour)}${shade}`,
        over: `<path d="M34 90c2 10 8 15 16 15s14-5 16-15l5 1.500C69 105 61 111 50 111s-19-6-21-19.500z" fill="${darker(colour, 0.16)}"/><path d="M43 109v12M57 109v9" stroke="${lighter(colour, 0.55)}" stroke-width="1.800" stroke-linecap="round" fill="none"/>`,
      };
    case 'polo':
      return {
        under: `${bust(colour)}${shade}`,
        over: `<path d="M36 88.500l14 16-9 5.500-10-18zM64 88.500l-14 16 9 5.500 10-18z" fill="${lighter(colour, 0.22)}"/><path d="M50 105v15" stroke="${darker(colour, 0.3)}" stroke-width="1.200"/>`,
      };
    case 'zip':
      return {
        under: `${bust(colour)}${shade}`,
        over: `<path d="M36 88c3 5 8 9 14 9s11-4 14-9l4 6c-3 7-10 12-18 12s-15-5-18-12z" fill="${darker(colour, 0.2)}"/><path d="M50 97v29" stroke="${lighter(colour, 0.5)}" stroke-width="1.600"/>`,
      };
    case 'stripe':
      return {
        under: `${bust(colour)}<path d="M6.500 112h87c1.500 3 2.500 6 3 9h-93c.5-3 1.500-6 3-9z" fill="${lighter(colour, 0.6)}"/>${shade}`,
        over: crew,
      };
    case 'tee':
      return { under: `${bust(colour)}${shade}`, over: crew };
  }
}
