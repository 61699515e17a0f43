import { useState } from 'react';
import { useAccount } from '#client/session/use-account.ts';
import { useFavourites } from '#client/training/exercise-picker/use-favourites.ts';
import { storeNow } from '#client/training/store-now.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { markFavourite } from '#offline/log/favourites.ts';

/** Marks an exercise as a favourite, which library and search show first (FAV-1). */
export function FavouriteButton({ id }: { id: string }) {
  const account = useAccount();
  const isFavourite = useFavourites(account).has(id);
  const [trouble, setTrouble] = useState<string | null>(null);
  return (
    <>
      <Button aria-pressed={isFavourite} onClick={() => void storeNow(() => markFavourite(account, id, !isFavourite)).then(setTrouble)}>
        <Icon name="heart" size="s" /> {isFavourite ? 'A favorite' : 'Make it a favorite'}
      </Button>
      {trouble === null ? null : <Note kind="fail">{trouble}</Note>}
    </>
  );
}
