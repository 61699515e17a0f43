import type { Topic } from '../topic.ts';

/** What is true of this product: README.md and the rules PLAN, TODAY, HIST, SYNC, PHONE, MONEY, AUTH, ACCOUNT and PAGE. */
export const APP_TOPICS: readonly Topic[] = [
  {
    id: 'app-person-or-machine',
    asks: [
      'Are you a person or a machine?',
      'is there a person on there or a machine',
      'are you a robot',
      'are you a real lad typing',
      'are you human',
    ],
    words: 'c_person typing',
    answer:
      'A program. I answer by fixed training rules on your phone and on the server, and where the operator has set one up a language model helps me read and phrase. Nobody sits here typing; human coaches are under Find a Coach.',
  },
  {
    id: 'app-offline',
    asks: [
      'Does it work without signal?',
      'works without internet',
      'can I log with no signal',
      'does it work with no wifi my gym is a basement',
      'does this work on airplane mode',
    ],
    words: 'c_signal c_cellar',
    answer:
      'Yes. Plan, workout, history, exercises and this chat open without signal, and every set is stored on your phone the moment you tick it. It is sent by itself when there is signal again; each set shows whether it was.',
  },
  {
    id: 'app-units',
    asks: [
      'How do I switch between pounds and kilograms?',
      'how do I switch from lb to kg',
      'change pounds to kilos without starting again',
      'wheres the button to switch to lbs',
      'where change I from lb to kg',
      'can the app always show kilos',
    ],
    words: 'kilo show c_kg switch change button',
    answer:
      "In Today's Workout, below the exercises: «Weights in», lbs or kg. It stands in Settings too, or tell me «use kg». What you logged keeps the unit it was lifted in and is only shown converted, so nothing starts again.",
  },
  {
    id: 'app-units-per-exercise',
    asks: ['Can each exercise have its own unit?', 'units per exercise dumbbells lb bar kg', 'mixed units'],
    words: 'c_kg each per exercis mixed own dumbbells bar',
    answer:
      "No, there is one unit at a time for all weights. You can switch it in Today's Workout at any moment, also between two exercises, and each set keeps the unit it was typed in.",
  },
  {
    id: 'app-delete-set',
    asks: [
      'How do I delete a set?',
      'how do I delete a set I logged wrong',
      'I logged that set twice by accident',
      'get rid of a set',
      'correct a logged set',
    ],
    words: 'c_delete c_set logged wrong twice edit correct',
    answer:
      "Tap the ticked set in Today's Workout: change its numbers, or choose Delete set. In Workout History the sets of a past workout are changed the same way. Every change can be undone right after, and later under ⋯, «Undo an earlier change». A whole past workout is deleted in Workout History.",
  },
  {
    id: 'app-undo',
    asks: ['How do I undo something?', 'undo a change in the workout', 'I tapped the wrong thing', 'take it back', 'can I go back'],
    words: 'undo back wrong tapped',
    answer:
      "In Today's Workout a bar offers Undo right after each change, and ⋯ at an exercise has «Undo an earlier change». A plan change you accepted is taken back by telling me «undo», or in My Program under Earlier plans.",
  },
  {
    id: 'app-delete-account',
    asks: [
      'How do I delete my data?',
      'delete my data completely',
      'request deletion under GDPR',
      'delete my account',
      'how can I have everything erased',
    ],
    words: 'c_deletedata complet erase right',
    answer:
      'Profile, Security, Delete account: your profile, log and messages are deleted for good, here and on your other devices, and subscriptions end. Only what the law requires, such as records of payments, stays. Export first if you want a copy.',
  },
  {
    id: 'app-export',
    asks: [
      'Can I export my log?',
      'is there an export to csv',
      'api or csv export',
      'export to excel',
      'export workout history as a spreadsheet',
    ],
    words: 'c_export',
    answer:
      'Yes: Profile, Security gives all your data as JSON and your sets as CSV, which any spreadsheet opens and prints. This phone exports what is stored here, also without signal. There is no public API and no special print view.',
  },
  {
    id: 'app-privacy',
    asks: [
      'Who can see what I write?',
      'who reads my data',
      'can other people see my numbers',
      'is there a feed',
      'can my physio see this or only me',
    ],
    words: 'c_privacy other people buddy physio',
    answer:
      'Only you, signed in: there is no feed, and nothing is sold or used for ads. A coach of your own sees what you choose to share, until you stop it. Where the operator has set up a language model, your messages go to it to be understood. On a phone you share, sign out, or others can open it.',
  },
  {
    id: 'app-where-stored',
    asks: ['Where is my data stored?', 'where are the data stored', 'where is my log kept', 'is it in the cloud', 'server location'],
    words: 'stored cloud kept server where',
    answer:
      'On your phone first, and on the server of this site once it was sent, so that other devices have it and a lost phone loses nothing. The page This phone shows what is stored and what still waits. In which country the server stands, the operator can tell you: see Contact.',
  },
  {
    id: 'app-new-phone',
    asks: [
      'What happens if I change my phone?',
      'if I change my phone will everything come with me',
      'new phone will my sessions still be there',
      'if I lose my phone is it all lost',
      'phone died do I lose everything',
    ],
    words: 'c_newphone email lost come',
    answer:
      'Sign in with the same email on the new phone and everything that was sent is there, on Android, iPhone or a computer. Only sets still marked «on this phone» live on the old one alone: open it once with signal so that they go.',
  },
  {
    id: 'app-closed-midway',
    asks: [
      'Is it lost if I close the app?',
      'I close the app set gone',
      'if I close the phone in the middle of training is all lost',
      'why last set I log never save',
      'logged out and my workouts are gone',
    ],
    words: 'close lost gone save saved crash logged out disappear button',
    answer:
      "Ticking a set saves it; there is no other save button, and closing the app loses nothing. If one seems missing, look at the day and week chosen in Today's Workout, then at This phone, which shows what waits or failed. After signing in again the log comes back.",
  },
  {
    id: 'app-other-devices',
    asks: [
      'Can I use it on a computer or tablet?',
      'does it show up on the ipad',
      'desktop computer instead of the telephone',
      'two devices same account',
      'my phone and my computer',
    ],
    words: 'computer desktop tablet ipad laptop device both',
    answer:
      'Yes: it is a web app, so any current browser on a computer, tablet or phone shows the same plan and log after signing in. Both may be used on one day; the log of the two is joined.',
  },
  {
    id: 'app-family',
    asks: [
      'Can two people use one account?',
      'can my wife go on mine or does she need her own',
      'can I put all my girls on one account',
      'do I need my own account or can I use mums ipad',
      'my son and me same lessons',
    ],
    words: 'wife missus mum son family share account own girls each',
    answer:
      'Each person needs an account and a subscription, because plan and weights follow one log. One phone or tablet can hold several accounts: sign out, sign in, and each sees only their own.',
  },
  {
    id: 'app-price',
    asks: [
      'What does it cost?',
      'how much is it',
      'how much is this a month after the free bit',
      'what does it cost after the trial',
      'is this costing me or is it free',
    ],
    words: 'c_price month trial free discount',
    answer:
      'The AI Coach is $9.99 for the first month, then $49.99 a month, cancelable at any time. From the results of the first quiz there are 14 free days instead, once per account. Prices are in US dollars and there is no student price.',
  },
  {
    id: 'app-cancel',
    asks: [
      'How do I cancel?',
      'how do I cancel before it charges me',
      'cancel auto-renew',
      'how may I terminate the subscription',
      'can I pause the subscription',
    ],
    words: 'c_cancel pause stop renew',
    answer:
      'Profile, Payments, Cancel at the subscription. It then runs to the end of the time you paid for and charges nothing more; your log stays yours. A pause does not exist: cancel, and subscribe again later.',
  },
  {
    id: 'app-charged',
    asks: [
      'Why was I charged?',
      'I cancelled in march and in april you take 12 euro again',
      'I want my money back',
      'wrong charge',
      'refund',
    ],
    words: 'charged refund money back again wrong took take',
    answer:
      'Every payment stands in Profile, Payments, with its date and what it was for. I cannot see or move money from here: write through the Contact page with the date, people answer there within 24 hours.',
  },
  {
    id: 'app-text-size',
    asks: [
      'How do I make the letters bigger?',
      'font size is too small',
      'make the print bigger I cant see it',
      'the writing is small',
      'how does one enlarge the characters',
    ],
    words: 'c_letters small bigger see glasses',
    answer:
      'It follows your device: enlarge text in the settings of the phone or with the browser zoom, and every screen keeps working up to double size. Settings has big type for the workout besides, to be read at arm’s length.',
  },
  {
    id: 'app-dark-mode',
    asks: ['Is there a dark mode?', 'dark mode where', 'the white screen is painful', '4 am eyes', 'where is dark mode'],
    words: 'c_dark eyes bright screen',
    answer: 'Yes: Dark Mode stands in the menu of the AI Coach pages. Until you choose, it follows your phone.',
  },
  {
    id: 'app-language',
    asks: [
      'Is it available in my language?',
      'can you talk in portuguese',
      'is there a version in spanish',
      'can I put the app in arabic',
      'is the application translated',
    ],
    words: 'c_language translat',
    answer:
      'Not yet: the app and I speak English only, and the history week begins on Sunday. Simple English with mistakes is fine, I read most of it. Your browser can translate the pages.',
  },
  {
    id: 'app-voice',
    asks: [
      'Can I talk instead of typing?',
      'is there a way to do this hands free',
      'does it work with voice',
      'can you read the plan out loud',
      'voice read aloud',
    ],
    words: 'c_voice hands typing loud glasses',
    answer:
      'There is no voice of its own. The microphone on your phone keyboard types for you, and I understand many slips of dictation; screen readers and the phone’s read-aloud work on all pages. Short messages work best.',
  },
  {
    id: 'app-watch',
    asks: [
      'Does it sync with my watch?',
      'does it sync with apple watch',
      'can sync with garmin or not',
      'galaxy watch supported',
      'strava',
    ],
    words: 'c_watch sync',
    answer:
      'The app connects to no watch, health app or sensor; you type sets in, and weights are usually filled in for you. That also means it shares nothing with them.',
  },
  {
    id: 'app-timer',
    asks: [
      'Can the rest timer beep or vibrate?',
      'how do I get it to beep when my rest is up',
      'need vibrate when rest finishes',
      'no sound when rest over',
      'how do I kill the rest timer sound',
    ],
    words: 'c_timer rest',
    answer:
      'It starts when you tick a set, and a tone tells its end, on most Android phones a vibration too, and a notification while the app is hidden. Settings, Rest timer, switches each of them and says what your browser cannot do. It keeps counting with the screen off, and −15 s and +15 s stand beside it.',
  },
  {
    id: 'app-notifications',
    asks: ['Does it send notifications?', 'can I get reminders', 'notifications in a nicer tone', 'remind me to train'],
    words: 'notif remind alert tone aggressiv',
    answer:
      'The app sends no push messages or reminders. Mails come only about your account, payments and calls. A calendar entry on your training days is a good reminder.',
  },
  {
    id: 'app-plates',
    asks: [
      'Can I set my bar and plates?',
      'where do I tell it the bar is 55 lb',
      'does it round to 2.5 kg',
      'can the increment be 1.25',
      'how do I switch the plates to a 15 kg bar',
    ],
    words: 'c_plates bar round increment',
    answer:
      "Yes: in Today's Workout under «Your gym» enter the bar, the pairs of plates and the dumbbells you have. Suggested weights, warm-ups and the plate drawing then use only what you can load, so small plates make small steps.",
  },
  {
    id: 'app-decimals',
    asks: [
      'How do I type decimals?',
      'how I write 82,5 it eats the comma',
      'is the decimal separator configurable',
      'I entered 82,5 and it became 825',
    ],
    words: 'comma decimal point separator 82',
    answer:
      'Comma and point both mean decimals, so 82,5 and 82.5 are the same, with up to four decimals. Thousands marks are refused because they are ambiguous. If a set came out wrong, tap it and correct the weight.',
  },
  {
    id: 'app-log-sets',
    asks: [
      'How do I log a set?',
      'where do I put in the sets when I am done',
      'how I write that one set was less reps',
      'how do I log drop sets',
      'how to log my workout',
    ],
    words: 'log enter put write fewer less drop reps',
    answer:
      "In Today's Workout each set has weight and reps: change what differs and tick it. A set can be a warm-up, a drop set or one to failure, which decides how it counts. Log Workout at the end closes the session.",
  },
  {
    id: 'app-timed-sets',
    asks: ['How do I log seconds or minutes?', 'plank I cant log', 'how to write in minutes and not repetitions', 'log a hold or a carry'],
    words: 'second minut plank hold timed carry',
    answer:
      'Such exercises have a field for seconds, others one for the distance, and a carry has its weight beside it. The plan shows them in seconds too.',
  },
  {
    id: 'app-log-later',
    asks: [
      'Can I log a workout later?',
      'can I write on paper and enter it later',
      'log yesterdays workout',
      'forgot to log',
      'log a past date',
    ],
    words: 'later paper yesterday forgot past afterwards type',
    answer:
      "Yes: choose the day in Today's Workout, enter the sets and tick them. They are dated the day you enter them; in Workout History a whole workout can then be moved to the day it was done, changed, repeated or deleted.",
  },
  {
    id: 'app-history',
    asks: ['Where is my history?', 'where I see the history', 'where do I see my prs', 'where are my records', 'see old workouts'],
    words: 'history records pr prs see past progress calendar',
    answer:
      'Progress has a calendar of your workouts, records, sets per muscle and the lines of your lifts; Workout History shows a week at a time. Each page in Exercises has your log of that exercise. Or ask me «what is my bench record?».',
  },
  {
    id: 'app-change-day',
    asks: [
      'Can I move a session to another day?',
      'how do I change the weekday',
      'train on a different day this week',
      'can I do mondays workout today',
    ],
    words: 'move weekday another day week choose today',
    answer:
      "For once: open Today's Workout, choose the day you want to train and do it; nothing has to be moved. For good: tell me, for example «move Wednesday to Thursday», and I propose the new week.",
  },
  {
    id: 'app-install',
    asks: ['How do I install it?', 'where is the app in the store', 'add to home screen', 'app store download', 'update the app'],
    words: 'install store home screen update play',
    answer:
      'On an iPhone: Share, then Add to Home Screen. Elsewhere: the browser menu, then Install app. It is not in an app store, and updates wait until you agree to them.',
  },
  {
    id: 'app-password',
    asks: [
      'I forgot my password',
      'I have mislaid my password to whom should I apply',
      'change password',
      'cannot log in',
      'reset password',
    ],
    words: 'password mislaid login reset sign',
    answer:
      'On the login page choose the link for a forgotten password: you get a mail with a link that works once, for 30 minutes. To change one you know: Profile, Security. Nobody, me included, can read your password.',
  },
  {
    id: 'app-account-details',
    asks: [
      'Can I change my name or email?',
      'change the name on my account',
      'my account is with an old email how do I change',
      'change my profile picture',
      'old name still comes in the email',
    ],
    words: 'name email picture photo pic profile account',
    answer:
      'The picture is changed in Profile, Personal Information. For another name or email there is no switch for members yet: write through the Contact page and a person does it.',
  },
  {
    id: 'app-gender-and-words',
    asks: [
      'Does it know I am a woman?',
      'some messages say he to me and I am a woman',
      'does it know my age',
      'what facts do you know about me',
      'what do you remember',
    ],
    words: 'know woman remember age about misunderstand bread repair',
    answer:
      'I know only what you told me here: it stands under «What your coach sees», and each line can be removed. I do not ask for gender, and plans do not depend on it. If a word came out wrong, just say it again.',
  },
  {
    id: 'app-videos',
    asks: [
      'Are there videos?',
      'do videos have captions',
      'I am deaf is there a video with captions',
      'pictures of the exercises',
      'is there a picture',
    ],
    words: 'video caption picture deaf image photo film',
    answer:
      'There are no videos and no sound: Exercises shows for each movement written cues, a figure with the muscles, equipment and your own log. So nothing is lost without hearing. For a moving picture a search for its name helps.',
  },
  {
    id: 'app-inactive',
    asks: [
      'Is everything erased if I stop using it?',
      'if I dont open it for a long time does everything get erased',
      'what happens to my data after cancelling',
      'do I lose my log when I cancel',
    ],
    words: 'erase inactive long time open stop cancelling',
    answer:
      'Nothing is erased because you pause: what was sent stays on the server until you delete it, also without a subscription. After 90 days away the phone asks you to sign in again; a browser may clear what it kept, and then the log comes back from the server.',
  },
  {
    id: 'app-old-plans',
    asks: ['Where are my old plans?', 'can I go back to an earlier plan', 'where have my earlier programs gone'],
    words: 'old earlier plan program previous',
    answer:
      'My Program, Earlier plans: each one can be opened and, with «Train by it», made current again. Nothing you logged changes by that.',
  },
  {
    id: 'app-human-coach',
    asks: ['Can I talk to a human coach?', 'I want a real trainer', 'is there a human trainer I can talk to', 'speak to someone'],
    words: 'human trainer coach someone support',
    answer:
      'Yes: Find a Coach lists independent coaches with their prices and reviews, and a first call from a profile is free. Questions about the app itself go to the Contact page; people answer within 24 hours.',
  },
  {
    id: 'app-gym-closed',
    asks: ['Can it be used with adaptive equipment?', 'handbike mount need both thumbs', 'use it with one hand', 'accessible'],
    words: 'thumb hand accessibl wheelchair mount one-handed',
    answer:
      'It is built for one hand: the current set, its tick and the timer stand where a thumb reaches. It also works with a keyboard, switch access and screen readers of your device. Tell me which movements are possible for you and the plan keeps to them.',
  },
];
