const THAT =
  "(?:(?:i )?(?:don'?t|do not|dont) (?:like|want|fancy) (?:that|it|this|those)|(?:not|no|anything but) (?:that|this|those)|i hate (?:that|it|this))(?: (?:1|one|ones))?";

/** Words that decline what the coach offered, and those around them. */
export const DISLIKED = `(?:${THAT}|no|nah|nope|hm+|ugh|ok|but|and|well|or|sorry)`;

const NOT_THAT = new RegExp(
  `^(?:(?:no|nah|nope|hm+|ugh|ok|well|sorry)[,.! ]+)*${THAT}[,.!;: -]+(?:(?:but|rather|maybe|please|give me|i want|i'd like|i mean(?:t)?)[,: ]+)*(?=.)`,
);

/** What stands beside the refusal of an offer, «no not that, something with both legs»: it is wished for, and not left out. */
export function besideRefusal(text: string): string | undefined {
  const head = NOT_THAT.exec(text)?.[0];
  return head === undefined ? undefined : text.slice(head.length);
}
