import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { upgradeMember } from '#client/coach-forms/upgrade.ts';
import { PATHS } from '#client/routing/paths.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import type { Profile } from '#contract/index.ts';
import { capitalised } from '#domain/users/display-name.ts';
import styles from '../profile.module.css';
import { ChangePhoto } from './change-photo.tsx';

/** A member's photo and name, and the way to become a coach (ACCOUNT-6). */
export function MemberPersonal({ profile }: { profile: Profile }) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [sentence, setSentence] = useState<string | null>(null);
  const become = async () => {
    if (isBusy) return;
    setBusy(true);
    const failed = await upgradeMember();
    setBusy(false);
    setSentence(failed);
    if (failed === null) await navigate(PATHS.becomeCoach);
  };
  return (
    <div className={styles.stack}>
      <div className={styles.who}>
        <ChangePhoto url={profile.profile_image_url ?? null} />
        <div>
          <h2 className="h-2">{`${capitalised(profile.first_name)} ${capitalised(profile.last_name)}`.trim()}</h2>
          <p className="muted">{profile.email}</p>
        </div>
      </div>
      <section className="card" aria-labelledby="become">
        <h2 className="h-3" id="become">
          Coach other people
        </h2>
        <p className={styles.lead}>
          Set your own prices, keep 80% of them, and stay with us for as long as you like. It takes four short steps.
        </p>
        {sentence === null ? null : <Note kind="fail">{sentence}</Note>}
        <Button kind="now" wide busy={isBusy} busyLabel="Opening…" onClick={() => void become()}>
          Become a Coach
        </Button>
      </section>
    </div>
  );
}
