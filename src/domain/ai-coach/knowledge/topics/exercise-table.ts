import type { Topic } from '../topic.ts';

/** What the library's cues do not say: terms, grips, depth, and lifts that are often confused. */
export const EXERCISE_TOPICS: readonly Topic[] = [
  {
    id: 'breathing',
    asks: [
      'How do I breathe during a rep?',
      'breathe in or out when standing up',
      'should the air be coming out or going in when I rise',
      'breathing in the squat',
      'where ought the breath to go in the swing',
    ],
    words: 'c_breathe exhal inhal rise stand',
    answer:
      'Out while you lift, in while you lower, is right for most sets. On heavy barbell lifts take a breath before the rep, hold it through the hard part and let it go at the top. With high blood pressure or heart trouble never hold it: keep breathing out.',
  },
  {
    id: 'bracing',
    asks: [
      'How do I brace?',
      'what does brace mean',
      'when you say brace what do I do with my belly',
      'define brace which muscle',
      'how to tighten the core',
    ],
    words: 'brac belly tight core',
    answer:
      'Breathe in low, as if to push your belt out on all sides, then tense the belly as if someone were about to poke it. The ribs stay over the hips. Hold that through the rep and renew it before the next.',
  },
  {
    id: 'hinge',
    asks: [
      'What is a hip hinge?',
      'what does hinge mean',
      'how do I hinge',
      'in a hip hinge I feel it behind the knees',
      'is it just bending over',
    ],
    words: 'hinge bend behind hips knee morning',
    answer:
      'Push the hips back as if to close a door behind you, shins nearly upright, knees soft, back long. You should feel a stretch high in the back of the thigh. If it pulls behind the knee, bend the knees a little more and go less deep.',
  },
  {
    id: 'squat-depth',
    asks: [
      'How deep should I squat?',
      'how deep must I go with the squat',
      'hip under the knee or what',
      'how low is legit on a box squat',
      'squat to parallel',
    ],
    words: 'c_low squat parallel box knee',
    answer:
      'As deep as you can with heels down and the back unchanged: thighs about level with the floor is a good aim, deeper is fine for healthy knees. On a box sit back, stay tight and pause a moment without rocking. Depth comes with practice and lighter weights.',
  },
  {
    id: 'squat-heels',
    asks: [
      'My heels come up in the squat, is that okay?',
      'heels come off the ground in the goblet squat',
      'do the heels remain on the floor',
      'knees forward or stay when lowering to the chair',
      'knees over the toes',
    ],
    words: 'heel toe knees forward cave ground',
    answer:
      'Keep the whole foot down. If heels lift, widen the stance a little, turn the toes out or stand on a thin plate. Knees may travel over the toes as long as they point the same way and stay comfortable.',
  },
  {
    id: 'squat-chest-up',
    asks: [
      'How do I keep my chest up in the squat?',
      'chest up out of the hole',
      'I fall forward in the squat',
      'good morning squat',
      'hips rise first in the squat',
    ],
    words: 'chest hole fall forward hips rise',
    answer:
      'Drive the upper back into the bar and the mid-foot into the floor at once, elbows under the bar. Pause squats and front squats train it. If it happens only when heavy, the legs are the limit, so take a little off.',
  },
  {
    id: 'bench-grip',
    asks: [
      'How wide should I grip the bench press?',
      'grip width bench',
      'elbows in or flare on the bench',
      'close grip elbows stay in or flare',
      'where does the bar touch',
    ],
    words: 'c_grip bench width elbow flare press touch',
    answer:
      'Wide enough that the forearms are upright when the bar touches the lower chest, for most people one and a half shoulder widths. Elbows point about halfway between the ribs and straight out, closer in with a close grip. Overhead: hands just outside the shoulders.',
  },
  {
    id: 'bench-shoulders',
    asks: [
      'Shoulder blades together when pressing?',
      'scapula position',
      'press with closed shoulder blades',
      'shoulders up overhead',
      'arch on the bench',
    ],
    words: 'scapula blade arch shoulder feet closed',
    answer:
      'On the bench: blades back and down against the pad, feet on the floor. Overhead is different: let them rise and turn at the top, as reaching up needs it. In raises leave them free, without shrugging.',
  },
  {
    id: 'pulldown-grip',
    asks: [
      'How wide do I grip the pulldown?',
      'which way do the palms face on a pulldown',
      'how wide grab in the lat pulldown for width',
      'does grip matter for lats',
      'chin-up with supinated grip more biceps',
    ],
    words: 'c_grip pulldown palm lat width supinat chin',
    answer:
      'It matters little for the lats: a bit wider than the shoulders, palms away, is a good standard. Palms toward you or facing each other lets the biceps help more and is often easier on the shoulders. Very wide only shortens the path.',
  },
  {
    id: 'row-elbow',
    asks: [
      'Elbow out or in when rowing?',
      'when I do the row should my elbow go out or stay in',
      'torso parallel on the row',
      'body english on a row',
      'pendlay row dead parallel',
    ],
    words: 'row elbow out side torso parallel english',
    answer:
      'Elbow close to the side works the lats more, elbow out at about 60 degrees the upper back and rear shoulder. Keep the torso still; on a Pendlay row it stays near level and the bar rests on the floor each rep. A little sway on the last heavy rep is no crime.',
  },
  {
    id: 'romanian-or-stiff',
    asks: [
      'Romanian or stiff-leg deadlift?',
      'difference between romanian and stiff-legged deadlift',
      'romanian deadlift knees bend or straight',
      'rdl or deadlift',
      'is the romanian one just bending over',
    ],
    words: 'romanian rdl stiff straight knee',
    answer:
      'In the Romanian the knees stay softly bent, the hips go back and the bar slides down the thighs to below the knee. In the stiff-leg version knees are nearly straight and the bar hangs lower, with more stretch and less weight. A deadlift starts on the floor and uses the legs.',
  },
  {
    id: 'deadlift-back',
    asks: [
      'Should I feel the deadlift in my back?',
      'am I supposed to feel a deadlift in my back or glutes',
      'hips shoot up in the deadlift',
      'conventional setup my hips shoot',
      'deadlift back rounds',
    ],
    words: 'c_feel deadlift back hips shoot round setup',
    answer:
      'Glutes and hamstrings do the work; the back may feel worked, as it holds, but not painful. If the hips shoot up, they started too low or the bar is away from the shins: set the bar over mid-foot, take the slack out, push the floor away. Pain means stop.',
  },
  {
    id: 'hip-thrust-setup',
    asks: [
      'How do I set up a hip thrust?',
      'hip thrust where do I put my feet',
      'hip thrust what goes on the bench',
      'hip thrust felt in the back',
      'in the bridge where must I push heels or whole foot',
    ],
    words: 'thrust bridge feet toes heel bench back flat high',
    answer:
      'The lower edge of the shoulder blades on the bench, feet so that the shins are upright at the top, chin down. Push through the whole foot with the weight toward the heels, until body and thighs are level. If the back works, lower the ribs, go less high and bring the feet closer.',
  },
  {
    id: 'hip-thrust-or-bridge',
    asks: [
      'Hip thrust or glute bridge?',
      'hip thrust versus glute bridge same thing',
      'difference hip thrust bridge',
      'does the hip thrust serve to jump or only to form',
    ],
    words: 'thrust bridge versus same jump',
    answer:
      'Same movement, different range: the bridge starts on the floor, the thrust with the back on a bench, so it goes deeper and takes more weight. Begin with the bridge. For jumping it helps the hips somewhat, squats and jumps do more.',
  },
  {
    id: 'sumo-or-conventional',
    asks: [
      'Sumo or conventional deadlift?',
      'sumo vs conventional for long femurs',
      'sumo or conventional for long arms',
      'trap bar or straight bar',
      'hex bar vs straight different muscles',
    ],
    words: 'sumo conventional femur arms trap hex',
    answer:
      'Take the one in which you are strong with a flat back. Long arms suit conventional, long thighs or a stiff back often sumo; the trap bar is the easiest to learn, with a bit more knee and less back. Strength carries over between them well.',
  },
  {
    id: 'squat-bars',
    asks: [
      'Safety bar or straight bar squat?',
      'ssb vs straight bar carry over',
      'high bar or low bar',
      'ssb vs high bar',
      'front squat or back squat',
    ],
    words: 'ssb safety bar high low straight front hack',
    answer:
      'A safety bar spares shoulders and asks more of the upper back; low bar uses more hip, high bar and front squat more knee and an upright trunk. Strength carries over well, though your best numbers stay with the bar you practice.',
  },
  {
    id: 'leg-press-or-squat',
    asks: [
      'Is the leg press the same as squats?',
      'leg press or squat',
      'hack squat basically a leg press',
      'am I meant to feel leg press in my back',
      'which way do I face on the hack squat',
    ],
    words: 'press leg squat hack same back lying face',
    answer:
      'It trains thighs and glutes as well, without balance and trunk work, so the numbers do not compare. Your back should feel nothing: go only as deep as the hips stay on the pad. On the hack squat your back is on the pad, facing away from it.',
  },
  {
    id: 'row-or-pulldown',
    asks: [
      'Row or pulldown?',
      'what is the difference between a row and a pulldown',
      'anything besides rows for the middle of the back',
      'lat machine with bands',
      'train lats at home without a bar',
    ],
    words: 'row pulldown differ middle back lat bands home',
    answer:
      'A row pulls toward the belly and trains mostly the middle and upper back; a pulldown pulls from above and trains mostly the lats. Both use biceps, and a plan wants both. At home: a band over a door for the one, an inverted row or a dumbbell for the other.',
  },
  {
    id: 'barbell-or-dumbbell',
    asks: [
      'Dumbbells or barbell?',
      'dumbbell press or bench press',
      'is a floor press half a bench',
      'can I do it with dumbbells',
      'one arm or both arms',
    ],
    words: 'dumbbell barbell floor half',
    answer:
      'A barbell takes more weight in small steps; dumbbells allow a longer, freer path and show left and right. Growth is the same. A floor press is the upper half of the bench press and kind to shoulders.',
  },
  {
    id: 'olympic-lifts',
    asks: [
      'How do I learn the snatch and the clean?',
      'explain the clean to me',
      'cues for the third pull',
      'drills for getting under the jerk faster',
      'drop snatch vs snatch balance',
    ],
    words: 'snatch clean jerk pull third power hang balance',
    answer:
      'With a coach beside you, first: these lifts are timing, and text teaches it badly. In short, a power clean starts on the floor, a hang clean above the knee, and both are caught high; the bar stays close, legs extend, then you pull yourself under. A crashing bar usually means you pull late or look away.',
  },
  {
    id: 'thumb-grip',
    asks: [
      'Thumb around the bar or not?',
      'thumb round or thumbless on the pushdown',
      'false grip where does the wrist go',
      'mixed grip or hook grip',
      'goblet squat hands under or around',
    ],
    words: 'thumb thumbless false grip wrist hook mixed under round pinky',
    answer:
      'Around, wherever a bar could fall on you; on pulldowns, rows and pushdowns it is taste. In a goblet squat cup the upper end with both palms. In the false grip on rings the wrist lies on top of the ring; raises are kindest to shoulders with the thumb slightly up.',
  },
  {
    id: 'shoulder-friendly-press',
    asks: [
      'what would be a friendlier press',
      'Which press is kindest to the shoulder?',
      'which press bugs a repaired shoulder least',
      'cuff friendly press variants',
      'press with bad shoulders in general',
    ],
    words: 'shoulder cuff friendly press least repair kind',
    answer:
      'For most people: neutral-grip dumbbells, floor press, push-ups with handles and the half-kneeling landmine press, because elbows stay close and the path is free. After a repair your surgeon or physiotherapist decides. Tell me what they allow and I plan only that.',
  },
  {
    id: 'no-bar-to-hang',
    asks: [
      'What can I do without a pull-up bar?',
      'what replaces a hanging leg raise with nothing to hang from',
      'barbell row without a barbell',
      'what can folk do instead of a barbell row',
      'substitute for box step-ups',
    ],
    words: 'instead nothing without replac substitut',
    answer:
      'Look for the same direction: lying leg raises for hanging ones, dumbbell or band rows for a bar, a band at a door for cables, lunges for step-ups. Name the exercise and I list what fits your equipment.',
  },
];
