import { daysLine, firstLift, isBeginner, type Person, plannedItem, say, setsLine } from '../person.ts';
import type { QuestionAct, Topic } from '../topic.ts';

/** What is done in the gym and around it: first weights, equipment, etiquette, travel, doubts. */
export const PRACTICE_TOPICS: readonly (Topic & { act: QuestionAct })[] = [
  {
    id: 'rep-meaning',
    act: 'ask-effort',
    asks: [
      'What is a rep?',
      'what does set mean',
      'what are reps and sets',
      'difference between a rep and a set',
      'what do you call a repetition',
    ],
    words: 'c_rep c_set',
    answer: (person) =>
      say(
        'A rep, or repetition, is one movement there and back: sitting down and standing up once. A set is several reps in a row, after which you rest.',
        exampleOf(person),
      ),
  },
  {
    id: 'choose-weight',
    act: 'ask-effort',
    asks: [
      'How do I choose the weight the first time?',
      'how heavy do I start',
      'which weight when I have never done it',
      'what weight should a beginner start with',
      'how heavy on day one',
      'how do I find my starting weight',
      'how much weight does she start with',
    ],
    words: 'choose start starting first never beginner heavy',
    answer:
      'Take a weight you are sure of and do eight slow reps. If more than four were left, add a little for the next set, until about three are left: that is your weight. With a barbell begin with the empty bar, with dumbbells the lightest pair. Log it, and from then on the next weight follows from your sets.',
  },
  {
    id: 'weights-too-light',
    act: 'ask-effort',
    asks: [
      'How do I know that the weights are too light?',
      'when are my weights too easy',
      'how do I notice it is time for heavier ones',
      'the weights have become too light',
      'is my weight too light',
      'when do I need a bigger dumbbell',
    ],
    words: 'light easy become heavier bigger notice',
    answer:
      'When you reach the highest number of reps in every set and could still do three or four more, two sessions in a row. Then take the next step up. With no heavier weight at home, fill a bottle or bag, lower it in three seconds, or do one side at a time.',
  },
  {
    id: 'lighter-how-much',
    act: 'ask-effort',
    asks: [
      'How much lighter exactly?',
      'by how much should I go lighter',
      'how many percent lighter after a break',
      'how light is an easy week',
      'what weight after being ill',
    ],
    words: 'lighter percent exactly reduce',
    answer: (person) =>
      say(
        'About 10% less on the bar and one set fewer of each exercise for the first session back, 5% less for the second, then as planned.',
        'After a fever or more than two weeks: 20%, and a full week of it.',
        firstLift(person.plan) !== undefined && 'Stop each set with four reps in reserve, whatever the number says.',
      ),
  },
  {
    id: 'squat-no-rack',
    act: 'ask-exercise',
    asks: [
      'How do I squat without a rack?',
      'no squat stand how to squat',
      'there is no rack in my gym',
      'squat alternatives without a rack',
      'bar but no squat stand',
    ],
    words: 'rack stand without',
    answer:
      'Three ways: hold one dumbbell at the chest (goblet squat), do split squats with two dumbbells, or deadlift the bar and squat it from the crook of the elbows (Zercher). The goblet squat is the easiest to learn and the safest alone. Say «swap squat for goblet squat» and I put it in.',
  },
  {
    id: 'band-anchor',
    act: 'ask-exercise',
    asks: [
      'What can I hook the band on?',
      'where do I fix a resistance band',
      'how to anchor bands at home',
      'door anchor for bands',
      'nothing to tie the band to',
    ],
    words: 'hook anchor fix tie attach door post c_band',
    answer:
      'Something that cannot move or cut: a rail, a post, a heavy bed frame, or the hinge side of a door that closes towards you, with a door anchor. Under your feet works for squats, rows, curls and presses with no anchor at all. Look for cracks first, and keep your face out of its line.',
  },
  {
    id: 'brace-in-chair',
    act: 'ask-exercise',
    asks: [
      'How do I brace without legs?',
      'rows from a wheelchair',
      'how do I stay stable in my chair when I pull',
      'bracing for cable rows in a wheelchair',
    ],
    words: 'wheelchair chair brace legs stable',
    answer:
      'Brakes on, and angle the chair so that the pull goes between the wheels. Put a strap around chest or hips, or row with one arm while the other hand holds the wheel or frame. A bench or pad against the chest lets you pull harder. Start light until the chair stays still.',
  },
  {
    id: 'hip-thrust-pad',
    act: 'ask-exercise',
    asks: ['Does the hip thrust hurt the hip bones?', 'bar bruises my hips', 'hip thrust pad', 'bar digs into my pelvis'],
    words: 'bones pad bruise bruises digs hurt hips',
    answer:
      'Only if the bar lies bare on them: use a thick pad or a rolled towel or mat, and set it in the crease of the hips, just below the bones. A faint bruise in the first weeks is harmless; sharp pain is not, so move the bar or use the machine or one dumbbell.',
  },
  {
    id: 'chalk',
    act: 'ask-method',
    asks: ['Is chalk any use?', 'chalk for deadlifts', 'liquid chalk or normal', 'my hands are sweaty when I pull', 'chalk or gloves'],
    words: 'chalk liquid sweaty',
    answer:
      'Yes, for deadlifts, rows and chin-ups chalk is the cheapest help there is: dry hands hold more. Where the gym forbids the dust, liquid chalk does the same. It does not weaken your grip, unlike straps used on everything.',
  },
  {
    id: 'calluses',
    act: 'ask-exercise',
    asks: [
      'How do I prevent calluses?',
      'my hands are torn from pull ups',
      'blisters from the bar',
      'ripped callus what to do',
      'hands hurt from the bar',
    ],
    words: 'callus calluses blister blisters torn ripped palms',
    answer:
      'Hold the bar where the fingers begin, not deep in the palm, so that no skin folds under it. File calluses flat once a week after a shower and use a cream at night. A torn one: wash, cover, and train legs and machines until it is closed. Gloves are fine but make the bar thicker.',
  },
  {
    id: 'which-brand',
    act: 'ask-method',
    asks: [
      'Which brand should I buy?',
      'which brand of belt is good',
      'what should I look for when buying straps',
      'can you recommend a brand',
      'best brand of whey',
    ],
    words: 'brand buy brands',
    answer:
      'I recommend no brands; the cheap plain ones do. For a belt take 10 mm leather of the same width all around, for straps plain cotton, for shoes a flat firm sole. A powder has 20 g of protein or more a scoop, a short list, and the seal of a testing lab.',
  },
  {
    id: 'what-equipment-first',
    act: 'ask-method',
    asks: [
      'Which equipment should I buy first?',
      'what do I need for a home gym',
      'best home equipment for little money',
      'which dumbbells should I get',
      'is a bench worth buying',
    ],
    words: 'buy home equipment money cheap dumbbells purchase',
    answer:
      'First a pair of adjustable dumbbells, because they grow with you; then a bench, a pull-up bar for the door and one band. That trains everything for years. A bar, plates and a rack come when squats and deadlifts matter to you. Tell me what you bought and the plan uses it.',
  },
  {
    id: 'gym-etiquette',
    act: 'ask-method',
    asks: [
      'What are the rules in a gym?',
      'gym etiquette',
      'is it rude to ask for a machine',
      'do I have to wipe the bench',
      'first time in a gym what do I do',
      'how do I use a machine I do not know',
      'can I ask the staff to show me',
    ],
    words: 'etiquette rude polite rules wipe staff first',
    answer: (person) =>
      say(
        'Wipe what you used, put weights back, keep the phone short on a machine, and ask «how many sets have you got left?» when you want to share.',
        'Machines carry a picture with the muscle and the seat setting; staff show you once, it is their job.',
        isBeginner(person) ? 'Go at a quiet hour the first times.' : '',
      ),
  },
  {
    id: 'what-to-wear',
    act: 'ask-method',
    asks: [
      'What should I wear to the gym?',
      'clothes for lifting',
      'can I train in jeans',
      'do I need special clothes',
      'what do I bring to the gym',
    ],
    words: 'wear clothes bring jeans bag hijab',
    answer:
      'Anything you can squat in, flat firm shoes, a towel, a bottle. Nobody looks at brands. Leave rings off for pull-ups and deadlifts, and keep the phone with this app: it shows what comes next, so you never stand about.',
  },
  {
    id: 'friend-joins',
    act: 'ask-method',
    asks: [
      'Can a friend do my workout with me?',
      'can my girlfriend just do my plan but lighter',
      'is my plan ok for a beginner friend',
      'training with a partner who has never lifted',
      'can we train together on the same plan',
    ],
    words: 'friend girlfriend boyfriend partner together wife gf bf',
    answer:
      'Yes, for a session or two: the same movements with two sets each, the empty bar or light dumbbells, and four reps in reserve. Trade what needs practice (heavy deadlifts, barbell squats, dips) for a goblet squat, a machine press and a pulldown. For a plan of their own they need their own account, since weights follow one log.',
  },
  {
    id: 'food-on-the-road',
    act: 'ask-food',
    asks: [
      'What do I eat on the road?',
      'what to eat at a truck stop',
      'healthy fast food for lifters',
      'food at the airport or petrol station',
      'what can I grab between shifts',
      'eating out while losing weight',
      'something quick I can grab at work',
    ],
    words: 'road truck stop grab takeaway petrol restaurant canteen airport shift eating out quick',
    answer:
      'Look for protein first: grilled chicken, eggs, jerky, tuna, yogurt, cottage cheese, milk. Add fruit or a salad and one portion of rice, bread or potato, with water or coffee instead of soda. Keep nuts, fruit and a shake powder in reach so that hunger does not choose.',
  },
  {
    id: 'snack',
    act: 'ask-food',
    asks: [
      'What is a good snack around training?',
      'give me a snack',
      'snack between two sessions',
      'something small before lifting',
      'quick bite after swimming',
    ],
    words: 'snack bite small',
    answer:
      'Between two sessions: a banana with yogurt, a cheese or turkey sandwich, rice cakes with honey, or milk with cereal, about half an hour before if it sits well. Under an hour of lifting needs no more. With an allergy read the label of bars; many are packed beside nuts.',
  },
  {
    id: 'fasting-training',
    act: 'ask-food',
    asks: [
      'How should I train in Ramadan?',
      'how do I train when fasting',
      'lifting during Ramadan before or after iftar',
      'training while fasting all day',
      'gym after taraweeh',
      'protein at suhoor and iftar',
    ],
    words: 'ramadan iftar suhoor taraweeh fasting sehri',
    answer:
      'Best one to two hours after iftar, else shortly before it with an easy session. Keep the weights and drop a third of the sets: strength holds well on that for a month. Spread protein over iftar, late evening and suhoor, drink between, and sleep when you can. With diabetes or medicines ask your doctor first.',
  },
  {
    id: 'travel-training',
    act: 'ask-method',
    asks: [
      'How do I train when travelling?',
      'workouts on a business trip',
      'how do I keep up on holiday',
      'training in a hotel room',
      'jet lag and lifting',
      'I travel every week for work',
    ],
    words: 'travel travelling holiday vacation hotel trip jet lag',
    answer:
      'Two short sessions a week of a squat, a push and a pull, close to the limit, hold everything for weeks. Tell me the days and what is there («hotel next week, dumbbells to 20 kg») and I show those sessions and change nothing for good. After a long flight walk first and lift the day after.',
  },
  {
    id: 'week-before-test',
    act: 'ask-method',
    asks: [
      'What do I do the week before a test or race?',
      'last week before my competition',
      'strength training in race week',
      'how do I taper',
      'when do I stop going heavy before a meet',
      'training before a fitness test',
      'tapering before the meet',
    ],
    words: 'taper race competition meet test week before',
    answer:
      'The last heavy sets come 7 to 14 days before, half the sets in the week before that day, and nothing hard in the last two to four days: walk, stretch, sleep. Before a race one light session early in that week is enough. Try nothing new, neither food nor shoes.',
  },
  {
    id: 'practise-a-test',
    act: 'ask-exercise',
    asks: [
      'How do I practise a dummy drag?',
      'train for a firefighter test in a normal gym',
      'how do I prepare a police fitness test',
      'sled drag without a sled',
      'practice stair climb with a vest',
      'military fitness test training',
    ],
    words: 'dummy drag drags firefighter cpat police military vest sled hose fitness',
    answer:
      'Train its parts: heavy carries and walking backwards against a low cable for drags, split squats and the step mill with a loaded pack for stairs, rows and long holds for the grip. Once a week do them one after the other against the clock. Practise the real event at a station or club if they let you.',
  },
  {
    id: 'deadlift-worth',
    act: 'ask-exercise',
    asks: [
      'Are deadlifts worth it?',
      'deadlifts are a fatigue trap',
      'should nobody deadlift',
      'are deadlifts bad for you',
      'do I have to deadlift',
      'deadlift is good for back or bad',
    ],
    words: 'fatigue trap nobody worth deadlift deadlifts',
    answer: (person) =>
      say(
        'They cost more recovery than most lifts, and they are worth it when you want to be strong at lifting things; for muscle alone a Romanian deadlift or a hip thrust does as well.',
        'Done with a long back and slowly rising weight they make a back stronger; leave them while it is locked or hurts.',
        deadliftLine(person),
      ),
  },
  {
    id: 'study-claim',
    act: 'ask-method',
    asks: [
      'He showed a study',
      'there was a study in the video',
      'a study says the opposite',
      'influencers say otherwise',
      'I read a paper that says',
    ],
    words: 'study paper video influencer tiktok youtube',
    answer:
      'I cannot judge a study I have not seen. One study of few people is weak on its own, so I go by reviews that pool many, and those leave room for several ways to train. Six weeks of your own log are a fair test as well.',
  },
  {
    id: 'switch-program',
    act: 'ask-method',
    asks: [
      'Should I switch to another program?',
      'my coworker runs another plan should I switch',
      'is my program too complicated',
      'should I change plans',
      'is a simpler plan better',
      'people say my plan is wrong',
    ],
    words: 'switch program complicated simpler overcomplicated another coworker',
    answer: (person) =>
      say(
        'Not while yours works: a plan is worth changing when the lifts stand still for a month, when it hurts or when you keep skipping it.',
        'Simple programs such as 5x5 are easy to remember and good in the first year; a planned block adds lighter weeks and more exercises.',
        person.plan !== undefined && 'Ask «am I getting stronger» and your log decides.',
      ),
  },
  {
    id: 'lifting-and-flexibility',
    act: 'ask-method',
    asks: [
      'Does lifting make you stiff?',
      'lifting ruins the line of a dancer',
      'will I lose flexibility from weights',
      'is strength training bad for dancers',
      'muscle bound and slow',
      'does lifting make you slow',
    ],
    words: 'stiff flexibility line dancer ballet ruins inflexible bound slow',
    answer:
      'No: lifting through a full range keeps or improves flexibility about as well as stretching does, and two short sessions a week build strength long before size. Big muscles need years of many hard sets and much food. Dancers and fighters train with weights for that reason.',
  },
  {
    id: 'why-slow-reps',
    act: 'ask-effort',
    asks: ['Why slow reps?', 'why do I have to lower slowly', 'what is the point of slow reps', 'why three seconds down'],
    words: 'slow slowly lowering seconds',
    answer: (person) =>
      say(
        'Slow reps keep the muscle in charge instead of the swing, so that little weight is enough and joints are never thrown into their end.',
        person.brief.states.some(({ kind }) => kind === 'hypermobile')
          ? 'With joints that bend far that control is the point: stop just before they lock.'
          : 'For size anything from two to eight seconds a rep works alike.',
        'Lower in two or three seconds and lift as fast as you can control.',
      ),
  },
  {
    id: 'avoid-soreness',
    act: 'ask-soreness-recovery',
    asks: [
      'How do I avoid being sore?',
      'what keeps me from being sore for practice',
      'train without getting sore legs',
      'how not to be sore tomorrow',
      'sore legs ruin my sport what do I do',
    ],
    words: 'avoid prevent without c_sore practice tomorrow',
    answer:
      'Change little at once: soreness comes from new exercises, more sets and slow heavy lowering. Do the same lifts each week, two sets of each, three reps in reserve, and keep lunges and Romanian deadlifts two days away from practice. After two or three weeks of the same work it hardly comes back.',
  },
  {
    id: 'neck-work',
    act: 'ask-exercise',
    asks: ['Should I train my neck?', 'neck work yes or no', 'neck exercises for wrestling or bjj', 'how do I strengthen my neck'],
    words: 'neck',
    answer:
      'Yes, it helps in contact sports: twice a week press the head against your hand to the front, the back and both sides, 10 to 20 seconds each at half effort, two rounds. Go up slowly, never bridge on the head as a beginner, and stop at pain. Numbness or weakness in an arm should be seen by a doctor first.',
  },
  {
    id: 'deload-need',
    act: 'ask-method',
    asks: [
      'Do I need a deload?',
      'is a deload only for old people',
      'should I deload now',
      'when should I take a lighter week',
      'do beginners need deloads',
    ],
    words: 'c_deload need now should',
    answer:
      'Only when the signs are there: two sessions in a row below your numbers, poor sleep, joints that ache, no wish to train. Age has little to do with it; heavier lifters need it more often. Your plan has a lighter week at the end of its block; say «make this week lighter» if you want it now.',
  },
  {
    id: 'genetics',
    act: 'ask-method',
    asks: [
      'How much is genetics?',
      'she has the body but trains like that',
      'can I look like an influencer',
      'is it all genetics',
      'will I ever look like him',
    ],
    words: 'genetics genes body look influencer',
    answer:
      'A good part: where fat and muscle sit, waist, hips and muscle length are inherited, and lights, angles and years of training do the rest of a picture. What you can change is strength, muscle and posture, and everybody gains there. Compare yourself with your own first week.',
  },
  {
    id: 'bigger-arms',
    act: 'ask-method',
    asks: [
      'How do I get bigger arms?',
      'how to grow my biceps',
      'how do I get a bigger chest',
      'how can I get big shoulders',
      'best way to grow glutes',
      'how do I build my legs',
    ],
    words: 'c_grow arms biceps chest glutes shoulders legs',
    answer: (person) =>
      say(
        'Ten to fifteen hard sets a week for that muscle, over two days, with two or three different exercises taken close to the limit, and a little more weight or reps each week.',
        'Eat enough with protein, and give it three months.',
        setsLine(person),
        person.plan !== undefined && 'Say «more work for» it and I shift sets there.',
      ),
  },
  {
    id: 'lift-goes-up',
    act: 'ask-method',
    asks: [
      'How do I increase my bench?',
      'how to get a stronger squat',
      'how do I add weight to my deadlift',
      'what makes my press go up',
      'tips to bench more',
    ],
    words: 'increase stronger add bench squat',
    answer:
      'Do it twice a week: one day with three to five reps, one with six to ten, each set with one to three reps in reserve, and one more set before any new exercise. Add the smallest plate when every set reached its reps. Then look at food, sleep and technique, in that order.',
  },
  {
    id: 'first-pull-up',
    act: 'ask-method',
    asks: [
      'How do I get my first pull-up?',
      'I can not do a single pull up',
      'how long until I can do a chin up',
      'how to progress to pull ups',
      'more pull ups how',
    ],
    words: 'pullup chinup first single',
    answer:
      'Three things, two or three days a week: lower yourself from the top in five seconds for three reps, band or machine help for sets of five to eight, and rows. Most get the first in two to four months; every kilo less of body weight helps. For more reps stop sets two short and do more of them.',
  },
  {
    id: 'jump-higher',
    act: 'ask-method',
    asks: [
      'How do I jump higher?',
      'get faster for football',
      'increase my vertical',
      'training for speed and power',
      'how do I get more explosive',
    ],
    words: 'vertical higher faster explosive speed sprint',
    answer:
      'Get stronger at squats, hinges and one-leg work first, because a beginner gains most from that. Add three to five jumps or short sprints in three sets at the start of two sessions, each one as good as the first, with full rest. Two to four months show it; sleep and practice do the rest.',
  },
  {
    id: 'train-every-day',
    act: 'ask-method',
    asks: [
      'Can I train every day?',
      'is 6 days too much for a beginner',
      'seven days a week in the gym',
      'how many days a week is best',
      'can I lift two days in a row',
      'are three days after another bad for the muscles',
    ],
    words: 'every daily seven six row consecutive',
    answer: (person) =>
      say(
        isBeginner(person)
          ? 'It is not needed: in the first year three days bring nearly all there is to gain, and four are plenty.'
          : 'You can, if hard days and muscles alternate: a muscle that worked hard wants about two days.',
        'Days in a row are fine when they train different parts or the second is lighter. Walking and stretching are good every day.',
        daysLine(person),
      ),
  },
  {
    id: 'motivation',
    act: 'ask-method',
    asks: [
      'How do I stay motivated?',
      'I have no motivation to train',
      'how do I keep going',
      'I am bored of my workouts',
      'how do I make it a habit',
      'I always quit after a month',
    ],
    words: 'motivation motivated bored boring habit quit lazy',
    answer:
      'Make it smaller, not grander: fixed days, the bag packed, and permission to leave after two exercises. Most stay once they have begun. Write down every set, because small gains are the best fuel, and swap an exercise that bores you: tell me which one.',
  },
  {
    id: 'calories-burned',
    act: 'ask-food',
    asks: [
      'How many calories does lifting burn?',
      'how much do I burn in a session',
      'does muscle burn fat',
      'calories burned per workout',
    ],
    words: 'burn burned burns calories',
    answer:
      'About 150 to 300 kcal in an hour, less than most watches say, and a kilo of muscle adds some 13 kcal a day. Lifting is there to keep and build muscle; what you eat and how much you walk decide the weight.',
  },
  {
    id: 'why-not-faster',
    act: 'ask-food',
    asks: [
      'Why not lose weight faster?',
      'can I lose it quicker',
      'why only half a kilo a week',
      'crash diet and lifting',
      'lose 10 kilos in a month',
    ],
    words: 'faster quicker crash only',
    answer:
      'Because faster costs muscle, strength and sleep, hunger grows with the speed, and most of it comes back. Half to one percent of your weight a week is what people keep. If you must see a number sooner, walk more rather than eat less.',
  },
  {
    id: 'coach-honesty',
    act: 'ask-app',
    asks: [
      'Do you make things up?',
      'can I trust you',
      'how do you know that',
      'are you sure about this',
      'what if you are wrong',
      'where do you get your numbers from',
    ],
    words: 'trust wrong sure lie honest invent',
    answer:
      'I can be wrong, and I try not to invent: numbers come from your log and your plan, the rest from position stands and reviews listed in my sources. I cannot see or examine you, so I never diagnose. When something does not fit your body, your body and your doctor are right; tell me and I change it.',
  },
  {
    id: 'posture',
    act: 'ask-method',
    asks: [
      'How do I fix my posture?',
      'rounded shoulders from sitting',
      'exercises for desk workers',
      'stiff from sitting all day',
      'hunched back',
    ],
    words: 'posture rounded desk sitting hunched slouch',
    answer:
      'Rows, face pulls and overhead reaches twice a week make it easier to sit tall, and getting up every half hour does more than any single exercise. No posture is proven to be the wrong one; the next one is the best. Say «I want a better posture» and the plan pulls more.',
  },
];

function exampleOf({ plan }: Person): string {
  const item = firstLift(plan);
  return item === undefined || !/^\d/.test(item.reps)
    ? '«3 × 8» means three sets of eight reps.'
    : `Your ${item.name} has ${item.sets} sets of ${item.reps}.`;
}

function deadliftLine(person: Person): string {
  const item = person.plan?.items.find(({ exercise, name }) => exercise !== undefined && /deadlift/.test(name));
  const planned = item?.exercise === undefined ? undefined : plannedItem(person, item.exercise);
  return planned === undefined ? 'Your plan has none.' : `Your plan has ${planned.name} on ${planned.day}.`;
}
