/** Words that say nothing of what was done for so long: «about 3 years, on and off», «been doing it for a good 5 years now». */
const FILLER = new Set(
  (
    "i i'm im i've ive i'd have has had been be was am is are for about around like over under almost nearly roughly approx approximately maybe " +
    'probably just only now already so far the last past since a an good solid well ok okay yes yeah yep no say said and or on off of doing do ' +
    'done did it this that these going go gone at in seriously consistently regularly casually properly currently mostly still more than less ' +
    'plus ish total altogether time times years year months month weeks week experience all told know think guess but not with breaks break ' +
    'gaps gap here there to from regular serious consistent continuous straight counting though actually honestly my really bit bits some ' +
    'give take half couple few several many long old young now then once again deep me we lapsed consistency pretty very quite much most'
  ).split(' '),
);
const OF_TRAINING =
  /\b(?:gym\w*|lift\w*|train\w*|weights?|weightlift\w*|bar|barbells?|dumbbells?|machines?|iron|body ?build\w*|power ?lift\w*|cross ?fit\w*|strong\w+|calisthenics|fitness|kettlebells?|work(?:ing|ed)? out|workouts?|squat\w*|bench\w*|deadlift\w*|press\w*|programs?|split|coach|trainer|pt|beginner|newbie|novice|intermediate|advanced|level|rack)\b/;
const ITEM_ENDS = /[,.;:!?()]/;

/** Within its item of a list a length of time stands alone or with training: «3 years», «2 years with dumbbells», and not «22 years behind a till». */
export function tellsNothingElse(text: string, { index, 0: span }: RegExpExecArray | RegExpMatchArray): boolean {
  const at = index ?? 0;
  const before = text.slice(0, at).split(ITEM_ENDS).at(-1) ?? '';
  const after = text.slice(at + span.length).split(ITEM_ENDS)[0] ?? '';
  const item = `${before} ${after}`;
  return OF_TRAINING.test(item) || item.split(/[^a-z']+/).every((word) => word === '' || FILLER.has(word));
}
