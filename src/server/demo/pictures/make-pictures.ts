import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { DEMO_PORTFOLIOS } from '../portfolio-table.ts';
import { LOOKS } from './people-table.ts';
import { drawPortfolioPicture } from './portfolio-picture.ts';
import { drawPortrait } from './portrait.ts';

/** Widths in pixels of the picture and its small copy. */
const WIDTHS = { portrait: { full: 480, small: 192 }, portfolio: { full: 960, small: 480 } } as const;
/** Flat colors with hard edges: full chroma resolution keeps them sharp. */
const WEBP = { quality: 84, effort: 6, smartSubsample: true } as const;

/** Redraws all demo pictures into `folder`. */
export async function makePictures(folder: string): Promise<number> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  let count = 0;
  const write = async (name: string, svg: string, { full, small }: { full: number; small: number }) => {
    for (const [ending, width] of [
      ['', full],
      ['.small', small],
    ] as const) {
      // Rendered larger than needed, for smooth edges.
      const drawn = await sharp(Buffer.from(svg), { density: 144 }).resize({ width }).webp(WEBP).toBuffer();
      await writeFile(join(folder, `${name}${ending}.webp`), drawn);
      count += 1;
    }
  };
  for (const [username, look] of Object.entries(LOOKS)) {
    await write(username, drawPortrait(look), WIDTHS.portrait);
    for (const [place, [scene, ground]] of (DEMO_PORTFOLIOS[username] ?? []).entries()) {
      await write(`${username}.${String(place + 1)}`, drawPortfolioPicture(scene, ground, look), WIDTHS.portfolio);
    }
  }
  return count;
}
