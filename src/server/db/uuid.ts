const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the database takes this text for an id; it fails the whole question over any other. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
