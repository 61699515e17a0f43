/** The encodings accepted by an `Accept-Encoding` header, lower case, without those of weight 0. */
export function acceptedEncodings(header: string | null | undefined): ReadonlySet<string> {
  const accepted = new Set<string>();
  for (const entry of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) accepted.add(name);
  }
  return accepted;
}
