/**
 * Caches the answers of a pure function of one text; callers must not change them. A conversation is read from its beginning for
 * every message, so most texts recur. The cache is cleared when it holds `most` answers.
 */
export function memoize<Answer>(read: (text: string) => Answer, most = 500): (text: string) => Answer {
  const known = new Map<string, { answer: Answer }>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found.answer;
    const answer = read(text);
    if (known.size >= most) known.clear();
    known.set(text, { answer });
    return answer;
  };
}
