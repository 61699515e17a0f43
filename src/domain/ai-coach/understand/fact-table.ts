/** A region counts as a limitation only together with one of these. */
export const TROUBLE =
  /\b(?:worr\w+|hurts?|hurting|pain\w*|aches?|achy|sore|bad|bother\w*|injur\w*|tweak\w*|strain\w*|pinch\w*|stiff|clicks?|clicking|problem\w*|issues?|trouble|careful|easy on|killing me|torn|impinge\w*|tendon\w*|golfer'?s|tennis|jumper'?s|runner'?s|frozen|arthritis|weak|protect|limitation|splints?|sciatica\w*|disc|pulled)\b/;
export const NO_TROUBLE =
  /\b(?:no|without|zero|not any|nothing|doesn'?t|don'?t|never) (?:\w+ )?(?:pain|hurts?|injur\w*|problems?|issues?|limitations?)\b|\bnothing (?:hurts|is wrong)\b/;
export const STRICT_TROUBLE =
  /\b(?:really|very|badly|sharp|severe|a lot|doctor said|doc said|physio said|herniated|torn|(?:[5-9]|10) ?\/ ?10)\b/;
export const TROUBLE_OVER =
  /\b(?:fine|better|ok|okay|good|healed|gone|recovered) (?:now|again)\b|\bno longer (?:hurts?|sore|bothers)|\b(?:doesn'?t|does not|stopped) (?:hurt|bother|hurting|bothering)\b|\bpain(?: is)? gone\b/;
