import type { Region } from '#domain/ai-coach/person/limitations.ts';
import type { DayState } from '#domain/ai-coach/readiness/day-state.ts';
import type { Kit, Muscle } from '#domain/exercises/exercise.ts';

/** Reasons to change a session. */
export type ChangeTopic = 'taken' | 'minutes' | 'kit' | 'pain' | 'sore' | 'state' | 'easier';

export const TOPICS: readonly { topic: ChangeTopic; label: string }[] = [
  { topic: 'taken', label: 'The rack is taken' },
  { topic: 'minutes', label: 'Short on time' },
  { topic: 'kit', label: 'Other equipment' },
  { topic: 'pain', label: 'Something hurts' },
  { topic: 'sore', label: 'Sore muscles' },
  { topic: 'state', label: 'Not a usual day' },
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

/** Muscles that get sore; the rest are joints, or too small to matter. */
export const SORE_MUSCLES: readonly { muscle: Muscle; label: string }[] = [
  { muscle: 'quads', label: 'Quads' },
  { muscle: 'hamstrings', label: 'Hamstrings' },
  { muscle: 'glutes', label: 'Glutes' },
  { muscle: 'calves', label: 'Calves' },
  { muscle: 'chest', label: 'Chest' },
  { muscle: 'lats', label: 'Lats' },
  { muscle: 'upper back', label: 'Upper back' },
  { muscle: 'lower back', label: 'Lower back' },
  { muscle: 'front delts', label: 'Front of the shoulders' },
  { muscle: 'side delts', label: 'Side of the shoulders' },
  { muscle: 'biceps', label: 'Biceps' },
  { muscle: 'triceps', label: 'Triceps' },
  { muscle: 'abs', label: 'Abs' },
];

/** Days unlike others, and what the last sessions were like (READY-4). */
export const STATES: readonly { title: string; options: readonly { label: string; state: DayState }[] }[] = [
  {
    title: 'How are you today?',
    options: [
      { label: 'Slept badly', state: { name: 'bad-night' } },
      { label: 'Three bad nights this week', state: { name: 'bad-nights' } },
      { label: 'A cold in the head', state: { name: 'cold' } },
      { label: 'Fever, aches or a bad stomach', state: { name: 'fever' } },
      { label: 'First session after a fever', state: { name: 'after-fever', session: 1 } },
      { label: 'Second session after a fever', state: { name: 'after-fever', session: 2 } },
      { label: 'Jet lag', state: { name: 'jet-lag' } },
      { label: 'Hot, fasting or hung over', state: { name: 'strain' } },
    ],
  },
  {
    title: 'How were the last sessions?',
    options: [
      { label: 'The last was too easy', state: { name: 'too-easy', times: 1 } },
      { label: 'The last two were too easy', state: { name: 'too-easy', times: 2 } },
      { label: 'The last was too hard', state: { name: 'too-hard', times: 1 } },
      { label: 'The last two were too hard', state: { name: 'too-hard', times: 2 } },
      { label: 'The last three were too hard', state: { name: 'too-hard', times: 3 } },
    ],
  },
];
