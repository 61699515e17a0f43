import { type ChatMessage, foldBrief } from '#domain/ai-coach/brief.ts';

/** Suggestions that would change the plan, without those already in the brief. */
export function changeSuggestions(messages: readonly ChatMessage[]): string[] {
  const brief = foldBrief(messages);
  const days = brief.days === null || brief.days <= 2 ? 3 : brief.days - 1;
  const known = JSON.stringify(brief);
  const changes = (content: string) => JSON.stringify(foldBrief([...messages, { role: 'user', content }])) !== known;
  return [
    brief.goal === 'muscle' ? 'Get stronger' : 'Build muscle',
    `${days} days a week`,
    brief.minutes === 45 ? 'Make it 30 minutes' : 'Make it 45 minutes',
    'Only dumbbells',
    'Full gym',
  ].filter(changes);
}
