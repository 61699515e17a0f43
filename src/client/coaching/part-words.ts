import { listText } from '#client/locale/formats.ts';
import { GRANT_FIELDS } from '#domain/coaching/grant.ts';
import { PART_WORDS } from '#domain/messages/consent.ts';

/** «plan, sets, and notes»; parts that this app does not know are left out. */
export function partsText(fields: readonly string[]): string {
  return listText(GRANT_FIELDS.filter((field) => fields.includes(field)).map((field) => PART_WORDS[field].name.toLowerCase()));
}
