import type { Kit } from '../../../exercises/exercise.ts';
import type { Place } from '../../person/brief-shape.ts';

/** Everyday names of equipment, on normalised text. Longer names first: what they matched is not read again. */
export const KIT_NAMES: readonly (readonly [Kit, RegExp])[] = [
  ['smith-machine', /\b(?:smith(?:'s)?(?: (?:machines?|rack|bar))?|multipress)\b(?! squats?| press)/g],
  ['back-extension-bench', /\b(?:back[- ]extension|hyper ?extension|roman) (?:bench|chair)|\b(?:reverse hyper|ghd|glute ham)\b/g],
  ['trap-bar', /\b(?:trap|hex)[- ]?bars?\b/g],
  ['ez-bar', /\b(?:ez|e-z|easy)[- ]?(?:curl[- ]?)?bars?\b|\bcurl bars?\b/g],
  ['landmine', /\blandmine\b(?! press| row)/g],
  [
    'pull-up-bar',
    /\b(?:hang|finger) ?-?boards?\b|\b(?:(?:pull|chin)[- ]?ups?|doorway|door|doorframe|door frame|hanging|ceiling) (?:bars?|thing|station|stand|rig|frame)\b|\bbars? (?:above|over|in|on) (?:a |the |my )?(?:door\w*|ceiling|wall)\b|\bbar to hang\b|\b(?:stout |strong |ceiling )?(?:beam|tree branch|branch)\b(?= .{0,30}(?:hold|held|pull|hang|strong))|\bmonkey bars\b/g,
  ],
  ['dip-bars', /\b(?:dip(?:ping|s)?|parallel|p) ?-?(?:bars?|station|stand|belt station)\b|\bparallettes\b|\bcaptain'?s chair\b/g],
  ['dip-belt', /\bdip(?:ping)? belt\b/g],
  ['medicine-ball', /\b(?:medicine|med|slam|wall) balls?\b/g],
  ['exercise-ball', /\b(?:swiss|exercise|stability|yoga|gym|pilates|big|birthing) balls?\b/g],
  ['ab-wheel', /\bab[- ]?(?:wheel|roller)s?\b/g],
  ['rope', /\b(?:skipping|jump)[- ]?ropes?\b/g],
  [
    'rings',
    /\b(?:trx|gymnastic rings?|(?<!\b(?:i'll|will|to|i|should|gonna|must) |\band (?=ring\b))rings?(?! (?:(?:finger|some|the|my|a|him|her|them|up|round)\b|\d))|suspension (?:trainer|straps?)|suspension)\b/g,
  ],
  ['kettlebells', /\b(?:kettle ?-?(?:bells?|balls?|yokes?)|(?<=\d ?kgs? )kettles?|kbs?|(?<!dumb[ -])bells)\b(?! swings?)/g],
  [
    'dumbbells',
    /\b(?:dumb ?-?bells?|db's|dbs?|adjustables?(?! {2}| (?:bench|rack|cable|bar|bands?|step))|power ?blocks?|(?:hand|small|little|light) weights|weights(?=(?::| are| of|,)? ?\d)|halteres?|free weights(?! (?:corner|area|section|part|room|zone|floor|side)))\b(?! (?:press\w*|rows?|curls?|fly\w*|bench|squats?|lunges?|raises?))/g,
  ],
  [
    'bands',
    /\b(?:(?:resistance|elastic|rubber|therapy|thera|loop|mini|stretchy|long|light|heavy|green|red|blue|black|yellow) )*(?:bands?|(?<=stretchy )(?:things?|ones?|rubbers?)|elastics|therabands?|tubes?)\b(?! (?:pull|press|row|apart))/g,
  ],
  [
    'barbell',
    /\b(?:long (?:iron|metal|steel) (?:stick|bar|rod|pole)|bb|barbells?(?! (?:rows?|curls?|squats?|press\w*|hip|on my))|olympic (?:bars?|set)|power bars?|(?:deadlift|texas|ohio|squat|safety squat|straight|long|texas power|ohio power|eleiko)[- ]bars?|ssb|a bar and plates|iron rod)\b/g,
  ],
  ['plates', /\b(?:plates|discs|bumpers?|weight set)\b/g],
  [
    'bench',
    /\b(?:(?:flat|adjustable|incline|weight|comp|plank|competition) )*bench(?:es)?\b(?! (?:press\w*|max|pr|\d|is at|at \d|to my))/g,
  ],
  [
    'cable',
    /\b(?:cables?(?: (?:machine|tower|station|crossover|stack)s?)?|(?<!a\d )pulleys|lat (?:pull ?-?down|tower|machine)s?|functional trainer|crossover)\b(?! (?:rows?|curls?|fly\w*|press\w*|crunch\w*))/g,
  ],
  [
    'machine',
    /\b(?:machines?(?! (?:rows?|press\w*))|(?<=(?:\b(?:a|one|1|with|has|got|plus)|,) )(?:leg press|chest press|seated row|leg curl|leg extension|hack squat)(?! ?\d|s)|multi ?-?gym|hack squat machine|pec deck|leg (?:curl|extension) machines?|nautilus|selectorized)\b/g,
  ],
  ['low-bar', /\b(?:sturdy|strong|solid|stable|heavy|big|dining|kitchen) (?:\w+ )?tables?\b|\blow bars?\b(?! squats?)/g],
  ['rack', /\b(?:(?:squat|power|half|full) )?(?:racks?(?! pulls?)|cages?)\b|\b(?:squat stands?|monolift|uprights)\b/g],
  ['box', /\b(?:plyo box|box(?:es)?(?= to (?:step|jump))|step platform|stepper)\b/g],
];
/** «Bar» alone means a barbell beside plates, a rack or a weight; outdoors a bar to hang from. */
export const PLAIN_BAR = /\b(?:bars?|weight bar)\b(?! (?:stool|work|food|above|over))/g;

/** Equipment that gives resistance by itself; a bench or rack alone does not describe the training. */
export const RESISTANCE: ReadonlySet<Kit> = new Set<Kit>([
  'barbell',
  'dumbbells',
  'kettlebells',
  'bands',
  'machine',
  'cable',
  'smith-machine',
  'pull-up-bar',
  'dip-bars',
  'rings',
  'trap-bar',
  'ez-bar',
  'landmine',
  'medicine-ball',
]);

export const NOTHING =
  /\b(?:(?:no|without(?: any)?|zero|(?:not|don't|dont) (?:have|own|possess|got)(?: any| a single)?|haven't (?:got )?(?:any)?|got no|have no) (?:equipment|gear|kit|weights|gym|stuff|tools)\b(?! (?:heavier|beyond|over|above|more|before|after|until|till|during|(?:on )?the day|today|tomorrow|tonight|this week|next week))|(?<!(?:\d|\dkg|\dkgs|\dlbs?|kilos?|kgs?|pounds|x|times|my|own|double|twice|half|at|is|of) ?)bw\b(?! ?\d)|(?<!(?:\d|kgs?|kilos?|lbs?|pounds|x|times|my|own|double|twice|half|a) ?)body ?weight(?: only| stuff)?(?! (?:is|of|\d))|calisthenics only|nothing at all|(?:nothing|nowt|zilch) (?:(?:here|there) )?(?:at home|at my place|in (?:the|my) (?:house|flat|room)|at hand|to (?:train|work|lift) with)(?! (?:but|bar|except|apart))|(?:just|only) (?:my|the|me|own) (?:own )?(?:body|floor|bodyweight|mat|self)\b|at home with nothing|have nothing|got nothing|(?:nothing|nowt)(?: at home| here)? (?:but|bar|except|apart from) (?:a |the |my )?(?:floor|carpet|mat|chair|sofa|body|wall|room)|(?:just|only) (?:my|the|a) (?:own |small |tiny )?(?:(?:living|front|back|spare|bed|hotel) ?)?(?:room|flat|lounge|apartment)\b(?! gym))\b/;

export type PlaceName = Place | 'gym';
/** Where someone trains; the first match wins. */
export const PLACES: readonly (readonly [PlaceName, RegExp])[] = [
  ['hotel', /\b(?:hotels?|motels?|airbnb|extended stay)\b/],
  [
    'outdoors',
    /\b(?:park(?! up\b| my\b| the\b)|outdoors?|outside|playground|beach|trim trail|calisthenics park|street workout|in the (?:garden|yard|field)|forest|beside the truck|backyard|back yard)\b(?! (?:of|my car|and ride))/,
  ],
  [
    'home',
    /\b(?:(?:at |from |my |in the )home|home gym|garage|basement|cellar|attic|loft|living room|bedroom|front room|back room|spare room|shed|kitchen|(?<=\b(?:my|our|the|a|in|own|small|tiny|little|shared|rented|council|1st floor|ground floor) )flat(?= |$|,)|apartment|my room|dorm|patio|terrace|balcony|conservatory|woolshed|barn|lounge|hallway|box room|cell|studio flat)\b/,
  ],
  [
    'gym',
    /\b(?:(?:full|commercial|big|normal|regular|proper|real|well equipped|local|public|barbell|campus|uni|university|college|school|work|company|office|city|municipal|municipality|council|powerlifting|village|hospital|police|station|base|corporate|cheap|new|basic|nice|posh|24 hour|women's|ladies) (?:barbell )?(?:gym|gymnasium|fitness (?:center|studio|room)|weights? ?room)|gym (?:member\w*|card|at|near|beside|round|down|in|with|there|3|2|4|5|of)|(?:at|in|to|go|use|join\w*|have|got|near|the|a|an|my|our) (?:a |the |my |an )?(?:gym|gymnasium)|^gym\b|\bgym$|puregym|pure gym|gold'?s\b(?! (?:standard|medal))|big[- ]box gym|^commercial$|commercial(?= (?:\d|days?|mon|tue|wed|thu|fri))|(?:lifetime|anytime|snap|crunch|la|virgin|goodlife) fitness|gold'?s gym|equinox|basic-fit|basic fit|the gym group|anytime fitness|ymca|the y\b|leisure cent(?:er|re)|sports? (?:cent(?:er|re)|hall|club|academy|complex)|fitness (?:cent(?:er|re)|club|studio|first|park)|planet fitness|pf\b|my gym (?:has|is)|new gym|health club|rec cent(?:er|re)|recreation cent(?:er|re)|crossfit(?: box)?|weight ?room|(?:strength|barbell|lifting|weightlifting|powerlifting|health|sports) club|the academy|academy of|jims?|the club|iron church|fully equipped|everything (?:is )?(?:there|you|in it)|it has everything|has literally everything|gym with everything|have everything|we have everything)\b/,
  ],
];
/** A gym that usually holds little: a list of what is there counts alone. */
export const SMALL_GYM =
  /\b(?:(?:apartment|hotel|hostel|society|camp|building|condo|office|work|complex|dorm|community|residence|garage|home|basement|small|tiny|little|station|school|barracks|company|flat|village) (?:\w+ )?(?:gym|fitness (?:room|center|area|corner)|weight room)|gym (?:at|in|of) (?:my|the|our|me) (?:hospital|station|school|barracks|village|company|apartment|building|hotel|complex|condo|flat|office|work|dorm|residence|block|house|home|school)|(?:hotel|apartment|building|condo|complex))\b/;
/** A small gym that is called full all the same (FACT-17). */
export const WELL_EQUIPPED =
  /\b(?:full gym|(?:fully|well|properly)[- ]equipped|(?:commercial|proper|huge|big) gym|most (?:stuff|things|machines|equipment|kit|of the \w+)|everything|all the (?:usual )?(?:stuff|equipment|kit|machines|gear|things)|the (?:lot|works))\b/;
/** Gyms of places that train people: without a list of what is there they hold the usual equipment. */
export const TRAINING_SITE =
  /\b(?:school|college|uni|university|campus|barracks|station|base|academy|police|fire)(?: weights?)? ?(?:gym|room)\b/;
export const ONLY =
  /\b(?:only|just|nothing (?:but|else)|that's (?:it|all)|that is (?:it|all)|nowt else|all (?:i|we) (?:have|got)|all i've|is all|exactly|no more|and nothing|:)/;
