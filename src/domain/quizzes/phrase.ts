/** 'Nutrition and Hypertrophy'. */
export function words(list: readonly string[]): string {
  return list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} and ${list.at(-1) ?? ''}`;
}

export function pointsText(points: number): string {
  return points === 1 ? '1 point' : `${String(points)} points`;
}
