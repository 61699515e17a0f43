import { clausesOf } from '../context/clauses.ts';
import { withoutOtherMeanings } from '../two-meanings.ts';
import { SIGN_MEANINGS } from '../two-meanings-table.ts';

/** Illnesses without a rule of their own, which the coach names and leaves to a clinician (STATE-4). */
const ILLNESS =
  /\b(?:(?:a |mini )?stroke|cerebral palsy|multiple sclerosis|\bms\b(?= |,|\.|$)|parkinson'?s?|epilep\w+|seizures?|(?:type (?:[12]|one|two) |pre ?)?diabet\w+|t[12]dm?|insulin[ -]pump|asthma\w*|copd|emphysema|cancer|chemo\w*|lymph(?:oma|edema|oedema)|leuk\w+|lupus|fibromyalgia|chronic fatigue|long covid|hashimoto'?s?|hypothyroid\w*|hyperthyroid\w*|thyroid|crohn'?s?|colitis|celiac|coeliac|an?emi[ac]|endometriosis|pcos|dialysis|kidney (?:disease|failure|transplant)|transplant|pacemaker|stents?|bypass|a ?fib|arrhythmia|heart (?:attack|failure|disease|condition|surgery|murmur)|blood thinners?|anti ?coagulants?|warfarin|apixaban|rivaroxaban|eliquis|xarelto|beta[- ]?blockers?|(?:bisopr|metopr|aten|nebiv|propran)olol|carvedilol|labetalol|(?<=\b(?:on|take|takes|taking|use|using|inject|injecting|need) )(?:insulin|metformin|statins?|levothyroxine|thyroxine|methotrexate|prednis\w+|cortisone|lithium|tamoxifen|ozempic|wegovy|mounjaro|semaglutide|immunosuppress\w+|anti ?depressants?|ssris?|sertraline|fluoxetine|citalopram|escitalopram|venlafaxine|gabapentin|pregabalin)|gout|rheumatoid(?: arthritis)?|ankylosing(?: spondylitis)?|psoriatic arthritis|muscular dystrophy|neuropathy|vertigo|glaucoma|hernia(?= (?:repair|surgery|op))|prolapse|pelvic floor(?! (?:exercises?|work))|leak(?:s|ing)?(?= (?:when|a (?:bit|little)|if))|diastasis(?: recti)?|(?:gap|split) in (?:my|the) (?:tummy|stomach|belly|abs)|c ?-?section|section(?=[.,]? scar)|(?:new|artificial|replaced) (?:(?:left|right) )?(?:knee|hip|shoulder)|(?:knee|hip|shoulder) replacement|thrombosis|dvt|blood clots?|amput\w+|prosthe\w+|eating disorder|anorexia|bulimia)\b/g;
const NOT_THEIRS =
  /\b(?:avoid|prevent|risk of|scared of|don't want|family history|runs in|fund ?raiser|charity|research|thought (?:i|it)|gonna have|going to have|about to have|nearly had|almost had|like (?:i|a|an))\b/;

/** Illnesses of the writer, in their words. */
export function readConditions(text: string): string[] {
  const found = clausesOf(withoutOtherMeanings(text, SIGN_MEANINGS)).flatMap((clause) =>
    clause.other || clause.question || clause.hypothetical || clause.negated || NOT_THEIRS.test(clause.text)
      ? []
      : [...clause.text.matchAll(ILLNESS)].map(([words]) => words.trim()),
  );
  return [...new Set(found)];
}
