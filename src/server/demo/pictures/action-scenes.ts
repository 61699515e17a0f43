import { drawFacing, drawFrom, line, type Stand } from './figure.ts';
import { BONE, CLAY, darker, GOLD, type Ground, INK, lighter, SAND, SLATE } from './palette.ts';
import type { Look } from './people-table.ts';
import { FRONT, SIDE } from './poses-table.ts';
import { barFront, bench, box, circle, dumbbell, kettlebell, mat, PLATES, plant, plateEnd, rect, ring, shape } from './props.ts';

/** Draws a scene of 400 by 300 on its ground. */
export type Scene = (look: Look, ground: Ground) => string;

const FLOOR = 268;
const middle: Stand = { x: 200, ground: FLOOR, scale: 1.08 };
const [RED, BLUE, YELLOW, GREEN] = PLATES;

const disc = (ground: Ground, x = 200, y = 128, radius = 104) => circle(x, y, radius, ground.disc);
const floor = (ground: Ground) => rect(0, FLOOR - 4, 400, 40, ground.lane, 0);
const lanes = (ground: Ground) =>
  [226, 250, 274]
    .map((y) => `<path d="M-20 ${String(y)}c120-34 320-34 440 0" fill="none" stroke="${ground.lane}" stroke-width="12"/>`)
    .join('');
const window = (x: number, y: number, width: number, height: number, glass: string) =>
  `${rect(x, y, width, height, glass, 4)}${line(
    [
      [x + width / 2, y],
      [x + width / 2, y + height],
    ],
    BONE,
    5,
  )}${line(
    [
      [x, y + height / 2],
      [x + width, y + height / 2],
    ],
    BONE,
    5,
  )}<rect x="${String(x)}" y="${String(y)}" width="${String(width)}" height="${String(height)}" rx="4" fill="none" stroke="${BONE}" stroke-width="7"/>`;
const uprights = (colour: string, top: number) =>
  [86, 302].map((x) => `${rect(x, top, 12, FLOOR - top, colour, 2)}${rect(x - 14, FLOOR - 8, 40, 8, colour, 3)}`).join('');
const hills = (ground: Ground) =>
  `<path d="M0 232L70 150 118 196 196 96 268 190 318 142 400 214V300H0z" fill="${ground.lane}"/><path d="M196 96l72 94-40 12-20-34z" fill="${INK}" opacity=".12"/>`;

