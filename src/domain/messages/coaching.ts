/** Ours: a coach and a trainee (docs/bridge.md). */
export const COACHING_MESSAGES = {
  loading: 'Loading...',
  readFailed: 'This phone could not read its own storage. Nothing is lost: try again, or reload the page.',
  noCoach: 'You have no coach yet. When you buy a program, your coach is here.',
  noClients: 'Nobody yet. Whoever buys a program of yours is here.',
  noLeads: 'Nobody has asked for a free call yet.',
  leadsUnread: 'These requests could not be fetched. What this phone has seen before is shown.',
  coachesOnly: 'This part is for coaches.',
  order: 'Order: by name.',
  leadsOrder: 'Order: newest first.',
  formerCoach: 'Former coach',
  formerClient: 'Former client',
  paused: 'A month is unpaid. You can go on writing.',
  closing: 'The subscription has ended. You can write for two more weeks.',
  ended: 'The subscription has ended.',
} as const;
