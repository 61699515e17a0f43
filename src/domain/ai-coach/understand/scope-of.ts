import { orderedAct } from './acts/command.ts';
import { findMentions } from './find-mentions.ts';

/** Limits what was just asked for: «no, only this Sunday». */
const SCOPE =
  /^(?:(?:no|nah|nope|sorry|i mean(?:t)?|ok|yes|yeah)[,.! ]+)*(?:(?:only|just)(?: for)? )+(this (?:week|time|once|\w+day)|today|tomorrow|next week|once)\b(.{0,40})$/;
const DAY = /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?\b|\b(?:leg|push|pull|upper|lower|arm|chest|back) day\b/;

/** The time that limits the wish before; undefined where the message orders something of its own: «only this week move Friday to Saturday». */
export function scopeOf(text: string): string | undefined {
  const [, scope, rest = ''] = SCOPE.exec(text) ?? [];
  return orderedAct(rest.trim()) !== undefined || findMentions(rest, true).length > 0 || DAY.test(rest) ? undefined : scope;
}
