const COUNT = '(?:\\d{1,3}|an?|half an?|(?:twenty|thirty|forty|fifty|sixty)(?:[- ]five)?|fifteen|ten|a quarter of an|three quarters of an)';
const UNIT = '(?:min(?:ute)?s?|hours?|hrs?|h)';
/** «Only got half an hour», «I've just 20 mins left». */
const ONLY_MINUTES = new RegExp(
  `^(?:(?:hey|hi|ok|okay|so|sorry|ugh|but|and|also|actually|unfortunately|coach|damn|well|shit|hm+)[,.!]* )*(?:(?:i|we) ?)?(?:'ve |have |had |'ll have )?(?:(?:only|just) (?:got|have|had)|(?:got|have) (?:only|just)|(?:only|just)(?:(?<=(?:'ve|have|had|got) (?:only|just))|(?=.*\\bleft\\b)))(?: got)?(?: about| like| around| maybe)? ${COUNT} ?${UNIT}(?: (?:left|max|tops|please|pls|to (?:train|spare|lift)|for (?:it|this)|until .{1,20}|before .{1,30}))*[.!, ]*$`,
  'i',
);

/** Who has so many minutes and says nothing of every session speaks of today; the message as written out, else as typed. */
export function withToday(content: string): string {
  return ONLY_MINUTES.test(content.trim().replace(/’/g, "'")) ? `${content.trim().replace(/[.!, ]+$/, '')} today` : content;
}
