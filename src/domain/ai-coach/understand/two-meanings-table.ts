import type { TwoMeanings } from './two-meanings.ts';

const FELT = /\b(?:feel\w*|felt|get|gets|got|went|going|my|dizz\w*|nearly|almost|about to|numb\w*|weak\w*|pain\w*)\b/i;

/** A stroke of an oar, of a swimmer or in a game, and the people and wards that treat the illness. */
const STROKE: TwoMeanings = {
  word: /\b(?:(?:breast|back|butterfly|rowing|swim(?:ming)?|golf|tennis|paddle|brush)[- ]?)?strokes?\b/gi,
  other:
    /\b(?:k mark|crab|row(?:s|ed|er|ers|ing)?|rac(?:e|ed|es|ing)|regatta|head of the river|boat|crew|sw[iau]m\w*|pool|butterfly|freestyle|front crawl|breast ?stroke|back ?stroke|oar|blade|paddl\w*|per minute|rate|golf\w*|tennis|paint\w*|decorator|brush\w*|stroke (?:nurse|ward|unit|team|rehab (?:nurse|physio|therapist)|physio|doctor))\b/i,
  unless:
    /\b(?:(?:had|have had|having|suffer\w*|survived|after|since|recover\w* from|think it was|possible|suspected) (?:(?:my|a|an|the|his|her) )?(?:(?:mini|small|big|minor|major|slight|light|second|first|ischa?emic) )*strokes?\b(?! (?:rate|at|of|in the|on the|play|nurse|unit|ward))(?!.{0,40}\b(?:k mark|per minute|rate)\b)|face|droop\w*|slur\w*|speech|one side|left side|right side|hospital|doctor|blood pressure)\b/i,
};

/** Signs of a danger and what else their words mean. */
export const SIGN_MEANINGS: readonly TwoMeanings[] = [
  STROKE,
  {
    word: /\bflights?(?: of)?\b/gi,
    other: /\bflights? of (?:\w+ )?(?:stairs|steps)\b|\b(?:stairs|steps|staircase|stairwell|walk[- ]?up)\b/i,
    unless:
      /\b(?:planes?|airports?|air ?craft|airlines?|flew|fly|flying|long(?! flights? of)|hours?|hrs?|\d+ ?h|haul|attendant|trips?|travel\w*|holiday|vacation|landed|seat|abroad|overnight)\b/i,
  },
  {
    word: /\bhives\b/gi,
    other:
      /\b(?:bee|bees|bee ?keep\w*|apiar\w*|honey|supers?|swarm\w*|colon(?:y|ies)|(?:lift\w*|mov(?:e|es|ing)|carry\w*|carries|haul\w*|keep|keeps|kept|own|owns|run|runs|tend\w*|look\w* after|inspect\w*|manag\w*|work\w*) (?:\w+ ){0,3}hives|(?:\d+|dozen|dozens of|hundred|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|heavy|full|wooden) hives|hives (?:to (?:lift|move|carry|look after|tend)|of bees|are heavy|in summer|each))\b/i,
    unless:
      /\b(?:itch\w*|rash\w*|br(?:oke|eak\w*) out|c[ao]m(?:e|es|ing) (?:out|up) in|got hives|get hives|skin|sting|stings|stung|all over|swell\w*|swollen|allerg\w*|throat|lips)\b/i,
  },
  {
    word: /\bfaint\b/gi,
    other:
      /\b(?:faint(?:ly)? (?:light|lights|lit|glow|smell|memor(?:y|ies)|hopes?|praise|idea|line|lines|marks?|noise|sound|music|signal|recollection|pencil|scars?|smile|interest|whiff|trace|print|ink)|(?:the|a|too|very|is|are|looks?) faint (?:to (?:see|read|hear)|on (?:the|my) (?:screen|display|bar|plate|phone)))\b/i,
    unless:
      /\b(?:feel\w*|felt|go|goes|went|gone|turn\w*|dizz\w*|nearly|almost|light ?headed)\b(?! (?:a |the )?faint (?:light|smell|memor|hope|idea|glow))/i,
  },
  {
    word: /\bseizures?\b/gi,
    other: /\b(?:customs|police|officer|bailiff|court|goods|assets|property|drugs? (?:squad|unit)|border|contraband|engine|bearing)\b/i,
    unless: /\b(?:had|have|having|epilep\w*|fit|fits|shak\w*|unconscious|woke|meds?|medication)\b/i,
  },
  {
    word: /\bred (?:line|streak)s?\b/gi,
    other:
      /\b(?:tattoo\w*|ink|paint\w*|tube|metro|subway|underground|train|bus|commut\w*|rev\w*|engine|tacho\w*|tape|court|floor|rink|pitch|app|chart|graph)\b/i,
    unless: /\b(?:skin|wound|cut|arm|leg|hand|swollen|hot|sore|pus|infect\w*|fever\w*|climb\w*|spread\w*|up my)\b/i,
  },
  {
    word: /\bwheez\w*/gi,
    other:
      /\b(?:the|our|an?|my) (?:old |rusty |ancient )?(?:bike|bicycle|car|truck|van|tractor|engine|boiler|kettle|accordion|bellows|treadmill|rower|erg|fan|hoover|compressor) (?:\w+ )?wheez\w*/i,
    unless: FELT,
  },
  {
    word: /\bnumb\b/gi,
    other:
      /\b(?:bored? numb|numb(?:ed|ing)? (?:with|from|by) (?:boredom|the boredom|routine|work|meetings)|mind[- ]?numb\w*|brain (?:is |goes |gone )?numb|numb brain|comfortably numb|numb ?skull)\b/i,
    unless: /\b(?:hands?|fingers?|arms?|legs?|foot|feet|toes?|face|lips|thighs?|saddle|groin|side)\b/i,
  },
];

