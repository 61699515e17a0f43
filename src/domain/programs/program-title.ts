/** Section 2: basic is shown as Standard, premium as Premium, another word as it is. */
export function programName(type: string): string {
  if (type === 'basic') return 'Standard';
  return type === 'premium' ? 'Premium' : type;
}

/** Section 2: the type's name, then ' Program'. */
export function programTitle(type: string): string {
  return `${programName(type)} Program`;
}
