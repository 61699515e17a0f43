/** Acts that want a short reply and a way back to training. */
export type TalkAct = 'thanks' | 'small-talk' | 'out-of-scope' | 'hostile';

interface TalkKind {
  id: string;
  signs: RegExp;
  replies: readonly string[];
}

/** The first kind whose signs are found answers; the last of each act fits everything. */
const TALK: Readonly<Record<TalkAct, readonly TalkKind[]>> = {
  thanks: [
    {
      id: 'all-clear',
      signs:
        /\b(?:no|nothing|without|zero) (?:\w+ )?(?:pain|hurts?|injur\w*|issues?|problems?|limitations?)\b|(?:\bnot|n't) (?:\w+ ){0,3}(?:pain\w*|sore|hurt\w*|ach\w+)\b/,
      replies: [
        'Good to know: then nothing has to be left out. Tell me at once if that changes.',
        'Good, then the plan stands as it is. If something starts to hurt, tell me where.',
      ],
    },
    {
      id: 'bye',
      signs: /\b(?:bye|good ?night|night|gn|see y\w+|later|cya|ttyl)\b/,
      replies: ["See you. Your next session waits in Today's Workout.", 'Until then. I am here when something changes.'],
    },
    {
      id: 'thinks',
      signs: /^(?:(?:hm+|mm+|huh|ah+|oh+|ok|so|well|interesting|wow|whoa|fair|enough|true|i see|makes sense|good point)\W*)+$/,
      replies: [
        'Take your time. Ask me about any part of it, or say what should be different.',
        'Say it if something in the plan does not suit you; else it stays as it is.',
      ],
    },
    {
      id: 'thanks-warm',
      signs: /\b(?:angel|love|star|saved|treasure|prayers?|bless|grateful|means a lot|needed that|got me through|kind)\b/,
      replies: [
        'That is good to hear, and the work was yours. The next session is ready when you are.',
        'Glad it helped. Tell me how the next session goes.',
        'Thank you for saying so. I am here when something changes.',
      ],
    },
    {
      id: 'thanks',
      signs: /(?:)/,
      replies: [
        "You are welcome. Your next session waits in Today's Workout.",
        'Any time. Write to me when days, equipment or joints change.',
        'Gladly. Log the sets and the next weights fit better.',
        'Good. Ask whenever something is unclear.',
      ],
    },
  ],
  'small-talk': [
    {
      id: 'talk-about-coach',
      signs:
        /\b(?:you|u|ye|your|server|robot|name)\b.*\b(?:sleep|old|name|family|fed up|age|giants|weather|eat|rain|bored)\b|\b(?:your name|who are you|how old)\b/,
      replies: [
        'I am a program: no sleep, no name but Coach, no weather. All I follow is your training. What can I do for it?',
        'None of that here: I am a program and only awake for your training. Shall we look at the next session?',
        'I am made of training rules, so I have little to tell. You have a plan to ask about, though.',
      ],
    },
    {
      id: 'talk-good-news',
      signs:
        /\b(?:born|birthday|name day|anniversary|wedding|engaged|married|visa|passed|kittens|grandson|granddaughter|years since|promot\w+|got the job|merry|happy|christmas|easter|eid|pongal|diwali)\b/,
      replies: [
        'Congratulations, that deserves a good day. Training can wait for it or celebrate with it, as you like.',
        'How nice, all the best. Your plan stays as it is until you are back in the mood.',
        'Good news, thank you for telling me. Tell me if the days change because of it.',
      ],
    },
    {
      id: 'talk-weather',
      signs: /(?:-\d+ ?°?|\b(?:rain\w*|snow\w*|weather|cold|hot|degrees|bucketing|frost|freezing|sun|wind|storm)\b)/,
      replies: [
        'Then the warm-up is the best part of it today. Give it a few minutes more in the cold, or a drink more in the heat.',
        'Weather is one thing I cannot plan. If it keeps you at home, tell me what you have there.',
        'Sounds like a day for an indoor session. Yours is ready.',
      ],
    },
    {
      id: 'talk-low',
      signs: /\b(?:alone|lonely|nobody|miss(?:es|ed)? (?:her|him|them)|on my own|cried|sad|tragic|only friend|funeral|died)\b/,
      replies: [
        'I am glad you wrote. I am a program and no company, but a short session often lifts the day; someone to call does more.',
        'That sounds heavy. Go easy on yourself today; the plan will wait, and a friend on the phone is worth more than I am.',
        'Thank you for telling me. Do what is good for you today; a walk counts.',
      ],
    },
    {
      id: 'talk-hello',
      signs:
        /^(?:\W|hi+|hey+|hello|yo|sup|hiya|good (?:morning|day|evening|afternoon|night)|morning|mornin|evening|awri(?:te|ght)|hola|ciao|salam|wyd|coach|there|again|its me|big man|pal|hows (?:it going|tricks))+$/,
      replies: [
        'Hello. What shall we do today: train, change something, or a question?',
        'Good to see you. Your next session is ready; ask or change whatever you like.',
        'Hello again. Tell me how the last session went, or what today looks like.',
      ],
    },
    {
      id: 'talk',
      signs: /(?:)/,
      replies: [
        'Thanks for telling me. I am no good at chat, but I am here for the training whenever you are.',
        'Noted with a smile. Anything about the plan or the next session?',
        'That is life beside the barbell. Tell me if it changes your days.',
        'I will leave the rest of that to your friends. What about training today?',
      ],
    },
  ],
  'out-of-scope': [
    {
      id: 'scope-other-person',
      signs:
        /\b(?:my|for (?:my|a)|the) (?:\w+ )?(?:mom|mum|mother|dad|father|wife|husband|son|daughter|brother|sister|nephew|niece|friend|neighbou?rs?|kid|kids|girlfriend|boyfriend|partner|client|patient|team|uncle|aunt|gran\w*)\b/,
      replies: [
        'I only know you, and a plan for someone I have not asked would be a guess. They can have their own account; with an injury or operation it is a physiotherapist first.',
        'For another person I cannot judge it: I know nothing of their health. A physiotherapist or an account of their own is the way. What about your training?',
      ],
    },
    {
      id: 'scope-fun',
      signs: /\b(?:joke|poem|story|song|limerick|speech|rap|funny)\b/,
      replies: [
        'My best joke is skipping the warm-up, and it is not funny. I stay with training; what about yours?',
        'Writing is not my lift. Give me a plan, a set or a sore muscle instead.',
      ],
    },
    {
      id: 'scope-health',
      signs:
        /\b(?:medicine|medication|antidote|diagnos\w*|prescri\w+|rash|snor\w+|tablets?|pills?|doctor|surgery|operation|symptoms?|baby|poo)\b/,
      replies: [
        'That is a question for a doctor or pharmacist; I would only be guessing. If it touches your training, tell me what you may do and I plan inside that.',
        'I am no clinician and stay out of it. A doctor or pharmacist answers that properly; I take over once you know what you may do.',
      ],
    },
    {
      id: 'scope',
      signs: /(?:)/,
      replies: [
        'That is outside what I know: I do training only. Ask me about your plan, an exercise, effort, rest or your log.',
        'I would be guessing there, so I leave it. Inside the gym I can help: what is next for you?',
        'Not my field. Mine is your training; anything there?',
        'Someone else knows that better. If it takes time from your training, tell me and I make the week shorter.',
      ],
    },
  ],
  hostile: [
    {
      id: 'hostile-unheard',
      signs:
        /\b(?:listen\w*|times|again|told you|i said|repeat\w*|same (?:stupid )?question|read what|understand (?:nothing|anything|a word)|never understand|asked you|ignored|hear me)\b/,
      replies: [
        'You should not have to say it twice. Write the one thing that must be right, and I do that and nothing else.',
        'Then I missed it, sorry. Tell me in one line what must change; what I know of you stands under «What your coach sees», where each line can be removed.',
        'Fair. Give me the sentence I got wrong once more, as short as you can, and I start from there.',
      ],
    },
    {
      id: 'hostile-tone',
      signs: /\b(?:patroni[sz]\w*|cheerlead\w*|youve got this|stay positive|rude|spoken to|child|idiot|tone|lists?)\b/,
      replies: ['Understood: no pep talk. Ask, and you get a short answer and numbers.', 'I will keep it plain. What do you need?'],
    },
    {
      id: 'hostile-money',
      signs: /\b(?:refund|money|thie(?:f|ves)|scam|pay(?:ing|ed)?|paid|cancel|complaint)\b/,
      replies: [
        'You can cancel at any time in Profile, Payments, and write through the Contact page; people answer there within 24 hours. If a plan is the trouble, tell me what is wrong and I change it.',
        'Payments are in your Profile, and a person answers on the Contact page. What did I get wrong in the training?',
      ],
    },
    {
      id: 'hostile',
      signs: /(?:)/,
      replies: [
        'That answer did not help you, so let us fix it. What is wrong: the exercise, the weight, the days or what I said?',
        'Noted. Tell me the one thing that annoys you most and I change it first.',
        'I can take that. Say what should be different and I propose it.',
        'Then I did badly. One line about what you wanted, and I try again.',
      ],
    },
  ],
};

export function isTalkAct(act: string): act is TalkAct {
  return Object.hasOwn(TALK, act);
}

/** A reply chosen by the text alone, so that phone and server agree; never the coach's previous message again. */
export function answerTalk(act: TalkAct, plain: string, before: string | undefined): { id: string; message: string } {
  const kind = TALK[act].find(({ signs }) => signs.test(plain));
  const replies = kind?.replies ?? [];
  const open = replies.filter((reply) => before?.includes(reply) !== true);
  return { id: kind?.id ?? act, message: open[hashOf(plain) % open.length] ?? '' };
}

function hashOf(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + letter.charCodeAt(0)) % 1_000_003;
  return hash;
}
