/** Coordinates in which the ground is 200 and a standing person 200 tall. */
export type Point = readonly [x: number, y: number];
/** Elbow and hand, or knee and ankle. */
export type Limb = readonly [Point, Point];

/** A figure from the side, facing right. The far side defaults to the near one. */
export interface SidePose {
  readonly head: Point;
  readonly shoulder: Point;
  readonly hip: Point;
  readonly arm: Limb;
  readonly leg: Limb;
  readonly farArm?: Limb;
  readonly farLeg?: Limb;
  /** Ankle to toes. */
  readonly toe?: Point;
  readonly farToe?: Point;
  /** Of the head, in degrees. */
  readonly tilt?: number;
}

/** A figure facing front, symmetric by default. Numbers are heights. */
export interface FrontPose {
  readonly head: number;
  readonly shoulders: number;
  readonly hips: number;
  readonly arm: Limb;
  readonly otherArm?: Limb;
  readonly leg: Limb;
  readonly otherLeg?: Limb;
  readonly handsBehind?: true;
}

export const SIDE = {
  pull: {
    head: [126, 60],
    shoulder: [108, 84],
    hip: [72, 118],
    arm: [
      [114, 114],
      [118, 146],
    ],
    leg: [
      [106, 146],
      [92, 192],
    ],
    tilt: 20,
  },
  stone: {
    head: [118, 62],
    shoulder: [100, 86],
    hip: [66, 122],
    arm: [
      [118, 112],
      [138, 128],
    ],
    leg: [
      [104, 146],
      [88, 192],
    ],
    tilt: 20,
  },
  squat: {
    head: [112, 78],
    shoulder: [98, 104],
    hip: [70, 150],
    arm: [
      [82, 124],
      [96, 108],
    ],
    leg: [
      [118, 146],
      [98, 192],
    ],
    tilt: 6,
  },
  hold: {
    head: [112, 80],
    shoulder: [98, 106],
    hip: [74, 158],
    arm: [
      [118, 132],
      [128, 110],
    ],
    leg: [
      [120, 144],
      [98, 192],
    ],
  },
  lunge: {
    head: [101, 50],
    shoulder: [98, 78],
    hip: [96, 134],
    arm: [
      [92, 106],
      [94, 134],
    ],
    leg: [
      [134, 144],
      [130, 192],
    ],
    farLeg: [
      [86, 182],
      [48, 186],
    ],
    farToe: [-2, 8],
  },
  run: {
    head: [118, 38],
    shoulder: [106, 64],
    hip: [96, 116],
    arm: [
      [80, 84],
      [96, 106],
    ],
    farArm: [
      [130, 86],
      [148, 68],
    ],
    leg: [
      [132, 126],
      [118, 166],
    ],
    farLeg: [
      [82, 156],
      [44, 160],
    ],
    toe: [13, 6],
    farToe: [-4, 12],
    tilt: 6,
  },
  climb: {
    head: [122, 48],
    shoulder: [108, 72],
    hip: [92, 122],
    arm: [
      [92, 96],
      [108, 118],
    ],
    farArm: [
      [130, 96],
      [144, 82],
    ],
    leg: [
      [130, 132],
      [122, 176],
    ],
    farLeg: [
      [84, 160],
      [60, 192],
    ],
    toe: [12, -4],
    tilt: 8,
  },
  plank: {
    head: [166, 126],
    shoulder: [146, 138],
    hip: [88, 152],
    arm: [
      [148, 166],
      [148, 191],
    ],
    leg: [
      [52, 168],
      [14, 184],
    ],
    toe: [1, 9],
    tilt: 52,
  },
  swing: {
    head: [98, 34],
    shoulder: [96, 62],
    hip: [94, 118],
    arm: [
      [122, 68],
      [150, 74],
    ],
    leg: [
      [99, 156],
      [95, 193],
    ],
  },
  row: {
    head: [60, 66],
    shoulder: [64, 94],
    hip: [80, 146],
    arm: [
      [44, 116],
      [76, 112],
    ],
    leg: [
      [120, 142],
      [156, 156],
    ],
    toe: [6, -10],
  },
  push: {
    head: [132, 72],
    shoulder: [110, 90],
    hip: [62, 112],
    arm: [
      [132, 108],
      [152, 96],
    ],
    leg: [
      [100, 140],
      [76, 188],
    ],
    farLeg: [
      [42, 150],
      [12, 186],
    ],
    farToe: [8, 8],
    tilt: 34,
  },
  thrust: {
    head: [36, 116],
    shoulder: [56, 130],
    hip: [112, 126],
    arm: [
      [76, 146],
      [102, 116],
    ],
    leg: [
      [152, 132],
      [150, 191],
    ],
    tilt: -62,
  },
  press: {
    head: [46, 136],
    shoulder: [68, 142],
    hip: [124, 146],
    arm: [
      [72, 112],
      [72, 80],
    ],
    leg: [
      [156, 150],
      [152, 191],
    ],
    tilt: -84,
  },
  sit: {
    head: [98, 118],
    shoulder: [82, 142],
    hip: [50, 182],
    arm: [
      [112, 158],
      [140, 172],
    ],
    leg: [
      [98, 178],
      [146, 184],
    ],
    toe: [2, -12],
    tilt: 24,
  },
  handstand: {
    head: [107, 160],
    shoulder: [100, 132],
    hip: [100, 74],
    arm: [
      [100, 164],
      [100, 192],
    ],
    leg: [
      [100, 30],
      [100, -12],
    ],
    farLeg: [
      [92, 34],
      [80, -6],
    ],
    toe: [4, -12],
    farToe: [2, -12],
    tilt: 176,
  },
  lever: {
    head: [74, 66],
    shoulder: [94, 74],
    hip: [150, 78],
    arm: [
      [98, 44],
      [100, 14],
    ],
    leg: [
      [194, 76],
      [234, 78],
    ],
    toe: [12, -2],
    tilt: -84,
  },
  step: {
    head: [120, 36],
    shoulder: [112, 64],
    hip: [108, 118],
    arm: [
      [98, 92],
      [100, 122],
    ],
    leg: [
      [146, 116],
      [140, 150],
    ],
    farLeg: [
      [98, 158],
      [82, 192],
    ],
    tilt: 4,
  },
  beast: {
    head: [160, 124],
    shoulder: [140, 138],
    hip: [84, 140],
    arm: [
      [142, 166],
      [142, 191],
    ],
    farArm: [
      [168, 126],
      [196, 116],
    ],
    leg: [
      [82, 188],
      [44, 191],
    ],
    farLeg: [
      [44, 136],
      [4, 128],
    ],
    toe: [-6, 4],
    farToe: [-2, 12],
    tilt: 44,
  },
  stand: {
    head: [100, 32],
    shoulder: [98, 60],
    hip: [98, 116],
    arm: [
      [90, 90],
      [102, 116],
    ],
    farArm: [
      [118, 84],
      [136, 66],
    ],
    leg: [
      [100, 154],
      [98, 193],
    ],
  },
  walk: {
    head: [104, 34],
    shoulder: [100, 62],
    hip: [98, 116],
    arm: [
      [88, 88],
      [104, 108],
    ],
    farArm: [
      [114, 90],
      [126, 110],
    ],
    leg: [
      [116, 152],
      [122, 192],
    ],
    farLeg: [
      [88, 156],
      [66, 190],
    ],
    farToe: [10, 6],
  },
} as const satisfies Record<string, SidePose>;

