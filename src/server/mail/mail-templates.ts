import { PASSWORD_RESET_MINUTES, SHARED_CODE_SECONDS, VERIFICATION_CODE_MINUTES } from '#domain/limits.ts';
import { centsText, moneyText } from '#domain/money/money-text.ts';
import { capitalised } from '#domain/users/display-name.ts';
import { button, type MailBlock, type MailContent, note, words } from './mail-content.ts';
import type { MailData, MailKind } from './mail-kinds.ts';

type Template<Kind extends MailKind> = (data: MailData[Kind], publicOrigin: string) => MailContent;

const NOT_YOU = 'If this was not you, you need not do anything.';

/** One template per kind. */
const TEMPLATES: { readonly [Kind in MailKind]: Template<Kind> } = {
  verification: ({ code }) => ({
    subject: `${code} is your Setwise code`,
    blocks: [
      words('Enter this code to verify your email:'),
      { kind: 'code', text: code },
      words(`It works once, for ${String(VERIFICATION_CODE_MINUTES)} minutes, in the browser where you asked for it.`),
      note(`Nobody at Setwise will ever ask you for this code. ${NOT_YOU}`),
    ],
  }),
  shared_verification: ({ code }) => ({
    subject: `${code} is your Setwise code`,
    blocks: [
      words('Many codes were asked for with this email, so this one is longer. Enter all its digits to verify your email:'),
      { kind: 'code', text: code },
      words(`It works for ${String((2 * SHARED_CODE_SECONDS) / 60)} minutes, in whichever browser you register.`),
      note(`Nobody at Setwise will ever ask you for this code. ${NOT_YOU}`),
    ],
  }),
  already_registered: (_, origin) => ({
    subject: 'You already have a Setwise account',
    blocks: [
      words('Somebody, probably you, wanted to register at Setwise with this address. It has an account already, so just log in.'),
      button('Login', `${origin}/login`),
      words(`Forgot the password? Choose a new one at ${origin}/reset-password`),
      note(NOT_YOU),
    ],
  }),
  no_account: (_, origin) => ({
    subject: 'There is no Setwise account with this address',
    blocks: [
      words('Somebody, probably you, wanted to reset the password of a Setwise account with this address. There is none.'),
      words('Perhaps you registered with another address? If you are new here, you can make an account:'),
      button('Register', `${origin}/register`),
      note(NOT_YOU),
    ],
  }),
  password_reset: ({ first_name, link }) => ({
    subject: 'Choose a new Setwise password',
    blocks: [
      greeting(first_name),
      words('Here you can choose a new password. Every device will be logged out then.'),
      button('Choose a new password', link),
      words(`The link works once, for ${String(PASSWORD_RESET_MINUTES)} minutes.`),
      note(`${NOT_YOU} Your password stays as it is.`),
    ],
  }),
  password_changed: ({ first_name }, origin) => ({
    subject: 'Your Setwise password was changed',
    blocks: [
      greeting(first_name),
      words('The password of your account was just changed, and your other devices were logged out.'),
      words('If this was not you, choose a new password now:'),
      button('Reset password', `${origin}/reset-password`),
    ],
  }),
  account_deleted: ({ first_name }) => ({
    subject: 'Your Setwise account was deleted',
    blocks: [
      greeting(first_name),
      words('Your account and everything in it was deleted, as you asked. Your phones forget it the next time they are online.'),
      words('This was the last mail to this address. All the best for your training.'),
    ],
  }),
  welcome: ({ first_name }, origin) => ({
    subject: 'Welcome to Setwise, coach',
    blocks: [
      greeting(first_name),
      words('Your coach profile is made. People find you under Find a Coach as soon as these are complete:'),
      {
        kind: 'facts',
        rows: [
          ['Your Brand', 'bio and all four statements'],
          ['Specialties', 'at least one'],
          ['Programs', 'at least one listed'],
          ['Scheduling', 'your Calendly username'],
          ['Payments', 'your payout account'],
        ],
      },
      button('Go to your profile', `${origin}/profile`),
      note('When somebody buys a program of yours, contact them within 72 hours.'),
    ],
  }),
  discovery_call: ({ name, coach_name, coach_url, booking_url, programs }) => ({
    subject: `Your discovery call with ${oneLine(coach_name)}`,
    blocks: [
      greeting(name),
      words(`You asked for a free 15-minute discovery call with ${oneLine(coach_name)}. Pick a time here, if you have not yet:`),
      button('Schedule the call', booking_url),
      ...programsOf(oneLine(coach_name), programs),
      words(`More about ${oneLine(coach_name)}: ${coach_url}`),
      note(`If you did not ask for this call, you can ignore this mail. Nothing was booked.`),
    ],
  }),
  new_lead: ({ first_name, lead_first_name, leads_url }) => ({
    subject: `${nameOr(lead_first_name, 'Somebody')} asks for a free call`,
    blocks: [
      greeting(first_name),
      words(`${nameOr(lead_first_name, 'Somebody')} asked for a free 15-minute call with you.`),
      button('See who asked', leads_url),
    ],
  }),
  coaching_message: ({ first_name, from_first_name, thread_url }) => ({
    subject: `${nameOr(from_first_name, 'Somebody')} wrote to you`,
    blocks: [
      greeting(first_name),
      words(`${nameOr(from_first_name, 'Somebody')} wrote to you at Setwise.`),
      button('Read and answer', thread_url),
    ],
  }),
  coaching_plan: ({ first_name, from_first_name, plans_url }) => ({
    subject: `${nameOr(from_first_name, 'Your coach')} sent you a plan`,
    blocks: [
      greeting(first_name),
      words(`${nameOr(from_first_name, 'Your coach')} sent you a plan at Setwise. Your own stays as it is until you take something of it.`),
      button('Look at it', plans_url),
    ],
  }),
  coaching_answer: ({ first_name, from_first_name, plans_url }) => ({
    subject: `${nameOr(from_first_name, 'Your client')} answered your plan`,
    blocks: [
      greeting(first_name),
      words(`${nameOr(from_first_name, 'Your client')} answered the plan you sent at Setwise.`),
      button('See the answer', plans_url),
    ],
  }),
  purchase_receipt: ({ first_name, description, amount_cents, paid_at, manage_url }) => ({
    subject: `Receipt: ${oneLine(description)}`,
    blocks: [
      greeting(first_name),
      words('Thank you. Your payment arrived.'),
      {
        kind: 'facts',
        rows: [
          ['What', oneLine(description)],
          ['Amount', centsText(amount_cents)],
          ['Date', day(paid_at)],
        ],
      },
      ...(manage_url === null
        ? []
        : [words('You can cancel anytime; access ends at the end of the billing period.'), button('Manage', manage_url)]),
    ],
  }),
  new_client: (data) => ({
    subject: `New client: ${oneLine(data.client_name)}`,
    blocks: [greeting(data.coach_first_name), words(`${oneLine(data.client_name)} just bought a program of yours.`), ...clientFacts(data)],
  }),
  contact_reminder: (data) => ({
    subject: `Have you contacted ${oneLine(data.client_name)}?`,
    blocks: [
      greeting(data.coach_first_name),
      words(`${oneLine(data.client_name)} bought a program of yours. The 72 hours for the first contact end soon.`),
      ...clientFacts(data),
      note('If you have been in touch already, thank you; there is nothing else to do.'),
    ],
  }),
  contact_missed: ({ first_name, coach_name, program, amount_cents, manage_url }) => ({
    subject: `${oneLine(coach_name)} did not contact you in time`,
    blocks: [
      greeting(first_name),
      words(`You bought ${oneLine(program)}, and the 72 hours for the first contact are over.`),
      words(`You can have ${centsText(amount_cents)} back with one click in Payments on your profile. Or give your coach more time.`),
      button('Get my money back', manage_url),
      note('If you are in contact already, please confirm it there.'),
    ],
  }),
  renewal_failed: ({ first_name, description, amount_cents, is_closed, manage_url }) => ({
    subject: `Your card did not pay for ${oneLine(description)}`,
    blocks: [
      greeting(first_name),
      words(`The next month of ${oneLine(description)} costs ${centsText(amount_cents)}, and your card was declined. Nothing was charged.`),
      words(
        is_closed
          ? 'The card provider tries again in the next days. Until it is paid, the AI Coach is closed. Your log stays as it is.'
          : 'The card provider tries again in the next days.',
      ),
      words('You can pay it now with another card, in Payments on your profile.'),
      button('Update my card', manage_url),
    ],
  }),
};

