import { useEffect, useState } from 'react';
import { call } from '#client/api/http.ts';
import { Reviews } from '#client/coaches/profile/reviews.tsx';
import { Rating } from '#client/coaches/stars.tsx';
import { Button } from '#client/ui/buttons/button.tsx';
import { listReviews, type OwnCoach, type Profile, type Review } from '#contract/index.ts';
import { fullName } from '#domain/coaches/coach-name.ts';
import { summarise } from '#domain/reviews/rating.ts';
import { ListingCard } from '../listing/listing-card.tsx';
import styles from '../profile.module.css';
import type { TabId } from '../tab-table.ts';
import { ChangePhoto } from './change-photo.tsx';
import { EditDetails } from './edit-details.tsx';

interface CoachPersonalProps {
  profile: Profile;
  coach: OwnCoach;
  onChange: (part: Partial<OwnCoach>) => void;
  onOpen: (tab: TabId) => void;
}

/** ACCOUNT-6 */
export function CoachPersonal({ profile, coach, onChange, onOpen }: CoachPersonalProps) {
  const reviews = useOwnReviews(coach);
  const [isEditing, setEditing] = useState(false);
  const facts = [
    coach.age === null ? null : `${String(coach.age)} years`,
    coach.gender === null ? null : coach.gender === 'male' ? 'Male' : 'Female',
  ].filter((fact) => fact !== null);
  return (
    <div className={styles.stack}>
      <div className={styles.who}>
        <ChangePhoto url={coach.profile_image_url} onChanged={onChange} />
        <div>
          <h2 className="h-2">{fullName(coach)}</h2>
          <p className="muted">{facts.join(', ')}</p>
          {reviews === null ? null : <Rating {...summarise(reviews.map(({ rating }) => rating))} unit />}
          <p className="cap">{profile.email}</p>
        </div>
      </div>
      <ListingCard coach={coach} reviews={reviews ?? []} onOpen={onOpen} />
      {isEditing ? (
        <EditDetails coach={coach} onChange={onChange} onClose={() => setEditing(false)} />
      ) : (
        <div>
          <p>{coach.short_bio}</p>
          <Button kind="line" className={styles.edit} onClick={() => setEditing(true)}>
            Edit details
          </Button>
        </div>
      )}
      {reviews === null ? null : <Reviews reviews={reviews} />}
    </div>
  );
}

/**
 * Null while they come, and where they do not (API-10: they are hidden then). A backend that does not send them along has them publicly.
 */
function useOwnReviews({ id, reviews: sentAlong }: OwnCoach): readonly Review[] | null {
  const [asked, setAsked] = useState<readonly Review[] | null>(null);
  const isSentAlong = sentAlong !== undefined;
  useEffect(() => {
    if (isSentAlong) return undefined;
    let isCurrent = true;
    const read = async () => {
      const outcome = await call(listReviews, { params: { coachId: String(id) } });
      if (isCurrent && outcome.ok) setAsked(outcome.value);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [id, isSentAlong]);
  return sentAlong ?? asked;
}
