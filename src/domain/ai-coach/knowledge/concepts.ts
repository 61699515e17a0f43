import { memoize } from '../understand/memoize.ts';

/**
 * Different words for one idea, so that everyday speech, dialect and terms of the trade meet in the ranking: words and phrases separated by
 * commas, in the order and spelling of `plainText` (no apostrophes). A star stands for any ending.
 */
const CONCEPT_WORDS: Readonly<Record<string, string>> = {
  tempo: 'tempo,cadence,tempos',
  signal: 'offline,off line,internet,wifi,wi fi,signal,network,airplane mode,flight mode,reception,mobile data,connection,online',
  cellar: 'basement,cellar,underground,forest,bush,in the field,bundu,bunker',
  rpe: 'rpe,r p e,rp,rate of perceived,perceived exertion',
  rir: 'rir,r i r,in reserve,in the tank,in tank,in the bank,in the locker,reps left,reps in,left in me,reps spare,repetitions remain',
  failure:
    'fail*,all out,to death,til i cant,till i cant,until i cant,till you cant,until you cant,til i literally cant,till i physically cant,until i cannot,till you die,until you die,physically cant,cannae,no further rep*,until zero,to the end,no more goes',
  grind: 'grind*,ugly,grimace,pull a face,struggle,slow last rep',
  between: 'between,in between,inbetween,atween,inter set,interset,tween',
  rest: 'rest*,pause,pauses,break,breaks,interval,intervals between,gap,wait*,go again,stand about,standing about,stood here,sit about,loiter*,idleness,breather,next set,chill*,recovery time',
  grow: 'hypertroph*,growth,grow*,gain,gains,bigger,huge,jacked,build muscle*,gain muscle,make muscle*,size,mass,massive,swole,get big',
  fatloss:
    'belly,gut,fat,lose weight,weight loss,losing weight,slim*,lean,leaner,on a cut,my cut,a cut,cutting,shred*,deficit,love handles,tummy,lose a pound,lose pounds,lose kilos,diet,dieting',
  cardio: 'cardio*,cario,aerobic*,conditioning,endurance,metcon*,engine,puff,get fitter,stamina,cardiovascular',
  pulse: 'pulse,heart rate,heartrate,hr,bpm,heart going,heart goes,heartbeat',
  hiit: 'hiit,intervals,sprint*,tabata,crits,interval training',
  zone: 'zone 2,zone two,z2,liss,steady state,easy pace',
  run: 'run,running,runs,jog*,marathon,10k,5k,runner',
  bike: 'bike,bikes,biking,bicycle,cycling,cycle,spin,spinning,pedal*,ergometer,ride,rides',
  walk: 'walk*,steps,ruck*,hike*,hiking,pram,stroll*,dog,treadmill,march',
  stairs: 'stair*,step mill,stepmill,stair machine',
  row: 'rower,ergo,erg,rowing machine',
  sore: 'sore*,doms,ache*,aching,achy,courbatures,stiff*,muscles hurt,muscle hurt,legs hurt,quads hurt,arms hurt,muscle pain,pain in muscle*,hurt two days',
  sleep: 'sleep*,slept,kip,nap,naps,napping,sleap,insomnia',
  warmup: 'warm up*,warmup*,warming up,warm the,ramp sets,ramp set,feeler sets,light sets first',
  stretch: 'stretch*,mobility,limber,loosen*,flexib*',
  ice: 'ice,cold bath,cold water,cold plunge,cold shower,cold dam,wheelie bins,cryo*',
  hot: 'sauna*,hot bath,hot tub,steam room,bath,baths,hot shower',
  foam: 'foam roll*,foam,roller,massage*,massage gun,lacrosse ball',
  deload: 'deload*,light week,lighter week,easy week,recovery week,backoff week',
  night: 'night shift*,night work*,nightshift*,nights,after shift,shift work,in night,at four am,4 am,3 am,four in the morning',
  protein: 'protein*,proteins,protien,brotein,prots',
  powder: 'powder*,shake,shakes,whey,casein,isolate',
  creatine: 'creatin*,kreatin,monohydrate',
  caffeine: 'coffee,caffeine,espresso,energy drink*,red bull,cofee',
  preworkout: 'preworkout*,pre workout*,pre wkout,pre work out',
  alcohol:
    'alcohol,beer*,wine,pint,pints,stout,claret,vodka,soju,whisky,whiskey,booze,glass of,drinking at,a drink,drunk,hungover,hangover',
  vegan: 'vegan*,vegetarian*,no meat,without meat,meatless,dont eat meat,plant based,beans,dal,lentils,sattvic,tofu',
  fasted: 'fasted,fasting,empty stomach,without breakfast,breakfast,intermittent,ramadan,suhoor,iftar,without eating',
  carbs: 'carb,carbs,carbo*,rice,pasta,bread,potato,potatoes,oats,porridge',
  calories: 'calorie*,kcal,macros,cals,maintenance',
  diabetes: 'diabet*,sugar,metformin,insulin,type 1,type 2,t1,glucose,blood sugar',
  supplement: 'supplement*,vitamin*,vit,magnesium,zinc,omega,fish oil,iron tablets',
  doctor: 'doctor*,doc,gp,stent,cardiac,beta blocker*,bypass,blood pressure,heart patient,heart condition,heart attack',
  old: 'old,older,elderly,aged,age,ages,vintage,years,sixty,sixties,seventy,fifty,fifties,over 40,over 50,over 60,over 65,pensioner,menopause,years old',
  young: 'teen*,under 18,16 year*,15 year*,14 year*,16 yr,15 yr,sixteen,youth',
  woman: 'woman,women,girl,girls,ladies,lady,female,chick,bulky',
  pregnant: 'pregnan*,trimester,c section,csection,postpartum,post partum,after birth,breastfe*,breast feed*,nursing mother',
  period: 'menstrua*,my period,on period,pms,with cycle,with my cycle,cycle sync*,with the cycle,hormone cycle',
  ill: 'ill,illness,flu,a cold,fever,sick,virus,covid,vaccine,jag,jab,infection',
  machine: 'machine,machines',
  free: 'free weight*,dumbbell*,dumb bell*,barbell*',
  band: 'band,bands,elastic*,resistance band*',
  bodyweight: 'calisthenic*,bodyweight,body weight,press ups,no equipment',
  '5x5': '5x5,5 x 5,five by five,stronglift*,5 by 5',
  '531': '5 3 1,531,wendler',
  fullbody: 'full body,fullbody,whole body,total body',
  split: 'split routine,ppl,push pull leg*,upper lower,bro split,body part,splits,push pull',
  periodization: 'periodi*,undulating,dup,linear',
  overload: 'progressive overload,progressively overload*,overload',
  dropset: 'drop set*,dropset*,myo rep*,myoreps,myo,rest pause,cluster set*',
  superset: 'superset*,super set*,antagonist*,giant set*,circuit*',
  amrap: 'amrap*,as many reps as possible,as many as possible,max reps',
  breathe: 'breath*,exhale,inhale,air,breathing',
  set: 'set,sets,setts,series,serie,lots,goes,attempts,approach*',
  rep: 'rep,reps,repetition*,repitition*',
  why: 'why,how come,howcome,whats the point,the point of,whats the logic,what is the logic,whats the reason,the reason,rationale,reasoning,logic,purpose,for what,what for,what grounds,which consideration,justify,thinking behind,the thinking,sell me,meant to help,supposed to help,supposed to do,in aid of,wetin make you,what made you,what principle,point in,what is the use',
  instead: 'instead,alternativ*,substitut*,subsitut*,replac*,in place of,equivalent,besides,anything else,something else,other than',
  versus: 'vs,versus,better than,compar*,difference*,different,same thing,same as,which is better,whats better,which one is better',
  muscle: 'muscle*,musculature',
  feel: 'feel*,felt',
  grip: 'grip*,grab*,palm*,thumb*,thumbless,pinky,hands wide,hold the bar',
  low: 'how far down,deep,depth,how low,hip under,below parallel,atg',
  form: 'form,technique,cue,cues,correctly,properly,execute*,execution,perform*,step by step,show me,teach me,how do i do,how to do,how do you do',
  order: 'order,sequence,ahead of,first or last,other way round,backwards,before the',
  price: 'price*,cost*,how much is it,how much is this,charge*,pay,paid,fee,fees,trial,subscription,discount,free',
  cancel: 'cancel*,unsubscribe,terminate,auto renew*,autorenew*',
  deletedata:
    'delete my data,delete my account,delete account,delete everything,delete all,gdpr,request deletion,erase my,german law,my data completely',
  delete: 'delete*,remove*,erase,get rid,get shed,by accident,logged wrong',
  export: 'export*,file,files,csv,excel,spreadsheet*,spread sheet,api,webhook,printable,printed,print my,on paper,binder,download*',
  letters: 'letter,letters,writing,writin,character*,font*,text size,print bigger,glasses,cheaters,bigger text,enlarge*',
  dark: 'dark mode,dark theme,night mode,white screen,light mode,dark',
  privacy:
    'who can see,who sees,who reads,who can read,who else can,see what i,see my,can see,privacy,private,read what,only yourself,feed,sees my,anyone see',
  newphone:
    'new phone,change phone,change my phone,changed phone,lost my phone,lose my phone,drop my phone,drop ma phone,phone died,phone is dying,cell phone died,from android,to iphone,another phone,got a new one,phone breaks,broke my phone',
  watch: 'watch,apple watch,garmin,fitbit,strava,apple health,health kit,dexcom,whoop,oura,smartwatch',
  timer: 'timer,beep*,bell,vibrat*,buzz*,chime,sound,sounds,silence,noise,alarm,rings',
  person: 'real person,human,real lad,real man,a person,robot,bot,chatgpt,ai,real human,someone there',
  language: 'language*,portuguese,spanish,german,french,arabic,ukrainian,polish,translat*,in english,tongue',
  voice:
    'voice,dictat*,hands free,handsfree,speak to,speaking,read it to me,read aloud,out loud,read the plan,dyslexic,dislexic,blind,screen reader,read to me',
  kg: 'kg,kgs,kilo,kilos,kilogram*,lb,lbs,pounds,unit,units',
  plates: 'plate,plates,bar weighs,increment*,round,rounds,rounding,fractional,microload*',
  howmuch: 'how much,how many,what amount,quantity',
  howlong: 'how long,how much time,how many minutes,how many hours,how many seconds',
  when: 'when,what time,which hour,at what hour',
  whatis: 'what is,what does,whats,what mean*,meaning of,define,what are',
  weekday: 'monday*,tuesday*,wednesday*,thursday*,friday*,saturday*,sunday*',
  hard: 'hard*,difficult*,tough,strenuous',
  heavy: 'heavy,heavier,heaviest',
  light: 'light,lighter,lightweight',
};

