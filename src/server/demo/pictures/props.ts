import { line } from './figure.ts';
import { BONE, CLAY, darker, GOLD, INK, SAND } from './palette.ts';

const n = (value: number) => String(Math.round(value * 10) / 10);
export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 2) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="${fill}"/>`;
export const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;
export const ring = (x: number, y: number, radius: number, colour: string, width: number) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="${colour}" stroke-width="${n(width)}"/>`;
export const shape = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;

/** The platform's plate colors, heaviest first. */
export const PLATES = ['#b3261e', '#23517f', '#e0a100', '#1d6b43'] as const;

/** A loaded bar from its end. */
export function plateEnd(x: number, y: number, radius: number, colour: string): string {
  return `${circle(x, y, radius, colour)}${ring(x, y, radius * 0.72, darker(colour, 0.28), radius * 0.07)}${circle(x, y, radius * 0.3, darker(colour, 0.35))}${circle(x, y, radius * 0.13, BONE)}`;
}

/** A loaded bar from the front; `half` is center to end. */
export function barFront(x: number, y: number, half: number, colours: readonly string[] = [INK, INK, CLAY]): string {
  const side = (direction: 1 | -1) =>
    colours
      .map((colour, place) => {
        const height = 62 - place * 15;
        const width = 13 - place * 1.5;
        const from = half * 0.6 + place * 15;
        return rect(direction === 1 ? x + from : x - from - width, y - height, width, height * 2, colour, 4);
      })
      .join('');
  return `${line(
    [
      [x - half, y],
      [x + half, y],
    ],
    INK,
    5,
  )}${side(1)}${side(-1)}`;
}

export function dumbbell(x: number, y: number, colour: string = INK): string {
  return `${line(
    [
      [x - 12, y],
      [x + 12, y],
    ],
    darker(colour, 0.3),
    4,
  )}${rect(x - 17, y - 9, 9, 18, colour, 3)}${rect(x + 8, y - 9, 9, 18, colour, 3)}`;
}

export function kettlebell(x: number, y: number, size: number, colour: string = INK): string {
  return `<path d="M${n(x - size * 0.5)} ${n(y - size * 0.55)}C${n(x - size * 0.62)} ${n(y - size * 1.5)} ${n(x + size * 0.62)} ${n(y - size * 1.5)} ${n(x + size * 0.5)} ${n(y - size * 0.55)}" fill="none" stroke="${darker(colour, 0.15)}" stroke-width="${n(size * 0.26)}"/>${circle(x, y, size * 0.82, colour)}${shape(`M${n(x)} ${n(y - size * 0.82)}a${n(size * 0.82)} ${n(size * 0.82)} 0 0 1 0 ${n(size * 1.64)}z`, INK, ' opacity=".18"')}`;
}

export function bench(x: number, y: number, width: number): string {
  return `${rect(x, y, width, 11, INK, 5)}${rect(x + 10, y + 8, 7, 200 - y - 8, '#3b3832', 1)}${rect(x + width - 17, y + 8, 7, 200 - y - 8, '#3b3832', 1)}`;
}

export function box(x: number, top: number, width: number, height: number, colour: string = SAND): string {
  return `${rect(x, top, width, height, colour, 3)}${shape(`M${n(x + width / 2)} ${n(top)}h${n(width / 2)}v${n(height)}h${n(-width / 2)}z`, INK, ' opacity=".12"')}${line(
    [
      [x + width * 0.38, top + height * 0.4],
      [x + width * 0.62, top + height * 0.4],
    ],
    darker(colour, 0.4),
    4,
  )}`;
}

export function mat(x: number, y: number, width: number, colour: string = GOLD): string {
  return rect(x, y, width, 7, colour, 3.5);
}

export function plant(x: number, y: number, size: number, leaf: string, pot: string = CLAY): string {
  const leaves = [-0.9, -0.45, 0, 0.45, 0.9].map((lean) => {
    const [tipX, tipY] = [x + lean * size, y - size * (1.7 - Math.abs(lean) * 0.6)];
    return shape(
      `M${n(x)} ${n(y - size * 0.4)}Q${n(x + lean * size * 0.9 - size * 0.24)} ${n(y - size)} ${n(tipX)} ${n(tipY)}Q${n(x + lean * size * 0.5 + size * 0.3)} ${n(y - size * 0.9)} ${n(x)} ${n(y - size * 0.4)}z`,
      lean > 0 ? darker(leaf, 0.15) : leaf,
    );
  });
  return `${leaves.join('')}${shape(`M${n(x - size * 0.4)} ${n(y - size * 0.5)}h${n(size * 0.8)}l${n(-size * 0.1)} ${n(size * 0.5)}h${n(-size * 0.6)}z`, pot)}`;
}
