import type { Goal } from '../../person/brief-shape.ts';

/** Named goals, on normalised text. */
export const GOALS_NAMED: readonly (readonly [Goal, RegExp])[] = [
  [
    'strength',
    /\b(?:(?:add|put) \d+ ?(?:kg|lbs?|pounds) (?:to|on|onto) (?:my|the) \w+|(?:get(?:ting)?|be(?:come)?|feel|grow|make me|stay|keep|keeping|remain|being|am) (?:\w+ ){0,2}strong(?:er)?|^strong(?:er)?\b|strength(?! training (?:is|was|on)| and conditioning coach| coach)|powerlift\w*|1 ?rm(?! ?\d)|1 rep max|big (?:3|lifts)|5x5|lift(?:ing)? (?:really )?heav(?:y|ier)|max(?:es)? up|meet prep|squat \d plates|(?:kg|lb|\d+) total|total \d{3}|my total|out-total|a heavy (?:squat|bench|deadlift)|raw power|(?:deadlift|squat|bench) \d+ (?:kg |kilos |lbs |pounds )?by\b|(?:legs?|arms?|back|body|core|chest|shoulders|me|everything|upper body|lower body) (?:\w+ )?strong|(?:want to|wanna|trying to|like to|love to|goal(?: is)?(?: to)?|hit|reach) (?:bench|squat|deadlift|press|snatch|clean|pull|lift)(?: press)? (?:\d+|my|twice|double|triple|more)|(?:bigger|heavier|stronger|increase my|improve my|raise my|up my) (?:\w+ )?(?:bench|squat|deadlift|lifts|total|numbers|press)|(?:hit|reach|get to) \d{2,3} ?(?:kg |lbs? |kilos )?(?:on|for|in) (?:my |the )?(?:bench|squat|deadlift|press|ohp)|stronger|strongest|brute|own (?:body ?weight|bw)|(?:handle|control|move|pull|press|hold|carry|lift) (?:my|me) (?:own )?(?:body ?weight|body|weight)|strong (?:back|legs|arms|like|not|as)|not (?:be )?weak)\b|^str\b/,
  ],
  [
    'muscle',
    /\b(?:(?:build|gain|put on|grow|more|some|add|want|lean|get|for|goal|be|pack on) (?:some |more |lean |a bit of |a little )*(?:muscles?|mass(?! (?:is|was|\d|\())|size)|muscles?(?! (?:sore\w*|groups?|pain|aches?|cramps?|hurts?|is|are|was|up|memory|tear|strain|mass|relax\w*|to shock))|hypertrophy|(?:get|be|look|go) (?:\w+ )?(?:big|bigger|huge|jacked|massive|swole|buff|built|muscular|aesthetics?|beefy|hench)|bulk(?:ing|y)?(?! (?:food|cooking|buy))|jacked|swole|(?<!\b(?:dress|clothes|jeans|shirt|belt|\d) )size(?! (?:of|\d|up|shoes|of|down|smaller))|bigger(?! (?:sets?|plates?|jumps?|steps?|lunch|meals?|gym|bench|squat|deadlift|lifts?|total|weights?|numbers?))|muscular|powerbuilding|filled? out|(?:add|gain|put on|pack on) (?:about |around |like )?\d+ ?(?:kgs?|kilos?|lbs?|pounds?)(?! (?:to|on|onto) (?:my|the|each|every))|(?:arms?|legs?|chest|calves|shoulders?|butt|glutes?|back) (?:is|are|look|looks) (?:so |too |really |like |pretty |kinda |very )*(?:flat|skinny|small|tiny|noodles?|twigs?|sticks?|puny|thin|narrow|pathetic)|noodle arms|chicken legs|stick arms|beef up|bulk up|(?:too|so|very) skinny|skinny (?:guy|kid|dude|lad|bloke|girl|man|legs|arms)|grow my|recomp\w*|gain(?:ing)? weight|build up|(?:bigger|rounder|bumbum|grow (?:the |my )?)(?: \w+)?(?: (?:bum|butt|booty|glutes?|arms?|legs|chest|shoulders))|body ?building|physique|hulk|fill (?:out )?(?:a|my|the) (?:shirt|t-shirt|jacket|uniform))\b|^big\b(?! (?:\w+ )?(?:gym|box|club))|^mass\b|^arms?(?:,? (?:that's it|only|just arms|please))/,
  ],
  [
    'fat loss',
    /\b(?:fat[- ]loss|weight[- ]loss|(?:lose|losing|loose|drop|dropping|burn|shed|shift|melt|get rid of|remove|removal of|come off|reduce|less|take off) (?:some |my |me |about |around |like |the |a |this |that |bit of |little |of |few |couple |last |extra |those )*(?:weight|fat|belly|tummy|gut|spare t[iy]re|jelly|pounds?|stone|inches|kg|kilos|lbs?|\d+ ?(?:kg|kilos|lbs?|pounds?|stone)|timber|bump|love handles)|lean(?:er)?(?: out| down)|(?:get|be|look|become|getting|being|go|and|to|stay) (?:\w+ )?lean|leaner|^lean\b|^(?:too |so |very )?fat$|fat[- ]?burn\w*|(?:lose|drop|shed) (?:the|my|this|some|all this|all the) (?:\w+ ){0,2}(?:weight|fat|belly|pounds|kilos|flab)|lose (?:about |around |like |some |at least )*\d+(?= ?(?:$|[,.;]|by\b|before\b|and\b))|cut(?: down)? (?:about |around |some |like )*\d+ ?(?:kgs?|kilos|lbs?|pounds?|stone)|cutting|weight (?:come |go )?off|(?:lose|drop|go down) (?:a |an |1 |2 |some |few )*(?:dress|clothes|jeans|trouser|waist) sizes?|lose (?:the |my |some |this )?(?:baby|covid|holiday|christmas|marriage|beer|menopause) (?:weight|belly|fat|kilos|pounds)|(?:flat|flatter) (?:belly|tummy|stomach)|(?:small(?:er)?|slim(?:mer)?|tiny|thin(?:ner)?|narrow(?:er)?|trim(?:mer)?) waist(?:line)?|firm(?:er|ing)?(?: up)?|skinny fat|drop (?:the |some )?(?:pounds|kilos|weight)|cut(?:ting)?(?= (?:now|phase|not|season|for|please|down fat|and|weight))|do a cut|on a cut|^cut$|shred(?:ded)?|get ripped|slim(?:mer|ming|line)?(?: down)?|(?:look |get |be |more |just |and |more )ton(?:e|ed|ing)(?! (?:it|things|that|this|down))(?: up)?|ton(?:e|ing) up|^ton(?:ed?|ing)(?! (?:it|things|that|this|down))|(?:tone|toned|toning) (?:my |the |all |a )?(?:body|arms?|legs?|everything|muscles?|bum|butt|glutes|over|definition|look)|some tone|definition|defined|(?:small|flat|smaller|less|my|the|big) (?:belly|tummy|stomach|gut)(?: (?:go away|away|gone|off))|(?:want|get|have) (?:a )?(?:small|smaller|flat|flatter) (?:belly|tummy|stomach)|belly (?:go away|away|off|down)|less squishy|fit (?:back )?(?:in|into) (?:my|the|me|that|a) \w+|\d+ ?(?:kgs?|kilos?|lbs?|pounds?|stone) (?:gone|to (?:lose|drop|shed|burn))|less (?:jiggl\w*|squishy|flabby|wobbly)|(?:six ?pack|(?:see|show|want|get|visible|have|some) (?:my |visible |some )*abs|^abs)|\d+ ?(?:kg|kilos|lbs?|pounds|stone) (?:to come |to |has to come |come )?(?:off|down|lighter|less))\b/,
  ],
  [
    'functional',
    /\b(?:functional|(?:want|need|more|get|build|gain|for|develop) (?:some |more )?power(?! (?:clean|snatch|rack|lifting|tower))|athlet\w+|crossfit\w*|(?:for|at|in|better at) (?:a |my |the |playing )?(?:sports?|hik\w+|hiking|football|soccer|climb\w*|mma|rugby|tennis|ski(?:ing)?|running|bouldering|surfing|basketball|netball|hockey|judo|boxing)|(?:move|perform|moving|moves) (?:\w+ )?(?:better|well|easier|easily|freely|like)|move and perform|mobility|supple\w*|flexib\w+|agil\w+|endurance|stamina|run (?:faster|longer)|(?:jump|leap) (?:higher|further|farther)|(?:better|higher|bigger|more) vertical(?! (?:press|pull))|vertical (?:leap|jump)|dunk\w*|explosive\w*|sport(?:s)? performance|acft|fitness test|bleep test|cft|pft|police test|fire ?fight\w*|competition season|off season|combat challenge|(?:better|my) balance|balance and|not fall(?:ing)?|walk(?:ing)? (?:better|further|farther|longer|again|unaided|without))\b/,
  ],
  [
    'general fitness',
    /\b(?:general(?: fitness| health| conditioning)|(?:get|getting|keep|stay|staying|be|being|feel|feeling|bit|little|just) (?:\w+ ){0,2}(?:fit(?! (?:in(?:to)?|it|this|around)\b)|fitter|healthy|healthier|in(?:to)? shape|active|moving|mobile|conditioned|well)|(?:my |for |better |good )?health(?:y|ier)?(?! (?:insurance|club|center))|fitness(?! (?:test|center|centre|studio|gym|first|room|studio|club|app|watch))|in shape|fitter|^fit$|longevity|live (?:longer|long)|bone density|stay alive|blood sugar|hba1c|cholesterol|sleep better|more energy|less tired|not die|sane|stress (?:relief|out)|keep (?:going|what i've)|overall (?:fitness|health|strength and)|all[- ]round(?:er)?(?: fitness)?|well[- ]being|wellness|not (?:to )?(?:die|be out of breath)|old body back|(?:get|want) my (?:\w+ )?body back|back in(?:to)? shape|in(?:to)? (?:better|good|great|decent|some) shape|out of shape|conditioning(?! coach)|move more|moving more|get(?:ting)? moving)\b/,
  ],
];

/** Goals as people put them in everyday life, with what they mean for training; the writer's words are kept. */
export const GOALS_EVERYDAY: readonly (readonly [Goal, RegExp])[] = [
  [
    'functional',
    /\b(?:get(?:ting)? (?:up|down) (?:off|from|on|onto)? ?(?:the |a )?(?:floor|chair|ground|carpet|sofa|settee|toilet|bath)|get (?:up )?off the (?:floor|ground|toilet)|(?:carry|lift|pick up|hold|haul)(?:ing)? (?:my |the |me |a |up |again |his |her |their |our )*(?:\w+ )?(?:kids?|child(?:ren)?|baby|twins?|grand\w+|grocer\w+|shopping|bags?|sacks?|luggage|suitcase|wife|box(?:es)?|boards|turf|wood|crates?|car seat|dog|furniture|flour|bales|buckets?)|play(?:ing)? with (?:my |the )?(?:kids|grand\w+|children)|keep up with (?:my |the |them |him|her)|climb(?:ing)? (?:the |my |three |\d )*(?:stairs|steps|flights?)|stairs without|walk (?:up|without|to the)|out of breath|without (?:sitting down|getting winded|holding|help|crawling|the sofa)|(?:do|reach|open) (?:\w+ ){0,4}(?:top shelf|jars?|shopping|garden(?:ing)?)|tie my (?:own )?(?:shoes|laces)|reach (?:the |my )|(?:carry|haul|drag|load|shift|pick up) (?:my|the|our|heavy) (?!body|own|weight|bar)\w+|(?:less|no more|fewer|reduce|get rid of)(?: (?:my|the|this))? (?:\w+ )?(?:pains?|aches?|stiffness)|stop my (?:back|knees?|hips?|shoulders?) (?:from )?(?:hurting|aching)|back (?:to )?(?:stop|stops) hurting|(?:no|less|without) (?:more )?(?:back|knee|neck|shoulder) pain|(?:better|good|fix|improve) (?:my )?posture|stand(?:ing)? (?:up )?(?:straight|all day|all shift)|out of (?:the |a )?(?:nursing|care|old folks|retirement) home|(?:be|stay|keep|remain|being|staying) (?:\w+ )?(?:independent|useful|self sufficient)|independence|wobbl\w+|steadier|(?:steady|unsteady) on my (?:feet|legs)|keep up(?! the)|last (?:a|the|my) (?:shift|day)|survive (?:the|my|a) (?:shift|job|season|work)|for (?:my|the) job|dance (?:at|all)|pass (?:the|my) (?:fitness |physical )?test|not (?:to )?(?:get )?(?:hurt|injured)|injury[- ]proof)\b/,
  ],
  [
    'strength',
    /\b(?:(?:do|get|manage|hit|a|an|my|first|actual|proper|real|strict|one|1|\d+) (?:\w+ )?(?:pull|chin|push|press|muscle)[- ]?ups?\b(?! bars?)|^pull[- ]?ups?$|open (?:the )?jars?|arm wrestl\w*|lift more than|beat (?:my|him|her)|out-?lift|(?:bench|deadlift|squat) (?:my (?:own )?bodyweight|double bodyweight|twice my)|move heavy)/,
  ],
  [
    'muscle',
    /\b(?:look(?:ing)? (?:\w+ ){0,2}(?:good|great|better|hot|amazing|fit|decent|strong|nice|like i (?:lift|train|work ?out|go to))(?! (?:on paper|to me|so far|today))|look good (?:at|for|in|naked|without)|dress (?:up )?(?:nice|well)|look like (?:cbum|arnold|thor|superman|batman|a (?:model|bodybuilder|superhero|statue))|turn heads|(?:like|have) (?:a )?(?:greek )?(?:god|statue)|confiden\w+|(?:wedding|stage|beach|summer|photo ?shoot|reunion|bikini) (?:body|ready|\w+)?|women|girls|revenge body|glow up|walks? into a lamp ?post|fill (?:my|the) (?:sleeves|jeans))\b/,
  ],
  [
    'fat loss',
    /\b(?:(?:belly|gut|tummy|waist(?:line)?|stomach) (?:is|has got|got|gets|getting|looks?) (?:so |too |very |really |pretty |a bit |rather )*(?:bad|big|massive|huge|fat|large|enormous|out of control|terrible|awful|round|soft|flabby)|(?:much|big|fat|huge|massive|large|soft) (?:belly|gut|tummy)|see my (?:toes|feet|abs)|fit into|clothes (?:fit|are tight)|trousers|jeans|doctor says? (?:i'm|i am) (?:too )?(?:fat|heavy|overweight)|over ?weight|obese|dad bod|baby weight|beer belly|i'm (?:so |too |very |really )?(?:fat|chubby|overweight|obese)|(?:get|getting|be|being|become) (?:a )?(?:fat|fatter)|thinner|slender)\b/,
  ],
  [
    'general fitness',
    /\b(?:not (?:be )?(?:knackered|tired|exhausted|old|die|dying)|(?:for|(?<!\b(?:nightmare|chaos|chaotic|hell|mad\w*|mental|hard|busy|impossible|hectic|crazy|tough|struggle|difficult|bedlam|manic|stuck|juggl\w*|slammed|home|tricky|rammed|mayhem)(?: \w+)? )(?:with|around)|see|enjoy) (?:my |the )?(?:\w+ )?(?:kids|children|grandkids|grandchildren|family)(?: grow up)?|(?<!no )energy|feel (?:better|good|like|myself|alive|human|less)|my head|mental health|for my (?:head|mind|mood)|clear my head|sit too much|i should move|outlive|bone density|thinning bones)\b/,
  ],
];

/** Circumstances that say what training is for, where nothing else does. */
export const GOALS_HINTED: readonly (readonly [Goal, RegExp])[] = [
  [
    'strength',
    /\b(?:meet in|(?:next|my|a|the) (?:first )?meet|comp(?:etition)? bench|total of \d|(?:squat|bench|deadlift)\w* (?:is |has been |been )?(?:stuck|stalled)|stuck (?:at|on) \d|(?:hit|reach|get to) \d{2,3}(?: ?(?:kg|lbs?|kilos))?(?: (?:on|for|in) (?:my |the )?(?:bench|squat|deadlift|press|bp|ohp))?|one rep max|get my (?:bench|squat|deadlift|press|lifts) up)\b/,
  ],
  ['muscle', /\b(?:can'?t (?:seem to )?gain|hard ?gainer|too thin|scrawny|bulk\w*|gains|underweight|look (?:like i lift|better|good))\b/],
  [
    'functional',
    /\b(?:(?:get |be |am |run |move )?faster|jump higher|more explosive|quicker|speed|push(?:ed)? off the ball|selection|fire ?fighter|police|army|marines|bleep|marathon|triathlon|trail|race)\b/,
  ],
  ['fat loss', /\b(?:stop getting fatter|over ?weight|stone over|lose (?:a )?bit|belly)\b/],
];
