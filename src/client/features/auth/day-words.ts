/** "21 November", with the year when it is another one. */
export function dayWords(instant: string, now = new Date()): string {
  const date = new Date(instant);
  const isThisYear = date.getFullYear() === now.getFullYear();
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', ...(isThisYear ? {} : { year: 'numeric' }) }).format(date);
}
