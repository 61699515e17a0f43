const LEAD =
  /^(?:(?:sick|bet|damn|wow|interesting|gotcha|dope|aight|ok|okay|so|and|but|wait|hey|hi|lol|haha|hm+|um+|uh+|oh|ah|also|btw|sorry|thanks|thx|cool|great|nice|alright|right|well|then|coach|pls|please|just|actually|honestly|bro|dude|man|mate|yes|yeah|(?:(?:random|quick|dumb|stupid|silly) )?(?:q|question)|(?:(?:1|one) )?(?:more|last) (?:thing|question|q)|while (?:i have|i'?ve|ive) (?:got )?(?:you|u)|dear)[,.:! ]+)*/;
const TAIL = /(?:[,.? ]+(?:then|lol|lmao|haha|tho|though|btw|anyway|exactly|pls|please|rn|again|mate|bro|dude|coach|thanks|thx))+[?.! ]*$/;
const ASKS =
  /^(?:(?:wh?at|wat|which|who|whose|when|where|why|how)(?:'?s|'?re|'?d|'?ll)?\b(?! (?:about|if|not|don'?t|do you say)\b)|(?:is|are|was|were|isn'?t|aren'?t|does|doesn'?t|did(?! \d)|didn'?t (?:i|you|we|they|he|she|it|the|my|this|that|there)\b|am i|do (?:i|you|we|they|these|those|people|most)|do (?:the |my )?[a-z-]+(?: [a-z-]+)? (?:really|actually|even|ever|still|help|work|matter|count|build|change|make|give|hurt|need|have to|improve|increase|kill|cause|burn|grow|get|stop)\b|do my (?:knees?|hips?|elbows?|shoulders?|heels?|feet|hands?|arms?|legs?|back|toes|wrists?|glutes|abs)|have (?:i|you)|has|should(?:n'?t)? i|(?:don'?t|won'?t|can'?t|aren'?t|wouldn'?t|shouldn'?t) (?:they|it|that|this|these|those|you|people|my)|must i|will (?!you\b|u\b|we\b|do\b)[a-z]+|(?:since|for|on|at|by|in|to|with|from) (?:when|what|which|how|whom)\b|would (?!you|u\b|we\b|mon|tue|wed|thu|fri|sat|sun)[a-z]+)\b)/;
/** «Can I run before squats»: what is allowed or possible, and no wish for another plan. */
const MAY_I =
  /\b(?:can|could|may|am) i (?:(?:still|also|even|just|really|actually|ever|safely|maybe|allowed to|able to) )*(?:run|jog|swim|walk|hike|cycle|bike|climb|surf|ski|drink|eat|sleep|expect|grow|build|gain|lose|see|find|export|print|share|trust|feel|test|mix|do both|know|tell|wear|hurt|damage|injure|overtrain|take (?!out|off|away|a (?:week|day|break))|get (?:\w+er|big|strong|hurt|injured|abs|my|a copy)|(?:lift|train|work ?out|exercise|do (?:it|this|them|that|these)) (?:when|with|if|after|before|through|while|sore|sick|hungover|fasted|tired)|use (?:it|this|them|straps?|chalk|gloves|wraps|sleeves|an?)|(?:do|press|squat|bench|deadlift|row|curl)(?! (?:\d|it|that|this|the|my|more|less|only|all|half)\b)(?!.*\b(?:instead|in place of|rather|swap|(?:on|to|from|than) (?:mon|tue|wed|thu|fri|sat|sun|\d)\w*|\d ?(?:days?|x|times|min\w*|sets?))\b))\b/g;
/** Asks for a change or for a plan, though as a question. */
const REQUESTS =
  /(?<!\b(?:what|where|when|who|which|why|how) )\b(?:can|could|would|will) (?:you|u|we|i)\b|\binstead\b|\b(?<!\b(?:they|it|that|this|does|do|will|would|not|never|to|straps|belts?) )(?:make|change|swap|switch|add|remove|move|replace|give|build|write) (?:it|me|my|the|this|that|a|an)\b|\b(?:plan|program|routine) (?:for|would|should)\b|\brather\b/;

const PERMISSION =
  /\b(?:is it|would it be|is that) (?:ok|okay|fine|possible|alright|all right|cool)(?: for me)? (?:if (?:i|we|you)|to) (?:just )?(?:swap|switch|replace|drop|remove|move|change|add|take|put|have|make|leave|cut|shift|do)\b/;

/** «Is it ok to swap Tuesday and Friday»: a wish in the form of a question. `text` is normalised. */
export function asksPermission(text: string): boolean {
  return PERMISSION.test(text);
}

/** «Too much?» asks what «too much» tells. */
const VERDICT = /^(?:is (?:it|this|that) )?too [a-z]+ ?\?+$/;

/** Every sentence of the message asks, and none asks for a change: nothing in it is a fact or an order. `text` is normalised. */
export function asksOnly(typed: string): boolean {
  if (VERDICT.test(typed)) return true;
  const text = typed.replace(MAY_I, 'do i ');
  if (REQUESTS.test(text) || asksPermission(text)) return false;
  const sentences = text
    .split(/[.!?;\n]+/)
    .map((sentence) => sentence.trim().replace(LEAD, ''))
    .filter((sentence) => sentence !== '');
  return sentences.length > 0 && sentences.every((sentence) => ASKS.test(sentence) && !WHAT_IS.test(sentence));
}

/** «What I have is a garden and a stick» tells. */
const WHAT_IS = /^what (?:i|i'm|i'd|i've|we|we've|matters)\b.* (?:is|are|was|were) (?!it\b|that\b|this\b|there\b)/;

/** «Any cues?», «thoughts on straps». */
const ASKS_BRIEFLY =
  /^(?:any (?:tips?|cues?|advice|ideas?|tricks|thoughts|suggestions?|downsides?|benefits?)|thoughts|tips|cues|opinions?|better|worth it|safe|dangerous|for how (?:long|many|much)|since when|for wh(?:at|ich|om)|what about|how about|on wh(?:at|ich)|at what|by how much|in what|with what|to what|what if|what happens|would)\b|^(?!.*(?:\b(?:is|was|are|you|said)\b|\d ?(?:kg|kilos?|lbs?|pounds|x)\b|\d{2,3}|\d[.,]\d))(?:[a-z'-]+ ){0,3}(?:trend|pr|pb|record|max|1rm|e1rm|history|stats|progress)(?: .{0,24})?$/;

/** «I train fasted, is that bad». */
const ASKS_AT_END =
  /[,;.] (?:(?:so|and|but) )?(?:is|are|does|do i|should i|why|how|which|what) (?!about\b)[a-z0-9' -]+\??$|(?:^|[,.;:]\s*|\b(?:so|and|but) )(?:is|isn'?t|would|will) (?:that|this|it) (?:be )?(?:(?:really|even|too|so) )*(?:bad|ok|okay|normal|good|dangerous|safe|enough|a problem|true|weird|wrong|right|fine|alright|legit|common|healthy|worth it|stupid|dumb|smart)\b[^.!]{0,24}$/;
/** «Can you tell me how …», which asks and orders nothing. */
const ASKS_TO_KNOW =
  /^(?:(?:can|could|would|will) (?:you|u) (?:please |pls |just |maybe )*(?:tell me|explain(?: to me)?|remind me|say|describe)|(?:please )?(?:tell me|explain(?: to me)?)|i (?:was )?wonder(?:ing)?|do you know|any idea) +(?=(?:if|whether|wh|how|the|is|what|why|about)\b|wh|how)/;

/** The message asks something and orders nothing. `text` is normalised. */
export function isAsked(text: string): boolean {
  const alone = text.replace(LEAD, '');
  if (ASKS_TO_KNOW.test(alone)) return true;
  return (
    asksOnly(text) ||
    (ASKS_AT_END.test(text) && !REQUESTS.test(text)) ||
    ASKS_BRIEFLY.test(alone) ||
    (/\?\s*$/.test(text) && !REQUESTS.test(text.replace(MAY_I, 'do i ')))
  );
}

/** The question without the words around it: «cool, so how heavy» asks «how heavy». `text` is normalised. */
export function questionAlone(text: string): string {
  return text.replace(LEAD, '').replace(ASKS_TO_KNOW, '').replace(TAIL, '').trim();
}
