import { lazy, Suspense, useState } from 'react';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { ProgressBar } from '#client/ui/feedback/progress-bar.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { FileField } from '#client/ui/forms/file-field.tsx';
import formStyles from '#client/ui/forms/form.module.css';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { PICTURE_TYPES, pictureSentence } from '#domain/images/picture-file.ts';
import { IMAGE_MESSAGES } from '#domain/messages/images.ts';
import styles from './coach-forms.module.css';
import { type CropArea, cropPicture, loadPicture } from './crop-picture.ts';

const PictureCropper = lazy(async () => ({ default: (await import('./picture-cropper.tsx')).PictureCropper }));

interface PhotoSheetProps {
  open: boolean;
  onClose: () => void;
  /** Receives the cropped photo and reports progress. Resolves to an error sentence, or null. */
  onPhoto: (photo: Blob, onPart: (part: number) => void) => Promise<string | null>;
}

/** Chooses and crops a photo. */
export function PhotoSheet({ open, onClose, onPhoto }: PhotoSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title="Profile photo">
      {open ? <ChoosePhoto onClose={onClose} onPhoto={onPhoto} /> : null}
    </Sheet>
  );
}

function ChoosePhoto({ onClose, onPhoto }: Omit<PhotoSheetProps, 'open'>) {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [area, setArea] = useState<CropArea | null>(null);
  const [part, setPart] = useState<number | null>(null);
  const [sentence, setSentence] = useState<string | null>(null);

  const choose = async (file: File) => {
    const wrong = pictureSentence(file);
    setSentence(wrong);
    if (wrong !== null) return;
    const url = URL.createObjectURL(file);
    try {
      setPicture(await loadPicture(url));
    } catch {
      URL.revokeObjectURL(url);
      setSentence(IMAGE_MESSAGES.notAPicture);
    }
  };
  const forget = () => {
    if (picture !== null) URL.revokeObjectURL(picture.src);
    setPicture(null);
    setSentence(null);
  };
  const use = async () => {
    if (picture === null || area === null || part !== null) return;
    setPart(0);
    const photo = await cropPicture(picture, area);
    const wrong = photo === null ? IMAGE_MESSAGES.notAPicture : await onPhoto(photo, setPart);
    setPart(null);
    setSentence(wrong);
    if (wrong === null) {
      URL.revokeObjectURL(picture.src);
      onClose();
    }
  };

  return (
    <div className={styles.choose}>
      {sentence === null ? null : <Note kind="fail">{sentence}</Note>}
      {picture === null ? (
        <FileField label="Choose a JPG, PNG or WebP, max 5 MB" accept={PICTURE_TYPES} onChoose={(file) => void choose(file)} />
      ) : (
        <>
          <Suspense fallback={<Skeleton height="20rem" />}>
            <div>
              <PictureCropper url={picture.src} onArea={setArea} />
            </div>
          </Suspense>
          {part === null ? null : <ProgressBar label="Upload" value={part} />}
          <div className={formStyles.buttons}>
            <Button kind="line" disabled={part !== null} onClick={forget}>
              Choose another
            </Button>
            <Button kind="now" disabled={area === null} busy={part !== null} busyLabel="Uploading…" onClick={() => void use()}>
              Use this photo
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
