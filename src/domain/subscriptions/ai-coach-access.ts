/** The fields of a subscription (section 3) that say what it is for. */
interface SubscriptionLike {
  readonly type?: string | null | undefined;
  readonly subscription_type?: string | null | undefined;
  readonly status: string;
}

/** Section 3: the AI Coach's subscriptions carry the type `ai_coach`, labelled 'AI Coach'. */
export function isAiCoachSubscription({ type, subscription_type }: SubscriptionLike): boolean {
  return [subscription_type, type].some(
    (name) =>
      name
        ?.trim()
        .toLowerCase()
        .replaceAll(/[\s-]+/g, '_') === 'ai_coach',
  );
}

/** Section 2: an active AI Coach subscription opens the chat. */
export function hasAiCoachAccess(subscriptions: readonly SubscriptionLike[]): boolean {
  return subscriptions.some((subscription) => subscription.status.toLowerCase() === 'active' && isAiCoachSubscription(subscription));
}
