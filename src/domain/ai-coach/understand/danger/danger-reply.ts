import type { Danger, DangerKind } from '../../person/danger-kinds.ts';
import { askAboutDanger, THAT_IS_ME, THAT_IS_NOT } from './danger-question.ts';
import { HELD_REPLIES, redFlagOf } from './held-back.ts';

export interface DangerReply {
  messages: string[];
  quick_replies: string[];
}

/** What to do now, whom to call, and what waits. Never a diagnosis. A doubt is asked and stops nothing. */
export function dangerReply(danger: Danger, text: string): DangerReply {
  if (danger.ask) return { messages: [askAboutDanger(danger.label)], quick_replies: [THAT_IS_ME, THAT_IS_NOT] };
  const flag = redFlagOf(danger, text);
  const own = danger.kind === 'child' && TEENAGED.test(text) ? () => TEEN_WORDS : OWN_WORDS[danger.kind];
  const messages =
    own === undefined ? [whatNow(danger)] : [...own(danger), ...(danger.kind === 'drugs' && CREATINE.test(text) ? [CREATINE_WORDS] : [])];
  if (flag === null) return { messages, quick_replies: [] };
  return { messages: [...messages, flagWords(flag.regions)], quick_replies: [...HELD_REPLIES] };
}

const TEENAGED =
  /\b(?:he|she|who|lad|boy|son|daughter|girl|brother|sister|cousin|nephew|niece|kid|bro)(?:'?s| is)? (?:\w+ )?(?:only |just |now )?1[3-7]\b|\b1[3-7][ -]?(?:yo\b|y\/o|yrs?|years?)/i;
/** From 13 on, by the 2014 international consensus on training in youth (lloyd-2014). */
const TEEN_WORDS: readonly string[] = [
  'From 13 on lifting is good for them, done right: loads light enough for 8 to 15 clean repetitions with some to spare, two or three days a week, an adult who knows the lifts beside them, and no maximum attempts. It does not stop growth. So the same exercises, yes; the same weights and sets, no.',
  'I plan for you alone. Pain that stays, or a child who does not eat, belongs to a doctor.',
];

const CREATINE = /\bcreatin/i;
/** Asked in one breath with what is refused. */
const CREATINE_WORDS =
  'Creatine is another thing: a food supplement, well studied and optional. Under 18 you do not need it; food, sleep and training come first, and ask a parent or doctor before you take any.';

function flagWords(regions: readonly string[]): string {
  const what = regions.length === 0 ? 'Training advice waits' : `Work for your ${regions.join(' and ')} waits`;
  return `I am not a clinician. ${what} until somebody has looked at it; your plan stays where it is, and you can ask me anything else.`;
}

function whatNow(danger: Danger): string {
  const extra = danger.urgent || !WHEN_URGENT.has(danger.kind) ? NOW[danger.kind] : undefined;
  const first = `Stop training for now. ${capital(danger.label)} ${danger.urgent ? 'can be an emergency' : 'needs someone who can examine you'}`;
  const call = danger.urgent
    ? ': if it is happening now, gets worse or comes back, call your emergency number. Otherwise see a doctor today.'
    : ': see a doctor or an urgent care clinic, today if it is strong or new.';
  return `${first}${call}${extra === undefined ? '' : ` ${extra}`}`;
}

/** Of a sign that comes and goes nobody has to sit down. */
const WHEN_URGENT: ReadonlySet<DangerKind> = new Set<DangerKind>(['cardiac', 'stroke', 'breathing']);

/** What helps until somebody is there, by the first-aid advice of the NHS, Asthma + Lung UK and the AHA. */
const NOW: Readonly<Partial<Record<DangerKind, string>>> = {
  cardiac: 'Sit down, do not drive yourself, and tell somebody near you.',
  stroke: 'Lie or sit down, note the time it began, and have somebody stay with you.',
  nerve: 'New numbness between the legs, or trouble with bladder or bowels, belongs in an emergency department today.',
  head: 'Do not train, drive or stay alone today.',
  rhabdo: 'Drink water, and ask for a blood and urine test today.',
  clot: 'Do not massage or stretch the limb. With breathlessness or chest pain call at once.',
  heat: 'Get into the shade, cool your skin with water and drink in small sips if you are fully awake. Confusion is a reason to call at once.',
  infection: 'With a spreading redness, shivering or a stiff neck go today. Rest and drink meanwhile.',
  pregnancy: 'Call your midwife or maternity unit now; they want to hear of it at any hour.',
  fracture: 'Keep it still and put no weight on it.',
  tear: 'Keep it still, cool it, and do not test it.',
  allergy:
    'Use the adrenaline pen if one was prescribed to you, and lie down with your legs up, or sit if breathing is hard. A swelling face or throat, wheezing or faintness is a reason to call at once.',
  breathing:
    'Sit upright, loosen what is tight and use your reliever inhaler as you were taught. If you cannot finish a sentence, or it does not ease within minutes, call at once.',
  sight: 'No lifting, bending or driving until an eye clinic or an emergency department has seen you, today.',
};

const AFTER_DRINKING = 'training after drinking';

type Words = (danger: Danger) => readonly string[];

const OWN_WORDS: Readonly<Partial<Record<DangerKind, Words>>> = {
  'self-harm': () => [
    'I am glad you told me, and I am sorry it is this heavy. You should not be alone with it: please talk to somebody now. Somebody near you, or a crisis line: 988 in the US and Canada, 116 123 in the UK, Ireland and much of Europe. If you may act on it, or have taken something, call your local emergency number.',
    'Training can wait, and nothing here is lost. I am a program and cannot be the help you deserve, but I stay here for whatever else you want to talk over.',
  ],
  eating: () => [
    'I will not help to eat less or to make up for food: so little fuel harms heart, bones and hormones, and training on it makes that worse. If you feel faint or your heart stumbles, call your emergency number.',
    'Please talk to a doctor, a dietitian or somebody you trust; helplines for eating disorders are there for exactly this, without anybody judging you. Eat something today if you can.',
  ],
  drugs: ({ urgent, label }) => [
    urgent
      ? 'Stop training now and sit down. A racing heart, shaking, heat or yellow skin after drugs or stimulants can be an emergency: call your emergency number or poison control and tell them honestly what you took.'
      : label === AFTER_DRINKING
        ? 'No training after drink or drugs: a lift can go wrong in a second. Drink water, eat, sleep, and we go on when your head is clear.'
        : 'No to those: steroids, SARMs, fat burners and what is sold like them harm heart, liver, mood and hormones, in somebody still growing for good, and nobody knows what is in the bottle.',
    'I plan no doses and no training around them. A doctor will help without judging you; steady training, enough food and sleep I can do.',
  ],
  // 15 to 20 g and 10 to 15 minutes: NHS and ADA on a low blood sugar.
  sugar: () => [
    'Stop training now and sit down. Measure if you can. If it is low, or you are shaky, sweaty or muddled and cannot measure: 15 to 20 g of fast sugar now (a small glass of juice, glucose tablets), measure again after 10 to 15 minutes, and then eat something that lasts. Tell somebody near you.',
    'If it does not rise, you get drowsy or throw up, or it is very high with thirst, belly pain or fruity breath, call your emergency number. No more training and no driving today; talk the doses around training over with your diabetes team. I plan no insulin.',
  ],
  violence: () => [
    'I am sorry. Nobody may hurt or threaten you, and it is not your fault. If you are in danger now, get to where people are and call your emergency number. People who help without judging: 1-800-799-7233 in the US, 0808 2000 247 in the UK, 1800 737 732 in Australia; elsewhere somebody you trust or a doctor knows whom to call.',
    'Training can wait, and I stay here for whatever else you want to talk over. Mind who can open this phone.',
  ],
  other: (danger) =>
    danger.urgent
      ? [whatNow(danger)]
      : [
          'I will not help with that: it can hurt you. Pain is a reason to stop, and a muscle needs days to recover. Tell me where it hurts and I plan around it.',
        ],
  child: () => [
    'I do not write plans for children, and a child should not lift heavy or alone: put the weights out of reach for now. Pain, tears or not eating belong to a doctor.',
    'Play, sport and a coach who stands beside them serve children better. I am glad to go on with your own training.',
  ],
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
