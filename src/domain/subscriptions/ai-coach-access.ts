/** The fields of a subscription that say what it is for (MONEY-14). */
interface SubscriptionLike {
  readonly type?: string | null | undefined;
  readonly subscription_type?: string | null | undefined;
  readonly status: string;
}

/** The AI Coach's subscriptions carry the type `ai_coach`, labelled 'AI Coach' (MONEY-14). */
export function isAiCoachSubscription({ type, subscription_type }: SubscriptionLike): boolean {
  return [subscription_type, type].some(
    (name) =>
      name
        ?.trim()
        .toLowerCase()
        .replaceAll(/[\s-]+/g, '_') === 'ai_coach',
  );
}

/** An active AI Coach subscription opens the chat (MONEY-15). */
export function hasAiCoachAccess(subscriptions: readonly SubscriptionLike[]): boolean {
  return subscriptions.some((subscription) => subscription.status.toLowerCase() === 'active' && isAiCoachSubscription(subscription));
}
