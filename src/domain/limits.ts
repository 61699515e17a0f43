/** Every number of the product that is a rule. */

// Accounts
export const PASSWORD_MIN_LENGTH = 8;
/** The server accepts any composition up to here (AUTH-13). */
export const PASSWORD_MAX_LENGTH = 128;
/** A request without an answer counts as unreachable after this long (API-3). */
export const REQUEST_TIMEOUT_MS = 30_000;

// Training
export const STRENGTH_PLAN_WEEKS = 4;
export const DEFAULT_SETS = 3;
export const DEFAULT_REPS = '8–12';
/** Below this width the sidebar is a drawer (PAGE-6). */
export const MEDIUM_BREAKPOINT_PX = 768;

// AI Coach chat (ours): bounds the cost of an untrusted conversation
export const CHAT_MESSAGE_MAX_LENGTH = 4_000;
export const CHAT_MESSAGES_MAX = 400;

// Sync (ours)
export const SYNC_PROTOCOL = 1;
export const SYNC_MAX_OPS = 500;
export const SYNC_PULL_LIMIT = 500;
/** Bytes of the changes in one answer; a single change may be larger. */
export const SYNC_PULL_MAX_BYTES = 786_432;
/** Pages of changes made at once, and requests that may wait for their turn: a page is held in memory until it is sent. */
export const SYNC_PULLS_AT_ONCE = 3;
export const SYNC_PULLS_WAITING_MAX = 500;
/** What one account may store: ten years and 50,000 sets take about a fifth of it (SYNC-26). */
export const ACCOUNT_MAX_BYTES = 134_217_728;
export const ACCOUNT_MAX_OPERATIONS = 500_000;
/** The server clamps clocks further ahead. */
export const CLOCK_AHEAD_MAX_MS = 60_000;
/** Characters of JSON per push, well below any body limit. */
export const SYNC_PUSH_MAX_LENGTH = 600_000;
/** Pause after a local write, so that a burst of sets shares one push. */
export const SYNC_DEBOUNCE_MS = 800;
/** First and longest pause after a failed round; it doubles with each failure. */
export const SYNC_BACKOFF_MIN_MS = 2_000;
export const SYNC_BACKOFF_MAX_MS = 300_000;
/** Longest pause while unsent data waits and the page is visible. A second below the promised 10 s, for the round itself. */
export const SYNC_WAITED_FOR_MAX_MS = 9_000;
/** Longest pause a server may request; afterwards the phone retries. */
export const SYNC_RETRY_AFTER_MAX_MS = 3_600_000;
/** Longest wait for the sync lock, which a frozen tab may hold. Syncing without it is safe: operations are idempotent. */
export const SYNC_TURN_WAIT_MS = 40_000;
/** A storage write pending longer counts as lost; a healthy one takes a few milliseconds. */
export const STORAGE_WRITE_TIMEOUT_MS = 8_000;
/** A database open pending longer counts as lost; even an upgrade takes only a few seconds on a slow phone. */
export const STORAGE_OPEN_TIMEOUT_MS = 15_000;
/** Delay between the engine's error and the reload that recovers storage. Writes fail and are parked meanwhile. */
export const STORAGE_LOST_WAIT_MS = 500;
/** Bytes of the largest value, a plan, as JSON; other kinds have less (`value-sizes.ts`). */
export const OPERATION_VALUE_MAX_BYTES = 262_144;
/** Retention of the raw copy of migrated legacy data. */
export const QUARANTINE_DAYS = 90;

/** How long a deleted gym can be brought back (GYM-4). */
export const DELETED_GYM_DAYS = 30;

// A routine: more days than a fortnight has, and more exercises than a day holds
export const ROUTINE_DAYS_MAX = 14;
/** Seconds of a rest that can be chosen as the usual one (SET-2). */
export const REST_SECONDS_MIN = 15;
export const REST_SECONDS_MAX = 900;

export const ROUTINE_NAME_MAX_LENGTH = 80;
export const DAY_EXERCISES_MAX = 40;

