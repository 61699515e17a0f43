import { useState } from 'react';
import { call } from '#client/api/http.ts';
import { PhotoSheet } from '#client/coach-forms/photo-sheet.tsx';
import { CoachPortrait } from '#client/coaches/coach-portrait.tsx';
import { useSession } from '#client/session/session-store.ts';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { updateProfileImage } from '#contract/index.ts';
import { photoFailureText } from '../failure-text.ts';
import styles from '../profile.module.css';

interface ChangePhotoProps {
  url: string | null;
  /** Called with the new photo's URLs. */
  onChanged?: (urls: { profile_image_url: string; profile_image_url_optimized: string }) => void;
}

/** The person's photo; a click changes it. */
export function ChangePhoto({ url, onChanged }: ChangePhotoProps) {
  const [isOpen, setOpen] = useState(false);
  const upload = async (photo: Blob, onPart: (part: number) => void) => {
    const outcome = await call(updateProfileImage, { form: {}, picture: photo }, { on_upload: onPart });
    if (!outcome.ok) return photoFailureText(outcome.failure);
    const { profile } = useSession.getState();
    if (profile !== null) useSession.setState({ profile: { ...profile, profile_image_url: outcome.value.profile_image_url } });
    onChanged?.(outcome.value);
    return null;
  };
  return (
    <>
      <button
        type="button"
        className={styles.photo}
        aria-label={url === null ? 'Upload photo' : 'Change photo'}
        onClick={() => setOpen(true)}
      >
        <CoachPortrait className={styles.face} src={url} alt="" width={112} eager />
        <span className={styles.camera}>
          <Icon name="camera" size="s" />
        </span>
      </button>
      <PhotoSheet open={isOpen} onClose={() => setOpen(false)} onPhoto={upload} />
    </>
  );
}
