import { dayText } from '#client/locale/formats.ts';
import type { MigrationReport } from '#offline/legacy/migrate.ts';
import type { UnownedData } from '#offline/legacy/unowned.ts';

/** «Workouts saved earlier on this phone (36, 31 August to 20 November).» */
export function earlierWords({ count, from, to, has_plan }: UnownedData, now: Date): string {
  if (count === 0) return 'A plan saved earlier on this phone.';
  const dates =
    from === null || to === null ? '' : from === to ? `, ${dayText(from, now)}` : `, ${dayText(from, now)} to ${dayText(to, now)}`;
  return `Workouts saved earlier on this phone (${count}${dates})${has_plan ? ' and a plan' : ''}.`;
}

/** The migration's outcome. */
export function takenWords({ workouts, written, issues, untouched }: MigrationReport): string {
  const taken =
    workouts > 0
      ? `${workouts === 1 ? '1 workout is' : `${workouts} workouts are`} in your history now.`
      : written > 0
        ? 'The plan is yours now.'
        : '';
  const left = issues.length + untouched.length;
  const rest =
    left === 0
      ? ''
      : `${left === 1 ? '1 part' : `${left} parts`} could not be read and ${left === 1 ? 'stays' : 'stay'} on this phone untouched.`;
  return [taken, rest].filter((part) => part !== '').join(' ') || 'There was nothing new in it.';
}
