import { MultiSelect } from '#client/ui/forms/multi-select.tsx';
import { KIT, type Kit } from '#domain/exercises/exercise.ts';
import { kitName } from '#domain/exercises/exercise-words.ts';

const OPTIONS = (Object.keys(KIT) as Kit[]).map((value) => ({ value: value as string, label: kitName(value) }));

/** What stands in a gym. Equipment this app does not know stays chosen. */
export function KitChoice({ chosen, onChange }: { chosen: readonly string[]; onChange: (chosen: string[]) => void }) {
  return <MultiSelect label="What is there" options={OPTIONS} chosen={chosen} onChange={onChange} />;
}
