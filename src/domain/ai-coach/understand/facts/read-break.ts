import { NOT_YET } from '../sign-table.ts';

/** A past break of a week or more, on normalised text. */
const AWAY =
  /\b(?:missed|skipped|lost|was (?:sick|ill|away|off)|been (?:sick|ill|away|off)|had no time|took|on holiday|off sick|no training|back (?:after|from))\b.*\b(?:(?:a|last|1|2|3|4|5|6|7|8|9|10|whole|entire|the|this|full|couple of|few) )*(?:weeks?|months?|days)\b|\b(?:sick|ill|holiday|vacation|away) (?:last|for a|for \d+) (?:weeks?|months?|days)\b|\b(?:weeks?|months?) (?:off|away)\b|\bmissed week\b/;
const SPAN = /\b(\d{1,3}|couple(?: of)?|few|an?|last|whole|entire|two|three|four|five|six) ?(days?|weeks?|months?)\b/;
const DAYS_OF = { day: 1, week: 7, month: 30 } as const;
const COUNTS: Readonly<Record<string, number>> = { couple: 2, 'couple of': 2, few: 3, two: 2, three: 3, four: 4, five: 5, six: 6 };

/** Days of a past break that a normalised message tells: «a week», «3 weeks», «a month»; «a few» is three. undefined without one. */
export function readDaysAway(text: string): number | undefined {
  if (!AWAY.test(text) || NOT_YET.test(text)) return undefined;
  const span = SPAN.exec(text);
  const word = span?.[1] ?? '';
  const unit = (span?.[2] ?? 'week').replace(/s$/, '') as keyof typeof DAYS_OF;
  const count = /^\d/.test(word) ? Number(word) : (COUNTS[word] ?? 1);
  return count * DAYS_OF[unit];
}

/** Whether a message, in whatever case, tells of an illness: the way back is then the longer one (READY-1). */
export function tellsIllness(content: string): boolean {
  return ILL.test(content);
}

const ILL =
  /\b(?:was|were|been|got|had|have|am|i'?m|off) (?:\w+ ){0,2}(?:sick|ill|flu|influenza|covid|corona|fever|pneumonia|bronchitis|stomach bug|food poisoning)\b/i;
