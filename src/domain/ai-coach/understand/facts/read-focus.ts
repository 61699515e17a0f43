import type { Muscle } from '../../../exercises/exercise.ts';
import { NEGATION } from '../context/trigger-table.ts';
import { findMentions } from '../find-mentions.ts';
import { otherWords, statementsOf } from './statements.ts';

export interface FocusFacts {
  more: readonly Muscle[];
  less: readonly Muscle[];
}

/** Everyday names of muscles; a word that a longer name used is not read again. */
const MUSCLES: readonly (readonly [readonly Muscle[], RegExp])[] = [
  [['upper back'], /\b(?:upper|mid(?:dle)?)[- ]?back\b|\bbetween (?:the |my )?shoulder blades\b|\brhomboids?\b/g],
  [['lower back'], /\b(?:lower|low)[- ]?back\b|\berectors?\b|\bspinal\b/g],
  [['rear delts'], /\brear (?:delts?|shoulders?|deltoids?)\b/g],
  [['side delts'], /\b(?:side |lateral )?(?:shoulders?|delts?|deltoids?|shooders?)\b(?! (?:blades?|press|raises?))/g],
  [['forearms'], /\b(?:fore-?arms?|grip|hands?|fingers?|wrists?)\b/g],
  [['chest', 'lats', 'side delts'], /\bupper body(?= (?:focus\w*|emphasis|bias))|(?<=\bfocus(?:ed|ing)? on (?:my |the )?)upper body\b/g],
  [
    ['triceps'],
    /\b(?:tri(?:cep|zep|ceps)s?(?= |$|,|\.)|tris|(?<=\b(?:bis?|chest|back|shoulders?|and|&|n),? )tri(?= |$|,|\.)|triceps|bingo wings?|under (?:the|my) arms?|lockout)\b/g,
  ],
  [['biceps'], /\b(?:bi(?:cep|sep|zep)s?|bis(?= and| &|,))\b/g],
  [['biceps', 'triceps'], /\b(?:arms?(?! wrestl)|guns)\b/g],
  [['chest'], /\b(?:(?:upper )?chest|pecs?|boobs|moobs)\b/g],
  [['lats', 'upper back'], /\b(?:back|lats?|v[- ]?taper)\b/g],
  [
    ['glutes'],
    /\b(?:glutes?|gluteals?|gluteus|butts?|booty|bum(?:bum)?s?|ass|arse|behind|backside|posterior(?! chain)|bottom|rear end|peach|posterior)\b|🍑/g,
  ],
  [['hamstrings', 'glutes'], /\bposterior chain\b/g],
  [['hamstrings'], /\b(?:hamstrings?|hammies|hams)\b/g],
  [['adductors'], /\b(?:adductors?|inner thighs?)\b/g],
  [['hip abductors'], /\b(?:abductors?|outer thighs?|hips?)\b/g],
  [['calves'], /\b(?:calves|calf|calfs)\b/g],
  [['quads'], /\b(?:quads?|quadriceps|thighs?)\b/g],
  [['quads', 'hamstrings'], /\b(?:legs?|lower body|leg musculature)\b/g],
  [['obliques'], /\b(?:obliques?|sides? of the trunk)\b/g],
  [['abs'], /\b(?:abs?|abdominals?|core|six ?pack|stomach|tummy|belly|trunk|midsection|middle)\b/g],
  [['traps'], /\b(?:traps?(?! bar)|neck)\b/g],
];
const MUSCLE_WORDS = new RegExp(MUSCLES.map(([, signs]) => signs.source).join('|'), 'g');
const MORE =
  /\b(?:more|add|goals?|bigger|grow(?:ing)?|focus(?:ed|ing)?(?: on)?|extra|build(?: up)?|bring up|weak(?:est|er)?(?: (?:points?|spots?|links?|parts?))?|lagging|lag(?:s)? behind|emphas\w+|priorit\w+|prioriti[sz]e|especially|mostly|mainly|above all|favou?r(?:ed)?|lack\w*|bias|attention|specially|lags?|big|wide(?:r)?|thick(?:er)?|rounder|bumbum|stronger|first|wobbl\w*|jiggl\w*|collapses?|hanging|missing|exist|work on|interest|only|that's it)\b/;
/** «I want abs and chest». */
const WANTS =
  /\b(?:want|wanna|need|get|grow|love|bring)(?: (?:to|a|an|some|my|old|big|nice|good|have|get|better|defined|strong|great|and|visible|,))*[ ,]*$/;
const LESS =
  /\b(?:less|fewer|not so much|reduce|enough|plenty|grand|toast anyway|big enough|of (?:no|not) interest|not of interest|don't need|skip|no|(?:don't|do not|couldn't|could not|can't) (?:really )?(?:care|give a \w+|be bothered)(?: less)?(?: (?:about|for|with))?(?: (?:the|my))?|not (?:bothered|fussed|interested)(?: (?:about|by|in))?(?: (?:the|my))?)\b/;
