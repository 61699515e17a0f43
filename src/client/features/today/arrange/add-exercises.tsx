import { Button } from '#client/ui/buttons/button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { FREE_MESSAGES } from '#domain/messages/routines.ts';

/** At the foot of a workout; in an empty one it is the only thing to do. */
export function AddExercises({ isEmpty, onAdd }: { isEmpty: boolean; onAdd: () => void }) {
  const button = (
    <Button kind={isEmpty ? 'now' : 'line'} wide big={isEmpty} aria-haspopup="dialog" onClick={onAdd}>
      <Icon name="plus" size="s" /> Add exercises
    </Button>
  );
  return isEmpty ? <EmptyState sentence={FREE_MESSAGES.noExercises} action={button} /> : button;
}
