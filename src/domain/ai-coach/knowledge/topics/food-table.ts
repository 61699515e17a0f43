import { isMinor, type Person, say } from '../person.ts';
import type { Topic } from '../topic.ts';

function perWeight({ unit }: Person, kilogram: string, pound: string): string {
  return unit === 'kg' ? `${kilogram} grams per kilogram of body weight` : `${pound} grams per pound of body weight`;
}

export const FOOD_TOPICS: readonly Topic[] = [
  {
    id: 'protein-amount',
    asks: [
      'How much protein do I need?',
      'how much protein',
      'protein target grams per day',
      '1.6 or 2.2 g/kg',
      'is a gram per pound still the number',
      'tons of protein every day',
      'tons of protein',
    ],
    words: 'c_protein gram target kg per much',
    answer: (person) =>
      say(
        `Studies of lifters find little benefit beyond about ${perWeight(person, '1.6', '0.7')} a day, with ${person.unit === 'kg' ? '2.2' : '1'} as a generous upper end.`,
        person.brief.goal === 'fat loss' ? 'While losing weight the upper half makes sense.' : '',
        'All foods count. A dietitian finds your number; with kidney disease ask your doctor first.',
      ),
  },
  {
    id: 'protein-enough',
    asks: [
      'Is my food enough protein?',
      'eggs and beef three times a day is that enough protein',
      'sausage and potatoes is protein enough',
      'what I eat is it enough or must I take powder',
      'protein sources',
    ],
    words: 'enough source chicken egg beef fish meat quark cheese yoghurt',
    answer:
      'Look at each meal: a palm of meat, fish, eggs, dairy, tofu or beans three or four times a day brings most people there. Nothing has to be chicken, and eggs, yogurt, tinned fish or lentils are cheap and quick. I do not count it for you; a dietitian can, if you want certainty.',
  },
  {
    id: 'protein-powder',
    asks: [
      'whey or casein',
      'Do I need protein powder?',
      'is protein powder worth it',
      'is whey just nice milk',
      'are protein shakes all right',
      'whey or casein before sleep',
    ],
    words: 'c_powder chicken worth',
    answer:
      'Protein powder is no must: it is dried food, handy when a meal is far away and no better than eggs, fish, dairy or beans; whey or casein makes little difference. It makes nobody big by itself. With diabetes, kidney disease or other medicines ask your doctor first.',
  },
  {
    id: 'protein-without-meat',
    asks: [
      'Can I build muscle without meat?',
      'vegetarian protein sources',
      'I am vegetarian is dal and paneer enough',
      'vegan muscle',
      'protein during lent without meat and egg',
    ],
    words: 'c_vegan paneer tofu soy lentil',
    answer:
      'Yes: with enough protein in total, plant eaters gained as much as meat eaters in a direct comparison. Combine soy, lentils, beans, grains, nuts and, if you eat them, dairy and eggs over the day, and aim a little higher. B12 and iron deserve a word with a doctor or dietitian.',
  },
  {
    id: 'protein-timing',
    asks: [
      'When should I eat protein?',
      'protein timing around training',
      'anabolic window',
      'protein in the morning for old people',
      '4 meals of 25 g or 2 of 50',
    ],
    words: 'timing when distribut meals window morning',
    answer:
      'The total over the day matters most; the famous window after training is hours wide. Three to five meals with a good share each is a sensible spread, and two bigger ones are not a disaster. Older people do well with a solid share at breakfast.',
  },
  {
    id: 'protein-when-older',
    asks: [
      'Do I need more protein when older?',
      'protein over 65 years',
      'after the menopause one needs more protein',
      'old people protein',
      'protein after fifty',
    ],
    words: 'c_old c_protein menopause',
    answer: (person) =>
      say(
        `Yes, a little: experts advise healthy older adults at least ${perWeight(person, '1.0 to 1.2', '0.45 to 0.55')} a day, and more when they train.`,
        'Spread it over the meals, breakfast included. With kidney disease the doctor sets the amount.',
      ),
  },
  {
    id: 'creatine',
    asks: [
      'Should I take creatine?',
      'creatine yes or no',
      'is creatine worth it',
      'creatine for women',
      'am I to take this creatine the young men discuss',
    ],
    words: 'c_creatine',
    answer: (person) =>
      isMinor(person)
        ? 'At your age I would leave it: food, sleep and regular training do nearly everything, and it is little studied before 18. If you still want it, decide that with a parent and a doctor.'
        : 'It is the best studied supplement: it helps a little with strength and repeated hard efforts, in women as well, and is safe for healthy people. It is optional. With kidney disease, pregnancy or medicines ask your doctor or pharmacist, and if you are drug tested buy a certified product.',
  },
  {
    id: 'creatine-dose',
    asks: ['How much creatine and when?', 'creatine 5 or 10 g', 'is loading mandatory', 'creatine when', 'creatine loading phase'],
    words: 'c_creatine load dose gram when tub phase',
    answer:
      'Three to five grams of plain monohydrate a day, rest days too, is what the studies use; larger people take the upper end. Loading only gets you there a few weeks sooner, and the time of day does not matter. Take it with food if your stomach complains, and ask your doctor if you take medicines.',
  },
  {
    id: 'creatine-water',
    asks: [
      'Does creatine make you bloated?',
      'will creatine bloat me',
      'does creatine make heavy for climbing',
      'creatine does it make inflate',
      'water weight from creatine',
    ],
    words: 'c_creatine bloat water heavy inflate weight hair',
    answer:
      'It stores some water, mostly inside the muscle: often about two pounds (1 kg) in the first weeks. For climbing, dancing or a weight class that can matter; you lose nothing essential by leaving it. Hair loss has hardly any evidence behind it.',
  },
  {
    id: 'coffee',
    asks: [
      'Is coffee before training good?',
      'coffee before training yes or no',
      'pre workout or just coffee',
      'caffeine before lifting',
      'coffee before the gym good or bad',
    ],
    words: 'c_caffeine',
    answer:
      'Yes, if you tolerate it: caffeine about an hour before helps a little with strength and more with endurance. A cup or two is plenty. Not late in the day if it costs sleep, and with heart trouble, high blood pressure or pregnancy ask your doctor.',
  },
  {
    id: 'pre-workout',
    asks: [
      'Is pre-workout worth it?',
      'pre workout worth it',
      'pre workout powder safe',
      'energy drink or pre workout before gym',
      'is pre workout bad for 16 year olds',
    ],
    words: 'c_preworkout energi drink c_young',
    answer:
      'Mostly caffeine with expensive company; coffee does nearly the same. Under 18 leave it out. Never take more than the label or swallow it dry, and ask a doctor first with heart, blood pressure or anxiety trouble.',
  },
  {
    id: 'eat-before',
    asks: [
      'What should I eat before training?',
      'what to eat before a session',
      'can I have toast before gym',
      'must I eat before I train',
      'how many hours after eating',
    ],
    words: 'before toast banana pre eat hour',
    answer:
      'Something you digest well: a normal meal two to three hours before, or toast, a banana or porridge in the hour before. If you feel fine on nothing, that works too. With diabetes or medicines that change blood sugar, follow your care team.',
  },
  {
    id: 'eat-after',
    asks: [
      'What should I eat after training?',
      'after gym eat chicken rice ok or must shake',
      'is chocolate milk good after',
      'post workout meal',
      'acai after training',
    ],
    words: 'after post chocolate milk acai meal recover',
    answer:
      'A normal meal with protein and some starch within a few hours is all it takes; rice and chicken, eggs on toast or chocolate milk all do. There is no rush unless you train again the same day.',
  },
  {
    id: 'fasted',
    asks: [
      'Can I train fasted?',
      'does intermittent fasting hurt muscle gain',
      'I dont eat breakfast does that matter',
      'training on an empty stomach',
      'train in ramadan',
    ],
    words: 'c_fasted skip scupper',
    answer:
      'Yes. If food and protein over the day are the same, results are too; some feel weaker without a meal, so try. In a religious fast keep training short and lighter, best shortly before or after the meal that breaks it. With diabetes ask your doctor first.',
  },
  {
    id: 'late-eating',
    asks: [
      'Do carbs at night make me fat?',
      'carbs after 6 in the night become fat',
      'eating late',
      'bread all night bad for fat loss',
      'rice every meal ok if I want to lose',
    ],
    words: 'c_carbs late night evening fat',
    answer:
      'No food turns into fat by the clock or by being rice or bread; what counts is how much you eat over days. Carbs fuel hard sets, so they are useful. If your evenings run away with you, a plan for that meal helps more than a ban.',
  },
  {
    id: 'alcohol',
    asks: [
      'Does alcohol hurt my training?',
      'beer after training kills muscle',
      'can I have wine on workout days',
      'is a pint after training bad',
      'nightly glass of wine',
    ],
    words: 'c_alcohol',
    answer:
      'A glass changes little. A lot of it right after training slows muscle repair and ruins sleep, so keep big evenings off your hard days. Less is better for health in any case, and none with some medicines or in pregnancy.',
  },
  {
    id: 'losing-fat',
    asks: [
      'How do I lose fat?',
      'how does one lose the belly',
      'how to lose a gut',
      'how do I eat to lose weight',
      'how to lose fat without losing muscle',
    ],
    words: 'c_fatloss lose butter',
    answer: ({ brief }) =>
      say(
        'Eat a little less than you use for months, keep protein up and keep lifting, so that what goes is mostly fat. Where it goes first is not yours to choose. Slow works best; a dietitian helps with amounts.',
        brief.goal === 'fat loss' && 'Your training is set up for exactly that.',
      ),
  },
  {
    id: 'rate-of-loss',
    asks: [
      'How fast should I lose weight?',
      'how much weight is sensible to lose in a month',
      'lose a pound a week how much should I eat',
      'how steep may the deficit be so that the squat stays',
      'cutting for a wedding',
    ],
    words: 'fast rate month week steep sensibl pound wedding',
    answer:
      'Roughly half to one percent of body weight a week keeps strength and muscle well; faster costs both. I do not set calories: a dietitian or doctor does that, above all if you take medicines or have a history with eating.',
  },
  {
    id: 'weight-class',
    asks: [
      'How do I make weight for a meet?',
      'make weight class in weeks',
      'how much do I eat if I have to make 64',
      'water cut',
      'weigh in carb load',
    ],
    words: 'weigh class meet load make comp water',
    answer:
      'Slowly, over weeks, with the last bit decided by someone who does it professionally: a sports dietitian. I do not plan water cuts; they cost strength and have harmed people. After a weigh-in a day before, drink and eat familiar starchy food, nothing new.',
  },
  {
    id: 'competition-food',
    asks: [
      'What do I eat on a competition day?',
      'food between events',
      'before a show at 20 hours what to eat',
      'what to eat the night before',
      'during a tournament bananas and chocolate',
    ],
    words: 'competition event show perform round tournament exam night',
    answer:
      'What you know agrees with you: a normal starchy meal three to four hours before, then small easy things such as bananas, bread, rice or sweets between rounds, and sips of water. Nothing new that day. Try the plan once in training.',
  },
  {
    id: 'calories',
    asks: [
      'How many calories should I eat?',
      'what is my calorie number',
      'how many calories in a sandwich',
      'set my macros',
      'how much should I be eating',
    ],
    words: 'c_calories number',
    answer:
      'I do not set calories or macros: a good number needs your health, work and history, and a dietitian is the person for it. As a plain guide, weigh yourself a few times a week and let the trend over three weeks tell you whether you eat more or less than you use.',
  },
  {
    id: 'counting-calories',
    asks: [
      'Do I have to count calories?',
      'I dont want to count calories',
      'do I need to weigh my food',
      'counting went badly for me before',
      'tracking food with a bad history',
    ],
    words: 'count track weigh c_calories app history',
    answer:
      'You need not count calories: regular meals with protein and vegetables, eaten slowly, work without a number. If counting ever made eating harder for you, leave it, and please talk to a doctor or dietitian you trust when it weighs on you. Your training here needs none of it.',
  },
  {
    id: 'gaining-weight',
    asks: ['How do I eat to build muscle?', 'good bulk breakfast', 'good bulk snack', 'how to gain weight', 'bulking on mess hall food'],
    words: 'bulk gain snack breakfast weight mutton',
    answer:
      'A little more than usual: an extra snack or bigger portions, protein in each meal, and a slow rise on the scale of about a quarter percent a week. Eggs, oats, milk, nuts, rice and whatever your kitchen does well all serve. Faster gain is mostly fat.',
  },
  {
    id: 'scale-worry',
    asks: [
      'Will I gain weight from lifting?',
      'will I put weight on doing this',
      'will lifting make me bigger in a bra size',
      'why did the scale go up',
      'is the scale water only or fat',
    ],
    words: 'scale put weight heavier water bra',
    answer:
      'The scale may move a pound or three in the first weeks, mostly water in working muscle. Real changes show over a month, so compare weekly averages, a tape measure or how clothes sit. Lifting alone makes nobody fat.',
  },
  {
    id: 'cheap-food',
    asks: [
      'What is cheap food with protein?',
      'protein sources on a budget',
      'whey is so expensive',
      'best of a bad bunch meal deal',
      'what to eat from a petrol station or bakery',
    ],
    words: 'cheap budget money coin vending greggs deal van easy cook cafeteria crusts',
    answer:
      'Eggs, milk, yogurt or quark, tinned fish, beans, lentils, peanut butter and frozen chicken give the most for the money. On the road take the sandwich with egg, chicken or tuna, a carton of milk and fruit. Two good meals a day beat seven perfect ones a month.',
  },
  {
    id: 'night-shift-food',
    asks: [
      'What do I eat on night shifts?',
      'what do I eat at four am',
      'what to eat at 0300 that isnt biscuits',
      'night worker when to eat before training',
      'early session after nights it all feels like dinner',
    ],
    words: 'c_night am biscuit shift 4 3',
    answer:
      'Treat the shift like a day: a real meal before it, a light one with protein in the middle, such as yogurt and fruit, eggs or a sandwich, and little that is heavy near the end. Before training a small snack is enough. Then sleep before you judge anything.',
  },
  {
    id: 'breastfeeding-food',
    asks: [
      'Can I eat less while breastfeeding?',
      'breastfeeding must I eat more or less to lose',
      'I breastfeed can I diet',
      'does milk go if I eat less',
    ],
    words: 'c_pregnant baby',
    answer:
      'Milk needs extra energy, so hard dieting is the wrong moment; weight usually comes down slowly with normal meals and movement. Drink to thirst and eat regularly. Your midwife, doctor or a dietitian can say what fits you and the child.',
  },
  {
    id: 'diabetes-food',
    asks: [
      'What should I eat with diabetes?',
      'carbs around training for a diabetic',
      'eat before a session to keep sugar steady',
      'snack that wont spike me',
      'what do I eat so that sugar does not drop',
    ],
    words: 'c_diabetes spike drop steady',
    answer:
      'That belongs to your diabetes team, because it depends on your medicine and your readings. In general: measure before and after, keep fast sugar at hand, and note how each kind of session moves you. Lifting and long cardio can act in opposite directions.',
  },
  {
    id: 'cholesterol-eggs',
    asks: [
      'How many eggs can I eat?',
      'eggs and cholesterol',
      'doctor says no salt and no fat what do I eat',
      'how many eggs in a week',
      'lard and fat',
    ],
    words: 'cholesterol egg salt lard butter fat',
    answer:
      'For healthy people an egg a day is generally seen as fine; with high cholesterol, heart disease or a diet your doctor ordered, that order stands. A dietitian turns it into meals you like. I only plan the training beside it.',
  },
  {
    id: 'vitamins',
    asks: [
      'Do I need vitamins or magnesium?',
      'vitamin d and magnesium sensible or wasted',
      'vit d 2000 or 4000',
      'what supplements are worth it',
      'iron supplement timing',
    ],
    words: 'c_supplement vitamin',
    answer:
      'Only what you lack helps, and a blood test shows that better than a label. Vitamin D in dark winters and iron when it is low are the common cases, with your doctor deciding the dose. For strength itself, creatine and caffeine are the ones with good evidence.',
  },
  {
    id: 'collagen',
    asks: ['Does collagen help joints?', 'collagen is it serious', 'collagen for the joints is it a con', 'gelatin for tendons'],
    words: 'collagen gelatin joint tendon',
    answer:
      'Perhaps a little for joint discomfort, over months and together with training; the studies are small and often paid for by makers. As protein it is a poor one. Harmless for most people, and no loss if you skip it.',
  },
  {
    id: 'bcaa',
    asks: ['Are BCAAs useful?', 'amino acids drink', 'eaa during training', 'glutamine', 'fat burners', 'test boosters'],
    words: 'bcaa eaa amino glutamine burner booster',
    answer:
      'Save the money: with enough protein in food, amino drinks add nothing measurable, and fat burners or boosters mostly sell hope. Some contain things the label hides. Creatine and coffee are the honest exceptions.',
  },
  {
    id: 'water',
    asks: ['How much water should I drink?', 'do I need electrolytes for a lift', 'water during training', 'sports drinks', 'dehydration'],
    words: 'water drink electrolyt hydrat thirst sweat',
    answer:
      'Drink to thirst, with a glass or two in the hours before and sips between sets. For an hour of lifting plain water is enough; salt and sugar matter after long hot sweating. Pale urine is a fair sign.',
  },
  {
    id: 'sweets',
    asks: [
      'Can I eat junk food?',
      'chocolate and sweets',
      'cheat meal',
      'can I eat fast food and still build muscle',
      'bread and pastry at work',
    ],
    words: 'junk sweet pizza cake pastry missing diet leftover rabbit',
    answer:
      'Yes, as part of the week. If most meals have protein, something green and something starchy, the rest hardly matters for training. Too little food makes you weak sooner than a slice of cake does.',
  },
  {
    id: 'weight-loss-medicine',
    asks: [
      'I take weight loss injections, what about muscle?',
      'on the jabs from the doctor do I still need protein',
      'ozempic and training',
      'muscle loss on the injection',
    ],
    words: 'injection jabs ozempic wegovy mounjaro semaglutide',
    answer:
      'Then lifting and protein matter more, because part of fast weight loss is muscle. Eat protein first at each small meal and keep your sessions, lighter on days you feel sick. Your doctor or a dietitian should know that you train.',
  },
  {
    id: 'milk-and-hormones',
    asks: ['Do I need to eat differently as a woman?', 'food around the cycle', 'no period and little food', 'am I eating too little'],
    words: 'woman hormone under little lost tired',
    answer:
      'The basics are the same. Eating too little for your training shows as tiredness, poor sleep, injuries, and in women as periods that stop: that is a reason to see a doctor soon, and not a badge. I do not plan diets.',
  },
];
