/** «Near had a heart attack when I seen the price»: a fright at something seen, heard or paid, and no illness. */
export const FRIGHT =
  /\b(?:near(?:ly)?|almost|practically|gave (?:me|him|her|us)|giv(?:es|ing) me) (?:had |have |having |got )?(?:an? )?(?:wee |mini |small )?(?:heart attack|stroke)\b(?= (?:when i (?:\w+ )?(?:saw|seen|heard|read|looked|opened)\b|(?:at|over|with) (?:the|that|this|my|his|her|your) (?:\w+ )?(?:price|bill|cost|fee|sight|news|rent|receipt)s?\b|(?:seeing|looking at|reading|watching)\b))/gi;

/** «I'm scared I'll snap something»: what somebody fears may happen, and has not. */
export const FEARED =
  /\b(?:scared|afraid|worried|terrified|frightened|nervous|fear)\b(?: (?:that|it))?(?: (?:i|it|we)(?:'?ll| will|'?m going to| am going to|'?d| would| might| may| could)| of (?=\w+ing\b))(?: \w+){1,5}/gi;
