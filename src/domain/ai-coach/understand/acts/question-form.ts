const LEAD =
  /^(?:(?:ok|okay|so|and|but|wait|hey|hi|lol|haha|hm+|um+|uh+|oh|ah|also|btw|sorry|thanks|thx|cool|great|nice|alright|right|well|then|coach|pls|please|just|actually|honestly|bro|dude|man|mate|yes|yeah|quick question|dumb question)[,.:! ]+)*/;
const ASKS =
  /^(?:(?:wh?at|wat|which|who|whose|when|where|why|how)(?:'?s|'?re|'?d|'?ll)?\b(?! (?:about|if|not|don'?t|do you say)\b)|(?:is|are|was|were|isn'?t|aren'?t|does|doesn'?t|did|didn'?t|am i|do (?:i|you|we|they|these|those|people|most)|have (?:i|you)|has|should(?:n'?t)? i|will (?:this|that|it|i|they|my)|would (?:this|that|it|i|they))\b)/;
/** Asks for a change or for a plan, though as a question. */
const REQUESTS =
  /\b(?:can|could|would|will) (?:you|u|we|i)\b|\binstead\b|\b(?:make|change|swap|switch|add|remove|move|replace|give|build|write) (?:it|me|my|the|this|that|a|an)\b|\b(?:plan|program|routine) (?:for|would|should)\b|\brather\b/;

/** Every sentence of the message asks, and none asks for a change: nothing in it is a fact or an order. `text` is normalised. */
export function asksOnly(text: string): boolean {
  if (REQUESTS.test(text)) return false;
  const sentences = text
    .split(/[.!?;\n]+/)
    .map((sentence) => sentence.trim().replace(LEAD, ''))
    .filter((sentence) => sentence !== '');
  return sentences.length > 0 && sentences.every((sentence) => ASKS.test(sentence));
}
