import { LegalPage } from './legal-page.tsx';
import { Article } from './privacy.md';
import about from './privacy.md?about';

export function PrivacyPage() {
  return (
    <LegalPage about={about}>
      <Article />
    </LegalPage>
  );
}
