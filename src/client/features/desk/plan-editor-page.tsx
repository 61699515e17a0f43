import { useState } from 'react';
import { generatePath } from 'react-router-dom';
import { CoachingFailed, CoachingLoading } from '#client/coaching/coaching-states.tsx';
import { useRelationships } from '#client/coaching/use-relationships.ts';
import { usePageParams } from '#client/routing/page-params.ts';
import { PATHS } from '#client/routing/paths.ts';
import { useAccount } from '#client/session/use-account.ts';
import { useReading } from '#client/session/use-reading.ts';
import { storeNow } from '#client/training/store-now.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Link } from '#client/ui/buttons/link.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Screen } from '#client/ui/layout/screen.tsx';
import type { Relationship } from '#contract/index.ts';
import { coachPlanOf } from '#domain/coaching/coach-plan.ts';
import { COACH_PLAN_MESSAGES } from '#domain/messages/coach-plans.ts';
import { COACHING_MESSAGES } from '#domain/messages/coaching.ts';
import { readKeptLog } from '#offline/coaching/client-log.ts';
import { type CoachDraft, emptyDraft, readCoachDraft, saveCoachDraft } from '#offline/coaching/coach-drafts.ts';
import { listProposals } from '#offline/coaching/proposals.ts';
import { readUnit } from '#offline/log/training-choice.ts';
import type { Account } from '#offline/store/account.ts';
import { EditPlan } from './edit-plan.tsx';
import styles from './plan-editor.module.css';
import { SentPlans } from './sent-plans.tsx';

/** A coach's plan for one client: from the plan they share, or empty; a draft on this device until it is sent (CPLAN-9). */
export function PlanEditorPage() {
  const { id = '' } = usePageParams();
  const account = useAccount();
  const relationships = useRelationships(account, 'coach');
  const reading = useReading(`coach-plan|${account.owner}|${id}`, () => readEditing(account, id), { keep: true });
  if (reading.status === 'failed') return <CoachingFailed title="Plan" onRetry={reading.retry} />;
  if (reading.status === 'loading' || relationships.status !== 'ready') return <CoachingLoading title="Plan" />;
  const found = relationships.value.find(({ relationship }) => relationship.id === id);
  if (found === undefined)
    return (
      <Screen title="Plan">
        <EmptyState sentence={COACHING_MESSAGES.notYours} />
      </Screen>
    );
  const { draft } = reading.value;
  if (draft === null) return <Start account={account} relationship={found.relationship} editing={reading.value} />;
  return <EditPlan key={id} account={account} relationship={found.relationship} kept={draft} unit={reading.value.unit} />;
}

type Editing = Awaited<ReturnType<typeof readEditing>>;

async function readEditing(account: Account, id: string) {
  const [draft, log, sent, unit] = await Promise.all([
    readCoachDraft(account, id),
    readKeptLog(account, id),
    listProposals(account, id),
    readUnit(account),
  ]);
  return { draft, shared: log?.plan ?? null, lease_until: log?.lease_until, version: log?.version, sent, unit };
}

function Start({ account, relationship, editing }: { account: Account; relationship: Relationship; editing: Editing }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const name = relationship.first_name ?? 'your client';
  const { shared, lease_until, version, sent } = editing;
  const begin = async (draft: CoachDraft) => {
    let tooMuch: string | null = null;
    const failed = await storeNow(async () => {
      tooMuch = await saveCoachDraft(account, relationship.id, draft);
    });
    setTrouble(failed ?? tooMuch);
  };
  return (
    <Screen title={`Plan for ${name}`}>
      <div className={styles.page}>
        <p className="cap">
          <Link to={generatePath(PATHS.client, { id: relationship.id })}>{relationship.with ?? COACHING_MESSAGES.formerClient}</Link>
        </p>
        {relationship.state === 'active' ? (
          <div className={styles.ways}>
            {shared === null || shared.weeks.length === 0 ? (
              <p className="muted">{COACH_PLAN_MESSAGES.notShared}</p>
            ) : (
              <Button
                kind="now"
                wide
                onClick={() => {
                  const base = coachPlanOf(shared);
                  const read = { ...(lease_until === undefined ? {} : { lease_until }), ...(version === undefined ? {} : { version }) };
                  void begin({ base, ...read, plan: base, note: '', reasons: {} });
                }}
              >
                {`Change ${name}’s plan`}
              </Button>
            )}
            {sent.length === 0 ? null : (
              <Button
                wide
                onClick={() => {
                  const last = sent[0]?.proposal;
                  if (last !== undefined)
                    void begin({
                      base: null,
                      plan: last.plan,
                      note: '',
                      reasons: {},
                      ...(last.base === null ? {} : { is_of_client: true, version: relationship.consent?.version ?? 0 }),
                    });
                }}
              >
                Begin with the last plan sent
              </Button>
            )}
            <Button wide onClick={() => void begin(emptyDraft())}>
              Begin an empty plan
            </Button>
          </div>
        ) : (
          <Note>{COACH_PLAN_MESSAGES.notActive}</Note>
        )}
        {trouble === null ? null : <Note kind="fail">{trouble}</Note>}
        <SentPlans account={account} relationship={relationship} sent={sent} />
      </div>
    </Screen>
  );
}
