const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const WEEKDAY = '(sun|mon|tue|wed|thu|fri|sat)(?:days?|s(?:days?)?|nesdays?|r?s(?:days?)?|urdays?)?';
const EVENT =
  '(?:games?|match(?:es|day|days)?|races?|meets?|competitions?|comps?|fixtures?|tournaments?|fights?|football|soccer|rugby|hockey|handball|basketball|volleyball|tennis|parkrun|cricket|netball)';
const BEFORE_EVENT = new RegExp(
  `\\b(?:on )?(?:the )?(?:training |gym )?(?:day|night|evening|session|workout)s? (?:right |just |directly )?(before|after) (?:(?:a|an|the|my|our|every|each|any|we have an?|i have an?|i play(?: an?| the| my)?) )*(?:\\w+ )?${EVENT}\\b(?:,? (?:which is |that is |is |it'?s |i play |that'?s )?(?:on )?(?:a |the )?${WEEKDAY}\\b)?`,
  'i',
);
const EVENT_ON = [
  new RegExp(`\\b(?:${EVENT}|play(?:ing)?)\\b[^.!?]{0,25}?\\b(?:on |every |each |is |are )+(?:a )?${WEEKDAY}\\b`, 'gi'),
  new RegExp(`\\b${WEEKDAY} (?:is |has |i have |i play |is for )?(?:my |a |an |the |our )?(?:\\w+ )?${EVENT}\\b`, 'gi'),
];

/** The message speaks of the day before or after a game, a race, a match. */
export function namesDayBesideEvent(content: string): boolean {
  return BEFORE_EVENT.test(content);
}

/** «The day before the game» as the weekday that it is, where the message or one before it tells when the game is; else as typed. */
export function withDayBesideEvent(content: string, earlier: readonly string[]): string {
  const found = BEFORE_EVENT.exec(content);
  if (found === null) return content;
  const [words, side, named] = found;
  const event = weekdayOf(named) ?? eventDay([...earlier, content]);
  if (event === undefined) return content;
  const day = WEEKDAYS[(event + (side?.toLowerCase() === 'after' ? 1 : 6)) % 7];
  return content.replace(words, `on ${day}`);
}

function weekdayOf(name: string | undefined): number | undefined {
  const index = name === undefined ? -1 : WEEKDAYS.findIndex((day) => day.startsWith(name.toLowerCase()));
  return index === -1 ? undefined : index;
}

/** The weekday of the event that was told last. */
function eventDay(contents: readonly string[]): number | undefined {
  return contents
    .flatMap((content) => EVENT_ON.flatMap((form) => [...content.matchAll(form)].flatMap((match) => weekdayOf(match[1]) ?? [])))
    .at(-1);
}
