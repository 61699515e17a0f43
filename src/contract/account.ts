import { array, boolean, iso, literal, looseObject, nullable, object, type output, string, uuid } from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Other devices are signed out (AUTH-19). 400 with `detail`: a wrong old password, or a new one that does not do. */
export const changePassword = endpoint({
  method: 'PATCH',
  path: '/api/user/password/',
  access: 'login',
  body: object({ old_password: string(), new_password: string(), confirm_password: string() }),
  response: looseObject({}),
});

/** One sign-in on one device. `device` is read from the user agent, like `Chrome on Android`; null when unknown. */
export const accountSessionSchema = object({
  id: uuid(),
  device: nullable(string()),
  created_at: iso.datetime(),
  last_used_at: iso.datetime(),
  /** The calling session. */
  current: boolean(),
});

export type AccountSession = output<typeof accountSessionSchema>;

/** Ours: signed-in devices, the calling one first, then by last use. */
export const listAccountSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions/',
  access: 'login',
  response: object({ sessions: array(accountSessionSchema) }),
});

/** Ours: signs one device out immediately. Idempotent; 404 for a session of another account. */
export const revokeAccountSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id/',
  access: 'login',
  params: object({ id: uuid() }),
  response: object({ revoked: literal(true) }),
});

/** Ours: signs out every other device. */
export const revokeOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/',
  access: 'login',
  response: object({ revoked: literal(true) }),
});

/** Ours: everything stored about the account, by table. */
export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export/',
  access: 'login',
  response: looseObject({ exported_at: iso.datetime(), account: looseObject({}) }),
});

/** Ours: the logged sets as CSV. */
export const exportAccountLogs = endpoint({
  method: 'GET',
  path: '/api/account/export/logs/',
  access: 'login',
  response: object({ filename: string(), csv: string() }),
});

/**
 * Ours: deletes the account and all its data. 400 with `detail` for a wrong password. Later calls with its tokens get 410
 * `account_deleted`, on which a phone deletes its copy.
 */
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/account/',
  access: 'login',
  body: object({ password: string() }),
  response: object({ deleted: literal(true) }),
});
