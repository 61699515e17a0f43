import { createProgram, listOwnPrograms, setProgramListed, updateProgram } from '#contract/index.ts';
import { programsOf } from '../commands/coach/own.ts';
import { addProgram, editProgram, setListed } from '../commands/coach/programs.ts';
import { findCoachRow } from '../commands/coach/row.ts';
import type { Api } from '../http/api.ts';
import { serve } from '../http/serve.ts';

export function serveCoachProgramRoutes(api: Api): void {
  serve(api, createProgram, ({ form, account }) =>
    addProgram(api, account, { ...form, specialties: [form.specialties ?? []].flat().map(Number) }),
  );

  serve(api, listOwnPrograms, async ({ account }) => {
    const coach = await findCoachRow(api.database, account.id);
    return coach === null ? [] : programsOf(api.database, coach.id);
  });

  serve(api, updateProgram, ({ params, body: { description, specialties, price }, account }) =>
    editProgram(api, account, Number(params.id), {
      ...(description === undefined ? {} : { description }),
      ...(specialties === undefined ? {} : { specialties: specialties.map(Number) }),
      ...(price === undefined ? {} : { price: String(price) }),
    }),
  );

  serve(api, setProgramListed, async ({ params, body: { listed }, account }) => {
    const id = Number(params.id);
    await setListed(api, account, id, listed);
    return { id, listed };
  });
}
