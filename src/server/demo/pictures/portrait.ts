import { drawClothes } from './clothes.ts';
import { drawBeard, drawHair } from './hair.ts';
import { darker, GROUNDS, type Ground, INK, SKINS } from './palette.ts';
import type { Look } from './people-table.ts';

const DISC_X = { left: 32, centre: 50, right: 68 } as const;

/** A portrait, 4:5: flat planes, light from the left, no features. Hair, shoulders and ground differ. */
export function drawPortrait(look: Look): string {
  const skin = SKINS[look.skin];
  const ground: Ground = GROUNDS[look.ground];
  const hair = drawHair(look.hair, look.hairColour);
  const clothes = drawClothes(look.clothes, look.top, skin);
  const ears =
    hair.hidesEars === true
      ? ''
      : `<ellipse cx="31.500" cy="53" rx="3.600" ry="5.500" fill="${skin}"/><ellipse cx="68.500" cy="53" rx="3.600" ry="5.500" fill="${darker(skin, 0.2)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 125" width="480" height="600">
<rect width="100" height="125" fill="${ground.plane}"/>${drawBehind(look, ground)}
${hair.back}${clothes.under}
<path d="M41 70h18v21c-4 7-14 7-18 0z" fill="${skin}"/><path d="M50 70h9v21c-2 3.500-5.500 5.200-9 5.200z" fill="${INK}" opacity=".1"/>
<path d="M41 78.500c6 7 12 7 18 0v6.500c-6 6-12 6-18 0z" fill="${INK}" opacity=".2"/>
${clothes.over}${ears}
<path d="M31.500 48c0-16 7.500-25 18.500-25s18.500 9 18.500 25c0 18.500-8 33-18.500 33S31.500 66.500 31.500 48z" fill="${skin}"/>
<path d="M50 23c11 0 18.500 9 18.500 25 0 18.500-8 33-18.500 33z" fill="${INK}" opacity=".13"/>
${look.beard === undefined ? '' : drawBeard(look.beard, look.hairColour)}${hair.front}
</svg>`;
}

function drawBehind({ disc, behind }: Look, { disc: colour, lane }: Ground): string {
  const x = DISC_X[disc];
  const circle = `<circle cx="${String(x)}" cy="45" r="40" fill="${colour}"/>`;
  switch (behind) {
    case 'lanes':
      return `${circle}<path d="M-10 97c40-12 80-12 120 0M-10 108c40-12 80-12 120 0M-10 119c40-12 80-12 120 0" stroke="${lane}" stroke-width="4.500" fill="none"/>`;
    case 'plate':
      return `${circle}<circle cx="${String(x)}" cy="45" r="31" fill="none" stroke="${lane}" stroke-opacity=".55" stroke-width="3"/><circle cx="${String(x)}" cy="45" r="36.500" fill="none" stroke="${lane}" stroke-opacity=".3" stroke-width="1.200"/>`;
    case 'strokes':
      return `${circle}<path d="M${x > 50 ? '9 20l-4 52M17 20l-4 52M25 20l-4 52' : '79 20l-4 52M87 20l-4 52M95 20l-4 52'}" stroke="${lane}" stroke-width="3.600" stroke-linecap="round"/>`;
    case 'hills':
      return `${circle}<path d="M0 92l22-26 14 15 24-32 22 27 18-16v66H0z" fill="${lane}"/>`;
    case 'bare':
      return circle;
  }
}
