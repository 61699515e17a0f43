import { array, boolean, int, number, object, optional, type output, string, union } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { rowIdParam } from './row-id-param.ts';
import { specialtySchema } from './specialties.ts';

/** `type` is basic (shown as Standard), premium or another word; `price` dollars a month, like '129.00'. */
export const programSchema = object({
  id: int(),
  type: string(),
  description: string(),
  specialties: array(specialtySchema),
  price: string(),
  listed: boolean(),
});

export type Program = output<typeof programSchema>;

/** Multipart. 409 when the coach has a program of this type already (BRAND-4). */
export const createProgram = endpoint({
  method: 'POST',
  path: '/api/coach/program/create/',
  access: 'coach',
  idempotent: true,
  form: object({ type: string(), description: string(), specialties: optional(union([rowIdParam, array(rowIdParam)])), price: string() }),
  response: programSchema,
});

/** Missing fields stay unchanged. 404 for a program of another coach. */
export const updateProgram = endpoint({
  method: 'PATCH',
  path: '/api/coach/program/:id/',
  access: 'coach',
  params: object({ id: rowIdParam }),
  body: object({
    description: optional(string()),
    specialties: optional(array(rowIdParam)),
    price: optional(union([string(), number()])),
  }),
  response: programSchema,
});

export const listOwnPrograms = endpoint({ method: 'GET', path: '/api/coach/programs/', access: 'coach', response: array(programSchema) });

/** Takes the value the program shall have (BRAND-6). */
export const setProgramListed = endpoint({
  method: 'PATCH',
  path: '/api/coach/program/:id/listed/',
  access: 'coach',
  params: object({ id: rowIdParam }),
  body: object({ listed: boolean() }),
  response: object({ id: int(), listed: boolean() }),
});
