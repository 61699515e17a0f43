import type { Scene } from './action-scenes.ts';
import { line } from './figure.ts';
import { BONE, CLAY, darker, GOLD, type Ground, INK, lighter, MOSS, SAND, SLATE, UMBER } from './palette.ts';
import { circle, dumbbell, kettlebell, PLATES, plant, plateEnd, rect, ring, shape } from './props.ts';

const table = (ground: Ground) => rect(0, 236, 400, 70, darker(ground.lane, 0.12), 0);
const disc = (ground: Ground, x = 200, y = 130, radius = 104) => circle(x, y, radius, ground.disc);
const [RED, BLUE, YELLOW, GREEN] = PLATES;

function strokes(x: number, y: number, count: number, colour: string, size = 1): string {
  return Array.from({ length: count }, (_, at) =>
    line(
      [
        [x + at * 12 * size, y],
        [x + at * 12 * size - 5 * size, y + 30 * size],
      ],
      at === count - 1 && count === 4 ? GOLD : colour,
      5 * size,
    ),
  ).join('');
}

function chart(points: readonly (readonly [number, number])[]): string {
  const grid = [96, 136, 176]
    .map((y) =>
      line(
        [
          [104, y],
          [296, y],
        ],
        '#ddd6c8',
        2,
      ),
    )
    .join('');
  const [x, y] = points.at(-1) ?? [0, 0];
  return `${rect(84, 56, 232, 168, BONE, 12)}${grid}${line(points, INK, 5)}${circle(x, y, 10, GOLD)}${circle(x, y, 4.5, INK)}${[0, 1, 2, 3, 4, 5].map((at) => rect(108 + at * 32, 200, 20, 8, '#d3c9b6', 3)).join('')}`;
}

