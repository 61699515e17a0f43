/** `basic` is shown as Standard, `premium` as Premium, another word as it is (COACH-3). */
export function programName(type: string): string {
  if (type === 'basic') return 'Standard';
  return type === 'premium' ? 'Premium' : type;
}

/** The type's name, then ' Program' (COACH-3). */
export function programTitle(type: string): string {
  return `${programName(type)} Program`;
}
