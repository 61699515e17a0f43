import type { Endpoint, PictureFile } from '#contract/index.ts';

/** The multipart form of a call; undefined for an endpoint without one. Lists become repeated fields. */
export function formOf(
  endpoint: Endpoint,
  { form, picture }: { form?: Record<string, unknown> | undefined; picture?: PictureFile | null | undefined },
): FormData | undefined {
  if (endpoint.form === undefined) return undefined;
  const data = new FormData();
  for (const [name, value] of Object.entries(form ?? {})) {
    for (const one of [value].flat()) if (typeof one === 'string' || typeof one === 'number') data.append(name, String(one));
  }
  if (picture instanceof Blob && endpoint.picture !== undefined) data.append(endpoint.picture, picture, 'picture');
  return data;
}
