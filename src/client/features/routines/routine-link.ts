import { packRoutine, type SharedRoutine, unpackRoutine } from '#domain/plan/shared-routine.ts';
import { PAGES } from '#domain/routes.ts';
import { LINK_MARK } from './routine-offer.ts';

/** More makes a code so fine that cameras miss it on a phone's screen; as a link it could be longer. */
const CODE_MAX_LENGTH = 1_200;

/** The address that brings a routine along, for a code; undefined when it is too long for one (ROUTINE-10). */
export async function linkOf(routine: SharedRoutine, origin: string): Promise<string | undefined> {
  const link = `${origin}${PAGES.routines.path}${LINK_MARK}${await deflated(packRoutine(routine))}`;
  return link.length > CODE_MAX_LENGTH ? undefined : link;
}

/** The routine of an address; undefined when it brings none, or a damaged one. */
export async function readLink(address: string): Promise<SharedRoutine | undefined> {
  const [, code = ''] = address.split(LINK_MARK);
  if (code === '' || code.length > CODE_MAX_LENGTH) return undefined;
  try {
    return unpackRoutine(await inflated(code));
  } catch {
    return undefined;
  }
}

async function deflated(text: string): Promise<string> {
  const bytes = new Uint8Array(await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

async function inflated(code: string): Promise<string> {
  const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
}

function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<ArrayBuffer> {
  return new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer();
}
