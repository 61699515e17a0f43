import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';
import { call } from '#client/api/http.ts';
import { CoachPortrait } from '#client/coaches/coach-portrait.tsx';
import { coachingFailureText } from '#client/coaching/failure-text.ts';
import { PATHS } from '#client/routing/paths.ts';
import { useSession } from '#client/session/session-store.ts';
import { rememberWantedPage } from '#client/session/wanted-page.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { Link } from '#client/ui/buttons/link.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { joinByCode, type Relationship, type ResponseOf, type readInvitation } from '#contract/index.ts';
import { formatInvitationCode } from '#domain/coaching/invitation-code.ts';
import { INVITATION_MESSAGES } from '#domain/messages/invitations.ts';
import styles from './join-page.module.css';

interface JoinOfferProps {
  code: string;
  coach: ResponseOf<typeof readInvitation>;
  onOther: () => void;
}

/** Whose code it is and what joining means, before it binds (REL-3). */
export function JoinOffer({ code, coach, onOther }: JoinOfferProps) {
  const { name, first_name, picture, coach_id } = coach;
  const terms = [
    INVITATION_MESSAGES.payNothing,
    INVITATION_MESSAGES.bothWrite,
    `${first_name} sees your first name and the first letter of your last name.`,
    INVITATION_MESSAGES.nothingShared,
    INVITATION_MESSAGES.leaveAnyTime,
  ];
  return (
    <section className={`card ${styles.offer ?? ''}`} aria-label={`Code of ${name}`}>
      <header className={styles.head}>
        <CoachPortrait src={picture} alt="" width={84} eager className={styles.portrait} />
        <div className={styles.words}>
          <p className="cap">{`Code ${formatInvitationCode(code)}`}</p>
          <h2 className="h-2">{`${name} would like to coach you`}</h2>
          {coach_id === null ? null : (
            <p className="cap">
              <Link to={generatePath(PATHS.coach, { id: String(coach_id) })}>Profile and programs</Link>
            </p>
          )}
        </div>
      </header>
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term} className={styles.term}>
            <Icon name="check" size="s" />
            {term}
          </li>
        ))}
      </ul>
      <p className="cap">
        The <Link to={PATHS.clientTerms}>client terms</Link> apply.
      </p>
      <Decision code={code} first_name={first_name} />
      <Button kind="bare" className={styles.other} onClick={onOther}>
        Use another code
      </Button>
    </section>
  );
}

function Decision({ code, first_name }: { code: string; first_name: string }) {
  const status = useSession((session) => session.status);
  if (status === 'loading') return null;
  return status === 'out' ? <ForVisitor code={code} /> : <ForMember code={code} first_name={first_name} />;
}

/** The code is used after registering or logging in, on this same page. */
function ForVisitor({ code }: { code: string }) {
  const comeBack = () => rememberWantedPage(`${PATHS.joinCoach}#${formatInvitationCode(code)}`);
  return (
    <>
      <p>{INVITATION_MESSAGES.needsAccount}</p>
      <div className={styles.row}>
        <ButtonLink kind="now" to={PATHS.register} onClick={comeBack}>
          Register
        </ButtonLink>
        <ButtonLink kind="line" to={PATHS.login} onClick={comeBack}>
          Login
        </ButtonLink>
      </div>
    </>
  );
}

function ForMember({ code, first_name }: { code: string; first_name: string }) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const join = async () => {
    setBusy(true);
    setFailure(null);
    const outcome = await call(joinByCode, { body: { code } });
    if (outcome.ok) {
      await keepOnPhone(outcome.value);
      void navigate(PATHS.coaching);
      return;
    }
    setFailure(coachingFailureText(outcome.failure));
    setBusy(false);
  };
  return (
    <>
      {failure === null ? null : <Note kind="fail">{failure}</Note>}
      <Button kind="now" wide busy={isBusy} busyLabel="Joining..." onClick={() => void join()}>
        {`Join ${first_name}`}
      </Button>
    </>
  );
}

/** So that My coach shows it at once. Where this phone cannot store it, the next synchronisation brings it. */
async function keepOnPhone(relationship: Relationship): Promise<void> {
  const { owner } = useSession.getState();
  if (owner === null) return;
  try {
    // The account's database, which visitors never load.
    const [{ openRuntime }, { storeRelationship }] = await Promise.all([
      import('#client/session/account-runtime.ts'),
      import('#offline/coaching/relationships.ts'),
    ]);
    await storeRelationship((await openRuntime(owner)).account, relationship);
  } catch {
    // The server has it.
  }
}
