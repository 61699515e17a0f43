import { Tally } from '#client/ui/graphics/tally.tsx';

/** One mark per answer: solid where the profile covers it. */
export function CoveredAnswers({ count, of }: { count: number; of: number }) {
  'use no memo';
  const strokes = Array.from({ length: of }, (_, index) => (index < count ? ('sent' as const) : ('todo' as const)));
  return <Tally groups={[strokes]} size="s" label={`${count} of ${of} answers covered`} />;
}
