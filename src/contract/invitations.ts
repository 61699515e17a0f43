import { array, maxLength, nullable, number, object, type output, string, enum as zodEnum } from 'zod/mini';
import { INVITATION_LABEL_MAX_LENGTH, INVITATION_TYPED_MAX_LENGTH } from '#domain/limits.ts';
import { endpoint } from './endpoint.ts';
import { relationshipSchema } from './relationships.ts';

/** A coach's code, without the code itself (REL-3). Instants are ISO 8601. */
const invitationSchema = object({
  id: string(),
  label: string(),
  created_at: string(),
  expires_at: string(),
  state: zodEnum(['open', 'used', 'expired', 'cancelled']),
  used_at: nullable(string()),
  /** First name and initial of the person who used it; null while nobody has, or once their account is gone. */
  client: nullable(string()),
});

export type Invitation = output<typeof invitationSchema>;

const invitationParams = object({ id: string() });
const codeBody = object({ code: string().check(maxLength(INVITATION_TYPED_MAX_LENGTH)) });

/** Ours: the coach's codes, the newest first, and how many people are with the coach by one. */
export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/invitations/',
  access: 'coach',
  response: object({ invited: number(), invitations: array(invitationSchema) }),
});

/** Ours: makes a code, which only this answer holds. Repeated with the same id it is the same code. */
export const createInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/',
  access: 'coach',
  body: object({ id: string(), label: string().check(maxLength(INVITATION_LABEL_MAX_LENGTH)) }),
  response: object({ code: string(), invitation: invitationSchema }),
});

/** Ours: from now on nobody can use the code. */
export const cancelInvitation = endpoint({
  method: 'DELETE',
  path: '/api/invitations/:id/',
  access: 'coach',
  params: invitationParams,
  response: invitationSchema,
});

/** Ours: whose code it is. The code is in the body, because addresses are logged. */
export const readInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/read/',
  access: 'anyone',
  body: codeBody,
  response: object({
    name: string(),
    first_name: string(),
    picture: nullable(string()),
    /** The coach's page; null while they are not listed, and so have none. */
    coach_id: nullable(number()),
  }),
});

/** Ours: begins coaching with a code. Repeated by the same account it begins nothing new. */
export const joinByCode = endpoint({
  method: 'POST',
  path: '/api/relationships/join/',
  access: 'login',
  body: codeBody,
  response: relationshipSchema,
});
