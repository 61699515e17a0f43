import type { DangerKind } from '../../person/danger-kinds.ts';
import type { Sign } from './sign-table.ts';

const MORE_THAN_WHEEZING: readonly Sign[] = ['cannot breathe', 'at rest', 'grey', 'chest', 'inhaler'];

/** Breathless with a sound, which is asked about; at rest, with a tight chest, blue lips or an inhaler it is more. */
export function isMereWheeze(kind: DangerKind, signs: ReadonlySet<Sign>): boolean {
  return kind === 'breathing' && signs.has('wheeze') && !MORE_THAN_WHEEZING.some((sign) => signs.has(sign));
}