const PAINS =
  /\b(?:hurts?|hurting|pain\w*|sore|ache\w*|injur\w*|swollen|tore|torn|doms|tight|stiff|surgery|numb|bothers?|dodgy|careful|clicks?|strain\w*|tweak\w*|pinch\w*|problem\w*|trouble|fall off|killing|osteop\w*|wreck\w*|stroke|cast|broke\w*|fractur\w*|replace\w*|paraly\w*|battered|rounded|round(?= (?:shoulders?|back))|hunch\w*|slump\w*|slouch\w*|droop\w*|stoop\w*|forward (?:head|neck|shoulders?)|fried|ruined|smashed|trashed|cooked|destroyed|hammered|screaming|on fire|seiz\w*|says? no|worn)\b/;
const OTHER_USE =
  /\b(?:back (?:to|in|at|on|from|off|and forth|again|home|squats?)|(?:go|going|come|be|am|i'm|put|get|bring|it|them|that|got|way|went|feel|right|full|turn|laid|dial|scale|fall|pull|holds?) back|on the other hand|first hand|second hand|by hand|at hand|leg (?:day|press|curl|extension)|(?:chest|back|arm|abs?|push|pull|legs?|upper|lower) days?|push(?:[ ,/&-]|and)+pull(?:[ ,/&-]|and)+legs?|legs?[ ,/&-]+push[ ,/&-]+pull|pull[ ,/&-]+push[ ,/&-]+legs?|upper(?: body)?[ ,/&-]+lower(?: body)?|on my feet|weak (?:day|week)|rest of|in the (?:end|middle|first)|the first (?:of|week|day)|ab wheel|shoulder width|hand on heart|(?:at|in|from|near|off|out of|to|until|till|towards?|through|hit(?:s|ting)?) the (?:very |absolute |dead )?bottom(?! (?:muscles?|area|work|size|shape))|bottom (?=of\b|positions?\b|range\b|part\b|end\b)|hands? (?:are |is )?(?:full|busy|free)|fingers crossed)\b/g;

/** «Get some arms back», «want back my shoulders»: the adverb, not the muscle (FACT-18). */
const GOT_BACK =
  /(?<=\b(?:get|want|bring|bringing|need|have)(?: me| us)? (?:(?:my|some|the|those|these) )(?:\w+ ){0,2}(?:arms?|legs?|chest|pecs?|shoulders?|glutes?|abs|core|biceps?|triceps?|quads|hamstrings|calves|bum|butt|booty|guns|delts|thighs|waist|size|strength|shape|muscle|fitness|gains) )back\b(?! (?:and|n|&|muscles?)\b)|(?<=\b(?:get|want|bring|need) )back(?= (?:my|some|the|those) )/g;

/** Muscles that should get more or less work. With `asked`, naming them is enough; with `alone`, when they are all that is said. */
export function readFocus(text: string, mode: 'asked' | 'alone' | 'said'): FocusFacts {
  const isAsked = mode === 'asked';
  const more = new Set<Muscle>();
  const less = new Set<Muscle>();
  for (const { text: statement, connector } of statementsOf(text)) {
    if (PAINS.test(statement) || /\bbecause\b/.test(connector)) continue;
    const isBesideExercise = !isAsked && namesExercise(statement);
    if (isBesideExercise && !ONLY_GOAL.test(statement)) continue;
    /** A sentence of muscles beside others: «arms arms arms. 3 days». */
    const isRest = statement.length < text.length;
    const plain = (isBesideExercise ? withoutExercises(statement) : statement)
      .replace(GOT_BACK, '    ')
      .replace(OTHER_USE, (words) => ' '.repeat(words.length));
    for (const { muscles, at } of musclesIn(plain)) {
      const before = plain.slice(Math.max(0, at - 40), at);
      const after = plain.slice(at, at + 40);
      // «Right arm weak» is a side that is impaired.
      if (/\b(?:left|right) $/.test(before)) continue;
      const isLess =
        (NEGATION.test(before.replace(/\bnot (?:just|only)|no more than\b/g, ' ')) && !/\b(?:but|just|only)\b/.test(before)) ||
        LESS.test(before.slice(-14)) ||
        /\b(?:are|is) (?:grand|fine|toast|big enough|ok|huge|enough|already)\b/.test(after) ||
        /^\w+ (?:not|shouldn't|don't|no) (?:be |get |need |to |too )*(?:big\w*|more|bulk\w*|grow\w*|huge)\b/.test(after);
      if (isLess) for (const muscle of muscles) less.add(muscle);
      else if (
        isAsked ||
        after.startsWith('🍑') ||
        MORE.test(statement) ||
        WANTS.test(before.replace(MUSCLE_WORDS, ' ').replace(/ +/g, ' ')) ||
        (isRest && otherWords(plain, MUSCLE_WORDS) === 0) ||
        (IS_PLANNED.test(text) && otherWords(partAt(plain, at), MUSCLE_WORDS) === 0) ||
        (mode === 'alone' && otherWords(plain, MUSCLE_WORDS) === 0)
      )
        for (const muscle of muscles) more.add(muscle);
    }
  }
  return { more: [...more].filter((muscle) => !less.has(muscle)), less: [...less].filter((muscle) => !more.has(muscle)) };
}

/** «I need glutes, that's the goal, there is a hip thrust machine» */
const ONLY_GOAL = /\b(?:that'?s|thats|is) (?:it|all|the goal|my goal|all i want)\b/;

/** «3 days, 45 min, arms and chest» */
const IS_PLANNED = /\b\d ?(?:days?|min|x|times)\b/;

function partAt(text: string, at: number): string {
  const from = text.lastIndexOf(', ', at);
  const until = text.indexOf(', ', at);
  return text.slice(from === -1 ? 0 : from + 2, until === -1 ? text.length : until);
}

/** «Rear delts» is a muscle although an exercise is called so too. */
function namesExercise(statement: string): boolean {
  return findMentions(statement, false).some(({ words }) => words.replace(MUSCLE_WORDS, '').trim() !== '');
}

/** The hips of a hip thrust are no muscle that is asked for. */
function withoutExercises(statement: string): string {
  return findMentions(statement, false).reduce((rest, { words }) => rest.replace(words, ' '.repeat(words.length)), statement);
}

function musclesIn(text: string): { muscles: readonly Muscle[]; at: number }[] {
  let rest = text;
  const found: { muscles: readonly Muscle[]; at: number }[] = [];
  for (const [muscles, signs] of MUSCLES)
    rest = rest.replace(signs, (words: string, ...more: unknown[]) => {
      found.push({ muscles, at: more.find((part) => typeof part === 'number') as number });
      return ' '.repeat(words.length);
    });
  return found;
}
