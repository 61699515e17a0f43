import { LegalPage } from './legal-page.tsx';
import { Article } from './terms.md';
import about from './terms.md?about';

export function TermsPage() {
  return (
    <LegalPage about={about}>
      <Article />
    </LegalPage>
  );
}
