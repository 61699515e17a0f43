import { capitalised } from '../users/display-name.ts';

/** The full name, or @username when neither name is there (BROWSE-5). */
export function fullName({
  first_name,
  last_name,
  username,
}: {
  readonly first_name: string;
  readonly last_name: string;
  readonly username: string;
}): string {
  const name = [first_name, last_name]
    .map(capitalised)
    .filter((part) => part !== '')
    .join(' ');
  return name === '' ? `@${username}` : name;
}
