import type { OwnCoach } from '#contract/index.ts';
import styles from '../profile.module.css';
import { BrandingForm } from './branding-form.tsx';
import { PortfolioGrid } from './portfolio-grid.tsx';
import { SpecialtiesCard } from './specialties-card.tsx';

interface BrandTabProps {
  coach: OwnCoach;
  onChange: (part: Partial<OwnCoach>) => void;
}

/** Your Brand: five texts, the specialties, the portfolio (BRAND-1 to BRAND-3). */
export function BrandTab(props: BrandTabProps) {
  return (
    <div className={styles.stack}>
      <BrandingForm {...props} />
      <SpecialtiesCard {...props} />
      <PortfolioGrid {...props} />
    </div>
  );
}
