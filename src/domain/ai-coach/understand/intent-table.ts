import type { Intent } from './read-intent.ts';
import { LIGHTER_WEEK, LOGGED } from './sign-table.ts';

/** Signs about the current session, matched on normalised text; the first match wins, also below. */
export const SESSION_SIGNS: readonly (readonly [Intent, RegExp])[] = [
  ['sore', /\bdoms\b|\bsore\b(?! (?:shoulder|knee|back|elbow|wrist|hip|neck))|\bkilling my (?:abs|legs|arms|glutes|quads|chest)\b/],
  [
    'taken',
    /\b(?:taken|someone(?:'?s| is)? (?:on|using|in)|somebody(?:'?s| is)? (?:on|using)|in use|being used|occupied|packed|busy|queue|waiting for)\b|\bis broken?\b|\bbroke\b/,
  ],
  [
    'kit-today',
    /\bonly (?:\w+ )?(?:dumbbells?|machines?|bands?|kettlebells?|bodyweight|barbells?|cables?)\b.*\b(?:today|here|now|tonight)\b|\b(?:today|tonight)\b.*\bonly\b.*\b(?:dumbbells?|machines?|bands?|kettlebells?|bodyweight|barbells?|cables?)\b|\btoday only\b|\bno (?:rack|bench|barbell|cables?|machines?) (?:today|here)\b/,
  ],
  [
    'short-today',
    /\b(?:too long|quick 1|short sesh|short session|running late|gotta go|in a hurry|hurry today)\b|^only \d+ min|\b(?:got|have|only) (?:only |got )?\d+ min\w*|\d+ min\w* left/,
  ],
];

export const INTENT_SIGNS: readonly (readonly [Intent, RegExp])[] = [
  ['rpe', /\brpe\b(?! ?\d)/],
  ['rir', /\brir\b|\breps in reserve\b/],
  ['rest', /\bhow long\b.*\brest\b|\brest (?:time|between|how long)\b|\bhow much rest\b|\brest\?$/],
  ['warm-up', /\bwarm(?:ing)?[ -]?up\b/],
  ['stall', /\b(?:stuck|plateau\w*|stall\w*|not (?:progressing|improving|getting (?:stronger|anywhere)))\b/],
  ['progress', /\b(?:progress|how am i doing|am i (?:getting (?:stronger|better)|improving))\b/],
  ['history', /\b(?:last (?:time|session|workout)|history|what did i (?:do|lift))\b/],
  ['form', /\b(?:how (?:to|do i|do you|should i) (?:do|perform)?(?! .*weight)|form|technique|cues?|tips)\b(?!.*\b(?:plan|program)\b)/],
  ['logged', LOGGED],
  [
    'load',
    /\b(?:what|which|how much|how heavy|start(?:ing)?) (?:weights?|load|should i|to lift|do i (?:use|lift|put))|\bhow (?:heavy|much weight)\b|\btoo (?:heavy|light|easy|hard)\b|\bon the bar\b|\bhow much (?:for|on)\b|\bweight\?$/,
  ],
  ['deload', LIGHTER_WEEK],
  ['missed', /\b(?:skipped|missed|miss|on holiday|vacation|away|was sick|been sick|ill)\b/],
  ['tired', /\b(?:tired|wrecked|exhausted|barely slept|no sleep|slept badly|hungover|knackered)\b/],
  ['pain', /\bpain\b|\bhurts?\b|\bpinch|\bach(?:e|es|y|ing)\b/],
  ['why', /\bwhy\b|\bexplain\b|\breason\b/],
  [
    'show',
    /\b(?:what'?s|whats|what is|what do i|what should i|show|see|view)\b.*\b(?:today|tomorrow|next|plan|program|mon\w*|tue\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*|workout|session|week)\b|^next[?.!]?$|^today[?.!]?$/,
  ],
  ['record', /\b(?:new (?:pr|pb)|pr!|pb!|personal (?:best|record)|new record)\b/],
  ['units', /\b(?:kgs?|kilos?|lbs?|pounds?) or (?:kgs?|kilos?|lbs?|pounds?)\b/],
  ['cardio', /\b(?:cardio|running|steps)\b/],
  ['food', /\b(?:macros?|calories|protein|diet|creatine|supplements?|eat|food)\b/],
  [
    'off-topic',
    /\b(?:python|javascript|code|weather|news|politics|president|movie|song|game|joke|poem|homework|recipe|stocks?|crypto|bitcoin|girlfriend|boyfriend|(?:my|your|the) ex|press conference|prompt|ignore (?:your|all|previous|the)|instructions|act as|pretend to|you are now|jailbreak|malware|repeat (?:the|your|all)|system role|on the bus)\b/,
  ],
  [
    'plan',
    /\b(?:plan|program|programme|routine|workout|schedule|split)\b|\bsame as last time\b|\bbuild (?:it|1)\b|\bnew block\b|\bim bored\b|\bbored\b|\bsurprise me\b/,
  ],
  ['hello', /^(?:hi|hey|hello|yo|hiya|sup|good (?:morning|evening|afternoon))\b/],
  [
    'thanks',
    /\b(?:thanks|thank you|thx|ty|cheers|ok|okay|k|cool|great|nice|perfect|got it|done|sounds good|nothing hurts|all good|no pain|killer session|love it|lol|haha)\b|\bdon'?t change (?:anything|it|a thing)\b/,
  ],
];
