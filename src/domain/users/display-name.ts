/** Section 3: a user's names are shown capitalised. The rest of a name stays as it was typed (McKay, van der Berg). */
export function capitalised(name: string): string {
  const trimmed = name.trim();
  const first = Array.from(trimmed)[0] ?? '';
  return first.toLocaleUpperCase('en') + trimmed.slice(first.length);
}
