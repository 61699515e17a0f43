import type { Muscle } from '../../exercises/exercise.ts';

/** «Quads get», «The chest gets»: a muscle as grammatical subject. */
export function muscleDoes(muscle: Muscle, verb: 'get' | 'work' | 'are'): string {
  const plural = muscle.endsWith('s') && muscle !== 'serratus';
  if (plural) return `${muscle.charAt(0).toUpperCase()}${muscle.slice(1)} ${verb}`;
  return `The ${muscle} ${verb === 'are' ? 'is' : `${verb}s`}`;
}
