/** Every number of the product that is a rule. The section is the specification's unless another document is named. */

// Section 9: accounts
export const PASSWORD_MIN_LENGTH = 8;
/** security.md: the server accepts any composition up to here. */
export const PASSWORD_MAX_LENGTH = 128;
/** Section 9: a request without an answer counts as unreachable after this long. */
export const REQUEST_TIMEOUT_MS = 30_000;

// Section 9: training
export const STRENGTH_PLAN_WEEKS = 4;
export const DEFAULT_SETS = 3;
export const DEFAULT_REPS = '8–12';
/** Section 2: below this width the sidebar is a sheet. */
export const MEDIUM_BREAKPOINT_PX = 768;

// AI Coach chat (ours): bounds what an untrusted conversation may cost
export const CHAT_MESSAGE_MAX_LENGTH = 4_000;
export const CHAT_MESSAGES_MAX = 400;

// Sync (ours)
export const SYNC_PROTOCOL = 1;
export const SYNC_MAX_OPS = 500;
export const SYNC_PULL_LIMIT = 500;
/** A clock further ahead than this is clamped by the server. */
export const CLOCK_AHEAD_MAX_MS = 60_000;
/** The phone keeps one push below this many characters of JSON, well under any body limit. */
export const SYNC_PUSH_MAX_LENGTH = 600_000;
/** Pause after a local write, so that a burst of sets goes in one push. */
export const SYNC_DEBOUNCE_MS = 800;
/** First and longest pause after a failed round; each failure doubles it. */
export const SYNC_BACKOFF_MIN_MS = 2_000;
export const SYNC_BACKOFF_MAX_MS = 300_000;
/**
 * Longest pause while something waits to be sent and the page is visible. A second below the 10 s that are promised from the end of
 * the trouble, for the round itself.
 */
export const SYNC_WAITED_FOR_MAX_MS = 9_000;
/** Longest wait a server may ask for; past it the phone tries again by itself. */
export const SYNC_RETRY_AFTER_MAX_MS = 3_600_000;
/** A tab that waits longer than this for its turn (a frozen tab may hold it) syncs anyway: operations are idempotent. */
export const SYNC_TURN_WAIT_MS = 40_000;
/** A write to the phone's storage that has not settled by then counts as lost; a healthy one takes a few milliseconds. */
export const STORAGE_WRITE_TIMEOUT_MS = 8_000;
/** Storage that has not been opened by then counts as lost, too: on a slow phone even an upgrade of it takes a few seconds. */
export const STORAGE_OPEN_TIMEOUT_MS = 15_000;
/** From an engine's word that the storage is gone to the reload that brings it back: every other write fails and is parked meanwhile. */
export const STORAGE_LOST_WAIT_MS = 500;
/** Bytes of one operation's value as JSON. */
export const OPERATION_VALUE_MAX_BYTES = 262_144;
/** The raw copy of migrated legacy data is kept this long. */
export const QUARANTINE_DAYS = 90;

// One logged set: what a person can have meant
export const SET_REPS_MAX = 999;
export const SET_WEIGHT_MAX = 9_999;
export const RPE_MIN = 1;
export const RPE_MAX = 10;

// Sign-in (security.md)
export const ACCESS_TOKEN_SECONDS = 600;
/** A phone that was not opened for this long has to sign in again. */
export const REFRESH_IDLE_DAYS = 90;
/** … and every phone this long after it signed in. */
export const REFRESH_MAX_DAYS = 365;
export const EMAIL_MAX_LENGTH = 254;

// Requests (ours)
export const REQUEST_BODY_MAX_BYTES = 262_144;
/** Lists and objects inside each other; a plan has about ten. */
export const REQUEST_JSON_MAX_DEPTH = 64;
export const IDEMPOTENCY_KEY_MAX_LENGTH = 128;
/** Stored answers are kept this long: longer than any phone keeps trying in one go. */
export const IDEMPOTENCY_KEEP_DAYS = 30;
/** A request that holds its key longer than this without an answer was cut off; the next try runs it again. */
export const IDEMPOTENCY_RUN_MAX_MS = 120_000;

