/** The day that the address names, yyyy-mm-dd, as Progress and the history link to it. */
export function dayAsked(search: URLSearchParams): string | null {
  const day = search.get('day') ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null;
}