// Exercises of one's own
export const OWN_EXERCISE_NAME_MAX_LENGTH = 80;
/** As many as a person makes in years; more stay on the phone and are not told to the coach. */
export const OWN_EXERCISES_TOLD_MAX = 200;

// One logged set: plausible values
export const SET_REPS_MAX = 999;
/** What files of other apps may hold beside. */
export const STORED_REPS_MAX = 9_999_999;
export const SET_WEIGHT_MAX = 9_999;
export const NOTE_MAX_LENGTH = 300;
export const RPE_MIN = 1;
export const RPE_MAX = 10;

// Bringing a training log in (IMPORT-7)
export const IMPORT_MAX_BYTES = 52_428_800;
export const SHARED_FILE_MINUTES = 10;

// Sign-in (AUTH-10)
export const ACCESS_TOKEN_SECONDS = 600;
/** An unused session ends after this. */
export const REFRESH_IDLE_DAYS = 90;
/** … and every session this long after sign-in. */
export const REFRESH_MAX_DAYS = 365;
export const EMAIL_MAX_LENGTH = 254;

// Requests (ours)
export const REQUEST_BODY_MAX_BYTES = 262_144;
/** Nesting depth of JSON; a plan has about ten. */
export const REQUEST_JSON_MAX_DEPTH = 64;
export const IDEMPOTENCY_KEY_MAX_LENGTH = 128;
/** Retention of stored answers: longer than any phone retries. */
export const IDEMPOTENCY_KEEP_DAYS = 30;
/** A request that holds its key longer without an answer was cut off; the next try runs it again. */
export const IDEMPOTENCY_RUN_MAX_MS = 120_000;

// Money, in US cents (MONEY-2)
export const AI_COACH_PRICE_CENTS = 4_999;
export const AI_COACH_FIRST_MONTH_CENTS = 999;
/** How long a sandbox checkout can be paid. */
export const CHECKOUT_OPEN_HOURS = 24;
export const CANCEL_URL_MAX_LENGTH = 2_048;

// Larger requests (ours)
/** 500 ordinary operations with room to spare; on 413 a phone sends fewer. */
export const SYNC_PUSH_MAX_BYTES = 4_194_304;
/** A very long conversation, not 400 messages of maximum length. */
export const AI_COACH_BODY_MAX_BYTES = 2_097_152;
/** The part of it for facts and plan; the excess stays on the phone. */
export const AI_COACH_BESIDE_MAX_BYTES = 262_144;

// Logging out of a phone (ours)
/** How long a logout tries to send unsent data before asking what to do with it. */
export const LOGOUT_SEND_WAIT_MS = 5_000;
/** A tab with an open connection delays the deletion of a database; after this it is finished at the next start. */
export const DATABASE_DELETE_WAIT_MS = 3_000;
/** Most reloads after lost storage within `STORAGE_RELOAD_WINDOW_MS`. */
export const STORAGE_RELOADS_MAX = 2;
export const STORAGE_RELOAD_WINDOW_MS = 60_000;

// Language model (ours): cost of one AI Coach answer in time, tokens and text
/** Below `REQUEST_TIMEOUT_MS`, so that the engine can still answer in time. */
export const MODEL_TIMEOUT_MAX_MS = 25_000;
/** Reserved before the model is called, which bounds how far concurrent questions can exceed the daily budget. */
export const MODEL_TURN_TOKENS = 8_000;
/** Tool-call rounds per turn. */
export const MODEL_ROUNDS_MAX = 5;
export const MODEL_TOOL_TOKENS_MAX = 3_000;
export const MODEL_WORDS_TOKENS_MAX = 700;
/** The newest messages shown to the model, characters per message, and in total. */
export const MODEL_MESSAGES_MAX = 24;
export const MODEL_MESSAGE_MAX_LENGTH = 1_200;
export const MODEL_MATERIAL_MAX_LENGTH = 24_000;
/** The model's output per turn. */
export const MODEL_WORDS_MESSAGES_MAX = 3;
export const MODEL_WORDS_MAX_LENGTH = 700;
/** Consecutive failures after which the model is skipped for a while and the engine answers immediately. */
export const MODEL_FAILURES_MAX = 3;
export const MODEL_PAUSE_MS = 30_000;
export const MODEL_PAUSE_MAX_MS = 600_000;

