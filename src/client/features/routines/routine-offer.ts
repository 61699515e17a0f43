import { type Location, useLocation } from 'react-router-dom';

/** A routine that arrives: in an address, as a file, or as a picture of a code. Nothing of it is stored before it was seen (ROUTINE-9). */
export type Offer =
  | { readonly kind: 'link'; readonly text: string }
  | { readonly kind: 'file'; readonly text: string }
  | { readonly kind: 'picture'; readonly file: File };

/** Stands before a packed routine, in the part of an address that browsers never send. */
export const LINK_MARK = '#routine=';
/** Stands before an address of the app's own protocol, as the manifest names it: «web+setwise:routine=…». */
const PROTOCOL_MARK = '#link=';

/** The routine that the address brings along, or that was opened as a file on another page. */
export function useArrivingOffer(): Offer | null {
  const { hash, state }: Location<{ routineFile?: string } | null> = useLocation();
  if (hash.startsWith(PROTOCOL_MARK)) return linkOfProtocol(hash.slice(PROTOCOL_MARK.length));
  if (hash.startsWith(LINK_MARK)) return { kind: 'link', text: hash };
  return state?.routineFile === undefined ? null : { kind: 'file', text: state.routineFile };
}

function linkOfProtocol(escaped: string): Offer {
  return { kind: 'link', text: `#${unescaped(escaped).replace(/^web\+setwise:/i, '')}` };
}

/** Empty for what is no escaped text, so that it is told as a damaged link. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