// Money (section 9), in US cents
export const AI_COACH_PRICE_CENTS = 4_999;
export const AI_COACH_FIRST_MONTH_CENTS = 999;
/** An unpaid checkout of the sandbox can be paid this long. */
export const CHECKOUT_OPEN_HOURS = 24;
export const CANCEL_URL_MAX_LENGTH = 2_048;

// Larger requests (ours)
/** 500 operations of ordinary size with room to spare; a phone told 413 sends less at a time. */
export const SYNC_PUSH_MAX_BYTES = 4_194_304;
/** The longest conversation anyone has, not 400 messages of the longest kind. */
export const AI_COACH_BODY_MAX_BYTES = 2_097_152;
/** Of it, for the facts and the plan that go with the conversation; what is more stays on the phone. */
export const AI_COACH_BESIDE_MAX_BYTES = 262_144;

// Leaving a phone (ours)
/** A logout tries this long to send what waits before it asks what to do with it. */
export const LOGOUT_SEND_WAIT_MS = 5_000;
/** A tab that holds on to a database delays its deletion; past this it is finished at the next start. */
export const DATABASE_DELETE_WAIT_MS = 3_000;
/** A lost storage is answered with at most this many reloads within `STORAGE_RELOAD_WINDOW_MS`. */
export const STORAGE_RELOADS_MAX = 2;
export const STORAGE_RELOAD_WINDOW_MS = 60_000;

// Language model (ours): what one answer of the AI Coach may cost, in time, tokens and text
/** Below `REQUEST_TIMEOUT_MS`, so that the engine's answer still arrives in time when the model's does not. */
export const MODEL_TIMEOUT_MAX_MS = 25_000;
/** Set aside before the model is asked, so that many questions at once cannot overdraw the day's allowance by more than this each. */
export const MODEL_TURN_TOKENS = 8_000;
/** Rounds of tool calls in one turn. */
export const MODEL_ROUNDS_MAX = 5;
export const MODEL_TOOL_TOKENS_MAX = 3_000;
export const MODEL_WORDS_TOKENS_MAX = 700;
/** The newest messages of a conversation that the model is shown, how much of each, and of all. */
export const MODEL_MESSAGES_MAX = 24;
export const MODEL_MESSAGE_MAX_LENGTH = 1_200;
export const MODEL_MATERIAL_MAX_LENGTH = 24_000;
/** What the model may say in one turn. */
export const MODEL_WORDS_MESSAGES_MAX = 3;
export const MODEL_WORDS_MAX_LENGTH = 700;
/** After this many failures in a row the model is left alone for a while, and the engine answers at once. */
export const MODEL_FAILURES_MAX = 3;
export const MODEL_PAUSE_MS = 30_000;
export const MODEL_PAUSE_MAX_MS = 600_000;

// Section 9: pictures and coaches
export const IMAGE_MAX_BYTES = 5_242_880;
/** Ours: 5 MB take longer than anything else on a slow line. */
export const UPLOAD_TIMEOUT_MS = 120_000;
/** security.md: what an uploaded picture may unpack into. */
export const PICTURE_MAX_PIXELS = 40_000_000;
export const COACH_MIN_AGE = 18;
export const SHORT_BIO_MAX_LENGTH = 300;
export const BRANDING_MAX_LENGTH = 1_000;
export const PROGRAM_DESCRIPTION_MAX_LENGTH = 1_000;
/** In US cents a month. */
export const PROGRAM_PRICE_MAX_CENTS = 999_999;
export const PORTFOLIO_MAX_ITEMS = 4;
export const CALENDLY_USERNAME_MAX_LENGTH = 100;
/** Ours: what is said about a picture of the portfolio. */
export const PORTFOLIO_DESCRIPTION_MAX_LENGTH = 1_000;
/** Ours: years of age no birth date can mean. */
export const COACH_MAX_AGE = 120;

