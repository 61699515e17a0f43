import type { Region } from '#domain/ai-coach/person/limitations.ts';
import type { Kit } from '#domain/exercises/exercise.ts';
import type { PrescriptionView } from '#domain/plan/plan-view.ts';

/** Reasons to change a session. */
export type ChangeTopic = 'taken' | 'minutes' | 'kit' | 'pain' | 'easier';

/** The sheet's initial state: all topics, one of them, or an exercise with busy equipment. */
export type ChangeStart = { topic: ChangeTopic | null } | { taken: PrescriptionView };

export const TOPICS: readonly { topic: ChangeTopic; label: string }[] = [
  { topic: 'taken', label: 'The rack is taken' },
  { topic: 'minutes', label: 'Short on time' },
  { topic: 'kit', label: 'Other equipment' },
  { topic: 'pain', label: 'Something hurts' },
  { topic: 'easier', label: 'Make it easier' },
];

export const MINUTES = [15, 20, 30, 45] as const;

/** Reduced equipment. */
export const KITS: readonly { label: string; kit: readonly Kit[] }[] = [
  { label: 'Only dumbbells', kit: ['dumbbells'] },
  { label: 'Dumbbells and a bench', kit: ['dumbbells', 'bench'] },
  { label: 'Only bodyweight', kit: [] },
  { label: 'Only machines', kit: ['machine', 'cable'] },
  { label: 'Only kettlebells', kit: ['kettlebells'] },
  { label: 'Only bands', kit: ['bands'] },
];

/** Sore regions; states such as pregnancy belong in the chat. */
export const SORE: readonly { region: Region; label: string }[] = [
  { region: 'shoulder', label: 'Shoulder' },
  { region: 'low back', label: 'Low back' },
  { region: 'knee', label: 'Knee' },
  { region: 'elbow', label: 'Elbow' },
  { region: 'wrist', label: 'Wrist' },
  { region: 'hip', label: 'Hip' },
  { region: 'neck', label: 'Neck' },
  { region: 'ankle', label: 'Ankle' },
  { region: 'hamstring', label: 'Hamstring' },
  { region: 'upper back', label: 'Upper back' },
];
