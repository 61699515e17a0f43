import { boolean, nullable, object, optional, type output, string, enum as zodEnum } from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const roleSchema = zodEnum(['member', 'coach']);

/** `id` is optional, because another backend does not send it (API-1). */
export const profileSchema = object({
  id: optional(string()),
  first_name: string(),
  last_name: string(),
  email: string(),
  role: roleSchema,
  profile_image_url: optional(nullable(string())),
  /** Ours: a coach with an unfinished registration. */
  needs_complete_registration: optional(boolean()),
});

export type Profile = output<typeof profileSchema>;

export const readUserName = endpoint({
  method: 'GET',
  path: '/api/user/name/',
  access: 'login',
  response: object({ first_name: string(), last_name: string() }),
});

export const readProfile = endpoint({ method: 'GET', path: '/api/user/profile/', access: 'login', response: profileSchema });