/** Shapes of signs and digits that words cannot say. */
export const CONCEPT_SHAPES: readonly (readonly [concept: string, shape: RegExp])[] = [
  // How tall somebody gets, and no muscle.
  [
    'height',
    /\bstunt\w*\b|\bstop\w* (?:\w+ ){0,4}(?:from )?(?:growing|growth)\b|\bgrow\w* (?:tall\w*|plates?)\b|\b(?:stay|end up|make \w+) short(?:er)?\b/g,
  ],
  [
    'tempo',
    /\b[0-9x]\s?[-–:]\s?[0-9x]\s?[-–:]\s?[0-9x](?:\s?[-–:]\s?[0-9x])?\b|\b[1-9][0-3x][0-9x][0-3]\b|\b(?:one|two|three|four)[ -](?:zero|one|two|three)[ -](?:zero|one|two|three)\b/g,
  ],
  ['rpe', /@ ?[5-9](?:[.,]5)?\b|\brpe ?\d+(?:[.,]5)?\b/g],
  [
    'rir',
    /\brir ?\d\b|\b(?:leave|have|had|keep|got) (?:two|three|one|2|3|1|four|4) (?:left|in)\b|\b(?:two|2|three|3|four|4|one|1) (?:reps? )?(?:left|in reserve)\b/g,
  ],
];

