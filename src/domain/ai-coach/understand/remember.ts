/**
 * The same reader, with its last answers kept: a conversation is read from its beginning at every turn, and most of it was read
 * before. `read` must be pure, and what it gives must not be changed. Holds at most `most` answers, then starts anew.
 */
export function remembering<Answer>(read: (text: string) => Answer, most = 500): (text: string) => Answer {
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
