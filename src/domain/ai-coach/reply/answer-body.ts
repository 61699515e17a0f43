import { isAsked } from '../understand/acts/question-form.ts';
import { requestsSomething } from '../understand/acts/request-form.ts';
import { regionsNamed } from '../understand/facts/read-pain.ts';
import type { Turn } from '../understand/read-turn.ts';

type Told = Pick<Turn, 'brief' | 'whole'>;

const ADULT = 18;
const HEAVIEST =
  /\b(?:test(?:ing)?|try(?:ing)?|attempt\w*|hit(?:ting)?|go(?:ing)? for|find|do|see|check|chase)\b.{0,40}\b(?:max(?:es|imum)?|1 ?rm|one[- ]rep max\w*|prs?|pbs?|personal (?:best|record))\b|\bmax(?:ing)? out\b|\b(?:heavy|max\w*|hard|limit) (?:singles?|doubles?|triples?|attempts?)\b|\b(?:singles|1 ?rm) (?:still |again )?(?:ok|okay|fine|allowed|safe)\b|\b(?:do|lift) (?:\w+ )?(?:heavy )?singles\b/;
/** What was lifted is asked for, and not whether to lift it. */
const OF_THE_LOG = /\b(?:what(?:'s| is| was| are)|show|how (?:much|heavy|many)|did i|have i|last|since|record of|history)\b/;

/** Maximum attempts are for nobody under 18, with high blood pressure or in pregnancy (TRAIN-16); undefined where they may be asked for. */
export function answerMaximum({ brief, whole }: Told): string | undefined {
  if (!HEAVIEST.test(whole) || OF_THE_LOG.test(whole) || !(isAsked(whole) || requestsSomething(whole) || WANTS.test(whole)))
    return undefined;
  const has = (name: string) => brief.limitations.some(({ region }) => region === name);
  if (brief.age !== null && brief.age < ADULT)
    return 'No maximum attempts yet: at your age technique comes first, and strength shows as well in clean sets. Take a weight you can lift 5 to 8 times with two in reserve, and have an adult who knows the lift spot you; more reps with the same weight are your record.';
  if (has('blood pressure'))
    return 'No heavy singles for now: holding your breath under a maximal weight drives blood pressure very high, and new tablets change how you react. Stay at sets of 8 or more, RPE 7 at most, and breathe out on the effort. Ask the doctor who treats it whether and when heavier work is fine, and tell me what they say.';
  if (has('pregnancy'))
    return 'No maximum attempts in pregnancy: keep reps at 8 and more, with three in reserve, and breathe through every rep. Your midwife or doctor says what is fine for you.';
  return undefined;
}

const WANTS = /\b(?:ok|okay|fine|safe|allowed|still|want|wanna|gonna|going to|thinking of|plan(?:ning)? to|let'?s|would like)\b/;

const ASKS_MEMORY =
  /\b(?:(?:do|did|will|can) you (?:still )?(?:remember|know (?:about|of)|forg[eo]t\w*|note|have)|have you (?:noted|forgotten|kept)|you (?:remember|forgot))\b/;

/** «Do you remember my elbow?»: whether a part that hurts is kept in mind (FACT-11). */
export function answerRemembered({ brief, whole }: Told): string | undefined {
  const [region] = ASKS_MEMORY.test(whole) ? regionsNamed(whole) : [];
  if (region === undefined) return undefined;
  return brief.limitations.some((known) => known.region === region)
    ? `Yes: I know of your ${region}, also where you kept your plan as it was. What asks much of it stays out of every plan I make, until you tell me that it is well.`
    : `I have nothing noted of your ${region}. Tell me what hurts and when, and I plan around it.`;
}

const PELVIC_FLOOR = /\b(?:pelvic[- ]floor|kegels?)\b/;
const UNTIL_BIRTH =
  /\b(?:when|how long|how late|until when|till when|what week)\b.*\b(?:stop\w*|quit\w*|last (?:session|workout)|train\w*|lift\w*|exercis\w*|keep going|go on)\b.*\b(?:birth|due date|labou?r|deliver\w*|baby comes|full term|term)\b/;

/** Questions of a pregnancy that no exercise of the library answers (acog-2020, mottola-2019). */
export function answerPregnancy({ brief, whole }: Told): string | undefined {
  if (!brief.limitations.some(({ region }) => region === 'pregnancy')) return undefined;
  if (ALARM_OF_FLOOR.test(whole)) return undefined;
  if (PELVIC_FLOOR.test(whole))
    return 'Yes, they are worth it in pregnancy and no plan of mine counts them: squeeze and lift as if to hold back wind and water, 5 to 10 seconds, then let go fully for as long, 8 to 10 times, on most days, and breathe on. Ten quick squeezes after that. It fits into the rest between sets. Letting go matters as much before a birth. Leaking, heaviness or pain is for a pelvic floor physiotherapist.';
  if (UNTIL_BIRTH.test(whole))
    return 'There is no fixed week: with an uncomplicated pregnancy you may train up to the birth, as long as you feel well and your midwife or doctor agrees. From about week 36 most do less: lighter weights, shorter sessions, walks. Stop and call with bleeding, fluid, regular contractions, dizziness, chest pain, a bad headache, a swollen calf or fewer movements of the baby.';
  return undefined;
}

const ALARM_OF_FLOOR = /\b(?:bleed\w*|blood\w*|spotting|contraction\w*|waters? (?:broke|broken)|leak\w* fluid|fever|dizz\w*)\b/;

const FRONT_OF_PELVIS =
  /\b(?:pubic|public bone|pubis|symphysis|spd|pgp|pelvic girdle|pelvi[sc]\b.{0,30}\b(?:front|middle|bone|split\w*|lunge\w*|step\w*|stairs|one leg)|(?:front|middle) of (?:my |the )?pelvis)\b/;
const ALARM =
  /\b(?:bleed\w*|blood\w*|spotting|fluid|waters?|contraction\w*|cramp\w*|fever|numb\w*|fell|fall|slipped|pop\w*|crack\w*|cannot (?:walk|stand|move)|can'?t (?:walk|stand|move)|dizz\w*|baby)\b/;

/** Pain at the front of the pelvis in pregnancy, which is well known and no sign of a break (TRAIN-16). */
export function answerPelvicGirdle({ brief, whole }: Told): string | undefined {
  if (!brief.limitations.some(({ region }) => region === 'pregnancy')) return undefined;
  if (!FRONT_OF_PELVIS.test(whole) || ALARM.test(whole)) return undefined;
  return 'Pain at the front of the pelvis is common in pregnancy and does not harm the baby, but loading one leg makes it worse. Skip single-leg work: leave out split squats, lunges and step-ups, and take shorter steps, knees together when you turn in bed or get out of a car. Squats to a box, bridges with a block between the knees and rows usually go well. Show it to your midwife or a physiotherapist, and call at once with bleeding, fluid, contractions or if you cannot walk. Name what your plan has of them («leave out the reverse lunge»), and I take it out.';
}
