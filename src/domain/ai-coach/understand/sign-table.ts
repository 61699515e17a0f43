/** Signs on normalised text that several readers share. */

/** Undoes the last change of the plan. */
export const UNDO =
  /^(?:please |can you |could you )?(?:undo\b|keep my plan as it was|change it back|revert)|\bundo (?:that|this|it|the)\b|\bgo back to (?:my |the )?(?:old|previous|earlier|last) (?:plan|program|1)\b|\bkeep (?:my|the) plan as it (?:was|is)\b|\bput it back (?:as|how) it was\b|^(?:(?:ok|oh|no|nah|wait|hm+|um+|actually|sorry|and|hey|please|can you|could you|can we|on second thoughts?|i changed my mind)[,.! ]+)*(?:put|add|bring|get|take|give me|i want|have) (?:it|that|this|them|those|these|em|'em|that 1|the last (?:1|thing|change)|everything) back(?: (?:in|again|please|lol|then|the way it was|how it was|to (?:how|what|the way) it was))*[.!? ]*$|^(?:(?:wait|no|nah|actually|hm+|sorry|oh|ok|lol)[,.! ]+){1,4}(?:please )?(?:keep|leave) (?:mon|tue|wed|thu|fri|sat|sun)\w*(?: (?:then|as it (?:was|is)|how it was|please))*[.! ]*$|^(?:(?:ok|oh|no|nah|wait|actually|sorry|and|please|can you|could you)[,.! ]+)*(?:reset|set|change|switch|put) (?:it|that|this|everything|it all) (?:all )?back to (?:how|what|the way) (?:it|they) (?:was|were)\b/;

/** The permanent schedule, whatever else is said. */
const FOR_GOOD =
  /\b(?:per session|each (?:session|time)|a session|every (?:session|time)|from now on|always|sessions|in general|usually|these days|week ?days|weekends|mon\w* ?(?:-|to|,|and|\/) ?\w+|every (?:day|morning|evening)|most days|\d ?(?:x|times|days|sessions) (?:a|per|each|every) week)\b/;
const NOW =
  /\b(?:today|tonight|right now|this (?:session|workout)|(?:only (?:got|have)|got only|have only|have got only|got) \d+ min\w*|gotta go|\d+ min\w* left|running late|quick 1|short sesh)\b/;

/** Concerns one session only. */
export function isTodayOnly(text: string): boolean {
  return NOW.test(text) && !FOR_GOOD.test(text);
}

/** Questions about something, which are no request for it. */
export const QUESTION =
  /\b(?:how (?:to|do|does|much|heavy|long|many|am|should)|what(?:'?s| is| are| does| do| did| weight)|which weight|why|cues?|form (?:for|on|tips)|technique|tips|warm ?up|meaning|mean|can i do (?:abs|it)|should i|is it ok)\b|\bform\b|^(?:am|is|are|does|did) (?:i|it|my|the|this)\b|\bweight\?$/;

/** Leaves the choice to the coach. */
export const DECIDE_FOR_ME =
  /\b(?:surprise me|you (?:choose|decide|pick|know best|tell me|say|'re the (?:coach|expert|boss))|(?:i )?(?:leave|left) (?:it|that|this|the rest|everything) (?:up )?to you|up to you|whatever (?:you|works|is best|suits)|what(?:ever)? you (?:think|want|like|prefer|recommend|suggest)|anything works|any(?:thing)? is fine|best judg[e]?ment|your (?:call|choice|judg[e]?ment)|dealer'?s choice|i trust (?:you|the|your)|(?:the )?rest (?:you decide|is up to you)|decide for me|pick for me|no preference|don't (?:care|mind)(?: (?:just|which|what|how))?|doesn't matter|don't matter|makes? no difference|just (?:give|make|write|build|get) (?:me )?(?:a|any|some|something|it|one|1|the)|just (?:start|go|do it|go ahead)|go ahead|surprise)\b|^(?:whatever|idk|dunno|cook|go|you choose|ok go|just go)[.!]*$/;
export const UNSURE =
  /^(?:(?:um+|uh+|hm+|er|well|honestly|oh|tbh|sorry)[,. ]*)*(?:(?:i'm |am )?not (?:really )?sure|no (?:clue|idea)|idk|i (?:really )?(?:don'?t|do not|wouldn'?t|couldn'?t) (?:know|say|really know)|how should i know|dunno|don'?t (?:care|know|mind)|dont know|any|either|whichever|whatever|not bothered|makes no odds|hard to say|depends|it depends)\b.{0,40}$/;

/** Corrects the previous message. */
export const CORRECTS =
  /^(?:(?:oh |ah |oops |wait )*(?:no,? ?)?(?:sorry|actually|i mean(?:t)?|i said|rather|correction|oops|wait)\b|no[,.]? )/;
/** A completed set: «80x5», «100 kg for 8». */
export const LOGGED =
  /\d+(?:[.,]\d+)? ?(?:kg|kilos?|lbs?|pounds?|#)? ?x ?\d+|\b\d+(?:[.,]\d+)? ?(?:kg|lbs?)? for \d+\b(?! ?(?:min|weeks|days))/;

export const LIGHTER_WEEK =
  /\bdeload\b|\b(?:lighter|easier|easy|light|recovery) week\b|\bhalf (?:of )?(?:the |my )?(?:volume|sets|work)\b.*\bweeks?\b|\b(?:do|train|have) (?:a (?:bit|little|lot) )?less\b.*\bweeks?\b|\bweeks?\b.*\b(?:do|train|have) (?:a (?:bit|little|lot) )?less\b|\b(?:a (?:bit|little) )?(?:less|easier|lighter)(?: for)? (?:this|the next (?:\d )?) ?weeks?\b/;
export const LIGHTER_OVER =
  /\b(?:deload|lighter week|easy week|light week|break|recovery week)\b.{0,12}\b(?:is over|done|finished|behind me)\b|\b(?:end|stop|finish) (?:the |my )?(?:deload|lighter week|easy week)\b|\b(?:back to|the) (?:normal|full|usual) (?:training|plan|week|program)\b|\b(?:build|make|start|begin|give me|want)(?: me)? (?:the |my |a )?(?:next|new) block\b/;
/** «Exams for the next 2 weeks»: from now on, though «next» is in it. */
export const FROM_NOW = /\b(?:for|over|in) the next (?:\d|few|couple(?: of)?)? ?weeks?\b/;
export const NOT_YET = /\b(?:next|going to|will be|will miss|upcoming)\b/;
