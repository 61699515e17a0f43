import type { WeightUnit } from './units.ts';

/** The United States and their territories, whose gyms count in pounds. */
const POUND_REGIONS: ReadonlySet<string> = new Set(['US', 'AS', 'GU', 'MP', 'PR', 'UM', 'VI']);

/** The unit of weights in the region of a browser's language («en-GB»), until the person chooses one (TODAY-6). */
export function unitOfRegion(language: string): WeightUnit {
  return POUND_REGIONS.has(regionOf(language)) ? 'lb' : 'kg';
}

/** A language without a region stands for where most of its speakers live; what is no language for the United States. */
function regionOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().region ?? 'US';
  } catch {
    // Some systems call their language «C».
    return 'US';
  }
}
