import { useState } from 'react';
import { call } from '#client/api/http.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { createReview, type Subscription } from '#contract/index.ts';
import { REVIEW_COMMENT_MAX_LENGTH, REVIEW_RATING_MAX } from '#domain/limits.ts';
import { REVIEW_MESSAGES } from '#domain/messages/payments.ts';
import { reviewFailureText } from './failure-text.ts';
import styles from './payments.module.css';
import { RatingField } from './rating-field.tsx';

/** Leaving a review (REVIEW-1). What was written stays through a failure. */
export function ReviewSheet({ subscription, onClose }: { subscription: Subscription | null; onClose: () => void }) {
  const [rating, setRating] = useState(REVIEW_RATING_MAX);
  const [comment, setComment] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ isDone: boolean; text: string } | null>(null);

  const close = () => {
    if (said?.isDone === true) {
      setRating(REVIEW_RATING_MAX);
      setComment('');
    }
    setSaid(null);
    onClose();
  };
  const submit = async () => {
    const coachId = Number(subscription?.coach_id ?? Number.NaN);
    if (!Number.isInteger(coachId)) return setSaid({ isDone: false, text: REVIEW_MESSAGES.noCoach });
    setBusy(true);
    setSaid(null);
    const outcome = await call(createReview, { params: { coachId }, body: { rating, comment } });
    setBusy(false);
    setSaid(outcome.ok ? { isDone: true, text: REVIEW_MESSAGES.done } : { isDone: false, text: reviewFailureText(outcome.failure) });
  };

  const isDone = said?.isDone === true;
  return (
    <Sheet
      open={subscription !== null}
      onClose={close}
      title={`Leave a review${subscription?.coach == null ? '' : ` for ${subscription.coach}`}`}
      actions={
        isDone ? (
          <Button kind="ink" wide onClick={close}>
            Done
          </Button>
        ) : (
          <Button kind="now" wide busy={isBusy} busyLabel="Submitting..." onClick={() => void submit()}>
            Submit Review
          </Button>
        )
      }
    >
      <div className={styles.review}>
        {said === null ? null : isDone ? <p role="status">{said.text}</p> : <Note kind="fail">{said.text}</Note>}
        {isDone ? null : (
          <>
            <RatingField value={rating} onChange={setRating} />
            <TextArea
              label="Comment (optional)"
              value={comment}
              max={REVIEW_COMMENT_MAX_LENGTH}
              onChange={(event) => setComment(event.target.value)}
            />
            <p className="cap">Everybody can read it, with your first name. A second review replaces the first.</p>
          </>
        )}
      </div>
    </Sheet>
  );
}
