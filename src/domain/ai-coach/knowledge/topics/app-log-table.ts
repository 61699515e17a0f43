import type { Topic } from '../topic.ts';

/** The log without a plan: exercises, routines, gyms and workouts of one's own. */
export const APP_LOG_TOPICS: readonly (Topic & { act: 'ask-app' })[] = [
  {
    id: 'app-own-exercise',
    act: 'ask-app',
    asks: [
      'Can I add an exercise of my own?',
      'how do i make a custom exercise',
      'the machine at my gym isnt in your list',
      'cant find my exercise in the library',
      'we have a weird machine nobody has heard of, how do i log it',
      'create new exercise',
      'my exercise is missing',
    ],
    words: 'custom exercise',
    answer:
      'Yes: open Exercises, search for its name, and where nothing fits tap to create it. You say the muscles, the equipment and how its sets count, and it gets suggestions, records and its place in your volume like any other.',
  },
  {
    id: 'app-routines',
    act: 'ask-app',
    asks: [
      'Can I train without a plan?',
      'can i just log a workout without your program',
      'i have my own routine can i put it in',
      'start empty workout',
      'how do i save my own routine',
      'i want to do my own thing today and still log it',
      'is the log free without the coach',
      'can i make my own workout template',
    ],
    words: 'routines empty template',
    answer:
      'Yes: Today’s Workout can start an empty workout or one of your own routines, and My Routines is where you write them, from nothing, from a past workout or from your plan. The log is free; only the AI Coach is paid for.',
  },
  {
    id: 'app-import',
    act: 'ask-app',
    asks: [
      'Can I bring my log from another app?',
      'import from strong',
      'how do i get my hevy history in here',
      'i have years of workouts in a spreadsheet can you take it',
      'moving over from another tracker, do i lose everything',
      'upload csv',
      'transfer my old data',
    ],
    words: 'import csv spreadsheet hevy',
    answer:
      'Yes: Settings, Import reads the CSV of other apps and most spreadsheets, also without signal. You see what will come in before anything is stored, can name what it does not know, and can take the whole import back.',
  },
  {
    id: 'app-gyms',
    act: 'ask-app',
    asks: [
      'Can I have two gyms?',
      'i train at two different places how do i tell you',
      'my other gym has different plates',
      'switch gym for today',
      'set up my home gym and my work gym',
    ],
    words: 'gyms',
    answer:
      'Yes: Settings, Gyms and plates keeps several gyms, each with its bars, plates, dumbbells and machines, and Today’s Workout switches between them with one tap. Suggested weights are then made of what is there.',
  },
  {
    id: 'app-coach-can-do',
    act: 'ask-app',
    asks: [
      'What are you able to change?',
      'can you change my program or just talk',
      'explain how this coach works',
      'what should i ask you',
      'can you actually edit my plan',
      'do you just chat or do you change stuff',
    ],
    words: 'able',
    answer:
      'I build your plan and change it: days, exercises, sets, times, what hurts, what is missing. A change is shown as a card first, and nothing takes effect before you accept it. I also read your log and answer questions about it and about training.',
  },
  {
    id: 'app-fix-set',
    act: 'ask-app',
    asks: [
      'How do I correct a set?',
      'i typed the wrong weight',
      'logged the wrong number how do i fix it',
      'put 200 instead of 20 by accident',
      'entered it wrong can i edit it',
      'how to edit past workout',
      'wrong reps saved last week',
    ],
    words: 'wrong number',
    answer:
      'Tap the set in Today’s Workout and type the right number. In a past workout, open it in Workout History and change the set there. Suggestions and records follow from the corrected number.',
  },
];
