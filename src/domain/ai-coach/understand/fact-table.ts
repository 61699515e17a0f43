import type { Kit, Muscle } from '../../exercises/exercise.ts';
import type { Goal } from '../brief-shape.ts';
import type { GymName } from '../gyms-table.ts';
import type { Region } from '../limitations.ts';

/** Matched against normalised text; the first goal in a message counts. */
export const GOAL_SIGNS: readonly (readonly [Goal, RegExp])[] = [
  [
    'functional',
    /\b(?:functional|athlet\w+|crossfit\w*|for (?:a |my |the )?(?:sports?|hik\w+|hiking|football|soccer|climbing|mma|rugby|tennis|skiing|running)|(?:move|perform) better|move and perform)\b/,
  ],
  [
    'strength',
    /\b(?:(?:add|put) \d+ ?(?:kg|lbs?|pounds) (?:to|on|onto) (?:my|the) \w+|get(?:ting)? strong(?:er)?|strong(?:er)?|strength(?! training)|powerlift\w*|1 ?rm(?! ?\d)|1 rep max|big (?:3|lifts)|5x5|lift heavier|max(?:es)? up|meet prep|squat \d plates)\b|^str\b/,
  ],
  [
    'muscle',
    /\b(?:muscles?|hypertrophy|get big|bigger|jacked|bulk(?:ing)?|swole|size|mass|buff|grow my|recomp|gain weight|build up)\b|^big\b/,
  ],
  [
    'fat loss',
    /\b(?:fat loss|weight loss|(?:lose|losing|drop|burn|shed) (?:some |my |about |around |like |the )*(?:weight|fat|belly|kg|kilos|lbs?|pounds|\d+ ?(?:kg|kilos|lbs?|pounds))|lean(?:er)?(?: out)?|cut(?:ting)?|shred(?:ded)?|slim(?:mer)?|ton(?:e|ed|ing)(?: up)?|belly)\b/,
  ],
  [
    'general fitness',
    /\b(?:general(?: fitness| health)?|(?:get|getting|keep|stay|be|feel) (?:\w+ )?(?:fit|fitter|healthy|healthier|in shape|active)|health(?:y|ier)?|fitness|in shape|fit)\b/,
  ],
];

export const REGION_SIGNS: readonly (readonly [Region, RegExp])[] = [
  ['upper back', /\bupper back|\bribs?\b/],
  ['low back', /\b(?:low|lower) back|\blower bak|\blowback|\bback\b(?! squat| to | in | day| off| on )|\bdisc\b|\bsciatica\w*/],
  ['knee', /\bknees?\b/],
  ['shoulder', /\bshoulders?\b|\brotator\b/],
  ['elbow', /\belbows?\b/],
  ['wrist', /\bwrists?\b/],
  ['hip', /\bhips?\b(?! thrust)|\bgroin\b/],
  ['neck', /\bneck\b/],
  ['ankle', /\bankles?\b|\bachilles\b|\bshin splints?\b|\b(?:my|sore|bad) (?:foot|feet)\b/],
  [
    'hamstring',
    /\b(?:pulled|strained|torn|sore|tweaked|bad) (?:my )?(?:hammy|hamstrings?)\b|\bhamstring (?:strain|pull|tear|hurts|pain)\b/,
  ],
  ['pregnancy', /\bpregnan\w*\b/],
  ['blood pressure', /\bhigh (?:blood pressure|bp)\b|\bhypertension\b|\bbeta ?blockers?\b/],
];

