import type { PlanContents } from '../../edit/plan-contents.ts';
import { pointAhead } from './point-ahead.ts';
import { pointAtAlternative } from './point-at-alternatives.ts';
import { pointAtAmount } from './point-at-amounts.ts';
import { pointAtChange } from './point-at-change.ts';
import { pointAtDay, pointAtDayLeft } from './point-at-days.ts';
import { pointAtExercise } from './point-at-exercises.ts';
import { pointAtKind } from './point-at-kinds.ts';
import { pointAtPlace } from './point-at-place.ts';
import { pointAtTime } from './point-at-time.ts';
import type { PointingMessage } from './pointing.ts';
import { type Exchange, recordOf, type TalkRecord } from './talk-record.ts';

const READERS: readonly ((text: string, record: TalkRecord) => PointingMessage | undefined)[] = [
  pointAtAlternative,
  pointAhead,
  pointAtTime,
  pointAtDayLeft,
  pointAtKind,
  pointAtPlace,
  pointAtChange,
  pointAtAmount,
  pointAtDay,
  pointAtExercise,
];
const WORDS_MOST = 60;

/** What a message points at in the talk before it; undefined where it stands alone. `text` is normalised. Pure. */
export function readPointing(text: string, exchanges: readonly Exchange[], plan: PlanContents): PointingMessage | undefined {
  if (text.split(' ').length > WORDS_MOST) return undefined;
  const record = recordOf(exchanges, plan);
  for (const read of READERS) {
    const found = read(text, record);
    if (found !== undefined) return found;
  }
  return undefined;
}
