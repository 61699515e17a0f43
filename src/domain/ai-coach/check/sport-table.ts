import type { Trainee } from '../person/trainee.ts';
import { type Focus, type FocusNeed, need, ofPattern } from './focus-table.ts';

const JUMP = need('jump', 'box-jump broad-jump lateral-bound jump-squat', { days: 2, sets: 3, replaces: ['power'], always_replaces: true });
const LANDING = need('landing practice', 'snap-down-landing', { sets: 2 });
const CUFF = need('rotator cuff exercise', 'cable-external-rotation band-external-rotation side-lying-external-rotation');
const CALVES = need('calf raise', 'standing-calf-raise single-leg-calf-raise dumbbell-calf-raise', { suits: ofPattern('calf'), days: 2 });
const ADDUCTION = need('adduction', 'copenhagen-plank hip-adduction-machine cable-hip-adduction side-lying-hip-adduction ball-squeeze');
const ONE_LEG = need('exercise on one leg', 'bulgarian-split-squat reverse-lunge step-up', { suits: ofPattern('lunge') });
const STEPS = need('step-up or lunge', 'step-up bodyweight-step-up reverse-lunge lateral-step-down', {
  suits: ofPattern('lunge'),
  days: 2,
});
const HINGE = need('hip hinge', 'romanian-deadlift dumbbell-romanian-deadlift trap-bar-deadlift', { suits: ofPattern('hinge') });
const TRUNK = need('trunk exercise', 'pallof-press dead-bug side-plank', { suits: ofPattern('core'), days: 2 });
const ROW = need('row', '', { suits: ofPattern('horizontal-pull'), days: 2 });
const CARRY = need('carry', 'farmers-carry suitcase-carry', { suits: ofPattern('carry') });
const TURN = need('throw or turn of the trunk', 'medicine-ball-rotational-throw cable-woodchop russian-twist', {
  replaces: ['power'],
});
const LOWERED = need('lowered hamstring exercise', 'nordic-curl slider-leg-curl ball-leg-curl lying-leg-curl', {
  suits: ofPattern('leg-curl'),
});

function sport(name: string, needs: readonly FocusNeed[], more: Partial<Focus> = {}): Focus {
  const sets = { beginner: 0, intermediate: 0, advanced: 0 };
  return { name, implied: true, place: 'anywhere', days: 0, parts: [{ name, asked: [], trained: [], sets, needs }], ...more };
}

/** What lifting beside a sport has besides the basic lifts (TEMPLATE-10); the sport's own words, most special first. */
const SPORTS: readonly (readonly [RegExp, Focus])[] = [
  [/climb|boulder|bloc/, sport('climbing', [CUFF, need('wrist extension', 'reverse-wrist-curl'), TRUNK], { excludes: ofPattern('carry') })],
  [
    /swim|water polo|surf|triathl|ironman/,
    sport(
      'swimming',
      [{ ...CUFF, days: 2, sets: 3 }, need('shoulder blade exercise', 'scapular-push-up wall-slide band-serratus-punch'), TRUNK],
      {
        pull_share: 1,
      },
    ),
  ],
  [/basketball|hoops|volleyball|netball|handball/, sport('court sports', [LANDING, JUMP, { ...CALVES, sets: 3 }, ONE_LEG, CUFF])],
  [
    /football|soccer|footy|fives|futsal|rugby|hockey|lacrosse|shinty|hurling|camogie|ultimate/,
    sport('field sports', [JUMP, LOWERED, ADDUCTION, CALVES, ONE_LEG]),
  ],
  [
    /tennis|badminton|padel|squash|pickleball|cricket|baseball|softball|golf/,
    sport('racket and bat sports', [CUFF, TURN, CALVES, ONE_LEG]),
  ],
  [/box|mma|bjj|jiu|judo|karate|muay|taekwondo|wrestl|aikido|krav|fenc/, sport('fighting', [TURN, HINGE, ROW, CARRY])],
  [/cycl|bik|ride|spin/, sport('cycling', [{ ...TRUNK }, CALVES, ONE_LEG, HINGE])],
  [
    /run|jog|marathon|\d ?k\b|orienteering|athletics|track/,
    sport('running', [{ ...CALVES, sets: 3 }, need('calf raise with bent knees', 'seated-calf-raise'), ONE_LEG, TRUNK]),
  ],
  [/hik|ruck|mountain|trek|spartan|obstacle/, sport('hiking', [STEPS, CALVES, CARRY, TRUNK])],
  [
    /ski|snowboard|skat/,
    sport('skiing', [STEPS, need('wall sit or knee extension', 'wall-sit leg-extension band-knee-extension'), ADDUCTION, TRUNK]),
  ],
  [/row|kayak|canoe|paddl|sail/, sport('rowing', [{ ...HINGE, days: 2 }, ROW, TRUNK])],
];

/** Shorter sessions hold the basic lifts alone. */
const MINUTES_LEAST = 30;

const ADULT_FROM = 18;

/** Who grows up jumps and lands in few contacts, and learns it before heavy work. */
function isYoung({ age }: Trainee['brief']): boolean {
  return age !== null && age < ADULT_FROM;
}

const SETS_OF_THE_YOUNG = 2;

function inFewSets(focus: Focus): Focus {
  const few = (one: FocusNeed): FocusNeed => ({ ...one, sets: Math.min(one.sets, SETS_OF_THE_YOUNG) });
  return { ...focus, parts: focus.parts.map((part) => ({ ...part, needs: part.needs.map(few) })) };
}

/** The week of who trains for a sport; none where effort stays easy or nothing fast is done. */
export function sportFocus({ goal, minutes, easy, guarded, brief }: Trainee): Focus | undefined {
  const isSpared = easy || (guarded && !isYoung(brief)) || brief.states.length > 0 || brief.lighter !== null;
  if (goal !== 'functional' || minutes < MINUTES_LEAST || isSpared) return undefined;
  for (const { name } of brief.sports) {
    const found = SPORTS.find(([signs]) => signs.test(name));
    if (found !== undefined) return isYoung(brief) ? inFewSets(found[1]) : found[1];
  }
  return undefined;
}
