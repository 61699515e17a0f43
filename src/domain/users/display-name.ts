/** Names are shown with a capital first letter (ACCOUNT-2). The rest stays as it was typed (McKay, van der Berg). */
export function capitalised(name: string): string {
  const trimmed = name.trim();
  const first = Array.from(trimmed)[0] ?? '';
  return first.toLocaleUpperCase('en') + trimmed.slice(first.length);
}

/** The first letters of the first two names. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((part) => /\p{L}/u.exec(part)?.[0] ?? []);
  return letters.slice(0, 2).join('').toLocaleUpperCase('en');
}
