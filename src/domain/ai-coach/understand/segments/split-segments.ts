/** A sentence ends here, and not at «min.» or «approx.». An ellipsis and a dash between words end one as well. */
const SENTENCE_END = /(?<=[.!?…;])(?<!\b(?:min|max|approx|ca|vs)\.)\s+|\n+|\s+[-–—]+\s+/;

/** What a statement begins with: its subject, an order, or a question. */
const SUBJECT =
  "(?:i|i'm|im|i've|ive|i'd|i'll|we|we're|he|she|she's|he's|it's|they|they're|there's|you|(?:his|her) \\w+ \\w+|been|haven'?t|hasn'?t|my \\w+ (?:is|are|was|has|have|hurts?|wants?|feels?|keeps?|got)|the \\w+(?: \\w+)? (?:is|are|was|feels?|has|have|can|could|should|must|may|needs?))";
const ORDER =
  "(?:(?:please |pls |just |maybe )*(?:swap|switch|replace|remove|delete|drop|ditch|scrap|bin|add|include|put|throw|stick|move|shift|push|make|keep|leave|give|cut|change|show|tell|let'?s|lets|skip|take|sort|fix|help|try|spread|do(?: not|n'?t)|don'?t|dont|no need)|can (?:you|u|we|i)|could (?:you|u|we|i)|would (?:you|it)|will (?:you|it))";
const QUESTION = "(?:what|what's|whats|which|who|when|where|why|how|how's|is|are|am i|does|did|do (?:i|you|we)|should|shall)";
const START = `(?:${SUBJECT}|${ORDER}|${QUESTION})\\b`;

/** A new statement of the same sentence: «…, but …», «… and can you …», «…, my knee is …». The reason of «because» is one of its own. */
const JOINS = new RegExp(
  `,? \\b(?:but|though|however|except that|so|and|also|plus|then|because|cos|cuz|coz)(?: (?:also|then|so|now|btw|please|pls|maybe|if possible))* (?=${START})|, ?(?=(?:also |btw |and |or |so )?${START})`,
  'gi',
);
const SAYS =
  /\b(?:i|i'm|im|i've|ive|i'd|we|he|she|it|it's|they|you|there|is|are|was|were|has|have|had|do|does|did|can|can't|cant|could|would|will|should|must|wants?|needs?|like|hate|feel|feels|hurts?|swap|switch|replace|remove|delete|drop|ditch|scrap|bin|add|include|put|throw|stick|move|shift|push|make|keep|leave|give|cut|change|show|tell|skip|take|sort|fix|help|try|spread|get|got|don'?t|why|how|what|when|where|who)\b/i;
const WORDS_LEAST = 2;
/** Its main clause follows: «if I go Monday and he is ill, do I start again». */
const DEPENDENT =
  /^(?:(?:and|but|so|also|ok|well),? )*(?:if|when|whenever|unless|while|since|as|after|before|once|even if|in case|given|until)\b/i;
/** A clause that these end with goes on. */
const GOES_ON =
  /\b(?:if|that|what|which|when|how|where|why|who|as|than|or|and|but|because|so|to|not|like|says?|said|thinks?|asks?|wonder(?:ing)?|know|tell(?: me)?|sure|days?|thing|time|way|until|till|before|after|while|since|whether)$/i;

/**
 * The statements of a message as typed: its sentences, and the clauses of a sentence that each say something by themselves. Lists,
 * conditions with what follows from them, and fragments stay with what they belong to. Joined with spaces they are the message.
 */
export function splitSegments(content: string): string[] {
  return content
    .split(SENTENCE_END)
    .flatMap(clausesOfSentence)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

function clausesOfSentence(sentence: string): string[] {
  const typed = sentence.replace(/[’‘`´]/g, "'");
  const parts: string[] = [];
  let start = 0;
  for (const { index, 0: joint } of typed.matchAll(JOINS)) {
    const before = typed.slice(start, index).trim();
    const after = typed.slice(index + joint.length);
    if (!saysSomething(before) || !saysSomething(after) || DEPENDENT.test(before) || (/^ (?!but)/i.test(joint) && GOES_ON.test(before)))
      continue;
    parts.push(sentence.slice(start, index));
    // The connector stays with what it introduces.
    start = index + (joint.startsWith(',') ? 1 : 0);
  }
  return [...parts, sentence.slice(start)];
}

function saysSomething(part: string): boolean {
  return part.split(/\s+/).length >= WORDS_LEAST && SAYS.test(part);
}