export const FRONT = {
  overhead: {
    head: 40,
    shoulders: 66,
    hips: 120,
    arm: [
      [64, 36],
      [58, 0],
    ],
    leg: [
      [80, 158],
      [76, 192],
    ],
    handsBehind: true,
  },
  carry: {
    head: 34,
    shoulders: 64,
    hips: 118,
    arm: [
      [64, 94],
      [60, 126],
    ],
    leg: [
      [86, 158],
      [84, 192],
    ],
    otherLeg: [
      [114, 152],
      [110, 186],
    ],
  },
  rack: {
    head: 34,
    shoulders: 64,
    hips: 118,
    arm: [
      [66, 92],
      [80, 68],
    ],
    leg: [
      [84, 158],
      [80, 192],
    ],
  },
  back: {
    head: 36,
    shoulders: 66,
    hips: 120,
    arm: [
      [54, 90],
      [58, 62],
    ],
    leg: [
      [78, 158],
      [74, 192],
    ],
    handsBehind: true,
  },
  low: {
    head: 80,
    shoulders: 106,
    hips: 152,
    arm: [
      [54, 130],
      [58, 102],
    ],
    leg: [
      [56, 150],
      [66, 192],
    ],
    handsBehind: true,
  },
  hang: {
    head: 22,
    shoulders: 46,
    hips: 100,
    arm: [
      [58, 22],
      [64, -16],
    ],
    leg: [
      [88, 138],
      [92, 172],
    ],
    handsBehind: true,
  },
  sumo: {
    head: 34,
    shoulders: 64,
    hips: 116,
    arm: [
      [82, 96],
      [84, 128],
    ],
    leg: [
      [66, 152],
      [56, 192],
    ],
  },
  curl: {
    head: 34,
    shoulders: 64,
    hips: 118,
    arm: [
      [66, 98],
      [72, 72],
    ],
    otherArm: [
      [136, 96],
      [138, 128],
    ],
    leg: [
      [86, 158],
      [82, 192],
    ],
  },
  proud: {
    head: 34,
    shoulders: 64,
    hips: 118,
    arm: [
      [60, 92],
      [86, 112],
    ],
    leg: [
      [84, 158],
      [80, 192],
    ],
  },
  rings: {
    head: 30,
    shoulders: 54,
    hips: 108,
    arm: [
      [66, 80],
      [62, 112],
    ],
    leg: [
      [94, 146],
      [96, 182],
    ],
    handsBehind: true,
  },
} as const satisfies Record<string, FrontPose>;
