/** A longer duration means that the workout was closed later. */
export const LONGEST_MINUTES = 300;

/** «9 h 20 min» */
export function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}

/** Whole minutes from its start to `Log Workout`, both instants; null when unknown. */
export function workoutMinutes({ started_at, finished_at }: { started_at: string; finished_at: string | null }): number | null {
  if (finished_at === null) return null;
  const minutes = Math.round((Date.parse(finished_at) - Date.parse(started_at)) / 60_000);
  return minutes >= 1 && minutes <= LONGEST_MINUTES ? minutes : null;
}
