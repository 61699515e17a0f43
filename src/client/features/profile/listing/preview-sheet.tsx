import { CoachCard } from '#client/coaches/coach-card.tsx';
import { HowIHelp } from '#client/coaches/profile/how-i-help.tsx';
import { Portfolio } from '#client/coaches/profile/portfolio.tsx';
import { Reviews } from '#client/coaches/profile/reviews.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import type { CoachCard as Card, OwnCoach, Review } from '#contract/index.ts';
import { fullName } from '#domain/coaches/coach-name.ts';
import { startingPrice } from '#domain/coaches/starting-price.ts';
import { moneyText } from '#domain/money/money-text.ts';
import { programTitle } from '#domain/programs/program-title.ts';
import { summarise } from '#domain/reviews/rating.ts';
import styles from '../profile.module.css';

interface PreviewSheetProps {
  open: boolean;
  onClose: () => void;
  coach: OwnCoach;
  reviews: readonly Review[];
}

/** An inert preview of card and profile. */
export function PreviewSheet({ open, onClose, coach, reviews }: PreviewSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title="As visitors see you">
      <div className={styles.preview} inert>
        <p className="cap">In Find a Coach</p>
        <CoachCard coach={cardOf(coach, reviews)} level={3} />
        <p className="cap">Your profile</p>
        <HowIHelp coach={coach} />
        {coach.programs
          .filter(({ listed }) => listed)
          .map(({ id, type, price, description }) => (
            <div className="card" key={id}>
              <p className="row between">
                <b>{programTitle(type)}</b>
                <b className="num">{moneyText(price)}/month</b>
              </p>
              <p className={styles.lead}>{description}</p>
            </div>
          ))}
        {coach.portfolio.length === 0 ? null : <Portfolio items={coach.portfolio} />}
        {reviews.length === 0 ? null : <Reviews reviews={reviews} />}
      </div>
    </Sheet>
  );
}

function cardOf(coach: OwnCoach, reviews: readonly Review[]): Card {
  const listed = coach.programs.filter((program) => program.listed);
  return {
    id: coach.id,
    name: fullName(coach),
    image: coach.profile_image_url_optimized ?? coach.profile_image_url,
    short_bio: coach.short_bio,
    rating: summarise(reviews.map(({ rating }) => rating)),
    specialties: coach.specialties.map(({ title }) => title),
    starting_price: startingPrice(listed),
    programs: listed.map(({ id, type, price }) => ({ id, type, price })),
  };
}
