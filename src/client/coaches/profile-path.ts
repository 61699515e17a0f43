import { PATHS } from '#client/routing/paths.ts';

export function profilePath(id: number | string): string {
  return PATHS.coach.replace(':id', String(id));
}