/** Sports and what else their words mean. */
export const SPORT_MEANINGS: readonly TwoMeanings[] = [
  // «I run push pull legs»: a week that is followed.
  {
    other:
      /\b(?:run|runs|running|ran) (?:(?:a|an|the|my|on|through|currently|mostly|basically|just|4|5|6) )*(?:day )?(?:(?:push|pull|legs?|upper|lower)\b|full[- ]body|bro split|body ?parts?|ppl\b|phul\b|phat\b|5x5|5\/3\/1|531|gzcl\w*|nsuns|starting strength|stronglifts|texas method|smolov|sheiko|candito|juggernaut|linear|block|split|program\w*|routine|cycle|peaking|hypertrophy|strength)/gi,
  },
  {
    word: /\bfenc(?:ing|er)\b/gi,
    other:
      /\b(?:fencing (?:posts?|wire|panels?|stakes|rails?|supplies|contractor|crew|gang|job|work|tools|pliers|staples|firm|company|business|off|in)|(?:wire|barbed|electric|stock|sheep|deer|cattle|garden|farm|timber|panel|wood\w*|metal|mending|mend|repair\w*|build\w*|install\w*|erect\w*|put\w* up|sell\w*|haul\w*|carry\w*|lift\w*) (?:(?:the|some|and|new|heavy) )*fencing|farm\w*|ranch\w*|paddocks?|cattle|sheep|livestock|feed sacks?|posts?|fields?|hay|landscap\w*|stock ?man|gates?)\b/i,
    unless:
      /\b(?:[eé]p[eé]e|foil|sabre|saber|bouts?|salle|club|class|classes|lessons?|league|coach|compet\w*|tournament|fencing (?:on|twice|every|training|practi[cs]e))\b/i,
  },
  {
    other: /\bskat(?:e|es|ing) (?:by|over|around the|through|on thin ice)\b|\bcheap ?skat\w*/gi,
  },
  {
    word: /\bbox(?:ing|er)\b/gi,
    other:
      /\b(?:boxing (?:up|off|in|day|things|stuff|orders|parcels|fruit|eggs|goods|books|veg\w*)|(?:packing|parcels|warehouse|dispatch|removals?|moving house) .{0,20}boxing|boxer (?:dog|shorts|puppy|briefs)|(?:my|our|a) boxer (?:is|needs|pulls))\b/i,
    unless: /\b(?:boxing (?:gym|club|class|classes|training|coach|ring|match|on|twice)|spar\w*|bag work|bouts?|gloves)\b/i,
  },
  {
    other:
      /\browing with (?:my|the|our|his|her) (?:wife|husband|partner|missus|mother|mum|mom|dad|kids|boss|neighbou?rs?|girlfriend|boyfriend|ex|landlord|sister|brother|in.?laws|family)\b/gi,
  },
  {
    other:
      /\bclimb(?:s|ing)? (?:(?:the|a|my|that|up|up the) )*(?:\w+ )?(?:ladders?|ranks|scaffold\w*|walls with boredom|stairs|steps|career|roofs?|poles?|towers?|masts?|pylons?|trees? (?:for|at) (?:work|a living)|out of debt)\b/gi,
  },
  {
    other:
      /\bcycl(?:e|es|ing) (?:between|through|in and out|on and off|off|on) (?:of )?(?:\w+ )?(?:jobs?|diets?|plans?|programs?|programmes?|shifts?|gear|creatine|caffeine|moods?|phases?|bulks?|cuts?|steroids)\b/gi,
  },
  {
    other:
      /\b(?:run(?:s|ning)? (?:a|an|the|my|our|his|her|two|three|several) (?:\w+ ){0,2}(?:shop|store|farm|business|company|caf[eé]|bar|pub|restaurant|kitchen|household|house|home|team|crew|school|office|stall|bakery|salon|garage|nursery|ward|hotel|site|warehouse|charity|firm|studio|practice|gang|family|show)|running (?:late|out of|behind|on empty|errands|around after|after (?:the|my|two|three) \w*|low))\b/gi,
  },
  {
    other: /\bsurf(?:ing|s)? (?:the )?(?:web|net|internet|channels|couch|sofa|sofas)\b|\b(?:couch|sofa|channel|crowd)[- ]?surfing\b/gi,
  },
  {
    other: /\bsail(?:s|ing)? (?:through|past|close to the wind)\b|\bplain sailing\b/gi,
  },
  {
    other:
      /\bwrestl(?:e|es|ing) (?:with )?(?:(?:the|my|our|a|two|three|some|these|big|heavy|live) )*(?:kids?|toddlers?|children|invoices|spreadsheets?|paperwork|calves|calf|sheep|cattle|cows|pigs|hogs|steers|kegs|barrels|hoses?|pipes|pallets|sacks|bales|furniture|engines?|tyres?|tires?|patients?|demons|it|this|that)\b/gi,
  },
  {
    other: /\bbowls of\b|\b(?:wash\w*|turn\w*|mix\w*|salad|rice|soup|wooden|clay|potter\w*|serving) (?:\w+ )?bowls\b/gi,
  },
  {
    other: /\bdanc(?:e|es|ing) (?:around|round) (?:the|a|my|this|that)\b|\bsong and dance\b/gi,
  },
  {
    other:
      /\b(?:price|rent|pay|tax|rate|bill|fee)s? hikes?\b|\bhikes? in (?:the )?(?:price|rent|pay|tax|rate|bill|fee)\w*|\bhitch ?hik\w*/gi,
  },
];
