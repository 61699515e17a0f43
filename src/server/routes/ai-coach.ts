import { askCoach } from '#contract/index.ts';
import { AI_COACH_BODY_MAX_BYTES } from '#domain/limits.ts';
import { answerAsCoach } from '../commands/ai-coach-answer.ts';
import type { Api } from '../http/api.ts';
import { serve } from '../http/serve.ts';

/** The AI Coach's chat. The whole conversation comes with every request, so nothing of it is kept here. */
export function serveAiCoachRoutes(api: Api): void {
  serve(api, askCoach, ({ body, account, context }) => answerAsCoach(api, body, { user_id: account.id, ...context }), {
    limit: 'coach',
    maxBytes: AI_COACH_BODY_MAX_BYTES,
    // The engine answers at once; only a model's words are worth showing on their way.
    streams: api.coachModel !== null,
  });
}
