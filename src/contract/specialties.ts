import { array, int, object, type output, string } from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const specialtySchema = object({ id: int(), title: string() });

export type Specialty = output<typeof specialtySchema>;

/** Every specialty, by title. */
export const listSpecialties = endpoint({ method: 'GET', path: '/api/specialties/', access: 'anyone', response: array(specialtySchema) });
