import type { DangerKind } from '../../person/danger-kinds.ts';
import type { Sign } from './sign-table.ts';

const MORE_THAN_WHEEZING: readonly Sign[] = ['cannot breathe', 'at rest', 'grey', 'chest'];
/** How asthma shows on most days: a little, now and then, in the cold or with effort. */
const AS_USUAL =
  /\b(?:a bit|a little|bit|slight\w*|mild\w*|some ?times|occasional\w*|usual\w*|easily|tend to|on (?:the )?(?:hills?|stairs|steps|runs?|inclines?)|in (?:the )?(?:cold\w*|winter|spring|summer|pollen)|(?:when|whenever|if) (?:i|it|theres)|(?:get|gets|getting) wheez\w*|with (?:exercise|effort|pollen|dust)|uphill|exercise (?:induced|makes))\b/;
/** An attack, or nothing at hand against one. */
const ATTACK =
  /\b(?:attack|right now|now|tonight|today|this (?:morning|evening)|since|still|all (?:day|night)|(?:get|gets|getting|got|much) worse|wont (?:stop|ease|go)|cant|cannot|empty|ran out|run out|lost|left (?:it|my inhaler)|not (?:working|helping)|isnt (?:working|helping)|doesnt (?:work|help)|no inhaler|without (?:my |an )?inhaler|took|taken|\d+ puffs?|every (?:few|\d+) (?:minutes|hours)|blue|whole sentence)\b/;

/**
 * Breathless with a sound, which is asked about; at rest, with a tight chest or blue lips it is more, and with asthma or an inhaler named
 * unless it is told as what it always is («asthma, a bit wheezy on hills»).
 */
export function isMereWheeze(kind: DangerKind, signs: ReadonlySet<Sign>, plain: string): boolean {
  if (kind !== 'breathing' || !signs.has('wheeze') || MORE_THAN_WHEEZING.some((sign) => signs.has(sign))) return false;
  return !signs.has('inhaler') || (AS_USUAL.test(plain) && !ATTACK.test(plain));
}
