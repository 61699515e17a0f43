import { numberText } from '#client/locale/formats.ts';
/** «1 workout», «4,120 workouts». */
export function countOf(count: number, one: string): string {
  return `${numberText(count)} ${one}${count === 1 ? '' : 's'}`;
}
