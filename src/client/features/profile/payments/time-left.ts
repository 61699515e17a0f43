/** `51 h 20 min`, never below nothing. */
export function timeLeftText(dueAt: string, now: number): string {
  const minutes = Math.max(0, Math.floor((new Date(dueAt).getTime() - now) / 60_000));
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${String(minutes)} min` : `${String(hours)} h ${String(minutes % 60)} min`;
}
