import { randomUUID } from 'node:crypto';
import type { Endpoint } from '#contract/index.ts';
import * as contract from '#contract/index.ts';
import { type Actor, type Cast, SIGNED_IN } from '#tests/support/authorization-cast.ts';
import { BACK } from '#tests/support/money-world.ts';
import { TEST_PASSWORD } from '#tests/support/test-server.ts';

/** Status, and the code of a refusal. */
type Outcome = string;

export interface AuthorizationRow {
  readonly endpoint: Endpoint;
  /** Tells the rows of one endpoint apart. */
  readonly about?: string;
  /** A request that is right in every way but for who sends it. */
  readonly ask?: (cast: Cast, actor: Actor) => Record<string, unknown>;
  readonly expected: Readonly<Record<Actor, Outcome>>;
}

type Exceptions = Partial<Record<Actor, Outcome>>;

const signedIn = (outcome: Outcome) => Object.fromEntries(SIGNED_IN.map((actor) => [actor, outcome])) as Record<Actor, Outcome>;

const CLOSED = {
  none: '401 no_token',
  garbage: '401 token_not_valid',
  forged: '401 token_not_valid',
  expired: '401 token_expired',
  revoked: '401 session_ended',
  deleted: '410 account_deleted',
} as const;

/** The same for everybody, whatever they hold. */
const anyone = (outcome: Outcome): Record<Actor, Outcome> => ({
  ...signedIn(outcome),
  none: outcome,
  garbage: outcome,
  forged: outcome,
  expired: outcome,
  revoked: outcome,
  deleted: outcome,
});
/** Open without a token; one that is no good must not turn a member's purchase into a stranger's. */
const buying = (outcome: Outcome, but: Exceptions = {}) => ({ ...CLOSED, ...signedIn(outcome), none: outcome, ...but });
const login = (outcome: Outcome, but: Exceptions = {}) => ({ ...CLOSED, ...signedIn(outcome), ...but });
const subscribers = (outcome: Outcome) => ({ ...CLOSED, ...signedIn('403 subscription_needed'), trainee: outcome });
/** `others` is what the coaches get who do not own the row. */
const coaches = (outcome: Outcome, others: { new_coach?: Outcome; other_coach?: Outcome } = {}) => ({
  ...CLOSED,
  ...signedIn('403 coaches_only'),
  new_coach: outcome,
  other_coach: outcome,
  coach: outcome,
  ...others,
});
const NOT_THEIRS = { new_coach: '404 no_coach_profile', other_coach: '404 not_found' };

const anAddress = () => `${randomUUID()}@example.com`;
const picture = () => new Blob([PIXEL], { type: 'image/png' });
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const aCoach = ({ coach_id }: Cast) => ({ params: { id: coach_id } });
const thePurchase = ({ purchase_id }: Cast) => ({ params: { id: purchase_id } });

/**
 * Who may do what: every endpoint of the product, asked by everybody. In a row about something somebody owns, `coach` or `buyer` is the
 * owner and the rest are strangers to it.
 */
