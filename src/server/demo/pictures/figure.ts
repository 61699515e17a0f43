import { BONE, darker, INK, SKINS } from './palette.ts';
import type { Look } from './people-table.ts';
import type { FrontPose, Limb, Point, SidePose } from './poses-table.ts';

/** Position of a figure: `x` its center, `ground` its feet; scale 1 is 200 units tall. */
export interface Stand {
  readonly x: number;
  readonly ground: number;
  readonly scale?: number;
  /** Faces left. */
  readonly flip?: boolean;
}

interface Body {
  readonly skin: string;
  readonly hair: string;
  readonly top: string;
  readonly legs: string;
  readonly shoe: string;
  readonly hasSleeves: boolean;
  readonly hasLeggings: boolean;
  readonly look: Look;
}

const LEGGINGS: ReadonlySet<string> = new Set(['bob', 'long', 'waves', 'braids', 'bun', 'ponytail', 'hijab', 'headwrap', 'locs']);
const BARE_HEADS: ReadonlySet<string> = new Set(['bald']);
const LONG_SLEEVES: ReadonlySet<string> = new Set(['hoodie', 'zip']);

function bodyOf(look: Look): Body {
  return {
    skin: SKINS[look.skin],
    hair: BARE_HEADS.has(look.hair) ? SKINS[look.skin] : look.hairColour,
    top: look.top,
    legs: look.shorts,
    shoe: look.shorts === BONE ? INK : BONE,
    hasSleeves: look.clothes !== 'tank',
    hasLeggings: LEGGINGS.has(look.hair),
    look,
  };
}

const at = ([x, y]: Point) => `${String(Math.round(x * 10) / 10)} ${String(Math.round(y * 10) / 10)}`;
const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [ax + (bx - ax) * share, ay + (by - ay) * share];

