import type { GrantField } from '#domain/coaching/grant.ts';
import type { Side } from '#domain/coaching/scope-rules.ts';

export type DemoLine = readonly [side: Side, hoursAgo: number, text: string];

/** How a client's eight weeks went; each state has its own reason on the desk, or none (DESK-1). */
export type DemoTraining = 'steady' | 'one missed' | 'two missed' | 'quiet' | 'hard' | 'harder squat' | 'stalled bench' | 'last week';

/** Somebody who pays the demo coach. */
export interface DemoClient {
  readonly first_name: string;
  readonly last_name: string;
  /** Hours since the purchase. */
  readonly boughtHoursAgo: number;
  readonly lines: readonly DemoLine[];
  readonly training: DemoTraining | null;
  /** Null when nothing is shared. */
  readonly shares: readonly GrantField[] | null;
  readonly note?: string;
}

const HELLO: DemoLine[] = [
  ['c', 900, 'Welcome. Log what you do this week, and I will look at it on Sunday.'],
  ['t', 880, 'Will do.'],
  ['c', 700, 'Good first weeks. Keep the weights, add a rep where it is easy.'],
];
const ALL: readonly GrantField[] = ['plan', 'sets', 'notes', 'body'];
const USUAL: readonly GrantField[] = ['plan', 'sets'];

function client(
  name: string,
  training: DemoTraining | null,
  shares: readonly GrantField[] | null,
  more: { readonly boughtHoursAgo?: number; readonly lines?: readonly DemoLine[]; readonly note?: string } = {},
): DemoClient {
  const [first_name = '', last_name = ''] = name.split(' ');
  return { first_name, last_name, boughtHoursAgo: 1_400, lines: HELLO, training, shares, ...more };
}

/** Clients of every state that the desk tells apart. */
export const DEMO_CLIENTS: readonly DemoClient[] = [
  client('Noor Haddad', null, null, { boughtHoursAgo: 41.5, lines: [] }),
  client('Nina Ek', 'steady', USUAL, { lines: [...HELLO, ['t', 26, 'Can I bench on Friday instead?']] }),
  client('Milan Horvat', null, null, { lines: [...HELLO, ['t', 51, 'Is it fine to swap the row for a pulldown?']] }),
  client('Lena Brandt', 'harder squat', ALL, { note: 'Felt heavy but clean.' }),
  client('Tomasz Wilk', 'stalled bench', USUAL),
  client('Rania Aziz', 'two missed', USUAL),
  client('Owen Gallagher', 'two missed', ALL, { note: 'Short on time, skipped the last set.' }),
  client('Ines Duarte', 'quiet', ['sets']),
  client('Viktor Sol', 'hard', USUAL),
  client('Ahmed Saleh', 'last week', USUAL),
  client('Bea Fontaine', 'one missed', ALL),
  client('Caleb Stone', 'steady', USUAL),
  client('Yuki Mori', 'steady', ['sets', 'body']),
  client('Greta Falk', 'steady', USUAL, { lines: [...HELLO, ['t', 3, 'New best on the squat today.']] }),
  client('Kofi Mensah', 'steady', null),
  client('Paula Reyes', null, USUAL, { boughtHoursAgo: 200, lines: [['c', 190, 'Welcome, Paula. When do you start?']] }),
];

export function clientEmail({ first_name, last_name }: Pick<DemoClient, 'first_name' | 'last_name'>): string {
  return `${first_name}.${last_name}@clients.example.com`.toLowerCase();
}
