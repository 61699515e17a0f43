import { createHmac } from 'node:crypto';
import { invitationCodeOf } from '#domain/coaching/invitation-code.ts';

/** The code of an invitation: without the server's secret nobody finds one, and made again it is the same. */
export function deriveInvitationCode(secret: string, id: string): string {
  return invitationCodeOf(createHmac('sha256', secret).update(`invitation\n${id}`).digest());
}

/** What is stored of a code, to find it by. */
export function hashInvitationCode(secret: string, code: string): string {
  return createHmac('sha256', secret).update(`invitation code\n${code}`).digest('base64url');
}
