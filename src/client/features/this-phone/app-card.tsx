import { isStandalone } from '#client/pwa/install-store.ts';
import { useSession } from '#client/session/session-store.ts';
import type { Account } from '#offline/store/account.ts';
import { APP_VERSION } from './app-version.ts';
import { browserLimits, browserPowers, readAbilities } from './browser-limits.ts';
import { keptWords } from './kept-words.ts';
import styles from './this-phone.module.css';
import { UpdateOffer } from './update-offer.tsx';
import { useKept } from './use-kept.ts';

export function AppCard({ account }: { account: Account }) {
  const profile = useSession((session) => session.profile);
  const kept = useKept();
  const abilities = readAbilities(window);
  const [powers, limits] = [browserPowers(abilities), browserLimits(abilities)];
  const facts = [
    { label: 'Installed', value: isStandalone() ? 'Yes, on the home screen' : 'No, open in the browser' },
    { label: 'Version', value: APP_VERSION },
    ...(profile === null ? [] : [{ label: 'Signed in as', value: `${profile.first_name} ${profile.last_name}`.trim() || profile.email }]),
    ...(kept === null ? [] : [{ label: 'Works without signal', value: keptWords(kept) }]),
    { label: 'This browser can', value: powers.join(', ') || 'Nothing of what the app would like' },
    { label: 'This browser cannot', value: limits.length === 0 ? 'Nothing: it can do all the app needs' : limits.join(', ') },
  ];
  return (
    <section className="card" aria-labelledby="app">
      <h2 className="h-4" id="app">
        This app
      </h2>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div className="kv small" key={label}>
            <dt className="cap">{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <UpdateOffer account={account} />
    </section>
  );
}