export const AUTHORIZATION_TABLE: readonly AuthorizationRow[] = [
  { endpoint: contract.readHealth, expected: anyone('200') },
  { endpoint: contract.readReadiness, expected: anyone('200') },

  // Signing in and joining.
  {
    endpoint: contract.createToken,
    ask: ({ emails }) => ({ body: { email: emails.member, password: TEST_PASSWORD } }),
    expected: anyone('200'),
  },
  {
    endpoint: contract.createToken,
    about: 'a wrong password',
    ask: ({ emails }) => ({ body: { email: emails.member, password: 'another-password-1' } }),
    expected: anyone('401 no_active_account'),
  },
  { endpoint: contract.refreshToken, ask: ({ refresh }) => ({ body: { refresh: refresh.member } }), expected: anyone('200') },
  {
    endpoint: contract.refreshToken,
    about: 'a session that was ended',
    ask: ({ refresh }) => ({ body: { refresh: refresh.revoked } }),
    expected: anyone('401 token_not_valid'),
  },
  { endpoint: contract.revokeToken, ask: () => ({ body: { refresh: 'a-token-nobody-was-given' } }), expected: anyone('200') },
  { endpoint: contract.readCaptchaChallenge, expected: anyone('200') },
  { endpoint: contract.sendVerificationEmail, ask: () => ({ body: { email: anAddress() } }), expected: anyone('200') },
  {
    endpoint: contract.verifyEmail,
    ask: ({ emails }) => ({ body: { email: emails.member, code: '000000' } }),
    expected: anyone('400 code_wrong'),
  },
  {
    endpoint: contract.registerUser,
    about: 'an address that was not proven',
    ask: () => ({
      body: {
        email: anAddress(),
        first_name: 'Sam',
        last_name: 'Rivera',
        password: TEST_PASSWORD,
        role: 'coach',
        captcha_token: 'none',
      },
    }),
    expected: anyone('400 email_not_verified'),
  },
  { endpoint: contract.requestPasswordReset, ask: () => ({ body: { email: anAddress() } }), expected: anyone('200') },
  {
    endpoint: contract.confirmPasswordReset,
    about: 'a link nobody was sent',
    ask: () => ({ body: { token: 'x'.repeat(43), password: 'another-password-1' } }),
    expected: anyone('400 link_over'),
  },

  // One's own account.
  { endpoint: contract.readUserName, expected: login('200') },
  { endpoint: contract.readProfile, expected: login('200') },
  {
    endpoint: contract.changePassword,
    ask: () => ({ body: { old_password: TEST_PASSWORD, new_password: 'anotherpassword1', confirm_password: 'anotherpassword1' } }),
    expected: login('200'),
  },
  { endpoint: contract.updateProfileImage, ask: () => ({ form: {}, picture: picture() }), expected: login('200') },
  { endpoint: contract.listAccountSessions, expected: login('200') },
  {
    endpoint: contract.revokeAccountSession,
    ask: ({ other_device }) => ({ params: { id: other_device } }),
    expected: login('404 session_not_found', { buyer: '200' }),
  },
  { endpoint: contract.revokeOtherSessions, expected: login('200') },
  { endpoint: contract.exportAccount, expected: login('200') },
  { endpoint: contract.exportAccountLogs, expected: login('200') },
  { endpoint: contract.upgradeToCoach, expected: login('200') },
  { endpoint: contract.deleteAccount, ask: () => ({ body: { password: TEST_PASSWORD } }), expected: login('200') },
  {
    endpoint: contract.deleteAccount,
    about: 'a wrong password',
    ask: () => ({ body: { password: 'another-password-1' } }),
    expected: login('400 password_wrong'),
  },

  // The training log.
  { endpoint: contract.askCoach, ask: () => ({ body: { messages: [] } }), expected: subscribers('200') },
  { endpoint: contract.syncHello, expected: login('200') },
  {
    endpoint: contract.syncPush,
    ask: ({ ids }, actor) => ({ body: { owner: ids[actor as keyof typeof ids] ?? ids.member, device: 'device-1', ops: [] } }),
    expected: login('200'),
  },
  {
    endpoint: contract.syncPush,
    about: 'operations of the buyer’s account',
    ask: ({ ids }) => ({ body: { owner: ids.buyer, device: 'device-1', ops: [] } }),
    expected: login('409 owner_mismatch', { buyer: '200' }),
  },
  { endpoint: contract.syncPull, ask: () => ({ query: { epoch: 'none', after: '0' } }), expected: login('200') },
  {
    endpoint: contract.syncPush,
    about: 'into the log of the buyer and the coach',
    ask: ({ ids, relationship_id }, actor) => ({
      body: { owner: ids[actor as keyof typeof ids] ?? ids.member, device: 'device-1', scope_id: relationship_id, ops: [] },
    }),
    expected: login('404 not_found', { buyer: '200', coach: '200' }),
  },
  {
    endpoint: contract.syncPull,
    about: 'the log of the buyer and the coach',
    ask: ({ relationship_id }) => ({ query: { epoch: 'none', after: '0', scope_id: relationship_id } }),
    expected: login('404 not_found', { buyer: '200', coach: '200' }),
  },

  // What visitors find.
  { endpoint: contract.listSpecialties, expected: anyone('200') },
  { endpoint: contract.listCoaches, expected: anyone('200') },
  { endpoint: contract.browseCoaches, expected: anyone('200') },
  { endpoint: contract.readCoach, ask: aCoach, expected: anyone('200') },
  { endpoint: contract.listPortfolios, ask: aCoach, expected: anyone('200') },
  { endpoint: contract.listReviews, ask: ({ coach_id }) => ({ params: { coachId: coach_id } }), expected: anyone('200') },
  { endpoint: contract.listMatches, ask: () => ({ query: { quiz: '1' } }), expected: anyone('200') },
  { endpoint: contract.matchCoaches, ask: () => ({ query: { quiz: '1' } }), expected: anyone('200') },
  { endpoint: contract.countMatches, ask: () => ({ query: { quiz: '1' } }), expected: anyone('200') },
  {
    endpoint: contract.submitDiscoveryCall,
    ask: ({ coach_id }) => ({ params: { coachId: coach_id }, body: { name: 'Sam', email: anAddress() } }),
    expected: anyone('200'),
  },
  { endpoint: contract.readFavourites, expected: login('200') },
  { endpoint: contract.writeFavourites, ask: ({ coach_id }) => ({ body: { coach_ids: [coach_id] } }), expected: login('200') },

  // Buying, and what was bought.
  {
    endpoint: contract.startCheckout,
    ask: () => ({ body: { cancel_url: BACK, email: anAddress() } }),
    expected: buying('200', { trainee: '409 already_subscribed' }),
  },
  {
    endpoint: contract.buyProgram,
    ask: ({ program_id }) => ({ params: { id: program_id } }),
    expected: buying('200', { coach: '409 own_program', buyer: '409 already_subscribed', other_buyer: '409 already_subscribed' }),
  },
  {
    endpoint: contract.payDiscoveryCall,
    ask: ({ coach_id }) => ({ params: { coachId: coach_id } }),
    expected: buying('200', { coach: '409 own_program' }),
  },
  { endpoint: contract.listMySubscriptions, expected: login('200') },
  { endpoint: contract.listPayments, expected: login('200') },
  {
    endpoint: contract.updatePaymentMethod,
    ask: ({ subscription_id }) => ({ body: { subscription_id } }),
    expected: login('404 subscription_not_found', { buyer: '200' }),
  },
  {
    endpoint: contract.cancelSubscription,
    ask: ({ subscription_id }) => ({ body: { subscription_id } }),
    expected: login('404 subscription_not_found', { buyer: '200' }),
  },
  { endpoint: contract.listPurchases, expected: login('200') },
  { endpoint: contract.listRelationships, expected: login('200') },
  {
    endpoint: contract.leaveRelationship,
    about: 'where nobody has left',
    ask: ({ relationship_id }) => ({ params: { id: relationship_id }, body: { leave: false } }),
    expected: login('404 not_found', { buyer: '200', coach: '200' }),
  },
  {
    endpoint: contract.blockRelationship,
    ask: ({ relationship_id }) => ({ params: { id: relationship_id } }),
    expected: login('404 not_found', { buyer: '200', coach: '403 trainee_only' }),
  },
  {
    endpoint: contract.putConsent,
    ask: ({ relationship_id }) => ({
      params: { id: relationship_id },
      body: {
        expected_version: 1,
        fields: ['sets'],
        history_from: '2020-01-01',
        until: '2027-01-01T00:00:00.000Z',
        text_version: 1,
      },
    }),
    expected: login('404 not_found', { buyer: '200', coach: '403 trainee_only' }),
  },
  {
    endpoint: contract.confirmConsent,
    ask: ({ relationship_id }) => ({ params: { id: relationship_id }, body: { expected_version: 1 } }),
    expected: login('404 not_found', { buyer: '200', coach: '403 trainee_only' }),
  },
  {
    endpoint: contract.listAccessLog,
    ask: ({ relationship_id }) => ({ params: { id: relationship_id } }),
    expected: login('404 not_found', { buyer: '200' }),
  },
  {
    endpoint: contract.readClientLog,
    about: 'of the buyer, who shares it',
    ask: ({ relationship_id }) => ({ params: { id: relationship_id }, query: { from: '2026-11-01', to: '2026-11-27' } }),
    expected: coaches('200', { new_coach: '404 not_found', other_coach: '404 not_found' }),
  },
  {
    endpoint: contract.readClientLog,
    about: 'of the other buyer, who shares nothing',
    ask: ({ unshared_id }) => ({ params: { id: unshared_id }, query: { from: '2026-11-01', to: '2026-11-27' } }),
    expected: coaches('403 not_shared', { new_coach: '404 not_found', other_coach: '404 not_found' }),
  },
  {
    endpoint: contract.readDesk,
    about: 'of the buyer, who shares it, and the other, who does not: whoever is not the coach gets an empty list',
    ask: ({ relationship_id, unshared_id }) => ({
      body: { today: '2026-11-27', clients: [relationship_id, unshared_id].map((id) => ({ id, stamp: null })) },
    }),
    expected: coaches('200'),
  },
  { endpoint: contract.listLeads, expected: coaches('200') },
  { endpoint: contract.listInvitations, expected: coaches('200', { new_coach: '404 no_coach_profile' }) },
  {
    endpoint: contract.createInvitation,
    ask: () => ({ body: { id: randomUUID(), label: '' } }),
    expected: coaches('200', { new_coach: '404 no_coach_profile' }),
  },
  {
    endpoint: contract.cancelInvitation,
    ask: ({ invitation_id }) => ({ params: { id: invitation_id } }),
    expected: coaches('200', NOT_THEIRS),
  },
  { endpoint: contract.readInvitation, ask: ({ codes }) => ({ body: { code: codes.member } }), expected: anyone('200') },
  {
    endpoint: contract.readInvitation,
    about: 'a wrong code',
    ask: () => ({ body: { code: '00000-00000' } }),
    expected: anyone('404 code_not_valid'),
  },
  {
    endpoint: contract.joinByCode,
    about: 'a wrong code',
    ask: () => ({ body: { code: '00000-00000' } }),
    expected: login('404 code_not_valid'),
  },
  {
    endpoint: contract.joinByCode,
    ask: ({ codes }, actor) => ({ body: { code: codes[actor as keyof typeof codes] ?? codes.member } }),
    expected: login('200', { coach: '403 own_code', buyer: '409 already_joined', other_buyer: '409 already_joined' }),
  },
  {
    endpoint: contract.answerContact,
    about: 'after the 72 hours, when only the buyer can say so',
    ask: (cast) => ({ ...thePurchase(cast), body: { answer: 'happened' } }),
    expected: login('404 purchase_not_found', { buyer: '200', coach: '409 nothing_to_confirm' }),
  },
  { endpoint: contract.refundPurchase, ask: thePurchase, expected: login('404 purchase_not_found', { buyer: '200' }) },
  {
    endpoint: contract.createReview,
    ask: ({ coach_id }) => ({ params: { coachId: coach_id }, body: { rating: 5 } }),
    expected: login('403 buyers_only', { coach: '403 own_review', buyer: '200', other_buyer: '200' }),
  },

  // A coach's own.
  { endpoint: contract.readOwnCoach, expected: coaches('200', { new_coach: '404 no_coach_profile' }) },
  { endpoint: contract.readListingChecklist, expected: coaches('200', { new_coach: '404 no_coach_profile' }) },
  { endpoint: contract.updateBio, ask: () => ({ body: { short_bio: 'Strong.' } }), expected: coaches('200') },
  { endpoint: contract.updateCountry, ask: () => ({ body: { country: 'DE' } }), expected: coaches('200') },
  { endpoint: contract.updateDob, ask: () => ({ body: { dob: '1990-01-01' } }), expected: coaches('200') },
  { endpoint: contract.updateGender, ask: () => ({ body: { gender: 'male' } }), expected: coaches('200') },
  {
    endpoint: contract.updateCalendlyUsername,
    ask: () => ({ body: { calendly_username: `c-${randomUUID()}` } }),
    expected: coaches('200'),
  },
  {
    endpoint: contract.updateBranding,
    ask: () => ({ body: { short_bio: 'a', brand_promise: 'b', brand_pain: 'c', brand_plan: 'd', brand_proof: 'e' } }),
    expected: coaches('200'),
  },
  { endpoint: contract.replaceSpecialties, ask: () => ({ body: { specialties: [1] } }), expected: coaches('200') },
  {
    endpoint: contract.sendWelcomeEmail,
    about: 'without a photo',
    expected: coaches('409 registration_incomplete', { new_coach: '404 no_coach_profile' }),
  },
  {
    endpoint: contract.createProgram,
    ask: () => ({ form: { type: 'premium', description: 'Everything.', specialties: ['1'], price: '199.00' } }),
    expected: coaches('200'),
  },
  { endpoint: contract.listOwnPrograms, expected: coaches('200') },
  {
    endpoint: contract.updateProgram,
    ask: ({ program_id }) => ({ params: { id: program_id }, body: { description: 'Four sessions a week.' } }),
    expected: coaches('200', NOT_THEIRS),
  },
  {
    endpoint: contract.setProgramListed,
    ask: ({ program_id }) => ({ params: { id: program_id }, body: { listed: false } }),
    expected: coaches('200', NOT_THEIRS),
  },
  {
    endpoint: contract.createPortfolioItem,
    ask: () => ({ form: { description: 'After.' }, picture: picture() }),
    expected: coaches('200'),
  },
  { endpoint: contract.listOwnPortfolio, expected: coaches('200') },
  {
    endpoint: contract.updatePortfolioItem,
    ask: ({ portfolio_id }) => ({ params: { id: portfolio_id }, form: { description: 'Later.' } }),
    expected: coaches('200', NOT_THEIRS),
  },
  {
    endpoint: contract.deletePortfolioItem,
    ask: ({ portfolio_id }) => ({ params: { id: portfolio_id } }),
    expected: coaches('200', NOT_THEIRS),
  },
  { endpoint: contract.readPayoutStatus, expected: coaches('200') },
  { endpoint: contract.startPayoutSetup, expected: coaches('200', { new_coach: '409 coach_profile_needed' }) },
  { endpoint: contract.readEarnings, expected: coaches('200') },
];

