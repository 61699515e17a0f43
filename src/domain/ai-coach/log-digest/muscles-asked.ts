import { MUSCLES, type Muscle } from '../../exercises/exercise.ts';

/** A group of muscles as a person names it. */
export interface AskedMuscles {
  /** «legs» */
  name: string;
  muscles: readonly Muscle[];
}

const GROUPS: readonly (AskedMuscles & { signs: RegExp })[] = [
  { name: 'rear delts', muscles: ['rear delts'], signs: /\b(?:rear|back) (?:delts?|shoulders?)\b/ },
  { name: 'side delts', muscles: ['side delts'], signs: /\b(?:side|lateral) (?:delts?|shoulders?)\b/ },
  { name: 'front delts', muscles: ['front delts'], signs: /\bfront (?:delts?|shoulders?)\b/ },
  { name: 'upper back', muscles: ['upper back'], signs: /\b(?:upper|mid|middle) back\b/ },
  { name: 'lower back', muscles: ['lower back'], signs: /\blower back\b/ },
  { name: 'upper body', muscles: ['chest', 'lats', 'upper back', 'side delts'], signs: /\bupper(?: body)?\b(?! back)/ },
  { name: 'legs', muscles: ['quads', 'hamstrings', 'glutes'], signs: /\b(?:legs?|lower(?! back)(?: body)?|thighs?)\b/ },
  {
    name: 'back',
    muscles: ['lats', 'upper back'],
    signs: /(?<!\b(?:upper|lower|mid|middle) )\bback\b(?! (?:squat|extension|delts?))|\blats?\b/,
  },
  { name: 'chest', muscles: ['chest'], signs: /\b(?:chest|pecs?)\b/ },
  {
    name: 'shoulders',
    muscles: ['front delts', 'side delts', 'rear delts'],
    signs: /(?<!\b(?:rear|side|front|lateral|back) )\b(?:shoulders?|delts?)\b/,
  },
  { name: 'arms', muscles: ['biceps', 'triceps'], signs: /\b(?:arms?|guns)\b/ },
  { name: 'biceps', muscles: ['biceps'], signs: /\bbi(?:cep|sep)?s?\b/ },
  { name: 'triceps', muscles: ['triceps'], signs: /\btri(?:cep)?s?\b/ },
  { name: 'glutes', muscles: ['glutes'], signs: /\b(?:glutes?|butt|booty|bum|ass|arse)\b/ },
  { name: 'quads', muscles: ['quads'], signs: /\bquads?\b/ },
  { name: 'hamstrings', muscles: ['hamstrings'], signs: /\b(?:hamstrings?|hammies|hams)\b/ },
  { name: 'calves', muscles: ['calves'], signs: /\b(?:calves|calf)\b/ },
  { name: 'abs', muscles: ['abs', 'obliques'], signs: /\b(?:abs?|abdominals?|core|six ?pack|stomach|belly|tummy)\b/ },
  { name: 'traps', muscles: ['traps'], signs: /\btraps?\b/ },
  { name: 'forearms', muscles: ['forearms'], signs: /\b(?:forearms?|grip)\b/ },
  { name: 'pushing', muscles: ['chest', 'front delts', 'triceps'], signs: /\bpush(?:ing|es)?\b(?! ?-?ups?)/ },
  { name: 'pulling', muscles: ['lats', 'upper back', 'biceps'], signs: /\bpull(?:ing|s)?\b(?! ?-?(?:ups?|downs?|overs?))/ },
];

/** The muscles a normalised text names, in the order of the table. */
export function musclesAsked(text: string): AskedMuscles[] {
  const groups = GROUPS.filter(({ signs }) => signs.test(text)).map(({ name, muscles }) => ({ name, muscles }));
  const single = MUSCLES.filter((muscle) => text.includes(muscle) && !groups.some(({ muscles }) => muscles.includes(muscle)));
  return [...groups, ...single.map((name) => ({ name, muscles: [name] }))];
}
