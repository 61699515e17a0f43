/** Words for help in the names apps give their exercises. */
const ASSISTED =
  /\bassist(?:ed|ance|é|ée|ie)?\b|gravitron|unterstützt|\basistid[oa]s?\b|\bassistid[oa]s?\b|\bassistit[oaie]\b|\bgeassisteerde?\b/iu;

/** Whether the weight of an exercise is help, so that less of it is progress (PROG-32). `names`: all it is known by. */
export function isAssisted(...names: readonly string[]): boolean {
  return names.some((name) => ASSISTED.test(name));
}

/** A set of an exercise with help as one whose weight is below zero, as help is stored everywhere else. */
export function withHelp<Loaded extends { readonly weight: string }>(set: Loaded): Loaded {
  return set.weight === '' || set.weight.startsWith('-') ? set : { ...set, weight: `-${set.weight}` };
}
