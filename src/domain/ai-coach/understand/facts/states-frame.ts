import { readFacts } from './read-facts.ts';

/** The message itself gives days, time, equipment or a goal. `text` is normalised. */
export function statesFrame(text: string): boolean {
  const { days, weekdays, minutes, equipment, goal, pain } = readFacts(text, null);
  const isSchedule = days !== undefined || weekdays.weekdays !== undefined || minutes !== undefined;
  return isSchedule || equipment.has.length > 0 || equipment.nothing || goal?.isWish === true || pain.add.length > 0;
}