export interface PageRow {
  /** As the server declares it. */
  readonly route: string;
  readonly address: (at: { picture: string; mail: string; checkout: string; account: string; card: string }) => string;
  /** What everybody is answered: these addresses know nobody's token. `elsewhere` marks a form that another site sends. */
  readonly development: number;
  readonly production: number;
  readonly elsewhere?: boolean;
}

/** Everything the server answers that is no endpoint of the contract. Who has the address of a checkout, or of a page for another card, may see it and
 * pay there. */
export const PAGE_TABLE: readonly PageRow[] = [
  { route: 'POST /api/stripe/webhook/', address: () => '/api/stripe/webhook/', development: 400, production: 400 },
  { route: 'GET /images/:name', address: ({ picture }) => picture, development: 200, production: 200 },
  { route: 'GET /sandbox/checkout.css', address: () => '/sandbox/checkout.css', development: 200, production: 200 },
  {
    route: 'GET /sandbox/checkout/:id{[A-Za-z0-9_-]{43}}',
    address: ({ checkout }) => checkout,
    development: 200,
    production: 200,
  },
  ...['pay', 'confirm', 'cancel'].map((action) => ({
    route: `POST /sandbox/checkout/:id{[A-Za-z0-9_-]{43}}/${action}`,
    address: ({ checkout }: { checkout: string }) => `${checkout}/${action}`,
    development: 403,
    production: 403,
    elsewhere: true,
  })),
  { route: 'GET /sandbox/account/:id{acct_[A-Za-z0-9_-]{43}}', address: ({ account }) => account, development: 200, production: 200 },
  {
    route: 'POST /sandbox/account/:id{acct_[A-Za-z0-9_-]{43}}',
    address: ({ account }) => account,
    development: 403,
    production: 403,
    elsewhere: true,
  },
  { route: 'GET /sandbox/card/:id{[A-Za-z0-9_-]{43}}', address: ({ card }) => card, development: 200, production: 200 },
  ...['use', 'confirm'].map((action) => ({
    route: `POST /sandbox/card/:id{[A-Za-z0-9_-]{43}}/${action}`,
    address: ({ card }: { card: string }) => `${card}/${action}`,
    development: 403,
    production: 403,
    elsewhere: true,
  })),
  { route: 'GET /sandbox/desk', address: () => '/sandbox/desk', development: 200, production: 404 },
  { route: 'POST /sandbox/desk', address: () => '/sandbox/desk', development: 403, production: 404, elsewhere: true },
  { route: 'GET /sandbox/outbox.css', address: () => '/sandbox/outbox.css', development: 200, production: 404 },
  { route: 'GET /sandbox/outbox', address: () => '/sandbox/outbox', development: 200, production: 404 },
  {
    route: 'GET /sandbox/outbox/:id{[0-9a-f-]{36}}',
    address: ({ mail }) => `/sandbox/outbox/${mail}`,
    development: 200,
    production: 404,
  },
];
