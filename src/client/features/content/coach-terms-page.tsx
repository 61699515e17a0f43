import { Article } from './coach-terms.md';
import about from './coach-terms.md?about';
import { LegalPage } from './legal-page.tsx';

export function CoachTermsPage() {
  return (
    <LegalPage about={about}>
      <Article />
    </LegalPage>
  );
}
