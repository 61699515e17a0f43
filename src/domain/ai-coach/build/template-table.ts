/** A training day as places to fill; a star marks the primary lifts. */
export interface DayTemplate {
  name: string;
  slots: string;
}

const UPPER_A: DayTemplate = { name: 'Upper body', slots: 'HP* HR* VP VR TR BI' };
const LOWER_A: DayTemplate = { name: 'Lower body', slots: 'SQ* HL* LU HC CV CO' };
const UPPER_B: DayTemplate = { name: 'Upper body', slots: 'VP* VR* HP HR SD BI TR' };
const LOWER_B: DayTemplate = { name: 'Lower body', slots: 'HN* SL* HC LU CV CO' };
const PUSH: DayTemplate = { name: 'Push', slots: 'VP* HP* CF SD TR' };
const PULL: DayTemplate = { name: 'Pull', slots: 'VR* HR* RD BI' };
const LEGS_B: DayTemplate = { name: 'Legs', slots: 'HN* LU* KE HC CV CO' };

/** By number of hard days, when days have rest between them. */
export const SPLITS: Readonly<Record<number, readonly DayTemplate[]>> = {
  1: [{ name: 'Full body', slots: 'SQ* HP* HR* HN VR VP CO' }],
  2: [
    { name: 'Full body A', slots: 'SQ* HP* HR* HC VR VP SD CO' },
    { name: 'Full body B', slots: 'HN* VP* VR* LU HP HR TR BI CO' },
  ],
  3: [
    { name: 'Full body A', slots: 'SQ* HP* HR HC VR SD CO' },
    { name: 'Full body B', slots: 'HN* VP* VR LU HR TR BI' },
    { name: 'Full body C', slots: 'SL* HP* HR GL VR BI TR CO' },
  ],
  4: [UPPER_A, LOWER_A, UPPER_B, LOWER_B],
  5: [UPPER_A, LOWER_A, PUSH, PULL, LEGS_B],
  6: [
    { name: 'Push', slots: 'HP* VP* CF SD TR' },
    { name: 'Pull', slots: 'HR* VR* RD BI' },
    { name: 'Legs', slots: 'SQ* HL* LU HC CV CO' },
    PUSH,
    PULL,
    { name: 'Legs', slots: 'HN* SL* HC KE CV CO' },
  ],
};

/** Two or three days side by side: no muscle works hard two days running. */
export const NEIGHBOUR_SPLITS: Readonly<Record<number, readonly DayTemplate[]>> = {
  2: [UPPER_A, { name: 'Lower body', slots: 'SQ* HN* LU HC CV CO' }],
  3: [
    { name: 'Upper body', slots: 'HP* HR* VP VR TR BI' },
    { name: 'Lower body', slots: 'SQ* HL* LU HC CV CO' },
    { name: 'Upper body', slots: 'VP* VR* HP HR SD BI TR' },
  ],
};

/** Moving well: throws and swings first, one leg at a time, something carried. */
export const FUNCTIONAL_SPLITS: Readonly<Record<number, readonly DayTemplate[]>> = {
  1: [{ name: 'Full body', slots: 'PW* SQ* HP* HR* HN VR CA' }],
  2: [
    { name: 'Full body A', slots: 'PW* SQ* HP* HR* VR HC CA' },
    { name: 'Full body B', slots: 'HN* VP* VR* LU HP HR CO CA' },
  ],
  3: [
    { name: 'Full body A', slots: 'PW* SQ* HP* HR HC VR CA' },
    { name: 'Full body B', slots: 'HN* VP* VR LU HR CO CA' },
    { name: 'Full body C', slots: 'PW* LU* HP* HR GL VR CO' },
  ],
};

/** Moves the body without costing recovery. */
export const EASY_DAY: DayTemplate = { name: 'Easy day', slots: 'CD CO CO' };
