/** The units a distance is stored in, as typed. */
export const DISTANCE_UNITS = ['m', 'km', 'mi', 'yd', 'ft'] as const;

export type DistanceUnit = (typeof DISTANCE_UNITS)[number];
