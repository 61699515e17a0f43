import { Article } from './client-terms.md';
import about from './client-terms.md?about';
import { LegalPage } from './legal-page.tsx';

export function ClientTermsPage() {
  return (
    <LegalPage about={about}>
      <Article />
    </LegalPage>
  );
}
