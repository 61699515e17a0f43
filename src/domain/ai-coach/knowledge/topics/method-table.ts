import { daysLine, firstLiftLine, isBeginner, isOlder, listWords, type Person, say, setsLine } from '../person.ts';
import type { Topic } from '../topic.ts';

export const METHOD_TOPICS: readonly Topic[] = [
  {
    id: 'machines-or-free',
    asks: [
      'Machines or free weights?',
      'are machines worse than free weights',
      'machines are cheating',
      'is it true free weights are superior',
      'machines or the loose ones for the bones',
    ],
    words: 'c_machine c_free',
    answer:
      'For muscle they come out equal; strength grows most on whatever you train. Free weights add balance and carry-over, machines are quick to learn and safe to push hard. A mix is fine, and with poor balance or fragile joints machines are a good home.',
  },
  {
    id: 'bands-enough',
    asks: ['Are bands as good as weights?', 'do bands build as much as iron', 'bands instead of dumbbells', 'training only with bands'],
    words: 'c_band iron dumbbell',
    answer:
      'For strength they come close to weights when sets end near your limit. The drawbacks are small steps and measuring, so note the band, the stance and the reps. For very strong legs they run out early.',
  },
  {
    id: 'calisthenics',
    asks: [
      'Does calisthenics build as much as weights?',
      'calisthenics guys vs gym guys who gets bigger',
      'can I build muscle with bodyweight',
      'uncle does only push-ups and he is big',
      'is calisthenics worse than iron',
    ],
    words: 'c_bodyweight push-up iron bigger uncle',
    answer:
      'Upper body: yes, for years, as long as the variation stays hard for 5 to 30 reps. Legs outgrow it sooner and profit from weight. Muscle notices effort, not what causes it.',
  },
  {
    id: 'kettlebell-only',
    asks: [
      'Can I get strong with kettlebells only?',
      'kettlebell only can make a man strong',
      'one kettlebell enough',
      'turkish get-ups as a way of life',
    ],
    words: 'kettlebell get-up bell',
    answer:
      'Yes, for a long while: swings, presses, rows, goblet and single-leg squats cover the body. With one fixed weight progress means more reps, slower ones or harder variations. Maximal strength needs heavier things at some point.',
  },
  {
    id: '5x5',
    asks: [
      'How good is 5x5?',
      'is 5x5 good',
      'starting strength or stronglifts',
      'what is the difference between you and stronglifts',
      'lad says 5x5 is all man needs',
    ],
    words: 'c_5x5 starting strength stronglift rippetoe',
    answer: (person) =>
      say(
        'A sound, simple way for beginners to get strong on five lifts; it has little pulling, many squats and no plan for the day it stalls. Setwise works on the same idea, more weight when you can, but fits days, equipment and effort to you.',
        firstLiftLine(person),
      ),
  },
  {
    id: '531',
    asks: ['What is 5/3/1?', 'thoughts on 531', 'explain 5/3/1', 'is 531 good'],
    words: 'c_531 wendler training max',
    answer:
      'Four main lifts, one a day, in waves of fives, threes and a heavy single set at rising percentages, a light fourth week, and small monthly steps. Patient and solid once you are past the beginner stage; slow for beginners. Your lifts here go by effort instead of fixed percentages.',
  },
  {
    id: 'famous-programs',
    asks: [
      'Are Smolov, Sheiko or Westside good?',
      'sheiko or westside',
      'conjugate or linear',
      'is smolov as stupid as they say',
      'is the bulgarian method legit',
    ],
    words: 'smolov sheiko westside conjugate bulgarian texa hatfield russian soviet nsuns juggernaut york',
    answer:
      'They have made strong people stronger, at a price: much volume or very heavy weights week after week, and good sleep and recovery assumed. No study shows one of them beating plain steady progress. I build from the same parts, with effort limits and a lighter week.',
  },
  {
    id: 'full-body-or-split',
    asks: [
      'Full body or split?',
      'is full body really better than split',
      'ppl or upper lower',
      'is ppl good',
      'full body three times a week compared with push pull legs',
    ],
    words: 'c_fullbody c_split better',
    answer: (person) =>
      say(
        'With the same weekly sets they build the same. Full body suits two or three days, upper and lower four, push, pull, legs five or six; miss a day and full body loses least.',
        daysLine(person),
      ),
  },
  {
    id: 'sets-per-week',
    asks: [
      'How many sets per muscle per week?',
      'how many sets a week',
      'how many sets for one muscle in a week',
      'is 20 sets a week too much',
      'is 18 sets for back too much',
      'is that many sets for chest too many',
      'sets per week for biceps',
    ],
    words: 'c_set week muscle 20 30 dose biceps many',
    answer: (person) =>
      say(
        'About four hard sets a week already build muscle, ten to twenty build more, with less from each further set; past twenty the gain is small and the wear is not. Sets of presses and rows count half for the arms.',
        isBeginner(person) ? 'For a start six to twelve do well.' : setsLine(person),
      ),
  },
  {
    id: 'minimum-dose',
    asks: [
      'What is the least I can do?',
      'minimum effective dose for strength',
      'minimum sets per muscle',
      'only two sessions of 30 minutes is gain still realistic',
      'one time a week grow muscle or waste',
      'what keeps my strength with so little training',
      'what is enough to keep my strength',
    ],
    words: 'keep keeps minimum least once one time 7 minutes 20 realistic effective waste seven',
    answer:
      'Little is far better than nothing: about four hard sets per muscle a week build size, and one to three heavy sets per lift build strength. Two sessions of 30 minutes with big lifts do that; once a week holds and slowly builds. Seven-minute circuits help fitness more than muscle.',
  },
  {
    id: 'often-or-long',
    asks: [
      'A little every day or one big session?',
      'is it better a little every day or two big ones',
      'once intensively or three times moderately',
      'heavy twice or medium three times',
      'how often should I train a muscle',
    ],
    words: 'every day little often twice three times frequenc week',
    answer: (person) =>
      say(
        'If the weekly sets are equal, muscle grows the same; strength likes the lift two or three times a week, as practice. Very long sessions waste their last sets, so two to four are a good middle.',
        daysLine(person),
      ),
  },
  {
    id: 'rep-ranges',
    asks: [
      'Heavy or light weights for muscle?',
      'is hypertrophy just more reps',
      'many light or few heavy',
      'what rep range for muscle',
      'heavy once in a while or light all the time',
    ],
    words: 'c_rep heavy light range middling many few',
    answer: (person) =>
      say(
        'Muscle grows from about 5 to 30 reps if the set ends near your limit; strength needs heavy sets of one to six. Middle reps are simply the easiest on joints and time, at any age and for women as for men.',
        firstLiftLine(person),
      ),
  },
  {
    id: 'progressive-overload',
    asks: [
      'What is progressive overload?',
      'progressive overload explained in everyday words',
      'how do I progress',
      'double progression',
      'linear progression what is it',
    ],
    words: 'c_overload double progression progress',
    answer: ({ plan }) =>
      say(
        'Asking a little more of the body over time: one more rep, a little more weight, one more set, or the same with less effort.',
        plan?.isStrength === true
          ? 'Your strength plan does it by effort that rises over the weeks.'
          : 'The usual way is double progression: add reps to the top of the range, then weight, and begin again below.',
      ),
  },
  {
    id: 'periodization',
    asks: [
      'What is periodization?',
      'linear or undulating periodization',
      'block periodization',
      'is block periodization dead',
      'why not block periodisation',
    ],
    words: 'c_periodization block undulat linear',
    answer:
      'Planning how load and reps change over weeks. For strength it beats never changing a little, and daily waves do slightly better than slow lines in trained lifters; for muscle the kind makes no difference. Beginners of any age need only add weight when it is there.',
  },
  {
    id: 'muscle-confusion',
    asks: [
      'Do I have to confuse the muscle?',
      'muscle confusion',
      'same exercises all year or rotate every 4 weeks',
      'should I change exercises often',
      'how often to change the program',
    ],
    words: 'confus chang rotat vari new same year',
    answer:
      'Muscles need no confusing: they respond to work, and you can only see progress on what you repeat. Keep main lifts for months and change a few smaller ones every block or two, or when a joint or boredom asks; some variety between exercises does help growth.',
  },
  {
    id: 'intensity-techniques',
    asks: [
      'Are drop sets and myo-reps worth it?',
      'drop sets',
      'myo-reps opinion',
      'rest pause sets',
      'drop sets rest pause myo reps which is worth it',
    ],
    words: 'c_dropset worth opinion',
    answer:
      'They save time, not more: with equal hard work drop sets, rest-pause and myo-reps grow the same muscle in about half the minutes. Use them on the last set of single-joint exercises, not on squats and deadlifts.',
  },
  {
    id: 'supersets',
    asks: ['Are supersets good?', 'should I superset', 'what is a superset', 'does supersetting cost gains', 'circuit training'],
    words: 'c_superset circuit pair',
    answer:
      'Pairs of opposite muscles, such as a press and a row, save a third of the time at almost no cost. Pairing two exercises for the same muscle, or two heavy lifts, costs reps. Say «superset» and I pair what fits in your plan.',
  },
  {
    id: 'one-set',
    asks: [
      'One set to failure or three sets?',
      'one big set vs 3 normal',
      'mentzer one set and go home',
      'evidence for one series versus three',
      'heavy duty hit training',
    ],
    words: 'one single mentzer three hit wan',
    answer: (person) =>
      say(
        'One hard set builds a good part of what three build, three build more, for strength and size. If time is short, one is honest work.',
        setsLine(person),
      ),
  },
  {
    id: 'pyramid',
    asks: ['Are pyramid sets good?', 'pyramid ten eight six', 'add weight each set', 'reverse pyramid'],
    words: 'pyramid ramp ten eight six',
    answer:
      'It still works and is no better than equal sets with the same effort. Its weak point is that the early, light sets do little; if you like it, count only the sets near your limit.',
  },
  {
    id: 'bfr',
    asks: ['Is blood flow restriction training useful?', 'bfr merit or tourniquet', 'occlusion training'],
    words: 'bfr blood flow occlusion tourniquet',
    answer:
      'With cuffs and light weights it builds muscle about as well as heavy work, which helps in rehab. It needs the right pressure and is not for people with clots, heart or blood pressure trouble. Learn it from a physiotherapist; I do not plan it.',
  },
  {
    id: 'isometrics',
    asks: [
      'Do isometrics build strength?',
      'what happened to isometrics',
      'wall sits and holds',
      'charles atlas',
      'max hangs or repeaters for fingers',
    ],
    words: 'isometric hold atlas static hang finger repeater',
    answer:
      'Yes, mostly near the angle you hold, and with long muscle lengths for size too. They are kind to irritated tendons and need no equipment. As a supplement good, as the only method narrow.',
  },
  {
    id: 'crossfit',
    asks: ['Is CrossFit good?', 'crossfit legit or cult', 'what do crossfit people do differently', 'what is crossfit'],
    words: 'crossfit cross',
    answer:
      'Strength, gymnastics and conditioning mixed, in a group that keeps people coming. It makes fit people; strength or size alone come faster with a plan for them. Skill under fatigue is where it gets risky, so choose a coach who lets you scale down.',
  },
  {
    id: 'pilates-yoga',
    asks: [
      'Is pilates or yoga the same as this?',
      'is pilates pointless',
      'is yoga enough',
      'pilates reformer',
      'is yoga sufficient for bones',
    ],
    words: 'pilates yoga reformer callanetic tai',
    answer:
      'They are good for control, balance and suppleness, and a fine addition. They load muscle and bone too little to replace lifting, once the first months are over. Both in one week is a very good mix.',
  },
  {
    id: 'bones',
    asks: [
      'Does lifting help bones?',
      'lifting for bone density',
      'what is best for osteoporosis',
      'free weights or machines for bone',
      'is yoga enough for bone density',
    ],
    words: 'bone density osteopor',
    answer:
      'Yes: bones answer to heavy, slowly rising load, and supervised heavy training raised density in women with low bone mass. With osteoporosis or an earlier fracture, begin with a physiotherapist and avoid rounding the back under load.',
  },
  {
    id: 'muscle-memory',
    asks: ['Is muscle memory real?', 'how fast does muscle come back', 'lost my gains after a break', 'muscle memory'],
    words: 'memory back break regain lost',
    answer:
      'Yes. What you had comes back in roughly half the time of the break or less, because nuclei gained in the muscle and practiced movement stay for long. Begin lighter than you remember anyway; tendons are slower.',
  },
  {
    id: 'how-soon-results',
    asks: [
      'How long until I see results?',
      'when will I see changes',
      'how long to build muscle',
      'when do results come',
      'how much muscle can I gain in a month',
      'how long until I can judge if it is enough',
      'when will I know that it works',
    ],
    words: 'judge result see chang visible month soon when',
    answer:
      'Strength moves within two or three weeks, mostly by skill; muscle shows after about eight to twelve weeks of regular sessions, in clothes before in the mirror. How much differs a lot between people, so I promise no figure.',
  },
  {
    id: 'women-and-bulk',
    asks: [
      'Will lifting make me bulky?',
      'do women get bulky from weights',
      'should women train differently',
      'lifting as a woman',
      'do heavy weights make muscles short',
    ],
    words: 'c_woman bulky tone short differ flexib',
    answer:
      'Lifting makes nobody bulky by accident: women gain strength and muscle at about the same rate in percent as men, from a smaller start, and it takes years of trying to look big. «Toning» is muscle plus a bit less fat, so train just the same. Full-range lifting keeps or improves flexibility.',
  },
  {
    id: 'older-lifter',
    asks: [
      'Am I too old to lift?',
      'can you build muscle at 60',
      'is 5x5 good for an old man',
      'lifting after fifty',
      'is it too late to start',
      'am I too old to start lifting',
      'is it too late to begin at 65',
    ],
    words: 'c_old late start begin',
    answer: (person) =>
      say(
        'You are not too old to lift: people gain strength and muscle in their nineties. What changes is patience: two or three sessions a week, smaller steps, a longer warm-up and no forced reps.',
        isOlder(person) && 'Your plan is built with that in mind, always with reps in reserve.',
        'With a heart condition or osteoporosis ask your doctor first.',
      ),
  },
  {
    id: 'young-lifter',
    asks: [
      'Is lifting safe for teenagers?',
      'does lifting stunt growth',
      'my parents say weights will stop me growing',
      'will i stay short if i lift at 15',
      'program for a 16 year old thrower',
      'can a 15 year old lift',
    ],
    words: 'c_young c_height teen',
    answer:
      'Yes, with someone who teaches technique, and it does not stunt growth. From 13 on: clean form, several reps in reserve, no maximum attempts, all kinds of movement. Children under 13 are better served by play and sport.',
  },
  {
    id: 'is-lifting-safe',
    asks: [
      'Is lifting dangerous?',
      'are weights dangerous',
      'injury risk of lifting',
      'is the deadlift bad for the back',
      'will squats ruin my knees',
    ],
    words: 'danger risk injur ruin safe knees back',
    answer:
      'It is among the safer sports, with about one to four injuries per thousand hours, fewer than team games, and strength training prevents injuries elsewhere. Deep squats and deadlifts are fine for healthy joints when load grows slowly. Pain that stays is for a physiotherapist.',
  },
  {
    id: 'spot-reduction',
    asks: [
      'Can I lose fat in one place?',
      'spot reduction',
      'do crunches burn belly fat',
      'lose fat on the arms only',
      'exercises for a flat belly',
    ],
    words: 'spot crunch place belly thigh reduc flat',
    answer:
      'Fat cannot be lost in one chosen place: training a muscle does not take the fat above it; six weeks of abdominal training shrank no waist in a trial. The whole body gets leaner with food and movement, and where it starts is inherited.',
  },
  {
    id: 'bulk-or-cut',
    asks: [
      'Bulk and cut or stay lean?',
      'bulk or cut first',
      'can I build muscle and lose fat at once',
      'recomposition',
      'stay lean all year or bulk',
    ],
    words: 'bulk cut recomp lean both once',
    answer:
      'Beginners, people coming back and those with more to lose can do both at once, with enough protein and regular lifting. Experienced lifters gain faster in a small surplus. Big bulks mostly add work for later.',
  },
  {
    id: 'belt',
    asks: ['Do I need a lifting belt?', 'belt yes or no', 'when to use a belt', 'knee sleeves and wraps'],
    words: 'belt sleeve wrap',
    answer:
      'A belt is no must: it gives the trunk something to push against and helps heavy squats and deadlifts by a few percent, once your bracing works without it. It protects no back by itself. Knee sleeves keep warm and feel good; wraps are for competitions.',
  },
  {
    id: 'straps-gloves-shoes',
    asks: [
      'Do I need straps, gloves or special shoes?',
      'lifting straps',
      'gloves for lifting',
      'which shoes for squats',
      'barefoot deadlift',
    ],
    words: 'strap glove shoe barefoot chalk heel trainers callus',
    answer:
      'Flat, firm shoes, or socks where allowed, are enough; raised heels help some people squat deeper. Straps are fine when the grip ends a back set early, chalk does more than gloves. None of it is needed to begin.',
  },
  {
    id: 'mind-muscle',
    asks: ['Should I think about the muscle?', 'mind muscle connection', 'squeeze the muscle', 'focus on the muscle'],
    words: 'mind connection squeeze focus think',
    answer:
      'For small exercises yes: thinking of the muscle made curls grow a bit more in one study. In heavy lifts think of the bar or the floor, which makes you stronger. It matters less than hard sets.',
  },
  {
    id: 'range-of-motion',
    asks: ['Full range or partial reps?', 'do half reps count', 'lengthened partials', 'how far should I go in each rep', 'quarter squats'],
    words: 'range partial half quarter lengthen full',
    answer:
      'Full range is the safe choice: for the legs it grows more than partial reps. Work in the stretched half seems about as good, the short top half is worse. If a joint pinches, use the part that does not.',
  },
  {
    id: 'most-important-lift',
    asks: [
      'What is the single most important lift?',
      'which exercise matters most',
      'if I could only do one exercise what would it be',
      'what is the best exercise there is',
      'which lift should I never skip',
      'which single lift gives the most bang for the buck',
      'the one movement everybody should do',
      'most important exercise of all',
      'which exercises are essential',
    ],
    words: 'important lift exercise essential bang buck king',
    answer: (person) =>
      say(
        'No single one: a squat, a hinge, a push and a pull together train nearly everything, and none of them replaces another. If it had to be one, take a squat or a deadlift, because they move most muscle at once, and the one you will keep doing.',
        mainLiftsLine(person),
      ),
  },
  {
    id: 'exercise-order',
    asks: ['Does exercise order matter?', 'big lifts first or small', 'which exercise first in general', 'pre-exhaust'],
    words: 'order first sequence pre-exhaust',
    answer:
      'What comes first gains most strength, so put first what matters most to you, normally the heavy lifts. For muscle size the order hardly counts.',
  },
  {
    id: 'abs-daily',
    asks: ['Can I train abs every day?', 'abs daily', 'how to get a six pack', 'how often core'],
    words: 'abs core six pack sixpack daily',
    answer:
      'You can, but two or three sessions a week with a few hard sets build them as well as any muscle. Seeing them is a matter of fat, hence of food. Squats, deadlifts and carries train the trunk too.',
  },
  {
    id: 'need-legs',
    asks: [
      'Do I have to train legs?',
      'natural people need no leg training',
      'do legs give hormones for the arms',
      'do climbers train legs or is it a lie',
      'does training legs make you worse at climbing',
    ],
    words: 'leg skip hormon climb worse natural',
    answer:
      'For arms no: hormones from leg training do not grow other muscles. For knees, hips, old age and almost any sport yes. Climbers keep it short and strong, which adds little weight; tell me if you want less of it.',
  },
  {
    id: 'volume-landmarks',
    asks: ['What are MEV, MAV and MRV?', 'volume landmarks', 'mev mrv meaningful'],
    words: 'mev mav mrv landmark israetel',
    answer:
      'Names for the least, the best and the most weekly sets a muscle can use. The idea is sound, the exact numbers are experience rather than measurement and differ between people. Ten to twenty sets with results watched is as precise as it gets.',
  },
  {
    id: 'plateau-method',
    asks: ['How do I break a plateau?', 'stuck at the same weight what now', 'why do I not get stronger', 'stall'],
    words: 'plateau stuck stall same',
    answer:
      'First the plain things: sleep, food, regular sessions for three weeks. Then one lighter week, then more practice of that lift: another set, another rep range, or a close variation. Tell me the lift and I look at your log.',
  },
  {
    id: 'specific-conditions',
    asks: [
      'Is there research for my condition?',
      'research on lifting with pem',
      'studies on spinal injury and strength',
      'lifting with ehlers danlos',
      'hypermobile training',
    ],
    words: 'pem condition spinal sci hypermobil chronic guinea ehler illness study',
    answer:
      'For many conditions the studies are few and small, so nobody can promise you numbers. What holds almost everywhere: start below what you could do, change one thing at a time, and let two days pass before you judge it. Your clinician sets the limits; tell me them and I plan inside.',
  },
];

const NAMED_MOST = 4;

/** «Your plan leads with back squat, bench press and deadlift.» */
function mainLiftsLine({ plan }: Person): string {
  const names = [...new Set(plan?.items.filter(({ main }) => main).map(({ name }) => name) ?? [])].slice(0, NAMED_MOST);
  return names.length < 2 ? '' : `Your plan leads with ${listWords(names)}.`;
}
