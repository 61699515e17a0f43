import { isMinor, isOlder, say } from '../person.ts';
import type { QuestionAct, Topic } from '../topic.ts';

/** Bodies, health and medicines, as far as training is concerned. */
export const BODY_TOPICS: readonly (Topic & { act: QuestionAct })[] = [
  {
    id: 'crackling',
    act: 'ask-soreness-recovery',
    asks: [
      'My knees crackle, is that damage?',
      'joint clicks and pops without pain',
      'does cracking mean something is wrong',
      'gravel noise in the knee',
      'my shoulder clicks',
      'creaky crunchy knees',
      'how do you know the noise is not damage',
      'is popping harmful',
    ],
    words: 'crackle crack click pop creak crunch noise gravel sound',
    answer:
      'Noise alone is no damage: nearly every joint clicks or crackles now and then, and scans show no link with wear when nothing hurts. I cannot look inside, so go by the signs that count: pain, swelling, locking or giving way. Any of those with the noise should be seen by a doctor or physiotherapist.',
  },
  {
    id: 'diastasis',
    act: 'ask-exercise',
    asks: [
      'Is planking ok with a gap in my abs?',
      'diastasis and planks',
      'abdominal separation which exercises',
      'two finger gap after birth core work',
      'my stomach domes when I do abs',
      'can I do sit ups with diastasis',
      'coning of the belly',
    ],
    words: 'gap diastasis separation doming coning dome',
    answer:
      'Yes, as long as the middle of your belly stays flat: if it bulges into a ridge, the exercise is too hard for now. Begin with dead bugs, heel slides and a plank with the hands on a bench, breathe out on the effort, and leave sit-ups for later. A pelvic floor physiotherapist can measure the gap and tell you when to go on.',
  },
  {
    id: 'return-to-sport',
    act: 'ask-soreness-recovery',
    asks: [
      'When can I play again after my injury?',
      'when can I go back to my sport after surgery',
      'how long until I can play football after acl',
      'when am I allowed to run again after knee surgery',
      'return to sport after operation',
      'when can I compete again',
    ],
    words: 'play again return match game sport surgery operation acl compete',
    answer:
      'That decision belongs to your surgeon or physiotherapist: they test strength, hops and control on both sides. After a knee ligament operation it is commonly nine months or more, with the weak leg at about 90% of the other. Strong legs are the part we can do; tell me what they allow and I plan it.',
  },
  {
    id: 'leg-extension-knee',
    act: 'ask-exercise',
    asks: [
      'Is the leg extension bad for the knee?',
      'leg extension after acl surgery',
      'people say the leg extension machine is forbidden',
      'are leg extensions safe for knees',
      'machine to extend the leg is prohibited',
    ],
    words: 'extension extend prohibited forbidden knees',
    answer:
      'It is not forbidden. Healthy knees take it well, and half a year or more after a ligament operation physiotherapists usually use it, with little weight at first and only the range that is comfortable. After an operation ask yours for the range and load; stop at pain at the front of the knee or swelling the next day.',
  },
  {
    id: 'back-after-pain',
    act: 'ask-soreness-recovery',
    asks: [
      'When can I go back to the exercise that hurt?',
      'how long until I can press again',
      'when may I do it again after pain',
      'how do I return to squats after an injury',
      'how long do I leave it out',
    ],
    words: 'back again return reintroduce',
    answer:
      'When daily life and the substitute have been free of pain for one to two weeks. Then come back with half the weight, slow reps and two sets, and add a little each session as long as the next day is quiet. If it is no better in three to four weeks, or wakes you at night, have a physiotherapist look.',
  },
  {
    id: 'press-sore-shoulder',
    act: 'ask-exercise',
    asks: [
      'Should I stop pressing with a sore shoulder?',
      'is the landmine press better for my shoulder',
      'my shoulder pinches overhead what can I press',
      'must I stop all pressing or is there a better one',
      'which press is kinder to the shoulder',
    ],
    words: 'pressing stop landmine pinch kinder',
    answer:
      'You need not stop pressing altogether. The landmine press is often tolerated because the arm stays in front of you; so is a neutral-grip dumbbell press or a push-up. Take whichever is at most a mild discomfort that is gone the next day, and leave overhead work for now. Say «swap» with its name and I change it.',
  },
  {
    id: 'acceptable-ache',
    act: 'ask-soreness-recovery',
    asks: [
      'What sort of ache is acceptable?',
      'how much pain is ok when training',
      'which pain can I train through',
      'is a little discomfort fine',
      'how do I tell a normal ache from a bad one with a new hip',
      'what kind of pain should worry me',
    ],
    words: 'acceptable ache allowed tolerate worry discomfort',
    answer:
      'Fine: a dull ache in the muscles on both sides that starts later and is gone in two days, or a joint at 2 of 10 that is quiet the next morning. Not fine: sharp or catching pain, swelling, numbness, pain at night, or a joint that gives way. With a replaced joint also groin pain, a hot calf or trouble bearing weight: ring your clinic.',
  },
  {
    id: 'stairs-and-knees',
    act: 'ask-cardio',
    asks: [
      'Are stairs good or bad for the knees?',
      'is the stair machine bad for my knee',
      'climbing stairs with knee pain',
      'the one of the stairs is good for the knee or bad',
      'going down stairs hurts my knee',
    ],
    words: 'stairs knee knees climbing',
    answer:
      'Good, when nothing hurts: climbing strengthens just what the knee needs. Take low steps, hold the rail, push through the whole foot and keep it short at first. If it aches, mostly going down, take a bike or flat walking for two weeks and smaller steps after that. Swelling or giving way should be seen.',
  },
  {
    id: 'jump-often',
    act: 'ask-method',
    asks: [
      'Can I jump every day?',
      'how many jumps a week are ok',
      'are daily jumps bad for the shins',
      'how often should I do plyometrics',
      'box jumps every day',
    ],
    words: 'jump jumps plyometrics jumping daily',
    answer: (person) =>
      say(
        'No: two days a week are plenty, 40 to 80 landings each, with two days between, because bone and tendon adapt more slowly than muscle.',
        'Count the jumps of your sport too.',
        isMinor(person) && 'While you grow, less is safer.',
        'Pain in one spot of the shin or foot means no jumping and somebody who looks at it.',
      ),
  },
  {
    id: 'arm-after-treatment',
    act: 'ask-soreness-recovery',
    asks: [
      'What should I watch for in the arm after breast surgery?',
      'lifting with lymph nodes removed',
      'lymphoedema and weights',
      'swelling of the arm after mastectomy exercise',
      'can I lift after breast cancer treatment',
    ],
    words: 'lymph lymphoedema lymphedema mastectomy arm swelling nodes breast',
    answer:
      'A heavy, tight or swollen feeling, a ring or sleeve that gets snug, or redness. Then make the next session lighter and tell your nurse; hot, red skin or fever is for the same day. Slowly rising weights did not cause swelling in trials, so begin very light and add in small steps, with your sleeve on if you were given one.',
  },
  {
    id: 'no-energy-day',
    act: 'ask-soreness-recovery',
    asks: [
      'What do I do on a day without energy?',
      'on the no energy days what then',
      'I am exhausted, should I still train',
      'too tired to train what now',
      'what if I am wiped out from treatment',
      'zero energy today',
    ],
    words: 'energy exhausted wiped drained fatigue tired',
    answer:
      'Then little is enough: walk five to ten minutes, do one or two exercises with one easy set each, or rest without guilt. If you feel better after ten minutes, go on; if not, stop. A low day costs nothing. Tiredness that lasts two weeks, or comes with fever or breathlessness, is for your doctor.',
  },
  {
    id: 'cholesterol-and-training',
    act: 'ask-cardio',
    asks: [
      'Does training help with high cholesterol?',
      'my cholesterol is high is walking useful',
      'exercise and cholesterol',
      'what exercise lowers cholesterol',
      'doctor said my cholesterol is a little high',
    ],
    words: 'cholesterol lowers',
    answer:
      'Yes: brisk walking of 30 minutes or more on most days and two strength days both help a little, mostly the blood fats and the heart as a whole. Food and, if ordered, medicine do the larger part. Follow what your doctor set, and tell them that you train.',
  },
  {
    id: 'blood-pressure',
    act: 'ask-cardio',
    asks: [
      'Can I lift with high blood pressure?',
      'lifting and hypertension',
      'is weight training safe with blood pressure tablets',
      'does lifting raise blood pressure',
      'beta blockers and training',
    ],
    words: 'pressure hypertension beta blocker blockers tablets',
    answer:
      'Usually yes once it is treated, and over weeks training lowers it a little; ask your doctor before hard sets. Breathe out on the effort instead of holding your breath, stop three reps early, and rest longer. With beta blockers go by breath and effort, since the pulse stays low. Chest pain, faintness or a bad headache: stop and get help.',
  },
  {
    id: 'blood-thinners',
    act: 'ask-soreness-recovery',
    asks: [
      'Can I lift on blood thinners?',
      'training with warfarin or eliquis',
      'anticoagulants and weights',
      'is lifting ok with blood thinners',
    ],
    words: 'thinners warfarin anticoagulant eliquis',
    answer:
      'Ask whoever prescribes them first, because the reason for them decides. In general steady lifting is possible, with no falls, knocks or contact, no straining with held breath, and machines or dumbbells you can put down safely. A blow to the head, black stools or a bruise that grows means help at once.',
  },
  {
    id: 'medicines',
    act: 'ask-soreness-recovery',
    asks: [
      'Does my medication affect training?',
      'can I train on antidepressants',
      'statins and muscle pain',
      'do my tablets change anything for lifting',
      'is exercise ok with thyroid medication',
    ],
    words: 'medication medicine antidepressant ssri statin thyroid pills tablets prescription',
    answer:
      'Most medicines go well with lifting, but I plan none and change none. Ask your doctor or pharmacist three things: does it change pulse, blood pressure or blood sugar, does it make me dizzy or hot, and are muscle pains a warning sign with it. Tell me what they want you to avoid and the plan keeps to it.',
  },
  {
    id: 'diabetes-training',
    act: 'ask-food',
    asks: [
      'How do I train with diabetes?',
      'blood sugar and lifting',
      'can I lift weights as a diabetic',
      'what if my sugar drops while training',
      'metformin and exercise',
      'hypo in the gym',
    ],
    words: 'diabetic hypo glucose sugar insulin metformin',
    answer:
      'Lifting is good for blood sugar. Check it before and, at first, during; keep 15 g of fast sugar in your bag. Shaky, sweaty or confused: stop, check, take the sugar, wait 15 minutes, and get help if it stays. Tablets like metformin alone rarely cause lows, insulin does: ask your care team about doses and food around training.',
  },
  {
    id: 'asthma',
    act: 'ask-cardio',
    asks: ['Can I train with asthma?', 'I wheeze when I do cardio', 'inhaler before training', 'exercise induced asthma lifting'],
    words: 'asthma inhaler wheeze wheezing',
    answer:
      'Yes: lifting is one of the kinder sports for it, since the efforts are short. Warm up slowly for ten minutes, keep the inhaler in reach, and rest until the breath is quiet. Ask your doctor whether to use it before training. A wheeze that does not ease with it means stop and get help.',
  },
  {
    id: 'hernia',
    act: 'ask-exercise',
    asks: ['Can I lift with a hernia?', 'inguinal hernia and squats', 'lifting after hernia surgery', 'does lifting cause a hernia'],
    words: 'hernia inguinal umbilical',
    answer:
      'Have it looked at first: whether and how much is your doctor’s decision, before and after a repair. What usually goes is light work with machines and dumbbells, breathing out on the effort and no straining. A lump that hurts, hardens or cannot be pushed back is an emergency.',
  },
  {
    id: 'menopause',
    act: 'ask-method',
    asks: [
      'How should I train in menopause?',
      'lifting weights in menopause',
      'hot flushes and training',
      'perimenopause weight gain what helps',
      'strength training at fifty for women',
    ],
    words: 'menopause perimenopause flushes hormones',
    answer:
      'Heavier than most expect: two or three days of strength work with sets that end two or three reps short, some balance or small jumps if joints allow, and protein at every meal. It holds muscle and bone, where the change takes most. Hot nights cost sleep, so let bad days be easy ones.',
  },
  {
    id: 'sleep-apnea',
    act: 'ask-soreness-recovery',
    asks: ['I snore, does sleep apnea matter for lifting?', 'training with sleep apnea', 'cpap and the gym'],
    words: 'apnea apnoea cpap snore',
    answer:
      'It matters for recovery more than for safety: broken sleep makes everything feel heavier. Get the study or the mask your doctor suggests, and train meanwhile with two or three reps in reserve. Losing some weight and cardio help the snoring too. Falling asleep at the wheel is a reason to go soon.',
  },
  {
    id: 'uneven-sides',
    act: 'ask-method',
    asks: [
      'One arm is stronger than the other',
      'my left side is weaker',
      'muscle imbalance left and right',
      'one leg is thinner than the other',
      'how do I fix an imbalance between sides',
      'uneven chest',
    ],
    words: 'imbalance uneven weaker stronger side thinner left right asymmetry',
    answer:
      'A difference of a tenth is normal. Train one side at a time, begin with the weaker one, and let the stronger do no more reps than it did; one extra set for the weak side is enough. After an injury or operation, or when one side gets thinner, have it measured by a physiotherapist.',
  },
  {
    id: 'hand-tingling',
    act: 'ask-soreness-recovery',
    asks: [
      'My fingers tingle at night, can I lift?',
      'carpal tunnel and lifting',
      'thumb and two fingers tingle',
      'wrist tingles from mouse',
      'pins and needles in the hand when I hold weights',
    ],
    words: 'tingle tingles carpal tunnel pins needles fingers',
    answer:
      'Lifting is usually possible with straight wrists, thicker or neutral handles and nothing that brings the tingling on. Tingling at night in the thumb and two fingers is a reason to see a doctor, soon if the grip gets weak; a night splint and breaks from the mouse often help. Stop what makes it worse and tell me, and I swap it.',
  },
  {
    id: 'period-pain',
    act: 'ask-soreness-recovery',
    asks: [
      'Are workouts ok during periods?',
      'period cramps and training',
      'are workouts ok on my period',
      'is lifting bad while menstruating',
      'periods and lifting for a teenager',
    ],
    words: 'periods period cramps menstruating',
    answer:
      'Yes, training is fine on every day of the cycle, and for many it eases cramps. Go lighter or rest where you feel bad; nothing is lost. Periods that stay away for three months, or pain that keeps you in bed, belong to a doctor, at a young age too.',
  },
  {
    id: 'creatine-young',
    act: 'ask-food',
    asks: [
      'Is creatine ok under 18?',
      'can teenagers take creatine',
      'creatine at 15',
      'creatine for under eighteens',
      'should a teenager take protein powder',
    ],
    words: 'teenager teens under',
    answer:
      'Not needed: at that age food, sleep and regular training do nearly everything. Creatine is well studied in adults and little in teenagers, so decide it with a parent and a doctor. Protein from meals, milk or yogurt does what a powder does; leave pre-workout and fat burners alone.',
  },
  {
    id: 'gaining-young',
    act: 'ask-food',
    asks: [
      'How does a teenager gain muscle?',
      'how do I get big at 15',
      'what should I eat as a teen to get bigger',
      'weight gain for a teen athlete',
    ],
    words: 'teen teenager school',
    answer:
      'Eat four times a day with protein each time, drink milk, sleep nine hours, and add weight to the same lifts week by week with clean reps. Growing bodies gain fast from that alone. Leave out pills and powders that promise more, and have an adult who knows the lifts beside you.',
  },
  {
    id: 'older-beginner',
    act: 'ask-method',
    asks: [
      'Should one only walk at our age?',
      'is walking enough when you are old',
      'is strength training safe at seventy',
      'my neighbour says old people should only walk',
    ],
    words: 'walk only age neighbour',
    answer: (person) =>
      say(
        'Walking is good, and not enough on its own: strength and balance work is what keeps bone and muscle and prevents falls, and trials show gains even past ninety.',
        isOlder(person) ? 'So do both: your sessions, and a walk on the other days.' : 'It is never too late to begin lightly.',
        'Rise slowly in weight, and ask your doctor first with heart trouble or dizziness.',
      ),
  },
  {
    id: 'loose-skin',
    act: 'ask-food',
    asks: [
      'Will I get loose skin?',
      'does lifting help with loose skin',
      'cellulite exercise',
      'how do I get rid of cellulite',
      'saggy arms after weight loss',
    ],
    words: 'loose skin cellulite saggy flabby',
    answer:
      'Muscle underneath fills and firms the place, and slow weight loss gives the skin time; beyond that age, genes and how long it was stretched decide. Cellulite is how skin is built and shows in most women at any weight. No cream or exercise removes either.',
  },
  {
    id: 'water-weight',
    act: 'ask-food',
    asks: [
      'Is the weight I gained on holiday just water?',
      'is 3 kg mostly water',
      'scale went up two kilos in two days',
      'did I gain fat in a week',
      'weight jumped after a salty meal',
      'why am I heavier after starting to lift',
    ],
    words: 'water holiday scale kilos jumped mostly',
    answer:
      'Mostly, yes: a week of more salt, starch and food in the gut holds one to three kilos of water that go within days. One kilo of real fat takes about 7,000 kcal more than you use. Weigh again after a week of usual food, on several mornings, and take the average.',
  },
  {
    id: 'sweat-less',
    act: 'ask-method',
    asks: [
      'Must I sweat for it to work?',
      'how do I train without sweating',
      'should I sweat when lifting',
      'I have to go back to the office after training',
      'train in a lunch break without a shower',
    ],
    words: 'sweat sweating sweaty shower office',
    answer:
      'No: sweat shows heat, not work, and strength grows without it. To stay dry rest the full time between sets, leave cardio and circuits for another day, stop three reps early, and train near a fan or window in a light shirt. A last easy five minutes let you cool before you go back.',
  },
  {
    id: 'dizzy-after-sets',
    act: 'ask-soreness-recovery',
    asks: ['Why do I feel lightheaded after squats?', 'head rush after a heavy set', 'I see stars after deadlifts', 'nausea after leg day'],
    words: 'lightheaded rush stars nausea nauseous',
    answer:
      'Holding the breath and standing up after a hard set lets the pressure drop for a moment; too little food, water or rest adds to it. Breathe between reps, walk slowly after the set, and eat something two hours before. If you faint, or it comes with chest pain or a racing heart, stop and see a doctor first.',
  },
  {
    id: 'smoking',
    act: 'ask-food',
    asks: [
      'Does smoking affect my gains?',
      'vaping and lifting',
      'weed and muscle growth',
      'nicotine before training',
      'cannabis and training',
    ],
    words: 'smoking smoke vaping vape weed cannabis nicotine cigarettes',
    answer:
      'Smoking costs breath and slows healing, so cardio and recovery between sets suffer first; lifting still works and makes quitting easier for many. Of cannabis little is proven but worse sleep and clumsier training when high. Never lift heavy under it, and ask a doctor or quit line for help to stop.',
  },
  {
    id: 'steroids',
    act: 'ask-food',
    asks: [
      'Should I take steroids or sarms?',
      'testosterone boosters worth it',
      'ashwagandha for muscle',
      'are sarms safe',
      'trt and lifting',
      'do test boosters work',
    ],
    words: 'steroids sarms testosterone trt boosters ashwagandha booster',
    answer:
      'I advise against steroids and SARMs: they harm heart, liver, mood and hormones, and what is sold is often something else. Testosterone boosters and herbs do little that can be measured. A real lack is found by a blood test and treated by a doctor. Food, sleep and two years of training bring far more.',
  },
];
