import { ACTION_SCENES, type Scene } from './action-scenes.ts';
import { BONE, CLAY, distance, GOLD, GROUNDS, type Ground, type GroundName, INK, MOSS, SKINS, SLATE, UMBER } from './palette.ts';
import type { Look } from './people-table.ts';
import { STILL_SCENES } from './still-scenes.ts';

const SCENES: Readonly<Record<string, Scene>> = { ...ACTION_SCENES, ...STILL_SCENES };
/** Minimum color distance of adjacent planes. */
const APART = 96;

/** A portfolio picture, 4:3. */
export function drawPortfolioPicture(scene: string, groundName: string, look: Look): string {
  const ground: Ground | undefined = GROUNDS[groundName as GroundName];
  const draw = SCENES[scene];
  if (draw === undefined || ground === undefined) throw new Error(`There is no scene «${scene}» on «${groundName}».`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="960" height="720"><rect width="400" height="300" fill="${ground.plane}"/>${draw(dressed(look, ground), ground)}</svg>`;
}

/** The person in clothes that contrast with the ground. */
function dressed(look: Look, ground: Ground): Look {
  const around = [ground.plane, ground.disc];
  const choose = (colours: readonly string[], avoid: readonly string[]) =>
    colours.find((colour) => [...around, ...avoid].every((other) => distance(colour, other) > APART)) ?? colours[0] ?? INK;
  const top = choose([look.top, BONE, INK, MOSS, CLAY, SLATE, GOLD, UMBER], [SKINS[look.skin]]);
  const shorts = choose([look.shorts, INK, SLATE, UMBER, BONE, MOSS], [SKINS[look.skin], top]);
  return { ...look, top, shorts };
}