/** The content of a mail. `publicOrigin` is without trailing slash. */
export function writeMail<Kind extends MailKind>(kind: Kind, data: MailData[Kind], publicOrigin: string): MailContent {
  return TEMPLATES[kind](data, publicOrigin);
}

export function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(TEMPLATES, kind);
}

function clientFacts({ client_name, client_email, program, contact_by }: MailData['new_client']): MailBlock[] {
  return [
    {
      kind: 'facts',
      rows: [
        ['Program', oneLine(program)],
        ['Client', oneLine(client_name)],
        ['Email', oneLine(client_email)],
        ['Contact by', `${day(contact_by)}, ${hour(contact_by)} UTC`],
      ],
    },
  ];
}

function programsOf(coach: string, programs: MailData['discovery_call']['programs']): MailBlock[] {
  if (programs.length === 0) return [];
  const items = programs.map(({ title, price, description }) => ({
    title: oneLine(title),
    beside: `${moneyText(price)}/month`,
    text: description,
  }));
  return [words(`What ${coach} offers:`), { kind: 'items', items }];
}

function greeting(name: string | null): MailBlock {
  const shown = nameOr(name ?? '', '');
  return words(shown === '' ? 'Hi,' : `Hi ${shown},`);
}

/** The name only if it is plausible: forms let strangers choose name and address, and must not carry their text. */
function nameOr(name: string, other: string): string {
  const shown = capitalised(oneLine(name));
  return /^\p{L}[\p{L}\p{M}'’ -]{0,39}$/u.test(shown) ? shown : other;
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
}

const day = (instant: string) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));
const hour = (instant: string) => new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(instant));
