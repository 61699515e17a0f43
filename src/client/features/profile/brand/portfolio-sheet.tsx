import { type FormEvent, useState } from 'react';
import { call } from '#client/api/http.ts';
import { useObjectUrl } from '#client/coach-forms/use-object-url.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { ProgressBar } from '#client/ui/feedback/progress-bar.tsx';
import { FileField } from '#client/ui/forms/file-field.tsx';
import formStyles from '#client/ui/forms/form.module.css';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { createPortfolioItem, deletePortfolioItem, type PortfolioItem, updatePortfolioItem } from '#contract/index.ts';
import { PICTURE_TYPES, pictureSentence } from '#domain/images/picture-file.ts';
import { PORTFOLIO_DESCRIPTION_MAX_LENGTH } from '#domain/limits.ts';
import { PORTFOLIO_MESSAGES } from '#domain/messages/coach-account.ts';
import { portfolioFailureText } from '../failure-text.ts';
import styles from '../profile.module.css';

interface PortfolioSheetProps {
  /** A picture to edit, `'add'` for a new one, null when closed. */
  item: PortfolioItem | 'add' | null;
  onClose: () => void;
  onSaved: (item: PortfolioItem) => void;
  onDeleted: (id: number) => void;
}

export function PortfolioSheet({ item, ...rest }: PortfolioSheetProps) {
  return (
    <Sheet open={item !== null} onClose={rest.onClose} title={item === 'add' ? 'Add picture' : 'Edit picture'}>
      {item === null ? null : <PortfolioForm item={item === 'add' ? null : item} {...rest} />}
    </Sheet>
  );
}

function PortfolioForm({ item, onClose, onSaved, onDeleted }: Omit<PortfolioSheetProps, 'item'> & { item: PortfolioItem | null }) {
  // An idempotency key, so that a repeated creation makes one picture.
  const [key] = useState(() => crypto.randomUUID());
  const [file, setFile] = useState<File | null>(null);
  const [description, setDescription] = useState(item?.description ?? '');
  const [sentence, setSentence] = useState<string | null>(null);
  const [part, setPart] = useState<number | null>(null);
  const [isAsking, setAsking] = useState(false);
  const url = useObjectUrl(file) ?? item?.image_url ?? null;

  const choose = (chosen: File) => {
    const wrong = pictureSentence(chosen);
    setSentence(wrong);
    setFile(wrong === null ? chosen : null);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (part !== null) return;
    if (item === null && file === null) return setSentence(PORTFOLIO_MESSAGES.imageRequired);
    setPart(0);
    const sent = { form: { description }, picture: file };
    const options = { on_upload: setPart };
    const outcome =
      item === null
        ? await call(createPortfolioItem, sent, { ...options, idempotency_key: key })
        : await call(updatePortfolioItem, { params: { id: item.id }, ...sent }, options);
    setPart(null);
    if (!outcome.ok) return setSentence(portfolioFailureText(outcome.failure));
    onSaved(outcome.value);
    onClose();
  };
  const remove = async () => {
    if (item === null || part !== null) return;
    setPart(0);
    const outcome = await call(deletePortfolioItem, { params: { id: item.id } });
    setPart(null);
    // 404 counts as deleted.
    const isGone = outcome.ok || (outcome.failure.kind === 'refused' && outcome.failure.status === 404);
    if (!isGone) return setSentence(portfolioFailureText(outcome.failure));
    onDeleted(item.id);
    onClose();
  };

  if (isAsking) {
    return (
      <div className={formStyles.form}>
        {sentence === null ? null : <Note kind="fail">{sentence}</Note>}
        <p className="muted">The picture and its description leave your profile at once. This cannot be undone.</p>
        <Button kind="line" wide onClick={() => setAsking(false)}>
          Keep it
        </Button>
        <Button kind="danger" wide busy={part !== null} onClick={() => void remove()}>
          Delete picture
        </Button>
      </div>
    );
  }
  return (
    <form className={formStyles.form} noValidate onSubmit={(event) => void save(event)}>
      {sentence === null ? null : <Note kind="fail">{sentence}</Note>}
      {url === null ? null : <img className={styles.large} src={url} alt={description} />}
      <FileField
        label={item === null ? 'Picture' : 'Another picture'}
        hint="JPG, PNG or WebP, max 5 MB"
        accept={PICTURE_TYPES}
        onChoose={choose}
      />
      <TextArea
        label="Description"
        hint="Read out to people who do not see the picture."
        max={PORTFOLIO_DESCRIPTION_MAX_LENGTH}
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      {part === null || file === null ? null : <ProgressBar label="Upload" value={part} />}
      <div className={formStyles.buttons}>
        {item === null ? (
          <Button kind="line" onClick={onClose}>
            Cancel
          </Button>
        ) : (
          <Button kind="bare" onClick={() => setAsking(true)}>
            Delete
          </Button>
        )}
        <Button kind="ink" type="submit" busy={part !== null} busyLabel="Saving…">
          {item === null ? 'Add picture' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
