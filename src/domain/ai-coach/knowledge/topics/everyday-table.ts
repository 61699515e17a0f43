import { daysLine, effortLine, firstLiftLine, say, setsLine } from '../person.ts';
import type { QuestionAct, Topic } from '../topic.ts';

/** What people ask in the gym that belongs to no one subject. */
export const EVERYDAY_TOPICS: readonly (Topic & { act: QuestionAct })[] = [
  {
    id: 'knees-cave',
    act: 'ask-exercise',
    asks: [
      'My knees cave in when I squat',
      'knees go inward in the squat',
      'knee valgus',
      'why do my knees collapse inwards',
      'is knees caving dangerous',
    ],
    words: 'cave inward collapse valgus inwards',
    answer:
      'A little inward drift on a hard rep is common and harmless when nothing hurts. Push the knees out over the toes, screw the feet into the floor, and take 10% off until every rep stays in line. Pain with it is another matter: tell me where.',
  },
  {
    id: 'butt-wink',
    act: 'ask-exercise',
    asks: [
      'My lower back rounds at the bottom of the squat',
      'butt wink',
      'pelvis tucks under in the squat',
      'back rounds in the hole',
      'is butt wink bad',
    ],
    words: 'wink round tuck rounds rounding',
    answer:
      'A slight tuck at the very bottom is normal and no injury. Go only as deep as the back keeps its shape, feet a little wider and turned out, and brace before you go down; film it from the side to see. If it rounds under load or hurts, less weight and less depth first.',
  },
  {
    id: 'grip-gives-out',
    act: 'ask-exercise',
    asks: [
      'My grip gives out before my back',
      'forearms die before my back',
      'my hands slip on deadlifts',
      'forearms tire first',
      'grip fails first',
    ],
    words: 'forearm grip slip slips hands hand forearms',
    answer:
      'That is normal: small muscles tire before big ones. Use chalk and a full grip, hold the last rep of a set for ten seconds, and take straps for the last sets so that the back gets its work. The grip keeps growing from the warm-up sets.',
  },
  {
    id: 'straps-and-grip',
    act: 'ask-method',
    asks: [
      'Do straps make my grip weak?',
      'when should I use straps',
      'are straps cheating',
      'straps weaken grip',
      'straps for rows and deadlifts',
    ],
    words: 'strap straps lifting cheating',
    answer:
      'No, as long as you keep the lighter sets without them. Use them from the set in which the grip, not the back, would end it: heavy rows, pulldowns, Romanian deadlifts. Any plain cotton pair does.',
  },
  {
    id: 'creatine-hair',
    act: 'ask-food',
    asks: [
      'Does creatine make you bald?',
      'creatine hair loss',
      'creatine and baldness',
      'is creatine bad for hair',
      'will I lose hair from creatine',
    ],
    words: 'bald hair balding baldness',
    answer:
      'There is no good evidence for that: one small study in 2009 saw a hormone rise, nobody has seen hair fall out, and later trials did not repeat it. If it worries you, leave it; you lose little.',
  },
  {
    id: 'creatine-kidneys',
    act: 'ask-food',
    asks: ['Is creatine bad for the kidneys?', 'creatine kidneys', 'creatine side effects', 'is creatine safe', 'is creatine a steroid'],
    words: 'kidney kidneys side steroid effects',
    answer:
      'Creatine is no steroid, and in healthy people years of 3 to 5 grams a day have done the kidneys no harm. It raises a blood value doctors read, so mention it at a blood test. With kidney disease or medicines ask your doctor first.',
  },
  {
    id: 'drink-before',
    act: 'ask-food',
    asks: ['Can I drink alcohol the night before?', 'beers the night before training', 'drink the night before'],
    words: 'hangover hungover drunk drink night',
    answer:
      'One or two the evening before change little; more costs sleep, water and some strength the next day. Hungover, train easy or move it: balance and heart have enough to do. Never lift while you still feel it.',
  },
  {
    id: 'strength-standards',
    act: 'ask-method',
    asks: [
      'Am I strong for my weight?',
      'what is a good bench for my age',
      'strength standards',
      'is my squat average',
      'how do I compare to others',
    ],
    words: 'standard standards average compare compared strong bodyweight',
    answer: (person) =>
      say(
        'Rough marks for men after one to two steady years: bench near bodyweight, squat 1.5 times, deadlift 1.75 to 2 times; women about two thirds of that, and less with age.',
        'Tables are made by people who compete, so your own trend says more. Ask «am I getting stronger» and I read it from your log.',
        firstLiftLine(person),
      ),
  },
  {
    id: 'weaker-this-week',
    act: 'ask-soreness-recovery',
    asks: [
      'Why do I feel weaker this week?',
      'everything feels heavy today',
      'I am weaker than last week',
      'why is my strength down',
      'lost strength suddenly',
    ],
    words: 'weaker heavy down suddenly drop',
    answer: (person) =>
      say(
        'Strength swings by 5% from day to day; short sleep, stress, little food or the sum of hard weeks are the usual reasons. Take what the day gives and keep the effort, not the weight.',
        'If it lasts two weeks, make one week lighter.',
        effortLine(person),
      ),
  },
  {
    id: 'signs-of-progress',
    act: 'ask-method',
    asks: [
      'How do I know it works?',
      'how will I know it is working',
      'how do I notice progress without a mirror or scale',
      'what shows that I get stronger',
      'how can I tell that the plan does something',
    ],
    words: 'notice tell know working works sign proof see',
    answer:
      'By what you can do: more reps or weight in the same exercise, more times up from a chair in 30 seconds, longer on one leg, stairs and bags that feel lighter. The first of it shows within two to four weeks. What a mirror or a scan shows comes after months, for bones after a year or two, through your doctor.',
  },
  {
    id: 'detraining',
    act: 'ask-soreness-recovery',
    asks: [
      'What happens if I stop for two weeks?',
      'will I lose my gains on holiday',
      'how much strength do I lose in a break',
      'does a week off ruin everything',
      'how fast do I lose muscle',
      'what happens when I do not train for 4 weeks',
      'what would I lose if I did fewer sets',
      'what do I lose with half the sets',
      'will twelve weeks of work be lost',
    ],
    words: 'lose lost break stop off holiday vacation lose ruin detraining pause',
    answer:
      'Two weeks cost next to nothing; after three to four, strength falls by some percent and comes back in about as many sessions. Muscle goes slower still, and an easy session a week holds most of it. After more than a week start about 10% lighter.',
  },
  {
    id: 'e1rm',
    act: 'ask-app',
    asks: [
      'How is the estimated max calculated?',
      'what is e1RM',
      'how accurate is your 1rm guess',
      'which formula for the estimate',
      'estimated one rep max meaning',
    ],
    words: 'e1rm estimated formula calculated accurate guess epley estimate 1rm',
    answer:
      'From weight, reps and RPE of a set: the share of your maximum that so many reps with so many in reserve usually are. Sets of one to six reps are good to about 3%, longer ones rough, and without RPE I take the set as near the limit. Read the direction, not one number.',
  },
  {
    id: 'e1rm-test-day',
    act: 'ask-effort',
    asks: [
      'When is the best time to test my max?',
      'when should I test',
      'when to max out',
      'peak for a max test',
      'when do I stop going heavy before a meet',
    ],
    words: 'test max meet peak taper competition heavy',
    answer:
      'At the end of a block, after the lighter week: rested, slept, warm, with a spotter or pins. Before a meet the last heavy singles come 7 to 14 days out, then half the sets at the same weights, then three or four days of nothing hard. Two tests a year are plenty.',
  },
  {
    id: 'junk-volume',
    act: 'ask-method',
    asks: ['What is junk volume?', 'is this junk volume', 'define junk volume', 'too many sets', 'when are more sets useless'],
    words: 'junk volume',
    answer: (person) =>
      say(
        'Sets that cost time and recovery and bring nothing: too far from failure, or beyond what a muscle can use in a session, about eight to ten hard sets.',
        'More sets still help up to some point, each less than the one before.',
        setsLine(person),
      ),
  },
  {
    id: 'frequency-more-days',
    act: 'ask-method',
    asks: [
      'Would more days be better?',
      'what would 5 days look like',
      'is training 6 days better',
      'would I grow faster with more days',
      'bench three times a week',
    ],
    words: 'days times frequency often week more',
    answer: (person) =>
      say(
        'With the same sets, more days change little: they spread the work and make sessions shorter. More days help when sessions get too long or a lift wants practice; recovery and the calendar set the limit.',
        daysLine(person),
        'Say «make it 5 days» and you see it before anything changes.',
      ),
  },
  {
    id: 'arms-shaking',
    act: 'ask-soreness-recovery',
    asks: [
      'Is it weird my arms are shaking?',
      'my legs shake after training',
      'shaking during planks',
      'trembling muscles',
      'why do I shake',
      'what if I feel shaky',
    ],
    words: 'shaky shake shaking tremble trembling shaky',
    answer:
      'Shaking in and after hard sets is tired nerves and muscles, and most in the first weeks. It goes in minutes with a rest, a drink and some food. Shaky with cold sweat, or with diabetes: sit, check your sugar and eat; if it stays, get help.',
  },
  {
    id: 'gym-fear',
    act: 'ask-method',
    asks: [
      'What if people laugh at me?',
      'I am scared of the gym',
      'what if I do it wrong and people look',
      'gym anxiety',
      'everyone knows what they do but me',
    ],
    words: 'laugh scared fear anxiety embarrassed wrong look judge',
    answer:
      'Nobody looks for longer than a second; they count their own reps. Go at a quiet hour, do three exercises, and leave. Light weight and slow reps never look wrong, and staff are paid to be asked.',
  },
  {
    id: 'machine-taken',
    act: 'ask-app',
    asks: [
      'What if someone is on the machine?',
      'the machine is taken',
      'equipment is busy what do I do',
      'can I work in',
      'someone is in the rack',
    ],
    words: 'taken busy someone occupied queue',
    answer:
      "Ask how many sets are left, or do the next exercise first and come back; the order of small exercises hardly counts. For good: tap the exercise in Today's Workout and take another for today, or tell me «bench is taken».",
  },
  {
    id: 'steps',
    act: 'ask-cardio',
    asks: ['How many steps a day?', 'are 10000 steps needed', 'is 5000 steps enough', 'step goal', 'daily steps'],
    words: 'step steps 10000 10k',
    answer:
      'Seven to eight thousand a day bring most of what steps bring; ten thousand is a round number, not a rule. Add one thousand to what you do now and hold it for two weeks. Steps do not cost your lifting.',
  },
  {
    id: 'altitude',
    act: 'ask-cardio',
    asks: ['Will the altitude affect me?', 'training at altitude', 'lifting in the mountains', 'denver altitude', 'high altitude gym'],
    words: 'altitude mountain mountains elevation',
    answer:
      'Lifting hardly changes; anything that makes you breathe feels one or two points harder for three to five days. Rest longer between sets, keep cardio easy, drink more and sleep enough. Headache with sickness that grows is a reason to go lower and get help.',
  },
  {
    id: 'mass-gainer',
    act: 'ask-food',
    asks: ['Should I buy a mass gainer?', 'mass gainer worth it', 'weight gainer shake', 'is mass gainer good', 'serious mass'],
    words: 'gainer mass',
    answer:
      'No: it is sugar and milk powder at a high price. Milk, oats, a banana and peanuts in a blender give the same for a quarter of the money. Eat one meal more a day before you buy anything.',
  },
  {
    id: 'ab-exercises-belly',
    act: 'ask-method',
    asks: [
      'Which exercise removes belly fat?',
      'how do I get abs',
      'what if I want abs',
      'get rid of my belly',
      'do sit-ups burn belly fat',
    ],
    words: 'abs belly removes six pack tummy',
    answer:
      'None: an exercise trains the muscle under the fat, and the fat goes where the body chooses when you eat a little less for months. Train abs two or three times a week like any muscle, keep the big lifts, and be patient with the rest.',
  },
  {
    id: 'leak',
    act: 'ask-soreness-recovery',
    asks: [
      'I leak a bit when I jump or sneeze',
      'leaking when lifting',
      'what do I do if I leak mid-set',
      'peeing a little during deadlifts',
      'pelvic floor',
    ],
    words: 'leak leaking leaks sneeze pelvic floor',
    answer:
      'It is common, treatable and nothing to be ashamed of. Stop that set, take less weight, breathe out on the way up instead of holding, and leave jumps for now. A pelvic floor physiotherapist helps most people within weeks.',
  },
  {
    id: 'others-say',
    act: 'ask-method',
    asks: [
      'Why should I trust you over my friend?',
      'my mate who is huge says otherwise',
      'the guy at the gym says',
      'a video said the opposite',
      'who made your rules',
    ],
    words: 'trust mate friend says guy rules opposite influencer tiktok',
    answer:
      'Trust neither of us blindly: what I say comes from position stands and reviews, which average hundreds of people, and your friend is one, with his own genes and years. Where the two differ, try it for six weeks and let your log decide.',
  },
  {
    id: 'evidence',
    act: 'ask-method',
    asks: ['What is your source?', 'where is the evidence', 'show me a study', 'is that proven', 'source for that'],
    words: 'source evidence study proven proof literature research',
    answer:
      'Mostly reviews and position stands: ACSM 2009 on progression, Schoenfeld 2017 and Pelland 2025 on sets, Grgic 2022 on failure, Schumann 2022 on cardio beside lifting. They describe averages with a wide spread, so your log decides between two good ways.',
  },
  {
    id: 'low-back-tight',
    act: 'ask-soreness-recovery',
    asks: [
      'My lower back is tight after deadlifts',
      'lower back pump',
      'back feels stiff after deadlift',
      'tight lower back not painful',
      'lower back sore from deadlifts',
    ],
    words: 'tight stiff pump lower',
    answer:
      'Tight and tired for a day or two, on both sides, is the muscle that held you: normal. Walk, move, and next time brace harder and stop the set before the back rounds. Sharp, one-sided, or down the leg is something else: tell me, and have it looked at.',
  },
  {
    id: 'last-sets-skip',
    act: 'ask-plan-why',
    asks: [
      'Can I skip the last two exercises?',
      'what do I lose if I skip the last ones',
      'can I leave out the small ones',
      'do I have to do everything',
    ],
    words: 'skip last all everything leave',
    answer: (person) =>
      say(
        'Yes, now and then: the first two exercises bring most of the session. What you lose are a few sets for small muscles, which matters only when it becomes a habit.',
        firstLiftLine(person),
        'If time is always short, tell me the minutes.',
      ),
  },
];
