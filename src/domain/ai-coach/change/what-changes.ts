import type { Exercise, Joint } from '../../exercises/exercise.ts';
import { listWords } from '../person/list-words.ts';

const JOINT_WORDS: Readonly<Record<Joint, string>> = {
  'low back': 'low back',
  knee: 'knees',
  shoulder: 'shoulders',
  elbow: 'elbows',
  wrist: 'wrists',
  hip: 'hips',
  neck: 'neck',
};
const PARTS_MOST = 3;

export interface OtherWork {
  /** More or fewer minutes for the session. */
  minutes: number;
  /** null when they stay. */
  reps: string | null;
}

/** What differs when one exercise stands in for another: muscles, joints, sides, reps, time. At most three parts, the weightiest first. */
export function whatChanges(from: Exercise, to: Exercise, { minutes, reps }: OtherWork): string {
  const parts = [
    muscleWords(from, to),
    jointWords(from, to),
    to.unilateral && !from.unilateral ? 'each side alone' : from.unilateral && !to.unilateral ? 'both sides at once' : null,
    reps === null ? null : `for ${reps}`,
    minutes === 0 ? null : `${Math.abs(minutes)} min ${minutes > 0 ? 'longer' : 'shorter'}`,
  ];
  const said = parts.filter((part) => part !== null).slice(0, PARTS_MOST);
  return said.join(', ');
}

function muscleWords(from: Exercise, to: Exercise): string {
  const lost = from.primary.filter((muscle) => !to.primary.includes(muscle));
  const gained = to.primary.filter((muscle) => !from.primary.includes(muscle));
  if (gained.length > 0 && lost.length > 0) return `More ${listWords(gained)}, less ${listWords(lost)}`;
  if (gained.length > 0) return `Also ${listWords(gained)}`;
  return lost.length > 0 ? `Less ${listWords(lost)}` : 'Same muscles';
}

function jointWords(from: Exercise, to: Exercise): string | null {
  const isBackSaid = from.primary.includes('lower back') !== to.primary.includes('lower back');
  const joints = [...new Set([...Object.keys(from.stress), ...Object.keys(to.stress)] as Joint[])].filter(
    (joint) => !(isBackSaid && joint === 'low back'),
  );
  const by = (joint: Joint): number => (to.stress[joint] ?? 0) - (from.stress[joint] ?? 0);
  const [most] = joints.filter((joint) => by(joint) !== 0).sort((a, b) => Math.abs(by(b)) - Math.abs(by(a)) || by(b) - by(a));
  if (most === undefined) return null;
  return by(most) < 0 ? `easier on the ${JOINT_WORDS[most]}` : `harder on the ${JOINT_WORDS[most]}`;
}
