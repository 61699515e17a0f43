/** What people say when they only show that they have read: words and emoji, alone or in a row. */
const SMALL = [
  'thank(?:s| you)?(?: (?:a lot|so much|very much|a bunch|again))?',
  'thx|tnx|ty|tysm|cheers|ta|danke|merci|gracias|much appreciated|appreciate it|appreciated',
  'o?k(?:ay|k|ie|ey)?y*|kk|alright|all right|right|aight|ight|bet|roger|copy(?: that)?|understood|noted|gotcha|got (?:it|that|you)|i (?:see|get it|understand|got it)|ic|will do|sure|fine',
  'cool|nice(?: (?:one|1))?|great|perfect|awesome|brilliant|lovely|sweet(?: as)?|sick|dope|lit|fire|fab|super|excellent|amazing|wonderful|fantastic|good(?: (?:stuff|one|1|to know|job|plan|call))?|very good|neat|solid|legend|beauty|ace|wicked|mint|class|lush|love (?:it|that|this)|i (?:like|love) (?:it|that|this)|like it|(?:looks|sounds|seems) (?:good|great|fine|ok|okay|nice|right)(?: to me)?|not bad|works(?: for me)?|happy with (?:that|it)|well done|yay+|woo+(?:hoo)?|yes+s|nice+|go+d',
  "(?:this|that|it|the plan|this plan)(?: is|'?s) (?:so |really |pretty |actually |very )*(?:fire|sick|dope|lit|awesome|great|cool|nice|perfect|amazing|good|brilliant|lovely|helpful)",
  'fair(?: enough)?|makes sense|that makes sense|interesting|true|good point|ah+|oh+|aha|hm+|mm+|huh|wow|well|whoa|haha*|hehe*|lol|lmao|ha|interesting',
  "bye|good ?night|night|gn|see (?:you|ya)(?: (?:later|soon|tomorrow|then|next time))?|later|talk soon|cya|ttyl|have a (?:good|nice|great) (?:one|1|day|night|evening)|i(?:'?ll| will) (?:try|give) (?:it|that)(?: a (?:go|try))?|let(?:'?s| us) go|lets goo*|can'?t wait|cant wait|(?:i'?m |im |so )*(?:excited|hyped|pumped|ready)",
  "(?:no|nothing) (?:more|other|further|else)(?: (?:changes?|questions?|to change))?|that'?s (?:all|it|everything|great|good|perfect|fine|cool|nice|better|right|amazing|awesome)|thats (?:all|it|everything|great|good|perfect|fine|cool|nice|better|right)|that (?:is|was) (?:all|it|great|good|perfect|fine|helpful)|all good|im (?:all )?(?:good|set|happy)|i'm (?:all )?(?:good|set|happy)|no worries|no problem|np",
  'so|and|very|really|honestly|tbh|x+|xo+|mate|dear|love|my (?:dear|friend)|bro|dude|man|coach|then|now|for (?:that|now|the help|your help|this)|too|again|yeah|yep|yes|yup|ja|si|the|much',
].join('|');
const ALL_SMALL = new RegExp(`^(?:(?:${SMALL})(?![a-z'])[\\s,.!~:;)(-]*)+$`);
/** Words of the last rows alone say nothing. */
const SAYS = /[a-z]{2}|\bk\b/;
const EMOJI_ONLY = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\s!.]|:\)|<3)+$/u;
/** Joins emoji, or picks their look. */
const JOINERS = /\u200d|\ufe0f/gu;
const DISLIKES = /👎|😡|🤬|😠|🙄/u;
const WORDS_MOST = 8;

/** The message only acknowledges: «ok cool», «👍», «perfect, no more changes». As typed. */
export function isSmallReply(content: string): boolean {
  const text = content
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(JOINERS, '')
    .trim();
  if (EMOJI_ONLY.test(text)) return !DISLIKES.test(text) && /\p{Extended_Pictographic}|:\)|<3/u.test(text);
  const plain = text.replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}/gu, ' ').trim();
  return plain.split(/\s+/).length <= WORDS_MOST && SAYS.test(plain) && ALL_SMALL.test(plain);
}

/** The message without sentences that only acknowledge, where more is said: «Sick. How long is Friday?» asks about Friday. */
export function withoutSmallReplies(content: string): string {
  const sentences = content.split(/(?<=[.!?…])\s+|\n+/);
  const rest = sentences.filter((sentence) => !isSmallReply(sentence.replace(/\?$/, '? ?')));
  return rest.length === 0 || rest.length === sentences.length ? content : rest.join('\n');
}
