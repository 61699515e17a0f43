const LIFTS =
  '(?:squats?|bench(?: press)?(?:es)?|dead ?lifts?|cleans?|snatch(?:es)?|jerks?|shrugs?|press(?:es)?|lifts?|lockout|total|(?:off|from) (?:the |my )?(?:chest|floor)|out of the hole)';
const POWER = '(?:explosive(?:ness|ly)?|speed|power(?:ful(?:ly)?)?(?! ?lift))';
/** «More power in my squat», «explosive off the chest», «power cleans», «bench more explosively»: how a lift is done, no goal beside it. */
const OF_A_LIFT = new RegExp(
  `\\b(?:more |some )?${POWER}(?: (?!for\\b)[a-z']+){0,3}? ${LIFTS}\\b|\\b${LIFTS} (?:with |be |more |to be |get ){0,3}${POWER}\\b`,
  'g',
);
const LIFTER = /\bpower ?-?lift(?:er|ers|ing)\b(?! (?:gym|club|cent(?:er|re)|bar|belt))|\bmeet prep\b|\bsbd\b/;
/** What a powerlifter says of the lifts without naming them; «power sports» are lifting ones. */
const OF_A_LIFTER = new RegExp(`\\bpower[- ]sports?\\b|\\b(?:more |some |build |get |for |be |max(?:imum)? )*${POWER}\\b`, 'g');

/** Words for power are no goal of a powerlifter, whatever else they are of others. */
export function besidePowerOfLifter(text: string): string {
  return text.replace(OF_A_LIFT, ' ').replace(OF_A_LIFTER, ' ');
}

/** The words of a message without those for power that speak of a lift, or come from a powerlifter (FACT-36). */
export function besidePower(text: string): string {
  return LIFTER.test(text) ? besidePowerOfLifter(text) : text.replace(OF_A_LIFT, ' ');
}
