import type { Head } from '#client/routing/page-data-cache.ts';
import { PATHS } from '#client/routing/paths.ts';
import { QUESTION_GROUPS } from './questions.ts';

export function faqHead(): Head {
  return {
    title: 'FAQ · Setwise',
    description: 'Prices, cancelling, discovery calls, the AI Coach, training without signal, and your data: short answers.',
    canonical: PATHS.faq,
    json_ld: [
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: QUESTION_GROUPS.flatMap(({ questions }) =>
          questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
          })),
        ),
      },
    ],
  };
}