// Browsing coaches (ours)
export const SEARCH_TEXT_MAX_LENGTH = 80;
/** Coaches side by side. */
export const COMPARE_MAX = 4;
export const FAVOURITES_MAX = 200;
/** Pages of the list that one opening of its address fetches; earlier ones come when asked for. */
export const BROWSE_PAGES_AT_ONCE = 6;
/** Pages of the list that stay open while further ones are asked for. */
export const BROWSE_PAGES_OPEN_MAX = 12;
/** A search is sent when the typing pauses this long; browsers also refuse an address that changes with every key. */
export const SEARCH_PAUSE_MS = 300;
/** One page of the list. */
export const COACH_CARDS_PER_PAGE = 24;
/** Milliseconds the list of coaches may lag behind what another server process wrote. */
export const MARKET_MAX_STALE_MS = 500;
/** Asking for a call (ours). */
export const FULL_NAME_MAX_LENGTH = 200;
export const DISCOVERY_CALL_KEEP_DAYS = 365;
// Section 9: display
export const CARD_SPECIALTIES_MAX = 4;
export const FIRST_REVIEWS = 3;

// Joining (section 9; the rest security.md)
export const NAME_MAX_LENGTH = 100;
export const VERIFICATION_CODE_DIGITS = 6;
export const VERIFICATION_CODE_MINUTES = 10;
export const VERIFICATION_CODE_TRIES = 5;
export const VERIFICATION_RESEND_SECONDS = 60;
/** Ours: digits of the code that any browser may use, so many that it needs no limit of tries for each address. */
export const SHARED_CODE_DIGITS = 12;
/** Ours: a shared code is mailed at most this often to an address, and works for at least as long after the next one could be. */
export const SHARED_CODE_SECONDS = 600;
/** How long "Verification email sent!" stays. */
export const VERIFICATION_SENT_MS = 3_000;
/** A verified address can be registered this long, by the browser that verified it. */
export const VERIFIED_MINUTES = 30;
export const CAPTCHA_MINUTES = 30;
export const PASSWORD_RESET_MINUTES = 30;

// Mail (ours)
export const MAIL_SEND_TIMEOUT_MS = 20_000;
/** With the pauses between them, about a day. */
export const MAIL_ATTEMPTS_MAX = 16;
export const MAIL_PAUSE_MIN_MS = 15_000;
export const MAIL_PAUSE_MAX_MS = 14_400_000;
/** A mail that was given up is remembered, without address and content, for this long. */
export const MAIL_DEAD_KEEP_DAYS = 30;

// Money and reviews (sections 5 and 9)
export const PLATFORM_FEE_PERCENT = 20;
export const DISCOVERY_CALL_CENTS = 1_500;
export const AI_COACH_TRIAL_DAYS = 14;
/** Section 1: first contact with a buyer after a purchase. */
export const FIRST_CONTACT_HOURS = 72;
/** Ours: the coach is reminded this many hours after the purchase, the first time at once. */
export const CONTACT_REMINDER_HOURS = [0, 24, 48, 66] as const;
/** Ours: what a coach says about first contact stands when the buyer does not deny it for this long. */
export const CONTACT_CLAIM_HOURS = 72;
/** Ours: after a missed promise the refund is offered this long. */
export const REFUND_OFFER_DAYS = 30;
/** Ours: a second click on a paying button within this long leads to the same checkout. */
export const CHECKOUT_REUSE_MINUTES = 10;
/** Ours: a webhook signed longer ago than this is refused as replayed. */
export const WEBHOOK_TOLERANCE_SECONDS = 300;
export const WEBHOOK_MAX_BYTES = 1_048_576;
/** The provider has this long to answer one request of ours. */
export const PAYMENTS_TIMEOUT_MS = 10_000;
/** The nightly comparison looks this far back. */
export const RECONCILE_DAYS = 7;
export const EARNINGS_MONTHS = 6;
export const REVIEW_RATING_MIN = 1;
export const REVIEW_RATING_MAX = 5;
export const REVIEW_COMMENT_MAX_LENGTH = 500;

// Quizzes (section 9) and discovery calls
/** Quiz 1 goes on by itself this long after an answer, so that the choice is seen. */
export const QUIZ_ADVANCE_MS = 300;
export const QUIZ_RESULTS_MS = 500;
/** Ours: matches of quizzes 2 to 4 answered at a time. */
export const MATCHES_PER_PAGE = 12;
/** Ours: matches shown with their reasons. */
export const TOP_MATCHES = 3;
/** Ours: further matches answered at a time, in short. */
export const MATCH_ROWS_PER_PAGE = 50;
/** Section 9: after a discovery call was asked for, the coach's calendar opens by itself. */
export const DISCOVERY_REDIRECT_MS = 4_000;
