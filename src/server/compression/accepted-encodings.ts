/** The encodings an `Accept-Encoding` header takes, lower case; those given the weight 0 are refused, not taken. */
export function acceptedEncodings(header: string | null | undefined): ReadonlySet<string> {
  const accepted = new Set<string>();
  for (const entry of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) accepted.add(name);
  }
  return accepted;
}
