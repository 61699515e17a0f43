import { isBeginner, isOlder, say } from '../person.ts';
import type { Topic } from '../topic.ts';

export const RECOVERY_TOPICS: readonly Topic[] = [
  {
    id: 'soreness-length',
    asks: [
      'How long does soreness last?',
      'how long is it meant to ache',
      'sore 4 days normal or too much',
      'legs still ache from monday and its thursday',
      'doms more than 72 hours',
    ],
    words: 'long normal days still last monday thursday',
    answer: (person) =>
      say(
        'Two to four days is normal after new or harder work, and it shrinks with every repeat.',
        isBeginner(person) && 'As you are new to lifting, the first two weeks are the worst.',
        'If it lasts past a week, swells, or your urine turns dark, see a doctor at once. Otherwise start the next session lighter.',
      ),
  },
  {
    id: 'soreness-day-two',
    asks: [
      'Why is it worse on the second day?',
      'is it normal my legs are worse day two than day one',
      'I am sore two days later not the next day',
      'legs hurt two days later is this delay normal',
      'the pain on the second day is it poison or growth',
    ],
    words: 'second two later next delay worse day',
    answer:
      'That is how it goes: soreness after lifting builds for one to three days, most often peaking on the second, and then fades. It comes from repair, not from poison. Light movement eases it for a while.',
  },
  {
    id: 'train-while-sore',
    asks: [
      'Can I train while sore?',
      'sore, train or rest',
      'if quads still hurt on day 3 do I squat',
      'is it ok to train if my arms still hurt',
      'train the same muscle while it is sore',
    ],
    words: 'train lift squat wait rest ok advisable',
    answer:
      'Yes, if it is dull, on both sides and eases in the warm-up: do the session with a little less weight. If it still limits your movement after warming up, train other muscles and move that one to the next day. Sharp or one-sided pain is something else.',
  },
  {
    id: 'soreness-and-growth',
    asks: [
      'Does soreness mean it worked?',
      'no pain next day means no growth',
      'if I am not sore did it work',
      'does getting sore mean it worked',
      'why am I not sore',
    ],
    words: 'mean work growth without not only gain lunge',
    answer:
      'Soreness is no measure of a good session: it mainly shows that something was new or stretched under load, such as lunges; muscle grows without it. Better signs are more reps or weight at the same effort over weeks.',
  },
  {
    id: 'good-or-bad-pain',
    asks: [
      'How do I tell soreness from injury?',
      'normal ache or bad pain',
      'good sore and bad sore',
      'tell ordinary muscle ache',
      'is this pain normal',
    ],
    words: 'tell injury bad good normal differ crash ordinary',
    answer:
      'Soreness is dull, in the muscle, on both sides, and eases with movement. Injury is sharp, in one spot or joint, comes at once, or brings swelling, numbness or weakness: stop and have it looked at. With a condition that flares after effort, do less than you could and judge it two days later.',
  },
  {
    id: 'relieve-soreness',
    asks: [
      'What helps against soreness?',
      'what do you do for doms',
      'best thing for sore quads',
      'best thing for legs like lead',
      'does the ache go if you keep moving or should I be in bed',
    ],
    words: 'help thing relief ease get rid cream lead cry',
    answer:
      'Gentle movement, sleep, food and time; a massage or a warm bath makes it feel better, no more. Nothing speeds it up much. Next time fewer sets of what was new is the best cure.',
  },
  {
    id: 'ice-bath',
    asks: [
      'Are ice baths good after lifting?',
      'ice bath after lifting good or kills gains',
      'do ice baths do anything',
      'sit in cold water after the gym',
      'cold or hot bath for shoulders',
    ],
    words: 'c_ice',
    answer: ({ brief }) =>
      say(
        'Cold water eases soreness, but taken right after lifting again and again it slows muscle growth a little.',
        brief.goal === 'muscle'
          ? 'For your goal I would leave it out, or keep it four hours and more away.'
          : 'Keep it for competition days, or some hours away from lifting.',
        'With heart trouble ask a doctor first.',
      ),
  },
  {
    id: 'sauna',
    asks: [
      'Sauna before or after training?',
      'sauna then lift or lift then sauna',
      'sauna after workout positive or negative',
      'sauna same day as heavy squats',
      'hot bath after training good or bad',
    ],
    words: 'c_hot sauna salt',
    answer:
      'After, or on another day: heat before lifting costs strength and water. A warm bath or 10 to 15 minutes of sauna relaxes and does not hinder growth, as far as is known; salt in it adds nothing proven. Drink, get up slowly, and with heart or blood pressure trouble or in pregnancy ask first.',
  },
  {
    id: 'foam-rolling',
    asks: [
      'Does foam rolling work?',
      'foam rolling real or placebo',
      'massage gun worth it',
      'foam roll any use',
      'foam roller does it do anything or is it just sore',
    ],
    words: 'c_foam',
    answer:
      'A little: it loosens for some minutes and takes the edge off soreness, without making you stronger or growing anything. If you like it, two minutes before training are enough. If not, you miss nothing.',
  },
  {
    id: 'stretching-when',
    asks: [
      'Do I stretch before or after training?',
      'stretch before or after',
      'is stretching before strength a sin',
      'should I stretch before the weights',
      'stretching at the end useful or a rite',
    ],
    words: 'c_stretch before after sin',
    answer:
      'Before lifting move rather than hold: easy reps of what comes next. Long holds over a minute cost a little strength, so put them after or on free days. Stretching is useful for range, it does not prevent soreness.',
  },
  {
    id: 'stretching-how',
    asks: [
      'How long should I stretch?',
      'how long each stretch',
      'only 5 minutes and a floor for stretching',
      'mobility routine',
      'how do I loosen these hips',
    ],
    words: 'c_stretch routine hip loosen sit desk cab back daily how',
    answer:
      'Half a minute to a minute for each place, two rounds, most days: hip flexors, hamstrings, chest and upper back repay it best after sitting. Go to a mild pull, never to pain. Full-range lifting stretches too, and getting up every hour does more than any routine.',
  },
  {
    id: 'warm-up',
    asks: [
      'How do I warm up?',
      'do I need a warm-up',
      'is a warm-up needed if I walked here',
      'do I need to do a whole warm up',
      'how long should a warm-up be',
    ],
    words: 'c_warmup need whole joint cold enough',
    answer:
      'Three to five easy minutes until you feel warm, then lighter sets of the first lift. Work on your feet or a walk replaces the minutes, not the lighter sets. In the cold or with stiff joints take a little longer; more than ten minutes adds nothing.',
  },
  {
    id: 'warm-up-sets',
    asks: [
      'Which warm-up sets should I do?',
      'warm-up sets for bench 80 kg',
      'how many warm-up attempts',
      'best warmup before a heavy deadlift',
      'warm up sets how to step',
    ],
    words: 'c_warmup c_set bench deadlift step how many pull',
    answer:
      "The bar for 8 to 10 reps, half the working weight for 5, 70% for 3, and when it is heavy 85% for 1 or 2. None of them tires you. Today's Workout shows the warm-up of each main lift; later lifts need one light set.",
  },
  {
    id: 'cool-down',
    asks: ['Do I need a cool-down?', 'what do I do after training', 'cool down needed', 'walk after lifting'],
    words: 'cooldown cool down after end finish',
    answer:
      'It is optional: a few easy minutes feel good and let pulse and blood pressure settle, but do not shorten soreness. If you get dizzy after hard sets, do walk it off.',
  },
  {
    id: 'sleep-amount',
    asks: [
      'How much sleep do I need?',
      'how many hours of sleep to build muscle',
      'how much sleep for gains',
      'hours of sleep at my age',
      'how much sleep is needed for recovery',
    ],
    words: 'c_sleep hours much need day pieces contiguous same',
    answer:
      'Seven hours and more for adults, and eight to ten for teenagers. Sleep in pieces or by day counts, if it adds up; it is usually lighter, so a dark, cool room matters. Fewer hours for weeks cost strength and growth, a single night costs little.',
  },
  {
    id: 'slept-badly',
    asks: [
      'Should I train after a bad night?',
      'slept four hours train or nap',
      'after sleeping 4 hours go or stay home',
      'with 5 hours of sleep train at reduced load or defer',
      'is it worth exercising on little sleep or does it make it worse',
    ],
    words: 'c_sleep bad four 4 5 worth load defer night little',
    answer:
      'Go, but easier: one more rep in reserve, without the last set of each accessory, no singles. After several bad nights in a row, or when you nearly nod off, rest or a nap is the better training. Tell me before the session and I make it lighter.',
  },
  {
    id: 'night-shift-training',
    asks: [
      'When do I train on night shifts?',
      'best time to lift relative to a night block',
      'hours between a night shift and lifting',
      'train before or after the night shift',
      'how do you sleep after a shift',
    ],
    words: 'c_night block before after hours between adrenalin',
    answer:
      'Before the shift, after your main sleep, is usually best; straight after a night keep it light or skip it. Leave two or three hours between hard training and bed. Around changeover days plan the easy session.',
  },
  {
    id: 'nap',
    asks: ['Is a nap before training good?', 'nap 90 or nap 20 pre-session', 'power nap'],
    words: 'nap 20 90',
    answer:
      'Yes. Twenty minutes wake you up without heavy legs; ninety make good a short night, but then wait half an hour before lifting. Before three in the afternoon it costs the night least.',
  },
  {
    id: 'deload-meaning',
    asks: ['What is a deload?', 'how often a deload week', 'what exactly happens in a lighter week', 'deload how'],
    words: 'c_deload often',
    answer: ({ plan }) =>
      say(
        'A lighter week: the same days and lifts, about half the sets, further from your limit. Most lifters take one every four to eight weeks or when two sessions in a row go badly; a beginner seldom needs one.',
        plan?.isStrength === true && plan.weeks === 4 && 'Your strength plan has it in week 4.',
      ),
  },
  {
    id: 'overtraining',
    asks: [
      'Am I overtraining?',
      'signs of overtraining',
      'how do I know I train too much',
      'always tired from training',
      'legs heavy for weeks',
    ],
    words: 'overtrain much sign tired weeks',
    answer:
      'Look at two weeks, not two days: weights that drop at the same effort, bad sleep, no appetite, a short temper. Take one lighter week and see. If it stays, or your resting pulse is up, see a doctor, since illness and too little food look the same.',
  },
  {
    id: 'train-when-ill',
    asks: [
      'Can I train with a cold?',
      'train when ill',
      'how long do I leave it after a vaccine',
      'training after the flu',
      'train with fever',
    ],
    words: 'c_ill jab cold fever vaccine',
    answer:
      'A runny nose alone: train lightly if you like. Fever, aching limbs, a cough from the chest or a racing heart: no training until they have been gone for 48 hours without medicine, and after a bad infection ask a doctor. After a vaccine take one or two easy days.',
  },
  {
    id: 'recovery-and-age',
    asks: [
      'Does recovery get slower with age?',
      'how long does someone my age need between hard days',
      'recovery beyond 65',
      'how long for a man of my vintage between two days of squatting',
      'hours between sessions of the same muscle when older',
    ],
    words: 'c_old between vintage recover slower',
    answer: (person) =>
      say(
        'A little, and it differs more between people than between ages. Two to three days between hard sessions for the same muscle is a good start.',
        isOlder(person) && 'Two or three sessions a week, as studies with older people use, build strength well.',
        'If the weights hold from session to session, the gap is long enough.',
      ),
  },
  {
    id: 'menstrual-cycle',
    asks: [
      'Should I train by my cycle?',
      'women should train with cycle is it true',
      'training on my period',
      'strength and the menstrual cycle',
      'cycle syncing',
    ],
    words: 'c_period cycle phase',
    answer:
      'On average strength hardly changes over the cycle, and fixed cycle plans have no good evidence. People differ, so go by the day: lighter when cramps or tiredness say so, and heavy is fine when you feel well. Periods that stop belong to a doctor.',
  },
  {
    id: 'pregnancy',
    asks: [
      'Can I train while pregnant?',
      'lifting in pregnancy',
      'exercise in the second trimester',
      'what to avoid when pregnant',
      'is it alright to lie on my back in pregnancy',
      'is lifting ok in the second trimester',
    ],
    words: 'c_pregnant trimester',
    answer:
      'In an uncomplicated pregnancy moderate training is advised, strength work included; your midwife or doctor says whether yours is. Keep efforts moderate, breathe through reps, and leave out lying flat for long later on. Bleeding, fluid, dizziness, chest pain or contractions: stop and call. Tell me and I adapt the plan.',
  },
  {
    id: 'after-birth',
    asks: [
      'When can I train after giving birth?',
      'when can I run after c-section',
      'exercise postpartum',
      'lifting after c-section',
      'pelvic floor and training',
    ],
    words: 'c_pregnant birth section pelvic run when',
    answer:
      'Walking and gentle floor work come first, lifting and running when your check-up clears you, which after a c-section often takes three months for running. Heaviness, leaking, pain at the scar or bleeding mean go back a step. A pelvic floor physiotherapist is worth the visit.',
  },
  {
    id: 'cramps',
    asks: ['Does magnesium help cramps?', 'night calf cramps', 'magnesium for cramps at night', 'calf like stone at night'],
    words: 'cramp magnesium calf',
    answer:
      'Probably not much: in trials with older people magnesium was no better than a dummy pill. Stretching the calf before bed and enough drink help some. Frequent cramps, or new ones with a new medicine, are for your doctor.',
  },
  {
    id: 'morning-stiffness',
    asks: [
      'Why am I stiff in the morning?',
      'joints sound like an old door',
      'is clicking in joints bad',
      'a joint creaks a lot but no pain',
      'it pops but it does not hurt',
      'in the morning I am all hard',
      'knees crack',
    ],
    words: 'stiff morning click crack joint door noise rise',
    answer:
      'A few minutes of stiffness after rest is common, and clicks without pain are harmless. Move each joint through its range before you load it. Stiffness over half an hour, or a swollen, warm joint, should be seen by a doctor.',
  },
  {
    id: 'rest-day-activity',
    asks: [
      'What should I do on rest days?',
      'active recovery',
      'can I do something on rest days',
      'should I stay still on rest day',
      'rest day is two hours of pushing does that count',
    ],
    words: 'rest day active still',
    answer: ({ plan }) =>
      say(
        'Whatever leaves you fresher: a walk, easy cycling, some stretching, or nothing at all. Hard sport or a day of heavy work is training too, so let me know and I keep the session near it lighter.',
        plan !== undefined &&
          plan.days.length < 7 &&
          `Your plan leaves ${7 - plan.days.length} ${7 - plan.days.length === 1 ? 'day' : 'days'} a week free.`,
      ),
  },
  {
    id: 'painkillers',
    asks: [
      'Can I take painkillers and train?',
      'ibuprofen and training',
      'should I ice an aching shoulder',
      'pray or ice a shoulder',
      'tablets for soreness',
    ],
    words: 'painkiller ibuprofen tablet medicin cream shoulder ice pray',
    answer:
      'Do not train through pain that needs a tablet: it hides the signal. Ice or heat, whichever feels better, is fine for comfort. A joint that aches longer than two weeks or at night should be looked at; tell me which and I plan around it.',
  },
  {
    id: 'time-of-day',
    asks: [
      'What is the best time of day to train?',
      'train in the morning or evening',
      'is it ok to train late',
      'lifting before bed',
      'morning or evening better',
    ],
    words: 'time morning evening late clock hour best',
    answer:
      'The time you can keep. Most people are a little stronger in the late afternoon, but the body adapts to its habit. In the morning warm up longer; in the evening end an hour or two before bed if it costs you sleep.',
  },
  {
    id: 'stress',
    asks: ['Does stress affect my training?', 'stress and recovery', 'cortisol', 'exam week and training', 'mental tiredness'],
    words: 'stress cortisol mental exam mood',
    answer:
      'Yes: hard weeks slow recovery and make the same weight feel heavier. Keep the habit with fewer sets instead of stopping; training lifts mood for most people. If a low mood lasts or sleep goes for weeks, please talk to a doctor.',
  },
];
