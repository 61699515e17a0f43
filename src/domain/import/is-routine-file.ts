/** Whether a text begins like the file of a routine (ROUTINE-8), of this format or a later one: it comes the same ways as a log. */
export function isRoutineFile(beginning: string): boolean {
  return /^\ufeff?\s*\{\s*"format"\s*:\s*"setwise-routine/.test(beginning);
}
