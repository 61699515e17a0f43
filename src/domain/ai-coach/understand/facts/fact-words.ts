import { KIT_NAMES, PLACES } from './equipment-table.ts';
import { GOALS_NAMED } from './goal-table.ts';

/** Words that facts are made of. */
export const FACT_WORDS = new RegExp(
  [
    ...GOALS_NAMED.map(([, signs]) => signs.source),
    ...KIT_NAMES.map(([, signs]) => signs.source),
    ...PLACES.map(([, signs]) => signs.source),
    '\\b(?:mon|tues?|wed|thu|thur|thurs|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?s?\\b',
    '\\b(?:days?|times?|x|min|minutes?|hours?|sessions?|weekends?|week ?days|weekly|twice|once|mornings?|evenings?|nights?|every|other|second|mwf)\\b',
    '\\b(?:beginner|newbie|novice|intermediate|advanced|new|lifting|lifted|lift|training|train|trained|years?|months?|never|experience|gym|fitness|equipment|bodyweight|full|body|old|planet|pf|nothing|lbs?|kgs?|pounds|kilos?|general|strength|muscles?|goal|plan|program|routine|workout|start|over|again|fresh|no|any|it|make|go|rather|focus|building|build|up|out|stuff|since|before|lose|losing|wait|actually|sorry|mean|meant|hello|hi|hey)\\b',
  ].join('|'),
  'g',
);
