/** A sign that training must wait for a professional; `urgent` ones may be emergencies. */
export interface RedFlag {
  /** How the coach names it to the trainee. */
  label: string;
  urgent: boolean;
  /** Ignored when long ago. */
  heals?: true;
  signs: RegExp;
}

/**
 * Read on normalised text. Sources: TRAIN-17 (ACOG, cauda equina leaflets of the NHS,
 * ACSM pre-participation screening). A sign too many is better than one missed, but soreness after chest day is not one.
 */
export const RED_FLAGS: readonly RedFlag[] = [
  {
    label: 'chest pain or pressure',
    urgent: true,
    signs:
      /\bchest (?:pains?|pressure|tight\w*|feels? (?:tight|heavy|weird)|hurts?(?! from))|\b(?:pain|pressure|tight\w*) (?:in|across|on) (?:my |the )?chest\b|\b(?:crushing|squeezing|burning|stabbing|weird|heavy|pressing)\b.{0,24}\bchest\b(?! day| press)|\b(?:jaw|left arm) pain\b|\bpain\b.{0,20}\b(?:jaw|left arm)\b/,
  },
  {
    label: 'trouble breathing at rest',
    urgent: true,
    signs:
      /\b(?:can'?t|cannot|cant|hard to|trouble) (?:breathe?|breathing|catch my breath)\b|\b(?:breathless|(?:short|out) of breath) (?:at rest|sitting|lying|in bed)\b|\bcough\w* (?:up )?blood\b/,
  },
  {
    label: 'fainting or dizziness',
    urgent: true,
    signs:
      /\b(?:passed out|pass out|faint(?:ed|ing)?|blacked out|black out|dizzy|dizziness|light ?headed|collapsed|unconscious|seizure)\b|\bgo(?:es)? black\b/,
  },
  { label: 'an irregular heartbeat', urgent: true, signs: /\bheart (?:skips|skipping|racing|flutters?|fluttering)|\bpalpitations?\b/ },
  {
    label: 'signs of a stroke',
    urgent: true,
    signs:
      /\b(?:face (?:is |was |started )?droop\w*|slurred speech|slurring|1 side (?:is )?(?:weak|numb)|worst headache|lost vision|vision loss|can'?t see properly)\b/,
  },
  {
    label: 'numbness or loss of feeling',
    urgent: true,
    signs:
      /\bnumb\b|\bnumbness\b|\bcan'?t feel my\b|\bcant feel my\b|\blost (?:bladder|bowel|control of my)|\b(?:can'?t|cannot) (?:hold|control) (?:my |it |the )?(?:pee|wee|urine|bladder|bowels?|poo)\b|\bpain\b.{0,14}\bboth legs\b|\btingling\b.*\b(?:weak|legs?|foot|feet|toes)\b/,
  },
  {
    label: 'a hot or swollen leg',
    urgent: true,
    signs: /\b(?:leg|calf)\b.*\b(?:swollen|swelling)\b|\b(?:swollen|swelling)\b.*\b(?:leg|calf)\b/,
  },
  {
    label: 'back pain with other signs of illness',
    urgent: true,
    signs:
      /\b(?:back|spine)\b.*\b(?:fever|weight loss|losing weight without|cancer|car crash|accident)\b|\bfever\b.*\bback\b|\bneck\b.*\b(?:fever|stiff and (?:a )?headache)\b/,
  },
  { label: 'a blow to the head', urgent: true, signs: /\bconcuss\w*\b|\bhit my head\b|\bknocked out cold\b/ },
  {
    label: 'dark urine after training',
    urgent: true,
    signs: /\b(?:brown|dark|cola|black)\b.*\b(?:wee|pee|urine)\b|\b(?:wee|pee|urine)\b.*\b(?:brown|dark|cola|black)\b/,
  },
  {
    label: 'bleeding or contractions in pregnancy',
    urgent: true,
    signs: /\bpregnan\w*\b.*\b(?:bleed\w*|contractions?|fluid)\b|\b(?:bleed\w*|contractions?)\b.*\bpregnan\w*\b/,
  },
  {
    label: 'a joint that popped, locked or gives way',
    urgent: false,
    heals: true,
    signs:
      /\b(?:heard|felt) a pop\b|\b(?:knee|shoulder|elbow|hip|ankle)\b.*\b(?:locked|gives way|giving way|gave out|dislocat\w+)\b|\b(?:can'?t|cannot|can not) (?:put (?:any )?|bear )weight\b/,
  },
  {
    label: 'thoughts of hurting yourself',
    urgent: true,
    signs:
      /\b(?:hurt|kill|harm) myself\b|\bsuicid\w*\b|\bdon'?t want to (?:live|be here anymore)\b|\bself[- ]?harm\b|\bend(?:ing)? (?:it all|my life)\b|\bwant to die\b|\b(?:not|isn'?t) worth living\b|\bno reason to live\b/,
  },
  {
    label: 'a heart condition',
    urgent: false,
    signs: /\bheart (?:disease|attack|failure|condition|op|operation)\b|\bpacemaker\b|\bblood thinners?\b|\bhad a stroke\b/,
  },
  {
    label: 'a recent operation, fracture or hernia',
    urgent: false,
    heals: true,
    signs:
      /\b(?:lump|bulge)\b.*\bgroin\b|\bgroin\b.*\b(?:lump|bulge)\b|\btestic\w+ (?:pain|hurts?)|\bhernia\b|\b(?:surgery|operation|c[- ]section) (?:last|this|\d|a few|on|weeks?|months?)|\b(?:had|after) (?:a )?(?:surgery|c[- ]section|operation)\b|\b(?:fractured?|broke (?:my|a) (?:arm|leg|wrist|foot|ankle|rib|hand|collar\w*)|broken (?:arm|leg|wrist|foot|ankle|rib|hand))\b|\bpost ?-?partum\b/,
  },
];

/** The trainee says that a professional cleared it, or that it was a misunderstanding. */
export const CLEARED =
  /\b(?:cleared|all clear|clearance|signed off)\b|\b(?:doctor|doc|gp|physio|cardiologist|midwife|surgeon|hospital)\b.{0,40}\b(?:ok(?:ay|ayed)?|fine|good to|says? yes|allowed)\b/;
/** Applies to injuries that heal, not to the heart. */
export const LONG_AGO = /\byears ago\b/;
