import { EXERCISES } from '../../../exercises/library.ts';
import {
  type FeatureBlock,
  frameFeatures,
  kindFeatures,
  letterFeatures,
  plainText,
  runFeatures,
  tokensOf,
  wordFeatures,
} from '../classifier/features.ts';
import { readCoachTurn } from '../coach-turn.ts';

const DAYS = /^(?:mon|tues?|weds?|thu|thur|thurs|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?s?$/;
const BODY =
  /^(?:chest|pecs?|back|lats?|shoulders?|delts?|arms?|biceps?|triceps?|forearms?|abs|core|legs?|quads?|hamstrings?|hammies|glutes?|calf|calves|traps?|butt|bum|neck|hips?|knees?|elbows?|wrists?|ankles?|spine)$/;
const EQUIPMENT =
  /^(?:dumbbells?|dbs?|barbells?|bb|kettlebells?|kbs?|machines?|cables?|bands?|rack|bench|smith|bar|plates?|rings|trx|bodyweight|treadmill|rower|bike)$/;
/** Words of exercise names that mean many other things. */
const EVERYDAY = new Set(
  'the and with one low high single close wide full body out over down side back front leg arm step walk run hand work hold seated standing machine cable barbell dumbbell dumbbells kettlebell band chest shoulder calf glute hip bar box ball rope'.split(
    ' ',
  ),
);
const NAME_WORD_LEAST = 3;

let names: ReadonlySet<string> | undefined;

function isNameWord(word: string): boolean {
  names ??= new Set(
    EXERCISES.flatMap(({ name, aliases }) => [name, ...aliases])
      .flatMap((name) => name.toLowerCase().split(/[^a-z]+/))
      .filter((part) => part.length >= NAME_WORD_LEAST && !EVERYDAY.has(part)),
  );
  return names.has(word);
}

function kindOf(token: string): string | undefined {
  if (/^\d/.test(token)) return /kg|lb/.test(token) ? '#weight' : token.includes('x') ? '#sets' : '#number';
  if (DAYS.test(token)) return '#day';
  if (BODY.test(token)) return '#body';
  if (EQUIPMENT.test(token)) return '#equipment';
  return isNameWord(token) ? '#exercise' : undefined;
}

const KINDS_SCALE = 0.7;
const FRAME_SCALE = 0.6;
const BEFORE_SCALE = 0.7;
/** A message is short, brief, of middle length or long up to so many tokens. */
const LENGTHS = [2, 4, 7, 12] as const;

/** `before` is what the coach had said. */
export function actFeatures(text: string, before: string | undefined): FeatureBlock[] {
  const tokens = tokensOf(plainText(text));
  const blocks = [
    { features: wordFeatures(tokens), scale: 1 },
    { features: letterFeatures(tokens), scale: 1 },
    { features: kindFeatures(tokens, kindOf), scale: KINDS_SCALE },
    { features: [...frameFeatures(tokens), ...runFeatures(tokens)], scale: FRAME_SCALE },
  ];
  if (before === undefined || before === '') return blocks;
  return [...blocks, { features: turnFeatures(before, tokens), scale: BEFORE_SCALE }];
}

/** What the coach's turn waits for, with the length of the message: a reply is short, a message of its own is not. */
function turnFeatures(before: string, tokens: readonly string[]): string[] {
  const { isQuestion, slot, isOffer, hasNumber } = readCoachTurn(before);
  const length = LENGTHS.findIndex((most) => tokens.length <= most);
  const turn = [isQuestion ? `asks ${slot ?? ''}` : 'tells', isOffer ? 'offers' : '', hasNumber ? 'numbers' : ''].filter(
    (part) => part !== '',
  );
  return turn.map((part) => `<${part}|${length}`);
}
