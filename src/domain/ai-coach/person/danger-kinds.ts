import type { Region } from './limitations.ts';

export const DANGER_KINDS = [
  'cardiac',
  'stroke',
  'nerve',
  'fracture',
  'tear',
  'head',
  'rhabdo',
  'clot',
  'heat',
  'infection',
  'pregnancy',
  'self-harm',
  'eating',
  'drugs',
  'child',
  'sugar',
  'allergy',
  'breathing',
  'sight',
  'violence',
  'other',
] as const;
export type DangerKind = (typeof DANGER_KINDS)[number];

/** What a message says about a danger. */
export interface Danger {
  kind: DangerKind;
  /** How the coach names it to the trainee. */
  label: string;
  /** May be an emergency. */
  urgent: boolean;
  /** Unclear whether it is happening to the writer now: the coach asks instead of stopping. */
  ask: boolean;
}

/** For a danger that only the model saw. */
export const KIND_WORDS: Readonly<Record<DangerKind, Pick<Danger, 'label' | 'urgent'>>> = {
  cardiac: { label: 'a sign of heart trouble', urgent: true },
  stroke: { label: 'fainting or a sign of a stroke', urgent: true },
  nerve: { label: 'weakness or numbness that stays', urgent: true },
  fracture: { label: 'a possible fracture', urgent: false },
  tear: { label: 'a possible tear or dislocation', urgent: false },
  head: { label: 'a blow to the head', urgent: true },
  rhabdo: { label: 'dark urine or severe swelling after training', urgent: true },
  clot: { label: 'a sign of a blood clot', urgent: true },
  heat: { label: 'a sign of heat illness', urgent: true },
  infection: { label: 'a fever or an infection', urgent: false },
  pregnancy: { label: 'a warning sign in pregnancy', urgent: true },
  'self-harm': { label: 'thoughts of hurting yourself', urgent: true },
  eating: { label: 'eating far too little', urgent: false },
  drugs: { label: 'drugs or drink beside training', urgent: false },
  child: { label: 'a child training alone or too hard', urgent: false },
  sugar: { label: 'blood sugar that is too low or too high', urgent: true },
  allergy: { label: 'an allergic reaction', urgent: true },
  breathing: { label: 'trouble breathing', urgent: true },
  sight: { label: 'a sudden change in your sight', urgent: true },
  violence: { label: 'somebody hurting or threatening you', urgent: true },
  other: { label: 'a sign that needs a doctor', urgent: true },
};

export const UNCLEARED_HEART: Omit<Danger, 'ask'> = {
  kind: 'cardiac',
  label: 'a heart condition that no doctor has cleared for training',
  urgent: false,
};

/** A danger that somebody has to look at before training goes on. */
export interface RedFlag extends Omit<Danger, 'ask'> {
  /** The parts that wait; empty where all training waits. */
  regions: readonly Region[];
}