// Pictures and coaches
export const IMAGE_MAX_BYTES = 5_242_880;
/** Ours: 5 MB take long on a slow line. */
export const UPLOAD_TIMEOUT_MS = 120_000;
/** What an uploaded picture may unpack into (SEC-7). */
export const PICTURE_MAX_PIXELS = 40_000_000;
export const COACH_MIN_AGE = 18;
export const SHORT_BIO_MAX_LENGTH = 300;
export const BRANDING_MAX_LENGTH = 1_000;
export const PROGRAM_DESCRIPTION_MAX_LENGTH = 1_000;
/** US cents a month. */
export const PROGRAM_PRICE_MAX_CENTS = 999_999;
export const PORTFOLIO_MAX_ITEMS = 4;
export const CALENDLY_USERNAME_MAX_LENGTH = 100;
export const PORTFOLIO_DESCRIPTION_MAX_LENGTH = 1_000;
/** Ours: the highest plausible age. */
export const COACH_MAX_AGE = 120;

// Browsing coaches (ours)
export const SEARCH_TEXT_MAX_LENGTH = 80;
export const COMPARE_MAX = 4;
export const FAVOURITES_MAX = 200;
/** Pages fetched when a list URL is opened; earlier ones load on request. */
export const BROWSE_PAGES_AT_ONCE = 6;
/** Pages that stay open while further ones load. */
export const BROWSE_PAGES_OPEN_MAX = 12;
/** Typing pause before a search is sent; browsers also throttle URL changes on every key. */
export const SEARCH_PAUSE_MS = 300;
export const COACH_CARDS_PER_PAGE = 24;
/** Staleness limit of the coach list, in ms, for writes by other server processes. */
export const MARKET_MAX_STALE_MS = 500;
/** Discovery calls (ours) */
export const FULL_NAME_MAX_LENGTH = 200;
export const DISCOVERY_CALL_KEEP_DAYS = 365;
// Display
export const CARD_SPECIALTIES_MAX = 4;
export const FIRST_REVIEWS = 3;

// Joining (AUTH-11 to AUTH-16)
export const NAME_MAX_LENGTH = 100;
export const VERIFICATION_CODE_DIGITS = 6;
export const VERIFICATION_CODE_MINUTES = 10;
export const VERIFICATION_CODE_TRIES = 5;
export const VERIFICATION_RESEND_SECONDS = 60;
/** Ours: digits of the code that works in any browser, enough to need no attempt limit per address. */
export const SHARED_CODE_DIGITS = 12;
/** Ours: a shared code is mailed at most this often to an address, and stays valid at least as long after the next could be sent. */
export const SHARED_CODE_SECONDS = 600;
/** How long "Verification email sent!" is shown. */
export const VERIFICATION_SENT_MS = 3_000;
/** How long a verified address can be registered, by the verifying browser. */
export const VERIFIED_MINUTES = 30;
export const CAPTCHA_MINUTES = 30;
export const PASSWORD_RESET_MINUTES = 30;

// Mail (ours)
export const MAIL_SEND_TIMEOUT_MS = 20_000;
/** About a day, with the pauses between. */
export const MAIL_ATTEMPTS_MAX = 16;
export const MAIL_PAUSE_MIN_MS = 15_000;
export const MAIL_PAUSE_MAX_MS = 14_400_000;
/** Retention of a failed mail's row, without address and content. */
export const MAIL_DEAD_KEEP_DAYS = 30;

