import type { Limitation, Region } from '../../person/limitations.ts';
import { type Clause, clausesOf } from '../context/clauses.ts';
import { NO_TROUBLE, STRICT_TROUBLE, TROUBLE, TROUBLE_OVER } from '../fact-table.ts';
import { besideTightness } from '../mere-tightness.ts';

export interface PainFacts {
  add: Limitation[];
  clear: Region[] | 'all';
}

/** Names of body parts; «back squat» and «back to the gym» name none. */
const PARTS: readonly (readonly [Region, RegExp])[] = [
  ['upper back', /\bupper[- ]back\b|\bribs?\b|\bshoulder blades?\b|\bthoracic\b/],
  [
    'low back',
    /\b(?:low|lower)[- ]?back\b|\blower bak\b|\blumbar\b|\bl[45]\b|\bs1\b|\bslipped disc\b|\bdiscs?\b(?! (?:brakes?|in sum))|\bsciatica?\b|\bsciatic\b|\bspine\b|\bsacr\w+\b|\bsi joint\b|\b(?:hurt|tweaked|pulled|strained|injured|jarred|wrenched) (?:my|me|ma|the) back\b|(?<!\b(?:behind (?:the|my)|way|get|go|come|came|be|i'm|went|going|it|them|call|come|feel|brought|upper|out|put|bring|front and|hold|write|text|turn|look|cut|dial|scale|i am|am|are|is|step|right|straight) )\bback\b(?! squats?| to | in\b| day| off| on\b| from| at | and forth| again| extension| rows?| muscles?| after| then| when| up| with| home| there| here| tomorrow| now| ok| work| room| bedroom| of| exercises?| training| wider| thickness|ups?\b)/,
  ],
  ['knee', /\bknees?\b(?! (?:sleeves?|wraps?|raises?|push|high|deep|length))|\bkneecaps?\b|\bmeniscus\b|\bacl\b|\bmcl\b|\bpatell\w+\b/],
  [
    'shoulder',
    /\bshoulders?\b(?! (?:press|day|raises?|width|blades?|work|exercise|wide))|\brotator\b|\blabrum\b|\bac joint\b|\bcollar ?bone\b|\bsupraspinatus\b|\boverhead\b(?= (?:is |still |stuff |work |press\w* |a |bit |kinda |feels? )*(?:dodgy|hurts?|sore|painful|bad|iffy|sketchy|pinch\w*|limited|not great)\b)/,
  ],
  ['elbow', /\belbows?\b|\btennis elbow\b|\bgolfer'?s elbow\b|\bepicondyl\w+\b/],
  [
    'wrist',
    /\bwrists?\b|\bcarpal\b|\b(?:arthrit\w*|rsi|rheumat\w*|painful)\b.{0,16}\b(?:hands?|fingers?|thumbs?)\b|\b(?:hands?|fingers?|thumbs?)\b.{0,12}\barthrit\w*|\b(?:my|left|right|bad|sore) (?:hand|thumb)\b/,
  ],
  [
    'hip',
    /\bhips?\b(?! thrusts?| hinge| lower| width| circle| abduct\w*| adduct\w*| mobility| flexor stretch)|\bgroins?\b|\badductors?\b(?! machine)|\bgluteal tend\w+\b|\bpiriformis\b/,
  ],
  ['neck', /\bneck\b(?! press)|\bcervical\b|\bwhiplash\b/],
  ['ankle', /\bankles?\b|\bachilles\b|\bshins?\b|\bplantar\b|\b(?:my|sore|bad|left|right|the) (?:foot|feet|heels?|calf|toe)\b/],
  ['hamstring', /\b(?:hammy|hammies|hamstrings?)\b(?! (?:curls?|day|work|exercises?))/],
];
const STATES: readonly (readonly [Region, RegExp])[] = [
  [
    'bones',
    /\bosteop(?:orosis|enia|orotic|enic)\b|\b(?:brittle|thin|thinning|weak|fragile) bones\b|\blow bone (?:density|mass)\b|\bbone (?:density|mass|strength|scan) (?:\w+ ){0,2}?(?:is |was |came back )?(?:a (?:bit|little|touch) |too |very |quite |rather |slightly |somewhat |on the )*(?:low|poor|down|thin)\b/,
  ],
  [
    'pregnancy',
    /(?<!\b(?:hop(?:e|es|ing)|try(?:ing)?|want(?:s|ing)?|plan(?:s|ning)?|would like|if i|when i|not|before i) (?:(?:to|am|i|ever|yet|do|should|still) ){0,2}(?:(?:become|becoming|get|getting|be|being|fall) )?)\bpregnan(?:t|cy)\b(?! (?:test|pause))|\bexpecting (?:a baby|in|twins)\b|\b\d+ (?:weeks?|months?) (?:along|gone)\b/,
  ],
  [
    'blood pressure',
    /\bhigh (?:blood pressure|bp)\b|\bhypertension\b|\bhypertensive\b|\bbeta[- ]?blockers?\b|\b(?:(?:bisopr|metopr|aten|nebiv)olol|carvedilol|ramipril|lisinopril|enalapril|amlodipine|losartan|candesartan|valsartan)\b|\b(?:tablets?|pills?|meds|medication) for (?:the |my )?(?:blood pressure|bp)\b|\b(?:blood pressure|bp) (?:(?:is|was|runs?|goes) )?(?:a |bit |little |slightly |quite |rather |somewhat |on the |too |very )*(?:high|higher|up|raised|elevated|tablets?|pills?|medication|meds)\b/,
  ],
];
/** The name of what is wrong with a part is a complaint by itself. */
const DIAGNOSIS =
  /\b(?:herniat\w*|(?:prolapsed|slipped|bulging|degenerat\w*|ruptured) (?:dis[ck]s?)|tennis elbow|golfer'?s elbow|epicondyl\w*|plantar fasci\w*|impinge?\w*|carpal tunnel|sciatica|rotator cuff (?:tear|injury|issue\w*|problem\w*)|meniscus|labrum|cartilage|worn|wear and tear|runner'?s knee|jumper'?s knee|patell\w+|shin splints|stenosis|spondyl\w*|scoliosis)\b/;
/** Everyday words for a complaint, besides those of `TROUBLE`. */
const COMPLAINS =
  /\b(?:complain\w*|grumpy|grumbl\w*|cranky|bone on bone|dodgy|iffy|sketchy|knackered|(?:hasn't|haven't|not|never) been (?:quite |really )?(?:right|the same)|wrecked|fucked|screwed|shot|busted|gammy|gone funny|goes? funny|funny|creak\w*|crunch\w*|catch(?:es|ing)|niggl\w*|twing\w*|tight|tender|inflam\w*|bursitis|tendin\w*|tendon|arthrosis|osteoarthritis|arthritic|swollen|swells?|swole|puffy|burns?|burning|throb\w*|stab\w*|sharp|dull|tear|tore|torn|ruptur\w*|hernia\w*|bulg\w*|protrusion|impingement|frozen|loose|unstable|pops? out|sublux\w*|dislocat\w*|slipped|gives? (?:way|out)|lock(?:s|ed|ing)|ping(?:s|ed)?|scream\w*|angry|unhappy|upset|sulk\w*|in bits|not happy|not (?:so )?good|not great|bad|bother\w*|limited|delicate|fragile|spared?|protect\w*|watch out|sensitive|replaced|had (?:the|my|a) (?:\w+ )?(?:knee|hip|shoulder)s? done|fused|fusion|surgery|operated|broken|fractur\w*|sprain\w*|rolled|twisted|dead|playing up|acting up|giving me|went (?:yesterday|today|again|out|last|this)|seiz(?:e|es|ed|ing)(?: up)?|says? no|keeps? going|i've a|got a|have a|numb|weak|new (?:left |right )?(?:hip|knee|shoulder)|moans?|hates?|cries|protests?|remind\w*|like (?:glass|rust|gravel|balloon|porridge|bubble wrap)|gravel|clunk\w*|grind\w*|snap\w*|moving strangely|kaput|kaputt|\d\/10|no go)\b/;
const NOT_PAIN =
  /\b(?:doms|killing my|sore af|good sore|sore from (?:yesterday|monday|leg day|the session)|pump|bigger|stronger|focus|strengthen|want (?:a )?(?:bigger|wider|strong\w*|my)|grow|build|more (?:work|volume)|weak point|lagging|day\b|muscles of interest|behind (?:the|my) neck|to be strong|back (?:strong|to be))\b/;
const FINE =
  /\b(?:nothing hurts|fine|ok|okay|good|perfect|sound|grand|great|healed|gone|recovered|thawed|no (?:issues?|problems?|pain|complaints?|injur\w*|trouble)|(?:symptom|pain)[- ]?free|without findings|not (?:injured|hurt\w*|broken|bothering)|all good|united|consolidated|better(?: now)?|doesn't (?:hurt|bother)|no longer|signed (?:me )?off|cleared|permits everything|clear now|went away|passed)\b(?! (?:below|above|under|until|up to|unless|as long as)\b)/;
const STILL =
  /\b(?:not (?:fine|ok|okay|good|perfect|great)|but|until|except|worse|still|otherwise|no better|isn't (?:better|fine|ok)|not better|get(?:s|ting)? better)\b/;

/** «It hasn't bothered me since», and not «it hasn't stopped bothering me». */
const BOTHERS_NO_MORE =
  /\b(?:hasn't|haven't|hadn't|isn't|aren't|doesn't|don't|didn't|won't|not|never|no longer)(?: (?!stopped|quit)\w+)?(?: (?:really|ever|been|even|once))* (?:bother\w*|troubl(?:ed|es?|ing)|hurt(?:s|ing)?|act(?:ed|ing|s)? up|play(?:ed|ing|s)? up|(?:come|came|comes) back|returned|flared up|g(?:iven?|ave|iving) me (?:any )?(?:trouble|problems?|grief|issues?|pain)|an (?:issue|problem)|a (?:problem|worry))\b/;
const GOES_ON = /\b(?:not|never|hasn't|haven't|has not|have not|didn't|doesn't)(?: (?:really|ever|quite|yet))* (?:stop\w*|gone|quit)\b/;
/** What follows takes the end of a complaint back: «… unless I squat». */
const SINCE_NO_MORE = /^,? ?(?:unless|except\w*|until|till|when|if|while|only)\b/;

/** What is worn or trained with is no part of a body in trouble: «a belt and wrist wraps». */
const GEAR =
  /\b(?:wrists?|knees?|elbows?|ankles?|hips?|neck|shoulders?|shins?|thumbs?|back|calf) (?:wraps?|sleeves?|straps?|rollers?|weights?|cuffs?|pads?|belts?|harness(?:es)?|circles?|bands?|guards?|warmers?|trainers?|loops?|gaiters?)\b|(?<=\b(?:have|own|got|bought|is|are|and|a|an) )(?:wrists?|knees?|elbows?|ankles?|back) (?:braces?|supports?)\b(?! on\b)(?<!\b(?:wear\w*|need\w*|in|with) (?:a |an )?\w+ \w+)/g;

/** Hurt within the last days: every stress on the part waits (FACT-11). */
const FRESH =
  /\b(?:today|yesterday|this (?:morning|week|weekend)|last night|(?:a )?few days ago|[2-6] days ago|just (?:now|tweaked|pulled|strained|hurt)|the other day|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/;
const HURT =
  /\b(?:tweak\w*|pull(?:ed|ing)?|strain\w*|hurt|sprain\w*|twist\w*|rolled|jarred|wrenched|put (?:my|me) back out|threw (?:my|me) back out|went|popped)\b/;

/** What stays when its date is long ago: «a herniated disc from last year». */
const LASTING =
  /\b(?:herniat\w*|hernia|slipped dis[ck]|bulging|(?:lower |low )?(?:back )?dis[ck]s?(?: (?:out|thing|issues?|problems?))?|arthr(?:itis|osis|itic)|replaced|replacement|had (?:the|my|a) (?:\w+ )?(?:knee|hip|shoulder)s? (?:done|replaced)|fused|fusion|stenosis|spondyl\w*|scoliosis)\b/;

/** A break, a tear or an operation is felt for longer than other pain: «I broke my ankle last fall». */
const SLOW_TO_HEAL =
  /\b(?:broke|broken|fractur\w*|shatter\w*|tore|torn|ruptur\w*|dislocat\w*|operat(?:ed|ion)|surger(?:y|ies)|\w*scop(?:y|ic)|reconstruct\w*)\b/;
const WITHIN_TWO_YEARS =
  /\blast (?:year|summer|winter|spring|autumn|fall)\b|\b(?:an?|1|1\.5|2|couple of) (?:and a half )?(?:years?|yrs?) (?:ago|back)\b/;

/** What a joint may do without harm. */
const NOISE = /\b(?:crack\w*|click\w*|pop(?:s|ping|ped)?|crunch\w*|creak\w*|clunk\w*|snap(?:s|ping)?|grind\w*|noises?)\b/;
const PAINLESS =
  /\b(?:no|not|without|doesn't|does not|don't|do not|isn't|never)(?: (?:any|really|it|a))* (?:pain\w*|hurt\w*|ache\w*|sore)\b|\bpainless/;
const UNSTABLE = /\b(?:giv(?:es|ing|e) (?:way|out)|gave (?:way|out)|locks?|locked|swell\w*|swollen|unstable|buckl\w+|weak\w*)\b/;
/** A professional's word that training is allowed, which heals no joint that was replaced or fused. */
const CLEARED = /\b(?:cleared|signed (?:me )?off)\b/;

/** Everyday expressions that name a part of the body and mean none. */
const IDIOMS =
  /\b(?:dead on|rushed off|back on|thinking on|run off) (?:my|me) feet\b|\b(?:all day|for hours|\d+ ?(?:h|hrs?|hours)) on (?:my|me) feet\b|\bon (?:my|me) feet (?:all|for|most|the whole|\d+)(?: (?:the|of|day|shift|hours?|hrs?|long))*|\b(?:neck and neck|pain in the (?:neck|ass|arse)|get off my back|weight off my shoulders?|best foot forward|cold feet|find my feet)\b/g;

/** Body parts in trouble and those that are fine again, clause by clause; nothing of other people. */
export function readPain(message: string, isAsked: boolean): PainFacts {
  const text = message.replace(IDIOMS, ' ').replace(/\bminus (?=\d)/g, '');
  const add = new Map<Region, Limitation>();
  const clear = new Set<Region>();
  let clearsAll = false;
  let lastParts: Region[] = [];
  if (NOISE.test(text) && PAINLESS.test(text) && !UNSTABLE.test(text)) return { add: [], clear: [] };
  const strict = STRICT_TROUBLE.test(text);
  const lasts = LASTING.test(text);
  const clauses = clausesOf(text).flatMap(partsApart);
  for (const region of clauses.flatMap(statesTold)) add.set(region, { region });
  for (const [index, clause] of clauses.entries()) {
    if (clause.other) continue;
    const words =
      clause.connector === ':' || (clause.connector === '(' && partsIn(clauses[index - 1]?.text ?? '').length === 0)
        ? `${clauses[index - 1]?.text ?? ''} ${clause.text}`
        : clause.text;
    const own = partsIn(words);
    const parts =
      own.length > 0 ? own : /\b(?:it|it's|they|that|them)\b/.test(clause.text) || words.split(' ').length <= 4 ? lastParts : [];
    if (own.length > 0) lastParts = own;
    const isOver = (BOTHERS_NO_MORE.test(words) && !SINCE_NO_MORE.test(clauses[index + 1]?.connector ?? '')) || TROUBLE_OVER.test(words);
    if ((isOver || FINE.test(words)) && !GOES_ON.test(words) && !STILL.test(words) && !(lasts && CLEARED.test(words))) {
      const isOfOthers = own.length === 0 && /\b(?:anything|everything|else|other\w*|rest|(?:left|right) (?:1|one|side))\b/.test(words);
      if (isOfOthers) continue;
      for (const region of parts) if (add.delete(region) || own.length > 0) clear.add(region);
      clearsAll ||=
        parts.length === 0 &&
        own.length === 0 &&
        /\b(?:pain(?: is)? gone|nothing hurts|(?:feels?|i'm|am) (?:fine|better|good) (?:now|again))\b/.test(words);
      continue;
    }
    const isPast = clause.past && !(own.length > 0 && (LASTING.test(words) || healsStill(words)));
    if (parts.length === 0 || isPast || clause.hypothetical || NOT_PAIN.test(words)) continue;
    const told = besideTightness(text) === undefined ? words : (besideTightness(`no pain, tight, ${words}`) ?? words);
    const complaint = COMPLAINS.test(told) || DIAGNOSIS.test(told);
    const trouble = TROUBLE.test(told);
    if (NO_TROUBLE.test(words) && !/\bclick/.test(words)) continue;
    // «I can't squat because of my hip».
    const isCause = /\bbecause\b/.test(clause.connector) && /^of (?:my |the |a |an )?(?:\w+ ){0,2}\w+(?:$|,)/.test(clause.text);
    if (!(complaint || trouble || isCause || (isAsked && own.length > 0 && !clause.question))) continue;
    if (
      /\b(?:not|no|never|isn't|nothing wrong with|forget|n't)\b(?: \w+){0,3} (?:\w+ )?(?:knee|shoulder|back|elbow|hip|wrist|neck|ankle)s?\b/.test(
        words,
      ) &&
      !trouble
    ) {
      for (const region of own) clear.add(region);
      continue;
    }
    for (const region of parts)
      add.set(region, {
        region,
        ...(strict || (FRESH.test(words) && HURT.test(words)) ? { strict: true } : {}),
        ...(region === 'shoulder' && /\boverhead\b|\bfrozen shoulder\b|\bover (?:my |the )?head\b|\bpress\w* (?:up|above)\b/.test(text)
          ? { overhead: true }
          : {}),
      });
  }
  return { add: [...add.values()], clear: clearsAll && add.size === 0 ? 'all' : [...clear].filter((region) => !add.has(region)) };
}

function healsStill(words: string): boolean {
  return SLOW_TO_HEAL.test(words) && WITHIN_TWO_YEARS.test(words);
}

function statesTold(clause: Clause): Region[] {
  const isTold = clause.other ? OWN.test(clause.text) : !clause.past && !clause.hypothetical;
  return isTold && !clause.negated ? STATES.filter(([, signs]) => signs.test(clause.text)).map(([region]) => region) : [];
}

/** Told with what others said of it: «I have thinning bones, they said». */
const OWN = /\b(?:i have|i've(?: got)?|ive(?: got)?|i got|my (?:bones?|blood pressure|bp))\b/;

/** «Knees hate lunges, back ok»: a complaint and a part that is fine are read apart. */
function partsApart(clause: Clause): Clause[] {
  const { text } = clause;
  const isMixed = text.includes(', ') && FINE.test(text) && (COMPLAINS.test(text) || TROUBLE.test(text));
  return isMixed
    ? text.split(', ').map((part, index) => ({ ...clause, text: part, connector: index === 0 ? clause.connector : ',' }))
    : [clause];
}

/** «Want my leg strength back»: the adverb. */
const GOT_BACK =
  /\b(?:want|get|need|bring|gain|have)\b(?: \w+){1,4} (?<!\b(?:my|me|the|a|lower|low|bad|sore|upper|of|our|stiff|strong\w*|stronger|better|healthy) )back(?=$|[,.;])/g;

/** The parts and states a text names, whatever it says of them. */
export function regionsNamed(text: string): Region[] {
  const words = text.replace(/\bbacks\b/g, 'back');
  return [...partsIn(words), ...STATES.filter(([, signs]) => signs.test(words)).map(([region]) => region)];
}

function partsIn(text: string): Region[] {
  const words = (TROUBLE.test(text) ? text : text.replace(GEAR, ' ')).replace(GOT_BACK, ' ');
  const found = PARTS.filter(([, signs]) => signs.test(words)).map(([region]) => region);
  const isLow = /\b(?:low|lower)[- ]?back\b|\blumbar\b|\bsciati/.test(words);
  return found.includes('upper back') && !isLow ? found.filter((region) => region !== 'low back') : found;
}
