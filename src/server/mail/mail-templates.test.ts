import { expect, test } from 'vitest';
import { mailHtml } from './mail-html.ts';
import type { MailData, MailKind } from './mail-kinds.ts';
import { writeMail } from './mail-templates.ts';
import { mailText } from './mail-text.ts';

const ORIGIN = 'https://setwise.example';
const CLIENT = {
  coach_first_name: 'ada',
  client_name: 'Sam Rivera',
  client_email: 'sam@example.com',
  program: 'Premium Program',
  contact_by: '2026-11-24T09:30:00.000Z',
};

const SAMPLES: { readonly [Kind in MailKind]: MailData[Kind] } = {
  verification: { code: '042137' },
  shared_verification: { code: '042137042137' },
  already_registered: null,
  no_account: null,
  password_reset: { first_name: 'sam', link: `${ORIGIN}/reset-password#token` },
  password_changed: { first_name: 'Sam' },
  account_deleted: { first_name: 'Sam' },
  welcome: { first_name: 'Ada' },
  discovery_call: {
    name: 'sam rivera',
    coach_name: 'Ada Byron',
    coach_url: `${ORIGIN}/coach/3`,
    booking_url: 'https://calendly.com/ada',
    programs: [{ title: 'Standard Program', description: 'Four days\nof strength', price: '129.00' }],
  },
  new_lead: { first_name: 'Ada', lead_first_name: 'Sam', leads_url: `${ORIGIN}/desk/leads` },
  coaching_message: { first_name: 'Sam', from_first_name: 'Ada', thread_url: `${ORIGIN}/coaching/1` },
  coaching_plan: { first_name: 'Sam', from_first_name: 'Ada', plans_url: `${ORIGIN}/coaching` },
  coaching_answer: { first_name: 'Ada', from_first_name: 'Sam', plans_url: `${ORIGIN}/desk/clients/1/plan` },
  purchase_receipt: {
    first_name: null,
    description: 'AI Coach, first month',
    amount_cents: 999,
    paid_at: '2026-11-21T09:00:00.000Z',
    manage_url: `${ORIGIN}/profile`,
  },
  new_client: CLIENT,
  contact_reminder: CLIENT,
  contact_missed: {
    first_name: 'Sam',
    coach_name: 'Ada Byron',
    program: 'Premium Program',
    amount_cents: 12_900,
    manage_url: `${ORIGIN}/profile`,
  },
  renewal_failed: {
    first_name: 'Sam',
    description: 'AI Coach',
    amount_cents: 4_999,
    is_closed: true,
    manage_url: `${ORIGIN}/profile`,
  },
};
const KINDS = Object.keys(SAMPLES) as MailKind[];

async function render<Kind extends MailKind>(kind: Kind, data: MailData[Kind] = SAMPLES[kind]) {
  const content = writeMail(kind, data, ORIGIN);
  return { subject: content.subject, text: mailText(content, ORIGIN), html: await mailHtml(content, ORIGIN) };
}

/** The visible text of the HTML. */
const readable = (html: string) =>
  html
    .replace(/<title>.*?<\/title>/s, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}$@.:’']+/gu)?.join(' ') ?? '';

test.each(KINDS)('%s says the same as text and as HTML', async (kind) => {
  const { subject, text, html } = await render(kind);
  expect(subject.length).toBeGreaterThan(5);
  expect(subject.length).toBeLessThan(80);
  const inHtml = wordsOf(readable(html));
  for (const line of text.split('\n').map((one) => one.replace(/^[\s*]+/, '').replace(/:$/, ''))) {
    if (/^https?:/.test(line)) expect(html).toContain(line.replace(/\/$/, ''));
    else for (const part of line.split(/[,:] /)) expect(inHtml).toContain(wordsOf(part));
  }
});

test('what people type into mails is only ever text, and no header', async () => {
  const evil = '<img src=x onerror=alert(1)>"\r\nBcc: eve@example.com';
  const { subject, html } = await render('discovery_call', {
    ...SAMPLES.discovery_call,
    name: evil,
    coach_name: evil,
    programs: [{ title: evil, description: evil, price: '1.00' }],
  });
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x');
  expect(subject).not.toMatch(/[\r\n]/);
});

test.each(['Win $1000 at evil.example', 'http://evil.example', 'Click here: now!', 'x'.repeat(41), '12', ''])(
  'nobody is greeted as %j: forms must not carry a stranger’s text',
  async (name) => {
    const { text, html } = await render('discovery_call', { ...SAMPLES.discovery_call, name });
    expect(text.startsWith('Hi,\n')).toBe(true);
    if (name !== '') expect(html).not.toContain(`Hi ${name}`);
  },
);

test('people are greeted by name, with a capital', async () => {
  expect((await render('password_reset')).text).toMatch(/^Hi Sam,/);
  expect((await render('discovery_call', { ...SAMPLES.discovery_call, name: "o'brien van der Berg" })).text).toMatch(
    /^Hi O'brien van der Berg,/,
  );
});

test('the mail about a free call says who by first name, and nothing a stranger could have typed instead of one (PRIV-1)', () => {
  const subjectOf = (lead_first_name: string) =>
    writeMail('new_lead', { first_name: 'Ada', lead_first_name, leads_url: `${ORIGIN}/desk/leads` }, ORIGIN).subject;
  expect(subjectOf('sam')).toBe('Sam asks for a free call');
  for (const typed of ['https://evil.example', '50%', '', '<b>', 'x'.repeat(80), '!!!'])
    expect(subjectOf(typed)).toBe('Somebody asks for a free call');
});
