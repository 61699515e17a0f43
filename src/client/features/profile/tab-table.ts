export type TabId = 'profile' | 'brand' | 'programs' | 'scheduling' | 'payments' | 'security';

interface Tab {
  readonly id: TabId;
  readonly label: string;
  readonly coachOnly: boolean;
}

/** The sidebar, in this order (ACCOUNT-4). */
const TABS: readonly Tab[] = [
  { id: 'profile', label: 'Personal Information', coachOnly: false },
  { id: 'brand', label: 'Your Brand', coachOnly: true },
  { id: 'programs', label: 'Programs', coachOnly: true },
  { id: 'scheduling', label: 'Scheduling', coachOnly: true },
  { id: 'payments', label: 'Payments', coachOnly: false },
  { id: 'security', label: 'Security', coachOnly: false },
];

export function tabsFor(role: 'member' | 'coach'): readonly Tab[] {
  return TABS.filter(({ coachOnly }) => role === 'coach' || !coachOnly);
}

/** The remembered tab where the person has it, else the first (ACCOUNT-5). */
export function tabOf(remembered: string | null, role: 'member' | 'coach'): TabId {
  return tabsFor(role).find(({ id }) => id === remembered)?.id ?? 'profile';
}