export const ACTION_SCENES = {
  pull: (look, g) => disc(g) + lanes(g) + drawFrom(SIDE.pull, look, middle, plateEnd(118, 156, 42, RED)),
  deadlift: (look, g) => disc(g) + floor(g) + drawFacing(FRONT.sumo, look, middle, { held: barFront(100, 130, 128, [RED, INK]) }),
  overhead: (look, g) =>
    disc(g, 200, 140, 112) +
    lanes(g) +
    drawFacing(FRONT.overhead, look, { ...middle, ground: FLOOR + 6, scale: 1.06 }, { held: barFront(100, -2, 150, [BLUE, INK]) }),
  squatRack: (look, g) =>
    disc(g) +
    floor(g) +
    uprights(darker(g.lane, 0.3), 34) +
    drawFacing(FRONT.back, look, middle, { behind: barFront(100, 62, 134, [BLUE, BLUE]) }),
  low: (look, g) =>
    disc(g, 200, 150, 110) + lanes(g) + drawFacing(FRONT.low, look, middle, { behind: barFront(100, 102, 140, [RED, YELLOW]) }),
  squatSide: (look, g) => disc(g, 240, 128) + lanes(g) + drawFrom(SIDE.squat, look, { ...middle, x: 206 }, plateEnd(90, 100, 27, GREEN)),
  bench: (look, g) =>
    disc(g, 160, 128) +
    floor(g) +
    drawFrom(SIDE.press, look, { ...middle, x: 196, scale: 1.15 }, `${bench(30, 158, 104)}${plateEnd(72, 74, 40, BLUE)}`),
  thrust: (look, g) =>
    disc(g, 230, 128) +
    floor(g) +
    drawFrom(
      SIDE.thrust,
      look,
      { ...middle, x: 206, scale: 1.2 },
      `${rect(16, 140, 44, 60, darker(g.lane, 0.35), 6)}${plateEnd(110, 108, 29, RED)}`,
    ),
  lunge: (look, g) => disc(g, 180, 128) + lanes(g) + drawFrom(SIDE.lunge, look, middle, dumbbell(94, 136, INK)),
  step: (look, g) =>
    disc(g, 230, 120) +
    floor(g) +
    drawFrom(SIDE.step, look, { ...middle, x: 180 }, `${box(122, 154, 76, 46, lighter(g.plane, 0.25))}${dumbbell(100, 124, INK)}`),
  swing: (look, g) =>
    disc(g, 224, 118) + lanes(g) + drawFrom(SIDE.swing, look, { ...middle, x: 172, scale: 1.12 }, kettlebell(166, 80, 19, INK)),
  carry: (look, g) =>
    disc(g) + lanes(g) + drawFacing(FRONT.carry, look, middle, { held: kettlebell(60, 148, 19, INK) + kettlebell(140, 148, 19, INK) }),
  sandbag: (look, g) =>
    disc(g, 224, 118) +
    hills(g) +
    drawFrom(
      SIDE.stone,
      look,
      middle,
      `${shape('M108 132c6-16 56-18 62-2 6 18-4 34-30 34s-38-14-32-32z', CLAY)}${line(
        [
          [122, 128],
          [156, 128],
        ],
        darker(CLAY, 0.4),
        5,
      )}`,
    ),
  stone: (look, g) =>
    disc(g, 180, 118) +
    floor(g) +
    drawFrom(SIDE.stone, look, middle, `${circle(140, 140, 32, SLATE)}${shape('M140 108a32 32 0 0 1 0 64z', INK, ' opacity=".2"')}`),
  curl: (look, g) => disc(g) + lanes(g) + drawFacing(FRONT.curl, look, middle, { held: dumbbell(72, 70, INK) + dumbbell(138, 132, INK) }),
  rack: (look, g) =>
    disc(g, 200, 130, 110) + lanes(g) + drawFacing(FRONT.rack, look, middle, { held: barFront(100, 74, 140, [GREEN, INK]) }),
  proud: (look, g) =>
    disc(g, 240, 128) + lanes(g) + plateEnd(92, 226, 44, RED) + plateEnd(312, 232, 38, BLUE) + drawFacing(FRONT.proud, look, middle),
  pullUp: (look, g) =>
    disc(g, 200, 150, 112) +
    uprights(INK, 14) +
    rect(78, 14, 244, 9, INK, 4) +
    floor(g) +
    drawFacing(FRONT.hang, look, { ...middle, ground: 254, scale: 1.1 }),
  rings: (look, g) =>
    `${disc(g, 200, 140, 112)}${floor(g)}${line(
      [
        [148, -10],
        [148, 160],
      ],
      GOLD,
      4,
    )}${line(
      [
        [252, -10],
        [252, 160],
      ],
      GOLD,
      4,
    )}${drawFacing(FRONT.rings, look, { ...middle, ground: 256, scale: 1.2 }, { held: ring(62, 114, 13, '#8a6a45', 6) + ring(138, 114, 13, '#8a6a45', 6) })}`,
  lever: (look, g) =>
    disc(g, 240, 130, 108) +
    rect(60, 60, 150, 9, INK, 4) +
    rect(84, 64, 10, 210, INK, 2) +
    floor(g) +
    drawFrom(SIDE.lever, look, { ...middle, x: 150, ground: 258, scale: 1.02 }),
  handstand: (look, g) =>
    disc(g, 200, 150, 112) +
    lanes(g) +
    mat(140, FLOOR - 4, 124, GOLD) +
    drawFrom(SIDE.handstand, look, { ...middle, ground: FLOOR + 2, scale: 1.08 }),
  plank: (look, g) =>
    disc(g, 250, 140, 98) +
    floor(g) +
    mat(74, FLOOR - 6, 260, CLAY) +
    drawFrom(SIDE.plank, look, { ...middle, scale: 1.35, ground: FLOOR, x: 214 }),
  beast: (look, g) =>
    disc(g, 160, 140, 98) +
    floor(g) +
    mat(96, FLOOR - 6, 220, GOLD) +
    plant(354, FLOOR - 2, 44, '#5c7350') +
    drawFrom(SIDE.beast, look, { ...middle, scale: 1.28, x: 196 }),
  run: (look, g) => disc(g, 250, 118) + lanes(g) + drawFrom(SIDE.run, look, { ...middle, ground: FLOOR + 14, scale: 1.12 }),
  hill: (look, g) =>
    disc(g, 300, 84, 58) +
    hills(g) +
    `<path d="M0 300L400 236V300z" fill="${darker(g.lane, 0.18)}"/>` +
    drawFrom(SIDE.climb, look, { ...middle, x: 176, ground: 272, scale: 1 }),
  rain: (look, g) =>
    `${disc(g, 120, 90, 60)}${hills(g)}${[30, 84, 138, 246, 300, 354, 200]
      .map((x, at) =>
        line(
          [
            [x, 40 + (at % 3) * 34],
            [x - 10, 70 + (at % 3) * 34],
          ],
          BONE,
          3,
        ),
      )
      .join(
        '',
      )}${rect(0, 262, 400, 40, darker(g.lane, 0.2), 0)}${drawFrom(SIDE.run, look, { ...middle, ground: FLOOR + 12, scale: 1.05 })}`,
  row: (look, g) =>
    disc(g, 180, 118) +
    floor(g) +
    line(
      [
        [92, 246],
        [330, 234],
      ],
      INK,
      9,
    ) +
    ring(330, 196, 36, darker(g.lane, 0.35), 15) +
    rect(320, 214, 20, 52, INK, 3) +
    rect(96, 240, 14, 28, INK, 3) +
    line(
      [
        [176, 162],
        [318, 186],
      ],
      BONE,
      3,
    ) +
    drawFrom(SIDE.row, look, { ...middle, x: 196, ground: 264, scale: 1.2 }),
  sled: (look, g) =>
    disc(g, 160, 118) +
    floor(g) +
    rect(262, 140, 11, 118, INK, 3) +
    rect(238, 248, 124, 14, INK, 5) +
    rect(300, 190, 54, 58, RED, 5) +
    rect(306, 172, 42, 18, BLUE, 4) +
    drawFrom(SIDE.push, look, { ...middle, x: 206, scale: 1.1 }),
  van: (look, g) =>
    disc(g, 320, 100, 70) +
    floor(g) +
    shape('M-20 130h112c14 0 22 6 28 20l14 34c3 8 4 14 4 22v48H-20z', BONE) +
    shape('M70 146h20c8 0 13 4 16 10l12 28H70z', SLATE) +
    circle(26, 256, 22, INK) +
    circle(110, 256, 22, INK) +
    circle(26, 256, 9, SAND) +
    circle(110, 256, 9, SAND) +
    line(
      [
        [138, 216],
        [262, 176],
      ],
      GOLD,
      5,
    ) +
    drawFrom(SIDE.push, look, { ...middle, x: 284, scale: 1.06 }),
  hold: (look, g) =>
    disc(g, 200, 132, 106) +
    floor(g) +
    mat(116, FLOOR - 6, 172, CLAY) +
    plant(338, FLOOR - 2, 56, '#6d8a5f') +
    drawFrom(SIDE.hold, look, { ...middle, x: 196, scale: 1.25 }),
  sit: (look, g) =>
    disc(g, 230, 132, 104) +
    floor(g) +
    mat(94, FLOOR - 6, 230, '#97a585') +
    plant(74, FLOOR - 2, 50, '#5c7350', BONE) +
    drawFrom(SIDE.sit, look, { ...middle, x: 206, scale: 1.3 }),
  room: (look, g) =>
    window(44, 40, 104, 128, lighter(g.plane, 0.4)) +
    disc(g, 280, 120, 78) +
    floor(g) +
    plant(352, FLOOR - 2, 50, '#5c7350') +
    drawFacing(FRONT.curl, look, { ...middle, x: 226 }, { held: dumbbell(72, 70, INK) + dumbbell(138, 132, INK) }),
  walk: (look, g) =>
    disc(g, 290, 90, 62) +
    hills(g) +
    rect(0, 258, 400, 44, darker(g.lane, 0.16), 0) +
    drawFrom(SIDE.walk, look, { ...middle, x: 180, ground: FLOOR + 4, scale: 1.04 }),
} as const satisfies Record<string, Scene>;