/** A region counts as a limitation only together with one of these. */
export const TROUBLE =
  /\b(?:worr\w+|hurts?|hurting|pain\w*|aches?|achy|sore|bad|bother\w*|injur\w*|tweak\w*|strain\w*|pinch\w*|stiff|clicks?|clicking|problem\w*|issues?|trouble|careful|easy on|killing me|torn|impinge\w*|tendon\w*|golfer'?s|tennis|arthritis|weak|protect|limitation|splints?|sciatica\w*|disc|pulled)\b/;
export const NO_TROUBLE =
  /\b(?:no|without|zero|not any|nothing|doesn'?t|don'?t|never) (?:\w+ )?(?:pain|hurts?|injur\w*|problems?|issues?|limitations?)\b|\bnothing (?:hurts|is wrong)\b/;
export const STRICT_TROUBLE =
  /\b(?:really|very|badly|sharp|severe|a lot|doctor said|doc said|physio said|herniated|torn|(?:[5-9]|10) ?\/ ?10)\b/;
export const TROUBLE_OVER =
  /\b(?:fine|better|ok|okay|good|healed|gone|recovered) (?:now|again)\b|\bno longer (?:hurts?|sore|bothers)|\b(?:doesn'?t|does not|stopped) (?:hurt|bother|hurting|bothering)\b|\bpain(?: is)? gone\b/;

/** Named gyms; the first match wins. */
export const GYM_SIGNS: readonly (readonly [GymName, RegExp])[] = [
  ['hotel gym', /\bhotel gym\b/],
  ['planet fitness', /\bplanet fitness\b|\bpf\b/],
  [
    'bodyweight',
    /\b(?:no|without(?: any)?|zero|(?:not|n't|dont) have(?: any)?) (?:equipment|gear|kit|weights|gym)\b|\bbody ?weight(?: only)?\b|\bhotel room\b|\bcalisthenics\b|\bnothing at all\b|\bjust (?:my|the) (?:body|floor)\b|\bat home with nothing\b/,
  ],
  [
    'full gym',
    /\b(?:full|commercial|big|normal|regular|proper|well equipped|local|public) gym\b|\bgym member\w*\b|\b(?:at|in|to|go|use) (?:a |the |my )?gym\b|^gym\b|\bmy gym\b(?= (?:has|is))|\bfull gym\b|\beverything\b|\bgym with everything\b|\bfull(?:y)? equipped\b/,
  ],
  ['park', /\bpark\b/],
];

/** Single pieces of equipment. */
export const KIT_SIGNS: readonly (readonly [readonly Kit[], RegExp])[] = [
  [['dumbbells'], /\b(?:dumb ?bells?|dumbells?|dbs?|adjustables?)\b/],
  [['kettlebells'], /\b(?:kettle ?bells?|kbs?)\b/],
  [['barbell', 'rack'], /\b(?:bar|barbell) and (?:a )?rack|\brack and (?:a )?bar(?:bell)?\b/],
  [['barbell'], /\b(?:barbells?|bb|olympic bar|a bar and plates)\b/],
  [['rack'], /\b(?:rack|squat stands?|power cage)\b/],
  [['bench'], /\bbench\b(?! press)/],
  [['bands'], /\b(?:resistance )?bands?\b/],
  [['pull-up-bar'], /\b(?:pull|chin)[- ]?up bar\b|\bbar to hang\b/],
  [['dip-bars'], /\b(?:dip (?:bars|station)|parallel bars)\b/],
  [['machine'], /\bmachines?\b/],
  [['cable'], /\bcables?\b/],
  [['smith-machine'], /\bsmith\b/],
  [['rings'], /\b(?:trx|rings|suspension|straps)\b/],
  [['trap-bar'], /\b(?:trap|hex) bar\b/],
  [['ez-bar'], /\bez[- ]?bar\b|\bcurl bar\b/],
  [['plates'], /\bplates\b/],
  [['exercise-ball'], /\b(?:swiss|exercise|stability|yoga) ball\b/],
  [['ab-wheel'], /\bab wheel\b/],
];

export const MUSCLE_SIGNS: readonly (readonly [readonly Muscle[], RegExp])[] = [
  [['biceps', 'triceps'], /\barms?\b|\bguns\b/],
  [['biceps'], /\bbi(?:cep|sep)s?\b/],
  [['triceps'], /\btri(?:cep)?s\b/],
  [['chest'], /\b(?:chest|pecs?)\b/],
  [['lats', 'upper back'], /\b(?:back|lats?)\b/],
  [['side delts'], /\b(?:shoulders?|delts?)\b/],
  [['quads'], /\b(?:legs?|quads?|thighs)\b/],
  [['glutes'], /\b(?:glutes?|butt|booty|bum|ass)\b/],
  [['hamstrings'], /\b(?:hamstrings?|hammies)\b/],
  [['abs'], /\b(?:abs?|core|six ?pack|stomach)\b/],
  [['calves'], /\b(?:calves|calf)\b/],
  [['traps'], /\btraps?\b/],
  [['forearms'], /\b(?:forearms?|grip)\b/],
];
