import { useMemo, useState } from 'react';
import { ExercisePicker } from '#client/training/exercise-picker/exercise-picker.tsx';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { Screen } from '#client/ui/layout/screen.tsx';
import type { Relationship } from '#contract/index.ts';
import { changeCoachDay, changeItem, itemOf, moveItem } from '#domain/coaching/edit-coach-plan.ts';
import { hunksOf } from '#domain/coaching/plan-hunks.ts';
import { itemWords } from '#domain/coaching/plan-words.ts';
import { COACH_PLAN_MOST, type CoachItem, type CoachPlan } from '#domain/sync/proposal-shape.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import type { CoachDraft } from '#offline/coaching/coach-drafts.ts';
import type { Account } from '#offline/store/account.ts';
import { checkCoachPlan } from './check-coach-plan.ts';
import { Checker } from './checker.tsx';
import { ItemSheet } from './item-sheet.tsx';
import styles from './plan-editor.module.css';
import { SendSheet } from './send-sheet.tsx';
import { useCoachDraft } from './use-coach-draft.ts';

interface EditPlanProps {
  account: Account;
  relationship: Relationship;
  kept: CoachDraft;
  unit: WeightUnit;
}

const ALL_WEEKS = -1;
const WEEKS = Array.from({ length: COACH_PLAN_MOST.weeks }, (_, index) => ({
  value: index + 1,
  label: index === 0 ? '1 week, repeated' : `${index + 1} weeks`,
}));

/** The days and exercises of a plan for a client, beside the checker's findings (CPLAN-9). */
export function EditPlan({ account, relationship, kept, unit }: EditPlanProps) {
  const { draft, keep, trouble, throwAway } = useCoachDraft(account, relationship.id, kept);
  const [week, setWeek] = useState(ALL_WEEKS);
  const [dayId, setDayId] = useState(kept.plan.days[0]?.day_id ?? '');
  const [open, setOpen] = useState<'add' | 'send' | CoachItem | null>(null);
  const { plan, base } = draft;
  const name = relationship.first_name ?? 'your client';
  const findings = useMemo(() => checkCoachPlan(plan), [plan]);
  const hunks = useMemo(() => (base === null ? null : hunksOf(base, plan, base)), [base, plan]);
  const day = plan.days.find(({ day_id }) => day_id === dayId) ?? plan.days[0];
  const change = (next: CoachPlan): string | null => {
    const tooMuch = keep({ ...draft, plan: next });
    if (tooMuch === null) setOpen(null);
    return tooMuch;
  };
  const isEmpty = plan.days.every(({ items }) => items.length === 0);
  const isBlocked = findings.some(({ severity }) => severity === 'error') || isEmpty || (hunks !== null && hunks.length === 0);
  const changes = hunks === null ? 'A plan of its own' : hunks.length === 1 ? '1 change' : `${hunks.length} changes`;
  return (
    <Screen
      title={`Plan for ${name}`}
      rail={<Checker findings={findings} isEmpty={isEmpty} />}
      dock={
        <div className={styles.dock}>
          <section role="status" className="cap">
            {changes}
          </section>
          <Button kind="now" disabled={isBlocked} aria-haspopup="dialog" onClick={() => setOpen('send')}>
            Send as a proposal
          </Button>
        </div>
      }
    >
      <div className={styles.page}>
        <div className={styles.fields}>
          <SelectField label="Length" options={WEEKS} value={plan.weeks} onChange={(weeks) => change({ ...plan, weeks })} />
          {plan.weeks === 1 ? null : <SelectField label="Change" options={weekOptions(plan.weeks)} value={week} onChange={setWeek} />}
          <SelectField
            label="Day"
            options={plan.days.map(({ day_id, title }) => ({ value: day_id, label: title }))}
            value={day?.day_id ?? ''}
            onChange={setDayId}
          />
        </div>
        {day === undefined ? null : (
          <section aria-label={day.title} className={styles.day}>
            <TextField
              label="Name of the day"
              maxLength={COACH_PLAN_MOST.name}
              value={day.title}
              onChange={(event) => {
                const title = event.currentTarget.value;
                if (title !== '') change(changeCoachDay(plan, day.day_id, (before) => ({ ...before, title })));
              }}
            />
            <ul className={styles.items}>
              {day.items.map((item) => (
                <li key={item.item_id}>
                  <button type="button" className={styles.item} aria-haspopup="dialog" onClick={() => setOpen(item)}>
                    {itemWords(item)}
                  </button>
                </li>
              ))}
            </ul>
            <div className={styles.ways}>
              <Button kind="line" aria-haspopup="dialog" onClick={() => setOpen('add')}>
                Add exercises
              </Button>
              <Button
                kind="bare"
                onClick={() => {
                  const day_id = account.newId();
                  const days = [...plan.days, { day_id, title: `Day ${plan.days.length + 1}`, items: [] }];
                  if (change({ ...plan, days }) === null) setDayId(day_id);
                }}
              >
                Add a day
              </Button>
              <Button kind="bare" onClick={() => change(changeCoachDay(plan, day.day_id, () => null))}>
                {`Remove ${day.title}`}
              </Button>
            </div>
          </section>
        )}
        <div className={styles.narrow}>
          <Checker findings={findings} isEmpty={isEmpty} />
        </div>
        {trouble === null ? null : <Note kind="fail">{trouble}</Note>}
        <Button kind="bare" onClick={throwAway}>
          Throw this draft away
        </Button>
      </div>
      {open === 'add' && day !== undefined ? (
        <ExercisePicker
          account={account}
          unit={unit}
          title={`Add to ${day.title}`}
          onChoose={async (chosen) => {
            const items = chosen.map((each) => itemOf(each, account.newId()));
            return change(changeCoachDay(plan, day.day_id, (before) => ({ ...before, items: [...before.items, ...items] })));
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'send' ? (
        <SendSheet
          account={account}
          relationship={relationship}
          draft={draft}
          hunks={hunks}
          onChange={keep}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open !== null && typeof open === 'object' && day !== undefined ? (
        <ItemSheet
          item={open}
          week={plan.weeks === 1 || week === ALL_WEEKS || week >= plan.weeks ? null : week}
          unit={unit}
          onChange={(wanted) =>
            change(
              changeCoachDay(plan, day.day_id, (before) => ({
                ...before,
                items: before.items.map((item) => (item.item_id === open.item_id ? changeItem(item, wanted, plan.weeks) : item)),
              })),
            )
          }
          onMove={(by) => change(changeCoachDay(plan, day.day_id, (before) => moveItem(before, open.item_id, by)))}
          onRemove={() =>
            change(
              changeCoachDay(plan, day.day_id, (before) => ({
                ...before,
                items: before.items.filter(({ item_id }) => item_id !== open.item_id),
              })),
            )
          }
          onClose={() => setOpen(null)}
        />
      ) : null}
    </Screen>
  );
}

function weekOptions(weeks: number) {
  const each = Array.from({ length: weeks }, (_, index) => ({ value: index, label: `Week ${index + 1}` }));
  return [{ value: ALL_WEEKS, label: 'All weeks' }, ...each];
}