interface Phrase {
  concept: string;
  words: readonly string[];
}

/** Phrases by their first word, longest first; words with a star by their beginning. */
const PHRASES = new Map<string, Phrase[]>();
const BEGINNINGS = new Map<string, string>();

for (const [concept, list] of Object.entries(CONCEPT_WORDS))
  for (const phrase of list.split(',')) {
    const words = phrase.split(' ');
    const [first = ''] = words;
    if (words.length === 1 && first.endsWith('*')) BEGINNINGS.set(first.slice(0, -1), concept);
    else PHRASES.set(first, [...(PHRASES.get(first) ?? []), { concept, words }]);
  }
for (const phrases of PHRASES.values()) phrases.sort((a, b) => b.words.length - a.words.length);

const BEGINNING_LENGTHS = [...new Set([...BEGINNINGS.keys()].map((beginning) => beginning.length))];

/** The concept that begins at a word, and how many words it takes. */
export function conceptAt(words: readonly string[], at: number): { concept: string; length: number } | undefined {
  const first = words[at] ?? '';
  const phrase = PHRASES.get(first)?.find((candidate) => candidate.words.every((word, place) => fits(word, words[at + place])));
  if (phrase !== undefined) return { concept: phrase.concept, length: phrase.words.length };
  const concept = beginningOf(first);
  return concept === undefined ? undefined : { concept, length: 1 };
}

const beginningOf = memoize((word) => {
  for (const length of BEGINNING_LENGTHS) {
    const concept = word.length >= length ? BEGINNINGS.get(word.slice(0, length)) : undefined;
    if (concept !== undefined) return concept;
  }
  return undefined;
}, 6_000);

function fits(wanted: string, word: string | undefined): boolean {
  if (word === undefined) return false;
  return wanted.endsWith('*') ? word.startsWith(wanted.slice(0, -1)) : word === wanted;
}
