import { useMemo, useState } from 'react';
import { PhotoSheet } from '#client/coach-forms/photo-sheet.tsx';
import { SpecialtyField } from '#client/coach-forms/specialty-field.tsx';
import { useObjectUrl } from '#client/coach-forms/use-object-url.ts';
import { useSpecialties } from '#client/coach-forms/use-specialties.ts';
import { CoachPortrait } from '#client/coaches/coach-portrait.tsx';
import { Button } from '#client/ui/buttons/button.tsx';
import { Count } from '#client/ui/forms/text-area.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { SHORT_BIO_MAX_LENGTH } from '#domain/limits.ts';
import type { OnboardingDraft } from './draft.ts';
import styles from './onboarding.module.css';

interface StepProps {
  draft: OnboardingDraft;
  onChange: (part: Partial<OnboardingDraft>) => void;
}

/** Step 2: public information. */
export function CoachInfoStep({ draft, onChange }: StepProps) {
  const specialties = useSpecialties();
  const [isChoosing, setChoosing] = useState(false);
  const url = usePhotoUrl(draft);
  const take = async (photo: Blob) => {
    onChange({ photo: { bytes: await photo.arrayBuffer(), type: photo.type, id: crypto.randomUUID() } });
    return null;
  };
  return (
    <div className={styles.fields}>
      <p className="muted">What people see first. You can change it all later.</p>
      <div className={styles.photo}>
        <CoachPortrait className={styles.face} src={url} alt={url === null ? '' : 'Your profile photo'} width={96} eager />
        <div>
          <p className={styles.photoLabel}>Profile photo</p>
          <p className="cap">JPG, PNG or WebP, max 5 MB</p>
          <Button kind="line" className={styles.change} onClick={() => setChoosing(true)}>
            <Icon name="camera" size="s" /> {url === null ? 'Upload photo' : 'Change photo'}
          </Button>
        </div>
      </div>
      <TextField
        label="Professional bio"
        value={draft.short_bio}
        maxLength={SHORT_BIO_MAX_LENGTH}
        hint={
          <span className={styles.counted}>
            One line, shown on your card.
            <Count value={draft.short_bio} max={SHORT_BIO_MAX_LENGTH} />
          </span>
        }
        onChange={(event) => onChange({ short_bio: event.currentTarget.value })}
        required
      />
      <SpecialtyField reading={specialties} chosen={draft.specialties} onChange={(chosen) => onChange({ specialties: chosen })} />
      <PhotoSheet open={isChoosing} onClose={() => setChoosing(false)} onPhoto={take} />
    </div>
  );
}

/** The chosen photo, else the one on the server. */
function usePhotoUrl({ photo, photo_url }: OnboardingDraft): string | null {
  const blob = useMemo(() => (photo === null ? null : new Blob([photo.bytes], { type: photo.type })), [photo]);
  return useObjectUrl(blob) ?? photo_url;
}
