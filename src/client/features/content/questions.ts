interface Question {
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
}

export interface QuestionGroup {
  title: string;
  questions: readonly Question[];
}

/** What the rules of `docs/` promise, as people ask about it. */
export const QUESTION_GROUPS: readonly QuestionGroup[] = [
  {
    title: 'Finding a coach',
    questions: [
      {
        question: 'Do I need an account to look around?',
        answer: [
          'No. Browse coaches, read profiles and reviews, take every quiz and book a discovery call without one. You can start a checkout without one, too.',
        ],
      },
      {
        question: 'How do the quizzes choose?',
        answer: [
          'By your goal and your budget, with fixed rules and nothing hidden: a coach is recommended when their specialties match what you answered and one of their programs is within your budget. Each result shows why it is there. Nobody can pay to be recommended.',
        ],
      },
      {
        question: 'What is a discovery call?',
        answer: [
          'Fifteen minutes with a coach to find out whether you suit each other, before you pay for a program. It is free from a coach’s profile and after the first quiz. Booked from the results of the other quizzes it costs $15.',
          'If a time does not work out, calls are rescheduled rather than cancelled.',
        ],
      },
      {
        question: 'Who writes the reviews?',
        answer: ['Only people who have paid that coach, one review each. Reviews are public, and a coach cannot remove one.'],
      },
      {
        question: 'Who are the coaches?',
        answer: [
          'Independent contractors, 18 or older, who set their own prices. A coach appears in the list once their profile is complete: how they help in their own words, at least one specialty, at least one program, a calendar for calls and an account that can be paid.',
        ],
      },
    ],
  },
  {
    title: 'Paying and cancelling',
    questions: [
      {
        question: 'What does coaching cost?',
        answer: [
          'What the card says, per month. There are no hidden fees: of that price the platform keeps 20% and the coach 80%, and nothing is added at the checkout.',
        ],
      },
      {
        question: 'Am I locked in?',
        answer: [
          'No. You pay by the month and can cancel anytime in your profile, under Payments. Access ends at the end of the billing period you have paid for.',
        ],
      },
      {
        question: 'When do I hear from my coach?',
        answer: ['Within 72 hours of your purchase. If you do not, write to us and we put it right.'],
      },
      {
        question: 'Does a coach see my card?',
        answer: ['No. Payments stay on the platform and your card details go to the payment provider only.'],
      },
      {
        question: 'What is the difference between Standard and Premium?',
        answer: [
          'They are the two kinds of program a coach can offer. What is in each, the coach says on their profile; the price stands beside it.',
        ],
      },
    ],
  },
  {
    title: 'The AI Coach',
    questions: [
      {
        question: 'What does the AI Coach do?',
        answer: [
          'It asks about your goal, your days and your equipment, writes a training plan, and shows you each workout with the load to start from. You log sets, it adjusts, and your history stays in a calendar.',
        ],
      },
      {
        question: 'What does it cost?',
        answer: [
          '$9.99 for the first month, which is 80% off. Usually $49.99 a month. Cancel anytime. From the results of the first quiz you can try it free for 14 days.',
        ],
      },
      {
        question: 'Does it work in a gym without signal?',
        answer: [
          'Yes. Every set is stored on your phone the moment you log it, and sent when there is signal again. Each set shows whether it is on this phone or sent, so nothing is in doubt. The plan, today’s workout, your history and the exercise library all open without signal.',
        ],
      },
      {
        question: 'Can it replace a doctor?',
        answer: [
          'No. It stops and sends you to a professional when you describe signs that should be looked at. Speak to a doctor before you start if you have a condition or are unsure.',
        ],
      },
      {
        question: 'How do I install it on my phone?',
        answer: ['On an iPhone: Share, then Add to Home Screen. Elsewhere: the browser’s menu, then Install app or Add to Home Screen.'],
      },
    ],
  },
  {
    title: 'Your data',
    questions: [
      {
        question: 'Where are my workouts stored?',
        answer: [
          'On your phone first, and on our server once they are sent, so that they are on your other devices and survive a lost phone. The page This phone shows what is stored and what still waits.',
        ],
      },
      {
        question: 'Can I take my data with me?',
        answer: ['Yes, as JSON, and your log as CSV. You can also delete your account and everything in it.'],
      },
      {
        question: 'Do you track me?',
        answer: ['No. There is no analytics service, no advertising, and no page loads anything from a third party.'],
      },
    ],
  },
  {
    title: 'For coaches',
    questions: [
      {
        question: 'What do I earn?',
        answer: ['You set your price and keep 80% of it. The platform keeps 20%. Payouts go to your connected account.'],
      },
      {
        question: 'What do you expect of me?',
        answer: [
          'Be 18 or older, write to a new client within 72 hours, and reschedule a discovery call rather than cancel it. The Coach Terms say the rest.',
        ],
      },
    ],
  },
];
