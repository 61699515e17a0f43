import { CheckBox } from '#client/ui/forms/check-box.tsx';
import { COMPARE_MAX } from '#domain/limits.ts';
import { type ComparePick, toggleComparePick, useComparePicks } from './compare-store.ts';

/** «Compare» on a card. With four selected the others are disabled, and the tray explains why. */
export function CompareTick({ pick, className }: { pick: ComparePick; className?: string | undefined }) {
  const picks = useComparePicks();
  const isPicked = picks.some(({ id }) => id === pick.id);
  return (
    <CheckBox
      className={className}
      checked={isPicked}
      disabled={!isPicked && picks.length >= COMPARE_MAX}
      aria-label={`Compare ${pick.name}`}
      onChange={() => toggleComparePick(pick)}
    >
      Compare
    </CheckBox>
  );
}
