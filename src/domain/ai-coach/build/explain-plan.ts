import { exerciseById } from '../../exercises/library.ts';
import { LEAST_WEEKLY_SETS, MAJOR_MUSCLES } from '../check/volume-table.ts';
import { setsFor } from '../muscle-sets.ts';
import { listWords } from '../person/list-words.ts';
import { hasOnly } from '../person/only-kit.ts';
import { isPullWithoutLoad } from '../person/pulls-without-load.ts';
import { stateAgainst } from '../person/state-against.ts';
import type { Trainee } from '../person/trainee.ts';
import { waveOf } from './block.ts';
import { cardioSentence } from './conditioning.ts';
import type { Draft } from './draft.ts';
import { fewerSetsSentence } from './fewer-sets.ts';
import { WAVE_SENTENCE } from './lead-to-meet.ts';
import { conditioningMinutes } from './scheme.ts';
import type { Slot } from './slot-table.ts';
import { sportConditioning } from './sport-conditioning.ts';
import { weekSets } from './volume.ts';

/** Claims nothing that this plan does not do. */
function goalSentence(draft: Draft): string {
  const { goal, experience } = draft.trainee;
  switch (goal) {
    case 'strength':
      return 'The main lifts lead because your goal is strength.';
    case 'muscle': {
      const sets = weekSets(draft);
      const enough = MAJOR_MUSCLES.every((muscle) => setsFor(muscle, sets) >= LEAST_WEEKLY_SETS.muscle[experience]);
      return enough
        ? 'Every large muscle gets enough hard sets to grow.'
        : 'The hard sets go where they count most with the time and equipment you have.';
    }
    case 'fat loss':
      return 'Weights keep the muscle you have; what you eat decides the fat.';
    case 'general fitness':
      return coversAll(draft)
        ? 'Every session trains legs, a push and a pull.'
        : 'Big movements come first, because they train most for the time.';
    case 'functional':
      return functionalSentence(draft);
  }
}

function coversAll(draft: Draft): boolean {
  const groups: readonly (readonly Slot[])[] = [
    ['squatMain', 'squatLight', 'hingeMain', 'hingeLight', 'lunge', 'glutes'],
    ['horizontalPush', 'verticalPush'],
    ['horizontalPull', 'verticalPull'],
  ];
  return draft.days.every((day) => day.easy || groups.every((slots) => day.items.some((item) => slots.includes(item.slot))));
}

function functionalSentence(draft: Draft): string {
  const slots = new Set(draft.days.flatMap((day) => day.items.map((item) => item.slot)));
  const parts = [
    slots.has('power') ? 'move fast' : '',
    slots.has('carry') ? 'carry' : '',
    slots.has('lunge') ? 'work on one leg' : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'The basic lifts carry over to everything else.' : `Besides the basic lifts you ${listWords(parts)}.`;
}

/** The plan's explanation, in the product's plain voice. */
export function explainPlan(draft: Draft): string {
  return [
    daysSentence(draft),
    goalSentence(draft),
    cardioSentence(draft, (item) => conditioningMinutes(item, draft.trainee)),
    sportConditioning(draft.trainee),
    fewerSetsSentence(draft.trainee),
    effortSentence(draft),
    careSentence(draft),
    leftOutSentence(draft),
    easySentence(draft),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const COUNT = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'] as const;

function daysSentence(draft: Draft): string {
  const hard = draft.days.filter((day) => !day.easy);
  const kinds = [...new Set(hard.map((day) => day.name.replace(/ [A-D]$/, '').toLowerCase()))];
  const word = hard.length === 1 ? 'day' : 'days';
  const count = COUNT[hard.length] ?? String(hard.length);
  return kinds.length === 1
    ? `${count} ${kinds[0]} ${word} a week.`
    : `${count} ${word} a week: ${kinds.slice(0, -1).join(', ')} and ${kinds.at(-1)}.`;
}

function effortSentence(draft: Draft): string {
  const { trainee } = draft;
  if (trainee.goal !== 'strength') return `${blockSentence(trainee)} ${growSentence(trainee)}`;
  return WAVE_SENTENCE;
}

/** How the work grows with what there is: loads that jump need more reps before the jump (BLOCK-9). */
function growSentence({ kit }: Trainee): string {
  if (hasOnly(kit)) return 'When every set reaches the top of its reps twice running, take the next harder variation.';
  if (hasOnly(kit, 'bands')) return 'When every set reaches the top of its reps, take the next band, or hold this one shorter.';
  if (hasOnly(kit, 'kettlebells'))
    return 'Take the heavier bell when every set reaches 12 reps with two in reserve (10 from 20 kg on), and begin it at 5 to 6; until then add reps, then a set, then lower in three seconds.';
  return 'When every set reaches the top of its reps, add a little weight.';
}

/** How effort goes over the block (BLOCK-2). */
function blockSentence(trainee: Trainee): string {
  const { main } = waveOf(trainee);
  const [first, hardest] = [main[0], main.at(-2)];
  const effort =
    first === hardest
      ? `with ${first} reps in reserve (RIR) each week`
      : `from ${first} reps in reserve (RIR) in week 1 to ${hardest} in week ${main.length - 1}`;
  return `The block runs ${main.length} weeks, ${effort}; week ${main.length} is lighter, so that you start the next one rested.`;
}

function careSentence(draft: Draft): string {
  const regions = draft.trainee.brief.limitations
    .map((limitation) => limitation.region)
    .filter((region) => region !== 'pregnancy' && region !== 'blood pressure');
  const states = draft.trainee.brief.limitations.length - regions.length;
  if (states > 0 && regions.length === 0) return 'Everything stays light enough to breathe freely, with three reps in reserve.';
  if (regions.length === 0) return '';
  return `I chose movements that go easy on your ${listWords(regions)}; stop any that hurts and tell me.`;
}

const PULLS: ReadonlySet<Slot> = new Set<Slot>(['verticalPull', 'horizontalPull', 'pullover']);

function leftOutSentence(draft: Draft): string {
  const pulls = draft.days.flatMap((day) => day.items.filter(({ slot }) => PULLS.has(slot)));
  if (pulls.every(({ exercise }) => isPullWithoutLoad(exercise)))
    return mayHang(draft.trainee)
      ? 'Pulling stays limited with what you have: a band or a bar to hang from would help. Is there a sturdy table? You could row under it; test it with half your weight first.'
      : 'Pulling stays limited with what you have: a band or a cable station would help.';
  return '';
}

function mayHang({ brief }: Trainee): boolean {
  const row = exerciseById('inverted-row');
  return row !== undefined && !brief.refused.includes(row.id) && stateAgainst(row, brief) === undefined;
}

function easySentence(draft: Draft): string {
  const easy = draft.days.filter((day) => day.easy).length;
  if (easy === 0) return '';
  return `${easy === 1 ? 'One day is' : `${COUNT[easy]} days are`} easy on purpose: muscles grow while they rest.`;
}
