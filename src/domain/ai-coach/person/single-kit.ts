/** What usually comes in pairs, and what somebody may have a single one of (TEMPLATE-12). */
export const SINGLE_KITS = ['dumbbells', 'kettlebells'] as const;
export type SingleKit = (typeof SINGLE_KITS)[number];

export function isSingleKit(label: string): label is SingleKit {
  return SINGLE_KITS.some((kit) => kit === label);
}
