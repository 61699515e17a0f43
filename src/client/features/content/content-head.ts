import type { Head } from '#client/routing/page-data-cache.ts';
import { PATHS } from '#client/routing/paths.ts';
import clientTerms from './client-terms.md?about';
import coachTerms from './coach-terms.md?about';
import privacy from './privacy.md?about';
import terms from './terms.md?about';

const headOf =
  ({ title, description }: { title: string; description: string }, canonical: string) =>
  (): Head => ({
    title: `${title} · Setwise`,
    description,
    canonical,
  });

export const termsHead = headOf(terms, PATHS.terms);
export const privacyHead = headOf(privacy, PATHS.privacy);
export const clientTermsHead = headOf(clientTerms, PATHS.clientTerms);
export const coachTermsHead = headOf(coachTerms, PATHS.coachTerms);
export const contactHead = headOf({ title: 'Contact', description: 'Write to us and a person answers within 24 hours.' }, PATHS.contact);