/** A line with round caps, for limbs, bars and ropes. */
export function line(points: readonly Point[], colour: string, width: number): string {
  return `<path d="M${points.map(at).join('L')}" fill="none" stroke="${colour}" stroke-width="${String(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function placed({ x, ground, scale = 1, flip = false }: Stand, drawing: string): string {
  return `<g transform="translate(${String(x)} ${String(ground)}) scale(${String(flip ? -scale : scale)} ${String(scale)}) translate(-100 -200)">${drawing}</g>`;
}

function drawArm(body: Body, shoulder: Point, [elbow, hand]: Limb, shade: number): string {
  const skin = darker(body.skin, shade);
  const top = darker(body.top, shade + 0.08);
  const arm = line([shoulder, elbow], skin, 15) + line([elbow, hand], skin, 12);
  if (!body.hasSleeves) return arm;
  if (LONG_SLEEVES.has(body.look.clothes)) return arm + line([shoulder, elbow, between(elbow, hand, 0.72)], top, 15.5);
  return arm + line([shoulder, between(shoulder, elbow, 0.55)], top, 17);
}

function drawLeg(body: Body, hip: Point, [knee, ankle]: Limb, toe: Point, shade: number): string {
  const skin = darker(body.skin, shade);
  const cloth = darker(body.legs, shade + 0.04);
  const shoe = line([ankle, toe], darker(body.shoe, shade), 11);
  if (body.hasLeggings) return line([hip, knee], cloth, 25) + line([knee, ankle], cloth, 17) + shoe;
  return line([hip, knee], skin, 23) + line([knee, ankle], skin, 16) + line([hip, between(hip, knee, 0.62)], cloth, 27) + shoe;
}

/** Hair, face and neck; facing right or front. */
function drawHead(body: Body, head: Point, neck: Point, tilt: number, front: boolean): string {
  const [x, y] = head;
  const { hair, skin, look } = body;
  const isCovered = look.hair === 'hijab';
  const face = front ? { x, y: y + 3, rx: 10.5, ry: 12.5 } : { x: x + 3.2, y: y + 3, rx: 9.5, ry: 12.2 };
  const extra = drawHairExtra(look, x, y, front);
  const beard =
    look.beard === undefined
      ? ''
      : `<path d="M${String(face.x - face.rx)} ${String(face.y + 2)}c1 9 5 13 ${String(face.rx)} 13s${String(face.rx - 1)}-4 ${String(face.rx)}-13c-3 5-17 5-20 0z" fill="${hair === skin ? look.hairColour : hair}" opacity="${look.beard === 'full' ? '1' : '.7'}"/>`;
  const shade = front ? `<path d="M${String(x)} ${String(face.y - 12.5)}a10.500 12.500 0 0 1 0 25z" fill="${INK}" opacity=".13"/>` : '';
  const drawing = `${extra.back}<ellipse cx="${String(front ? x : x - 1)}" cy="${String(y - 1.5)}" rx="13" ry="15.500" fill="${hair}"/><ellipse cx="${String(face.x)}" cy="${String(face.y)}" rx="${String(face.rx)}" ry="${String(face.ry)}" fill="${skin}"/>${shade}${beard}${extra.front}`;
  const covered = isCovered ? line([between(head, neck, 0.55), neck], hair, 20) : '';
  return `${line([head, neck], darker(skin, 0.16), 12)}${covered}<g transform="rotate(${String(tilt)} ${at(head)})">${drawing}</g>`;
}

const KNOTTED: ReadonlySet<string> = new Set(['bun', 'topknot', 'headwrap']);
const ROUND: ReadonlySet<string> = new Set(['afro', 'curls']);
const HANGING: ReadonlySet<string> = new Set(['bob', 'long', 'waves', 'braids', 'locs']);

/** Hair outside the head's outline. */
function drawHairExtra({ hair, hairColour }: Look, x: number, y: number, front: boolean): { back: string; front: string } {
  const circle = (dx: number, dy: number, r: number) =>
    `<circle cx="${String(x + dx)}" cy="${String(y + dy)}" r="${String(r)}" fill="${hairColour}"/>`;
  const strand = (points: readonly Point[], width: number) =>
    line(
      points.map(([dx, dy]) => [x + dx, y + dy]),
      hairColour,
      width,
    );
  if (KNOTTED.has(hair)) return { back: circle(front ? 0 : -5, -17, 6.5), front: '' };
  if (ROUND.has(hair)) return { back: `${circle(-8, -6, 11)}${circle(front ? 8 : 2, -8, 12)}${circle(-3, -12, 11)}`, front: '' };
  if (hair === 'ponytail')
    return {
      back: strand(
        [
          [-10, -6],
          [-19, 4],
          [-20, 16],
        ],
        7,
      ),
      front: '',
    };
  if (HANGING.has(hair)) {
    const sides = `${strand(
      [
        [-11, 0],
        [-11, 16],
      ],
      8,
    )}${strand(
      [
        [11, 0],
        [11, 16],
      ],
      8,
    )}`;
    return {
      back: front
        ? sides
        : strand(
            [
              [-9, 0],
              [-11, hair === 'bob' ? 12 : 22],
            ],
            11,
          ),
      front: '',
    };
  }
  return { back: '', front: hair === 'cap' ? drawBrim(x, y, front, darker(hairColour, 0.2)) : '' };
}

function drawBrim(x: number, y: number, front: boolean, colour: string): string {
  const [from, to, drop] = front ? [-10, 10, 0] : [2, 17, 1];
  return line(
    [
      [x + from, y - 7],
      [x + to, y - 7 + drop],
    ],
    colour,
    4,
  );
}

export function drawFrom(side: SidePose, look: Look, stand: Stand, held = ''): string {
  const body = bodyOf(look);
  const toe = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];
  const near = side.toe ?? [13, 2];
  const far = side.farToe ?? near;
  const [hx, hy] = side.hip;
  const [sx, sy] = side.shoulder;
  const length = Math.hypot(sx - hx, sy - hy);
  const across: Point = [((sy - hy) / length) * -1, (sx - hx) / length];
  const edge = ([x, y]: Point, width: number): Point => [x + across[0] * width, y + across[1] * width];
  const trunk = `<path d="M${at(edge(side.shoulder, 9))}L${at(edge(side.shoulder, -9))}L${at(edge(side.hip, -6))}L${at(edge(side.hip, 6))}z" fill="${body.top}" stroke="${body.top}" stroke-width="14" stroke-linejoin="round"/>`;
  return placed(
    stand,
    [
      drawArm(body, side.shoulder, side.farArm ?? side.arm, 0.3),
      drawLeg(body, side.hip, side.farLeg ?? side.leg, toe((side.farLeg ?? side.leg)[1], far), 0.3),
      drawHead(body, side.head, between(side.shoulder, side.head, 0.1), side.tilt ?? 0, false),
      drawLeg(body, side.hip, side.leg, toe(side.leg[1], near), 0),
      trunk,
      held,
      drawArm(body, side.shoulder, side.arm, 0),
    ].join(''),
  );
}

/** A figure facing front. `held` is drawn before the hands, `behind` before the body. */
export function drawFacing(pose: FrontPose, look: Look, stand: Stand, { held = '', behind = '' } = {}): string {
  const body = bodyOf(look);
  const [y, hipY] = [pose.shoulders, pose.hips];
  const mirrored = ([x, py]: Point): Point => [200 - x, py];
  const arms: readonly [Limb, Limb] = [pose.arm, pose.otherArm ?? [mirrored(pose.arm[0]), mirrored(pose.arm[1])]];
  const legs: readonly [Limb, Limb] = [pose.leg, pose.otherLeg ?? [mirrored(pose.leg[0]), mirrored(pose.leg[1])]];
  const trunk = `<path d="M80 ${String(y)}L120 ${String(y)}L112 ${String(hipY - 2)}L88 ${String(hipY - 2)}z" fill="${body.top}" stroke="${body.top}" stroke-width="14" stroke-linejoin="round"/>`;
  const shade = `<path d="M100 ${String(y - 7)}h20c4 0 7 3 7 7L119 ${String(hipY)}c0 3-2 5-5 5h-14z" fill="${INK}" opacity=".14"/>`;
  return placed(
    stand,
    [
      behind,
      drawLeg(body, [90, hipY], legs[0], [legs[0][1][0] - 7, legs[0][1][1] + 3], 0),
      drawLeg(body, [110, hipY], legs[1], [legs[1][1][0] + 7, legs[1][1][1] + 3], 0.14),
      pose.handsBehind === true ? held + drawArm(body, [78, y], arms[0], 0) + drawArm(body, [122, y], arms[1], 0.14) : '',
      drawHead(body, [100, pose.head], [100, y - 4], 0, true),
      trunk,
      shade,
      pose.handsBehind === true ? '' : held + drawArm(body, [78, y], arms[0], 0) + drawArm(body, [122, y], arms[1], 0.14),
    ].join(''),
  );
}
