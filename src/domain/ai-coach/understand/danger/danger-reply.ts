import type { Danger, DangerKind } from '../../person/danger-kinds.ts';
import { askAboutDanger, THAT_IS_ME, THAT_IS_NOT } from './danger-question.ts';
import { CLEARED_REPLY, redFlagOf } from './held-back.ts';

export interface DangerReply {
  messages: string[];
  quick_replies: string[];
}

/** What to do now, whom to call, and what waits. Never a diagnosis. A doubt is asked and stops nothing. */
export function dangerReply(danger: Danger, text: string): DangerReply {
  if (danger.ask) return { messages: [askAboutDanger(danger.label)], quick_replies: [THAT_IS_ME, THAT_IS_NOT] };
  const flag = redFlagOf(danger, text);
  const own = OWN_WORDS[danger.kind];
  const messages =
    own === undefined ? [whatNow(danger)] : [...own(danger), ...(danger.kind === 'drugs' && CREATINE.test(text) ? [CREATINE_WORDS] : [])];
  if (flag === null) return { messages, quick_replies: [] };
  return { messages: [...messages, flagWords(flag.regions)], quick_replies: [CLEARED_REPLY] };
}

const CREATINE = /\bcreatin/i;
/** Asked in one breath with what is refused. */
const CREATINE_WORDS =
  'Creatine is another thing: a food supplement, well studied and optional. Under 18 you do not need it; food, sleep and training come first, and ask a parent or doctor before you take any.';

function flagWords(regions: readonly string[]): string {
  const what = regions.length === 0 ? 'Training advice waits' : `Work for your ${regions.join(' and ')} waits`;
  return `I am not a clinician. ${what} until somebody has looked at it; your plan stays where it is, and you can ask me anything else.`;
}

function whatNow(danger: Danger): string {
  const extra = NOW[danger.kind];
  const first = `Stop training for now. ${capital(danger.label)} ${danger.urgent ? 'can be an emergency' : 'needs someone who can examine you'}`;
  const call = danger.urgent
    ? ': if it is happening now, gets worse or comes back, call your emergency number. Otherwise see a doctor today.'
    : ': see a doctor or an urgent care clinic, today if it is strong or new.';
  return `${first}${call}${extra === undefined ? '' : ` ${extra}`}`;
}

/** What helps until somebody is there, by the first-aid advice of the NHS and the AHA. */
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