export const STILL_SCENES = {
  plates: (_, g) =>
    disc(g) +
    table(g) +
    plateEnd(132, 178, 74, RED) +
    plateEnd(262, 190, 62, BLUE) +
    plateEnd(198, 214, 38, YELLOW) +
    plateEnd(330, 218, 34, GREEN),
  barEnd: (_, g) =>
    `${disc(g, 150, 140, 112)}${rect(-10, 142, 420, 16, INK, 3)}${[
      [126, 104, RED],
      [158, 104, RED],
      [190, 88, BLUE],
      [218, 70, YELLOW],
      [242, 52, INK],
    ]
      .map(([x, half, colour]) => rect(Number(x), 150 - Number(half), 26, Number(half) * 2, String(colour), 8))
      .join('')}${rect(270, 132, 16, 36, '#8c8678', 4)}${shape('M0 236h400v64H0z', g.lane)}`,
  dumbbells: (_, g) =>
    `${disc(g)}${[0, 1].map((row) => `${rect(52, 146 + row * 74, 296, 9, INK, 3)}${[0, 1, 2, 3].map((at) => `<g transform="translate(${String(88 + at * 75)} ${String(128 + row * 74)}) scale(${String(1.15 + row * 0.35)})">${dumbbell(0, 0, row === 0 ? SLATE : INK)}</g>`).join('')}`).join('')}${rect(60, 146, 9, 134, INK, 2)}${rect(331, 146, 9, 134, INK, 2)}`,
  kettlebells: (_, g) =>
    disc(g, 220) + table(g) + kettlebell(96, 212, 36, INK) + kettlebell(196, 196, 54, CLAY) + kettlebell(306, 204, 44, SLATE),
  notebook: (_, g) =>
    `${disc(g, 250)}${table(g)}<g transform="rotate(-6 190 160)">${rect(92, 62, 196, 176, INK, 8)}${rect(100, 58, 192, 172, BONE, 6)}${[90, 138, 186].map((y, row) => `${strokes(128, y, 4, INK)}${row < 2 ? strokes(196, y, 4, INK) : strokes(196, y, 2, '#b9b1a2')}`).join('')}${line(
      [
        [110, 58],
        [110, 230],
      ],
      CLAY,
      3,
    )}</g><g transform="rotate(24 316 190)">${rect(308, 108, 14, 118, GOLD, 3)}${shape('M308 226h14l-7 18z', INK)}</g>`,
  chart: (_, g) =>
    disc(g, 300, 110, 90) +
    table(g) +
    chart([
      [108, 188],
      [140, 178],
      [172, 182],
      [204, 152],
      [236, 140],
      [268, 108],
    ]) +
    rect(180, 224, 40, 18, INK, 3),
  curve: (_, g) =>
    `${disc(g, 110, 110, 86)}${table(g)}${rect(84, 56, 232, 168, INK, 12)}${[0, 1, 2, 3, 4, 5, 6].map((at) => rect(106 + at * 28, 196 - (24 + at * at * 2.6), 18, 24 + at * at * 2.6, at === 6 ? GOLD : '#6b655b', 3)).join('')}${line(
      [
        [104, 198],
        [296, 198],
      ],
      BONE,
      3,
    )}`,
  bowl: (_, g) =>
    `${disc(g, 200, 118, 96)}${table(g)}${circle(150, 132, 26, '#8a9a5b')}${circle(196, 116, 30, '#c4532f')}${circle(246, 128, 28, GOLD)}${circle(172, 150, 26, '#a9b574')}${circle(224, 150, 26, BONE)}${shape('M236 96c12-22 34-26 48-22-4 18-20 32-44 30z', MOSS)}${shape('M92 146h216c0 56-44 96-108 96S92 202 92 146z', BONE)}${shape('M200 146h108c0 56-44 96-108 96z', INK, ' opacity=".1"')}${line(
      [
        [104, 172],
        [296, 172],
      ],
      CLAY,
      5,
    )}`,
  plate: (_, g) =>
    `${disc(g, 200, 146, 128)}${circle(200, 148, 98, BONE)}${ring(200, 148, 78, '#e0d8c8', 4)}<path d="M200 148V78a70 70 0 0 1 60.600 105z" fill="#8a9a5b"/><path d="M200 148l60.600 35a70 70 0 0 1-121.200 0z" fill="${CLAY}"/><path d="M200 148l-60.600 35A70 70 0 0 1 200 78z" fill="${GOLD}"/>${line(
      [
        [52, 84],
        [52, 226],
      ],
      BONE,
      8,
    )}${line(
      [
        [42, 74],
        [42, 104],
        [52, 116],
        [62, 104],
        [62, 74],
      ],
      BONE,
      5,
    )}${line(
      [
        [348, 120],
        [348, 226],
      ],
      BONE,
      8,
    )}${shape('M340 70c14 4 18 30 14 56h-14z', BONE)}`,
  market: (_, g) =>
    `${disc(g, 220, 110, 92)}${table(g)}${shape('M96 150h208l-18 96H114z', UMBER)}${[164, 186, 208, 230]
      .map((y, at) =>
        line(
          [
            [100 + at * 4, y],
            [300 - at * 4, y],
          ],
          lighter(UMBER, 0.22),
          4,
        ),
      )
      .join(
        '',
      )}${circle(136, 134, 24, '#c4532f')}${circle(180, 124, 28, GOLD)}${circle(226, 132, 25, '#c4532f')}${shape('M250 146c-6-40 6-70 14-92 10 26 24 52 16 92z', MOSS)}${shape('M272 146c2-30 14-56 30-72 2 26-2 52-12 72z', '#5c7350')}${shape('M112 142c-14-22-14-44-8-62 14 14 24 36 24 58z', '#8a9a5b')}`,
  hotel: (_, g) =>
    `${rect(56, 34, 214, 176, darker(SLATE, 0.35), 6)}${circle(226, 76, 22, GOLD)}${[
      [64, 130, 34],
      [102, 100, 30],
      [136, 144, 36],
      [176, 116, 32],
      [212, 138, 50],
    ]
      .map(([x, y, width]) => rect(Number(x), Number(y), Number(width), 210 - Number(y), SLATE, 2))
      .join(
        '',
      )}${[74, 112, 150, 186, 228].flatMap((x, at) => [0, 1, 2].map((row) => rect(x, 150 + row * 18 + (at % 2) * 6, 6, 7, (at + row) % 3 === 0 ? GOLD : lighter(SLATE, 0.3), 1))).join('')}<rect x="56" y="34" width="214" height="176" rx="6" fill="none" stroke="${BONE}" stroke-width="9"/>${table(g)}${rect(292, 136, 76, 116, CLAY, 10)}${line(
      [
        [316, 136],
        [316, 112],
        [344, 112],
        [344, 136],
      ],
      INK,
      5,
    )}${line(
      [
        [310, 150],
        [310, 238],
      ],
      darker(CLAY, 0.3),
      4,
    )}${line(
      [
        [350, 150],
        [350, 238],
      ],
      darker(CLAY, 0.3),
      4,
    )}${circle(308, 256, 7, INK)}${circle(352, 256, 7, INK)}<g transform="translate(140 240) scale(1.5)">${dumbbell(0, 0, INK)}</g><g transform="translate(220 244) scale(1.5)">${dumbbell(0, 0, INK)}</g>`,
  habits: (_, g) =>
    `${disc(g, 290, 120, 92)}${table(g)}${rect(88, 50, 224, 190, BONE, 10)}${rect(88, 50, 224, 36, CLAY, 10)}${rect(88, 72, 224, 14, CLAY, 0)}${[
      0, 1, 2, 3,
    ]
      .map((row) =>
        [0, 1, 2, 3, 4, 5, 6]
          .map((day) =>
            row * 7 + day < 19
              ? (row + day) % 4 === 3
                ? ring(110 + day * 30, 110 + row * 34, 8, '#cfc6b4', 3)
                : line(
                    [
                      [113 + day * 30, 99 + row * 34],
                      [107 + day * 30, 121 + row * 34],
                    ],
                    row * 7 + day === 18 ? GOLD : INK,
                    5,
                  )
              : circle(110 + day * 30, 110 + row * 34, 3, '#d8d0c0'),
          )
          .join(''),
      )
      .join('')}`,
  shoes: (_, g) =>
    `${disc(g, 200, 130, 98)}${table(g)}${[0, 1]
      .map(
        (at) =>
          `<g transform="translate(${String(at * 52 - 20)} ${String(at * 26 - 18)})">${shape('M84 196c0-26 6-44 12-52 14 8 30 8 40 2 14 26 46 36 84 40 16 2 22 10 22 22v10H84z', at === 0 ? SLATE : CLAY)}${rect(80, 214, 166, 16, BONE, 7)}${line(
            [
              [138, 158],
              [152, 148],
            ],
            BONE,
            4,
          )}${line(
            [
              [150, 170],
              [165, 160],
            ],
            BONE,
            4,
          )}${line(
            [
              [164, 180],
              [180, 170],
            ],
            BONE,
            4,
          )}</g>`,
      )
      .join('')}`,
  emptyRack: (_, g) =>
    `${disc(g, 200, 130, 108)}${[104, 284].map((x) => `${rect(x, 30, 14, 230, INK, 2)}${Array.from({ length: 8 }, (__, at) => circle(x + 7, 52 + at * 24, 2.6, g.plane)).join('')}${rect(x - 22, 252, 58, 10, INK, 3)}`).join('')}${rect(104, 30, 194, 12, INK, 2)}${rect(28, 116, 344, 8, '#8c8678', 3)}${rect(96, 122, 30, 8, GOLD, 2)}${rect(276, 122, 30, 8, GOLD, 2)}${[
      [58, RED],
      [42, BLUE],
      [328, RED],
      [346, BLUE],
    ]
      .map(([x, colour]) => rect(Number(x), 68, 14, 104, String(colour), 5))
      .join('')}${shape('M0 258h400v42H0z', g.lane)}`,
  cradle: (_, g) =>
    `${disc(g, 150, 120, 96)}${table(g)}${shape('M110 150h170c0 52-34 84-85 84s-85-32-85-84z', BONE)}${shape('M202 150c0-44 30-72 78-74v74z', CLAY)}${line(
      [
        [126, 246],
        [276, 246],
      ],
      INK,
      8,
    )}${circle(140, 252, 15, INK)}${circle(262, 252, 15, INK)}${line(
      [
        [110, 150],
        [74, 112],
      ],
      INK,
      6,
    )}${kettlebell(336, 226, 30, SLATE)}`,
  timer: (_, g) =>
    `${disc(g, 200, 146, 126)}${circle(200, 150, 92, INK)}${circle(200, 150, 78, BONE)}<path d="M200 150V80a70 70 0 0 1 67 91z" fill="${GOLD}"/>${Array.from(
      { length: 12 },
      (__, at) => {
        const turn = (at * Math.PI) / 6;
        return line(
          [
            [200 + Math.sin(turn) * 66, 150 - Math.cos(turn) * 66],
            [200 + Math.sin(turn) * 72, 150 - Math.cos(turn) * 72],
          ],
          INK,
          4,
        );
      },
    ).join('')}${line(
      [
        [200, 150],
        [200, 96],
      ],
      INK,
      6,
    )}${line(
      [
        [200, 150],
        [244, 163],
      ],
      INK,
      6,
    )}${circle(200, 150, 8, INK)}${rect(188, 36, 24, 22, INK, 4)}`,
  bands: (_, g) =>
    `${disc(g, 220, 130, 100)}${rect(60, 60, 280, 12, INK, 4)}${[
      [104, GOLD, 8],
      [152, CLAY, 14],
      [208, SAND, 20],
      [268, SLATE, 26],
    ]
      .map(
        ([x, colour, width]) =>
          `<path d="M${String(x)} 66c-26 60-30 120 0 164 30-44 26-104 0-164z" fill="none" stroke="${String(colour)}" stroke-width="${String(Number(width) * 0.55)}"/>`,
      )
      .join('')}${plant(352, 262, 46, '#5c7350')}${shape('M0 258h400v42H0z', g.lane)}`,
} as const satisfies Record<string, Scene>;
