import {
  type Call,
  createProgram,
  type Failure,
  listOwnPrograms,
  type Outcome,
  replaceSpecialties,
  updateBio,
  updateCountry,
  updateDob,
  updateGender,
  updateProfileImage,
  updateProgram,
} from '#contract/index.ts';
import { PROGRAM_TYPES, type ProgramType } from '#domain/programs/program-form.ts';
import type { OnboardingDraft, ProgramDraft } from './draft.ts';

/** A separately sent part, done when the server has this `mark`. */
interface Part {
  readonly name: string;
  readonly mark: string;
  readonly send: (call: Call, onPart: (part: number) => void) => Promise<Outcome<unknown>>;
}

export interface SubmitProgress {
  readonly done: number;
  readonly of: number;
  /** Upload progress of the photo. */
  readonly upload: number | null;
}

export interface SubmitDependencies {
  readonly call: Call;
  /** Stores progress in the draft before the next part is sent. */
  readonly keep: (draft: OnboardingDraft) => Promise<unknown>;
  readonly onProgress: (progress: SubmitProgress) => void;
}

/**
 * Sends missing parts in order and records each when answered, so that a restart sends nothing twice. Parts without an answer are repeated
 * idempotently. Resolves to the draft and the failure that stopped it.
 */
export async function submitRegistration(
  draft: OnboardingDraft,
  { call, keep, onProgress }: SubmitDependencies,
): Promise<{ draft: OnboardingDraft; failure: Failure | null }> {
  const parts = partsOf(draft);
  const isDone = (now: OnboardingDraft, { name, mark }: Part) => now.saved[name] === mark;
  let current = draft;
  const tell = (upload: number | null) =>
    onProgress({ done: parts.filter((part) => isDone(current, part)).length, of: parts.length, upload });
  for (const part of parts) {
    if (isDone(current, part)) continue;
    tell(null);
    const outcome = await part.send(call, tell);
    if (!outcome.ok) return { draft: current, failure: outcome.failure };
    current = { ...current, saved: { ...current.saved, [part.name]: part.mark } };
    await keep(current);
  }
  tell(null);
  return { draft: current, failure: null };
}

/** True when part of a submit is on the server. */
export function isBegun(draft: OnboardingDraft): boolean {
  return Object.keys(draft.saved).length > 0;
}

function partsOf(draft: OnboardingDraft): Part[] {
  const { country, dob, gender, short_bio, specialties, photo } = draft;
  return [
    { name: 'country', mark: country, send: (call) => call(updateCountry, { body: { country } }) },
    { name: 'dob', mark: dob, send: (call) => call(updateDob, { body: { dob } }) },
    { name: 'gender', mark: gender, send: (call) => call(updateGender, { body: { gender } }) },
    { name: 'bio', mark: short_bio, send: (call) => call(updateBio, { body: { short_bio } }) },
    {
      name: 'specialties',
      mark: specialties.join(),
      send: (call) => call(replaceSpecialties, { body: { specialties: [...specialties] } }),
    },
    ...(photo === null
      ? []
      : [
          {
            name: 'photo',
            mark: photo.id,
            send: (call: Call, onPart: (part: number) => void) =>
              call(updateProfileImage, { form: {}, picture: new Blob([photo.bytes], { type: photo.type }) }, { on_upload: onPart }),
          },
        ]),
    ...PROGRAM_TYPES.flatMap((type) => {
      const program = draft.programs[type];
      if (program === undefined) return [];
      const { description, specialties: covered, price } = program;
      return [
        {
          name: `program ${type}`,
          mark: JSON.stringify([description, covered, price]),
          send: (call: Call) => sendProgram(call, type, program),
        },
      ];
    }),
  ];
}

/** The server allows one program per type: one left by a lost answer is updated. */
async function sendProgram(call: Call, type: ProgramType, program: ProgramDraft): Promise<Outcome<unknown>> {
  const { description, price, key } = program;
  const specialties = [...program.specialties];
  const created = await call(createProgram, { form: { type, description, specialties, price } }, { idempotency_key: key });
  if (created.ok || created.failure.kind !== 'refused' || created.failure.status !== 409) return created;
  const own = await call(listOwnPrograms, {});
  if (!own.ok) return own;
  const same = own.value.find((one) => one.type === type);
  return same === undefined ? created : call(updateProgram, { params: { id: same.id }, body: { description, specialties, price } });
}