// Money and reviews
export const PLATFORM_FEE_PERCENT = 20;
export const DISCOVERY_CALL_CENTS = 1_500;
export const AI_COACH_TRIAL_DAYS = 14;
/** First contact with a buyer after a purchase (MONEY-12). */
export const FIRST_CONTACT_HOURS = 72;
/** The promise is drawn in strokes of this many hours. */
export const CONTACT_STROKE_HOURS = 6;
/** A relationship that ended stays open for goodbyes this long (REL-1). */
export const CLOSING_DAYS = 14;
/** A message between coach and trainee, in characters. */
export const THREAD_MESSAGE_MAX_LENGTH = 4_000;
/** An unread message is mailed after this long, and a thread at most this often (PRIV-1). */
export const NOTICE_DELAY_MINUTES = 10;
export const NOTICE_PAUSE_HOURS = 12;
/** An open, visible thread asks for news this often (SCOPE-3). */
export const THREAD_POLL_MS = 15_000;
/** A coach's code works this long (REL-3). */
export const INVITATION_DAYS = 14;
/** Codes of one coach that can still be used. */
export const INVITATIONS_OPEN_MAX = 20;
/** People who are with a coach without paying: codes are for trials and friends, and no way around the fee. */
export const INVITED_CLIENTS_MAX = 5;
/** What a coach notes beside a code, in characters. */
export const INVITATION_LABEL_MAX_LENGTH = 80;
/** Codes shown to a coach, the newest. */
export const INVITATIONS_SHOWN = 100;
/** A typed code or pasted link, in characters. */
export const INVITATION_TYPED_MAX_LENGTH = 200;
/** Sharing a log with a coach is offered for so many months, and ends after twelve months, which is at most so many days. */
export const GRANT_MONTHS_OFFERED = 3;
export const GRANT_DAYS_MAX = 366;
/** Days before its end from which the trainee is asked whether to go on sharing (GRANT-11). */
export const GRANT_ASK_DAYS = 7;
/** Of the sentences that a trainee agrees to when sharing (`messages/consent.ts`); a changed promise takes the next (GRANT-8). */
export const CONSENT_TEXT_VERSION = 1;
/** A coach's device may show what it read for so many days (READ-2), and reads at most so many days at once. */
export const READ_LEASE_DAYS = 7;
export const CLIENT_LOG_DAYS_MAX = 31;
/** The desk sums up so many days of each log, and asks for so many clients at once (DESK-6). */
export const DESK_DAYS = 84;
export const DESK_CLIENTS_MAX = 20;
/** A message that waits longer than this is a reason by itself (DESK-1). */
export const UNANSWERED_HOURS = 24;
/** Versions and hours of reading in the trainee's list, the newest (GRANT-8). */
export const ACCESS_LOG_ROWS = 200;
/** Free calls shown to a coach, the newest (REL-6). */
export const LEADS_MAX = 200;
/** Ours: hours after the purchase at which the coach is reminded. */
export const CONTACT_REMINDER_HOURS = [0, 24, 48, 66] as const;
/** Ours: time for the buyer to deny a claimed first contact. */
export const CONTACT_CLAIM_HOURS = 72;
/** Ours: how long the refund is offered after a missed promise. */
export const REFUND_OFFER_DAYS = 30;
/** Ours: a second click within this time opens the same checkout. */
export const CHECKOUT_REUSE_MINUTES = 10;
/** Ours: a webhook signature older than this is refused as replayed. */
export const WEBHOOK_TOLERANCE_SECONDS = 300;
export const WEBHOOK_MAX_BYTES = 1_048_576;
/** Per request to the provider. */
export const PAYMENTS_TIMEOUT_MS = 10_000;
/** How far back the nightly reconciliation goes. */
export const RECONCILE_DAYS = 7;
export const EARNINGS_MONTHS = 6;
export const REVIEW_RATING_MIN = 1;
export const REVIEW_RATING_MAX = 5;
export const REVIEW_COMMENT_MAX_LENGTH = 500;

// Quizzes and discovery calls
/** Delay before quiz 1 advances, so that the choice is seen. */
export const QUIZ_ADVANCE_MS = 300;
export const QUIZ_RESULTS_MS = 500;
/** Ours: page size of the matches of quizzes 2 to 4. */
export const MATCHES_PER_PAGE = 12;
/** Ours: matches with reasons. */
export const TOP_MATCHES = 3;
/** Ours: page size of further matches. */
export const MATCH_ROWS_PER_PAGE = 50;
/** After a discovery call was asked for, the coach's calendar opens by itself (CALL-2). */
export const DISCOVERY_REDIRECT_MS = 4_000;
