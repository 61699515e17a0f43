import type { Muscle } from '../../../exercises/exercise.ts';

/** Body parts as people say them; the first match of a place wins, so longer names come first. */
const BODY_PARTS: readonly (readonly [RegExp, readonly Muscle[]])[] = [
  [
    /\bupper[- ]?body\b|\btop half\b|\bupper half\b|\bupstairs\b/g,
    ['chest', 'lats', 'upper back', 'side delts', 'front delts', 'biceps', 'triceps'],
  ],
  [/\blower[- ]?body\b|\bbottom half\b|\blower half\b|\blegs?\b|\bwheels\b|\bpins\b/g, ['quads', 'hamstrings', 'glutes', 'calves']],
  [/\bposterior(?: chain)?\b|\bback of (?:the|my) legs?\b|\bbackside\b/g, ['hamstrings', 'glutes', 'lower back']],
  [/\blower[- ]?back\b|\berectors?\b|\bspinals?\b/g, ['lower back']],
  [/\bupper[- ]?back\b|\bmid[- ]?back\b|\brhomboids?\b/g, ['upper back']],
  [/\b(?:side|lateral|medial|middle) (?:delts?|shoulders?)\b|\bside raise\b/g, ['side delts']],
  [/\b(?:rear|back) (?:delts?|shoulders?)\b/g, ['rear delts']],
  [/\bfront (?:delts?|shoulders?)\b/g, ['front delts']],
  [/\brotator(?: cuff|s)?\b|\bcuffs?\b/g, ['rotator cuff']],
  [/\bshoulders?\b|\bdelts?\b|\bdeltoids?\b/g, ['side delts', 'front delts', 'rear delts']],
  [/\blats?\b/g, ['lats']],
  [
    /(?<!\b(?:time|come|comes|came|go|goes|get|got|going|it|me|them|be|am|i'm|put|bring|take|be|is|was|way|paid|hold|held|set|cut|scale|dial) )\bback\b(?! (?:yet|to|in|on|at|squats?|extensions?|it|up|off|down|then|when|from|home|again|day off)\b)/g,
    ['lats', 'upper back'],
  ],
  [/\bpull(?:ing|s)?(?: (?:muscles|work|stuff|exercises|movements))?\b/g, ['lats', 'upper back', 'biceps']],
  [
    /\bpush(?:ing|es)?(?: (?:muscles|work|stuff|exercises|movements))?\b|\bpress(?:ing|es)?(?: (?:work|stuff))\b|\bpressing\b/g,
    ['chest', 'front delts', 'triceps'],
  ],
  [/\bchest\b|\bpecs?\b|\bpectorals?\b|\bboobs?\b|\bbreasts?\b/g, ['chest']],
  [/\bbi(?:cep|ceps|s)?\b/g, ['biceps']],
  [/\btri(?:cep|ceps|s)?s?\b/g, ['triceps']],
  [/\bforearms?\b|\bgrip\b|\bwrists?\b|\bfingers?\b/g, ['forearms']],
  [/\barms?\b|\bguns?\b/g, ['biceps', 'triceps']],
  [
    /\babs?\b|\bcore\b|\bbelly\b|\btummy\b|\babdominals?\b|\bstomach\b|\bmidsection\b|\btrunk\b|\bsix ?pack\b|\bmiddle\b(?= (?:part|section)|$)/g,
    ['abs', 'obliques'],
  ],
  [/\bobliques?\b|\bwaist\b/g, ['obliques']],
  [
    /\bglutes?\b|\bbum\b|\bbutts?\b|\bbooty\b|\bass\b|\barse\b|(?<!\b(?:at|in|from|near|off|out of|to|until|till|towards?) the (?:very )?)\bbottoms?\b(?! (?:of|positions?|range|part|end)\b)|\bbackside\b|\bbehind\b(?= (?:is|needs|bigger|rounder)|$)|\bhips?\b|\brear\b(?! d)/g,
    ['glutes'],
  ],
  [/\bham(?:string)?s?\b|\bhammies\b/g, ['hamstrings']],
  [/\bquad(?:ricep)?s?\b|\bquadriceps\b|\bthighs?\b/g, ['quads']],
  [/\bcal(?:ves|f|fs)\b/g, ['calves']],
  [/\bshins?\b|\btibialis\b/g, ['shins']],
  [/\badductors?\b|\binner thighs?\b|\bgroins?\b/g, ['adductors']],
  [/\babductors?\b|\bouter (?:hips?|thighs?)\b/g, ['hip abductors']],
  [/\btraps?\b|\bneck\b/g, ['traps']],
];

export interface MuscleMention {
  muscles: readonly Muscle[];
  words: string;
  at: number;
}

/** Body parts a text names, in order. Take exercise names out first: a leg press is no mention of legs. */
export function findMuscles(text: string): MuscleMention[] {
  const found: MuscleMention[] = [];
  for (const [signs, muscles] of BODY_PARTS)
    for (const match of text.matchAll(signs)) {
      const end = match.index + match[0].length;
      if (found.every((other) => end <= other.at || match.index >= other.at + other.words.length))
        found.push({ muscles, words: match[0], at: match.index });
    }
  return found.sort((a, b) => a.at - b.at);
}
