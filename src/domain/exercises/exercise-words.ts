import { type Exercise, type Joint, KIT, type Kit, type Pattern } from './exercise.ts';
import type { KitFilter } from './search-exercises.ts';

/** Headings of the exercise browser; several patterns may share one. */
export const SECTIONS: readonly { title: string; patterns: readonly Pattern[] }[] = [
  { title: 'Squats and knee extension', patterns: ['squat', 'knee-extension'] },
  { title: 'Lunges and split squats', patterns: ['lunge'] },
  { title: 'Deadlifts and hinges', patterns: ['hinge', 'back-extension'] },
  { title: 'Glutes and hips', patterns: ['glute', 'abduction', 'adduction'] },
  { title: 'Leg curls', patterns: ['leg-curl'] },
  { title: 'Calves and shins', patterns: ['calf'] },
  { title: 'Chest presses and flies', patterns: ['horizontal-push', 'fly'] },
  { title: 'Overhead presses', patterns: ['vertical-push'] },
  { title: 'Rows', patterns: ['horizontal-pull'] },
  { title: 'Pull-ups and pulldowns', patterns: ['vertical-pull', 'pullover'] },
  { title: 'Shoulders and traps', patterns: ['side-delt', 'front-delt', 'rear-delt', 'cuff', 'trap'] },
  { title: 'Biceps', patterns: ['biceps'] },
  { title: 'Triceps', patterns: ['triceps'] },
  { title: 'Forearms and grip', patterns: ['grip'] },
  { title: 'Core', patterns: ['core'] },
  { title: 'Carries', patterns: ['carry'] },
  { title: 'Power', patterns: ['power'] },
  { title: 'Conditioning', patterns: ['conditioning'] },
];

const DIFFICULTY = { 1: 'Easy to learn', 2: 'Takes practice', 3: 'Demanding' } as const;

export function sectionOf({ pattern }: Exercise): string {
  return SECTIONS.find(({ patterns }) => patterns.includes(pattern))?.title ?? '';
}

/** For example «Barbell, squat rack and bench», «Dumbbells or kettlebells, with a box or step», «No equipment». */
export function equipmentText({ equipment }: Exercise): string {
  const always = equipment.length > 1 ? (equipment[0] ?? []).filter((item) => equipment.every((set) => set.includes(item))) : [];
  const sets = equipment.map((set) => set.filter((item) => !always.includes(item)).map((item) => KIT[item]));
  const either = capital(
    listed(
      sets.map((set) => (set.length === 0 ? 'no equipment' : listed(set))),
      'or',
    ),
  );
  return always.length === 0 ? either : `${either}, with a ${listed(always.map((item) => KIT[item]))}`;
}

/** For example «Chest», «Lower back and glutes». */
export function musclesText(muscles: readonly string[]): string {
  return capital(listed(muscles));
}

export function difficultyText({ difficulty }: Exercise): string {
  return DIFFICULTY[difficulty];
}

/** For example «Knee a lot; low back and hip a little», «None in particular». */
export function stressText({ stress }: Exercise): string {
  const joints = Object.entries(stress) as [Joint, 1 | 2][];
  const of = (level: 1 | 2) => joints.filter(([, much]) => much === level).map(([joint]) => joint);
  const parts = [...(of(2).length > 0 ? [`${listed(of(2))} a lot`] : []), ...(of(1).length > 0 ? [`${listed(of(1))} a little`] : [])];
  return parts.length === 0 ? 'None in particular' : capital(parts.join('; '));
}

/** What one way of doing it takes: «Barbell, bench», «No equipment». */
export function kitText(kit: readonly Kit[]): string {
  return kit.length === 0 ? kitName('none') : capital(kit.map((item) => KIT[item]).join(', '));
}

/** For example «Dumbbells», «No equipment». */
export function kitName(kit: KitFilter): string {
  return kit === 'none' ? 'No equipment' : capital(KIT[kit]);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function listed(words: readonly string[], and: 'and' | 'or' = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
}
