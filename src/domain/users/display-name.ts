/** Names are shown with a capital first letter (ACCOUNT-2). The rest stays as it was typed (McKay, van der Berg). */
export function capitalised(name: string): string {
  const trimmed = name.trim();
  const first = Array.from(trimmed)[0] ?? '';
  return first.toLocaleUpperCase('en') + trimmed.slice(first.length);
}
