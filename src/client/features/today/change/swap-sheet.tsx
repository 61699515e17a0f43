import { useId, useMemo, useState } from 'react';
import { useReading } from '#client/session/use-reading.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Chip } from '#client/ui/forms/chip.tsx';
import { Segmented } from '#client/ui/forms/segmented.tsx';
import { Tally } from '#client/ui/graphics/tally.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { offerSubstitutes, type SubstituteOffer, type SwapReason } from '#domain/ai-coach/change/offer-substitutes.ts';
import type { Brief } from '#domain/ai-coach/person/brief-shape.ts';
import { kitText } from '#domain/exercises/exercise-words.ts';
import { kitOfGym } from '#domain/exercises/gym-kit.ts';
import { SWAP_MESSAGES } from '#domain/messages/routines.ts';
import { CHANGE_SESSION_MESSAGES } from '#domain/messages/today.ts';
import type { PrescriptionView } from '#domain/plan/plan-view.ts';
import { prescriptionText } from '#domain/training/prescription-text.ts';
import { workingSets } from '#domain/training/set-kind.ts';
import { readBrief } from '#offline/chat/read-brief.ts';
import type { Account } from '#offline/store/account.ts';
import type { ExerciseState } from '../use-workout-view.ts';
import { type LoadSources, offeredLoad, useOfferedEarlier } from './offered-load.ts';
import styles from './swap-sheet.module.css';
import type { SessionDay } from './use-session-day.ts';

/** How far a swap reaches: this workout, or the plan from now on (ROUTINE-14). */
export type SwapScope = 'today' | 'plan';

const SCOPES: readonly { value: SwapScope; label: string }[] = [
  { value: 'today', label: 'Today only' },
  { value: 'plan', label: 'The rest of the plan' },
];

export interface SwapSheetProps {
  account: Account;
  prescription: PrescriptionView;
  day: SessionDay;
  frame: { goal: string | null; is_strength: boolean; week: number };
  states: readonly ExerciseState[];
  sources: LoadSources;
  /** The exercise is one of a plan, where it can be swapped for good. */
  isOfPlan: boolean;
  /** Resolves to null or the error. */
  onSwap: (offer: SubstituteOffer, scope: SwapScope) => Promise<string | null>;
  /** Opens the whole list. */
  onAll: (scope: SwapScope) => void;
  /** Opens what can be done about pain. */
  onHurts: () => void;
  onClose: () => void;
}

/** What can stand in for an exercise today: four, ranked, each with load and what changes; nothing changes before Swap (ROUTINE-12). */
export function SwapSheet(props: SwapSheetProps) {
  const { account, prescription, frame, sources, onClose } = props;
  const [reason, setReason] = useState<SwapReason>('taken');
  const [chosen, setChosen] = useState(0);
  const [scope, setScope] = useState<SwapScope>('today');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const brief = useReading(`brief|${account.owner}`, () => readBrief(account));
  const offers = useOffers(props, reason, brief.status === 'ready' ? brief.value : null);
  const earlier = useOfferedEarlier(account, offers, sources.trainedOn);
  const offer = offers[chosen];
  const choose = (why: SwapReason) => () => {
    setReason(why);
    setChosen(0);
  };
  const swap = async () => {
    if (offer === undefined) return;
    setBusy(true);
    const failure = await props.onSwap(offer, scope);
    setBusy(false);
    if (failure === null) onClose();
    else setTrouble(failure);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={`Swap ${prescription.exercise}`}
      actions={
        <>
          {trouble === null ? null : (
            <p className={styles.trouble} role="alert">
              {trouble}
            </p>
          )}
          <div className={styles.buttons}>
            <Button onClick={onClose}>Keep it</Button>
            <Button kind="now" busy={busy} disabled={offer === undefined} onClick={() => void swap()}>
              Swap
            </Button>
          </div>
        </>
      }
    >
      <p className={`num ${styles.asked}`}>{prescriptionText(prescription, frame.is_strength)}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form where there is none */}
      <div className={styles.reasons} role="group" aria-label="Why">
        <Chip pressed={reason === 'taken'} onClick={choose('taken')}>
          It is taken
        </Chip>
        <Chip aria-haspopup="dialog" onClick={props.onHurts}>
          It hurts
        </Chip>
        <Chip pressed={reason === 'missing'} onClick={choose('missing')}>
          Not in this gym
        </Chip>
      </div>
      {brief.status === 'failed' ? (
        <Note kind="fail" action={<Button onClick={brief.retry}>Try again</Button>}>
          {CHANGE_SESSION_MESSAGES.readFailed}
        </Note>
      ) : null}
      {brief.status === 'ready' && brief.value === null ? <Note kind="fail">{CHANGE_SESSION_MESSAGES.notLoaded}</Note> : null}
      {brief.status === 'ready' && brief.value !== null && offers.length === 0 ? <p>{SWAP_MESSAGES.none(prescription.exercise)}</p> : null}
      <OfferList offers={offers} chosen={chosen} onChoose={setChosen} loadOf={(one) => offeredLoad(one, sources, earlier)} />
      <Button kind="bare" aria-haspopup="dialog" onClick={() => props.onAll(scope)}>
        All exercises
      </Button>
      {props.isOfPlan ? <Segmented label="How long" options={SCOPES} value={scope} onChange={setScope} /> : null}
      <p className={styles.foot}>{SWAP_MESSAGES[scope]}</p>
    </Sheet>
  );
}

const NO_OFFERS: readonly SubstituteOffer[] = [];

/** `brief` is null until read. */
function useOffers(props: SwapSheetProps, reason: SwapReason, brief: Brief | null): readonly SubstituteOffer[] {
  const { prescription: place, day, states } = props;
  const { goal, is_strength, week } = props.frame;
  const { gym } = props.sources;
  const kit = useMemo(() => kitOfGym(gym), [gym]);
  return useMemo(() => {
    if (brief === null) return NO_OFFERS;
    const done = states.map(({ prescription, logged }) => ({ ...prescription, sets: workingSets(logged).length }));
    return offerSubstitutes({ day: day.raw, frame: { goal, is_strength, week }, done, brief, kit, place, reason });
  }, [states, day.raw, goal, is_strength, week, brief, kit, place, reason]);
}

interface OfferListProps {
  offers: readonly SubstituteOffer[];
  chosen: number;
  onChoose: (index: number) => void;
  loadOf: (offer: SubstituteOffer) => string;
}

const STROKES = 4;

function OfferList({ offers, chosen, onChoose, loadOf }: OfferListProps) {
  const group = useId();
  return (
    <fieldset className={styles.offers}>
      <legend className="vh">Instead</legend>
      {offers.map((offer, index) => (
        <label className={styles.offer} key={offer.exercise.id}>
          <input className={styles.input} type="radio" name={group} checked={index === chosen} onChange={() => onChoose(index)} />
          <span className={styles.face}>
            <span className={`num ${styles.place}`}>{index + 1}</span>
            <span className={styles.words}>
              <span className={styles.first}>
                <span>{offer.exercise.name}</span>
                <span className="num">
                  <span className="vh">, </span>
                  {loadOf(offer)}
                </span>
              </span>
              <span className={styles.about}>
                <span className="vh">, </span>
                {kitText(offer.kit)}
              </span>
              <span className={`num ${styles.changes}`}>
                <span className="vh">, </span>
                {offer.changes}
                <span className="vh">, </span>
              </span>
            </span>
            <Tally
              size="s"
              groups={[Array.from({ length: STROKES }, (_, stroke) => (stroke < offer.match ? 'sent' : 'todo'))]}
              label={`Match ${offer.match} of ${STROKES}`}
            />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
