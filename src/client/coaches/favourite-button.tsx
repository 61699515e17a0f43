import { Button } from '#client/ui/buttons/button.tsx';
import { IconButton } from '#client/ui/buttons/icon-button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/graphics/icon.tsx';
import styles from './favourite-button.module.css';
import { changeFavourite, useFavourites } from './favourites-store.ts';

interface FavouriteButtonProps {
  id: number;
  name: string;
  className?: string | undefined;
}

/** The heart on a card. A constant name; the pressed state tells whether it is saved. */
export function FavouriteButton({ id, name, className }: FavouriteButtonProps) {
  const isSaved = useFavourites().includes(id);
  return (
    <IconButton
      className={classNames(isSaved && styles.saved, className)}
      label={`Save ${name}`}
      icon="heart"
      aria-pressed={isSaved}
      onClick={() => changeFavourite(id)}
    />
  );
}

/** Like `FavouriteButton`, with a label. */
export function SaveButton({ id, name, className }: FavouriteButtonProps) {
  const isSaved = useFavourites().includes(id);
  return (
    <Button
      kind="line"
      className={classNames(isSaved && styles.saved, className)}
      aria-label={`Save ${name}`}
      aria-pressed={isSaved}
      onClick={() => changeFavourite(id)}
    >
      <Icon name="heart" size="s" /> Save
    </Button>
  );
}
