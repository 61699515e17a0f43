const RETRACTS =
  /^.*\b(?:(?:or )?wait,? no|no,? wait|actually,? no|scratch that|never ?mind)[,.! ]+(?:(?:leave|keep|forget) (?:that|it|them)(?: 1| one| in)?[,.! ]+)?(?=\S)/;

/** «I hate the hip thrust. Wait no, leave that, take out the pulldown»: what stands after the retraction. */
export function withoutRetracted(text: string): string {
  return /\b(?:leave|keep|forget) (?:that|it|them)\b|\bscratch that\b/.test(text) ? text.replace(RETRACTS, '') : text;
}
