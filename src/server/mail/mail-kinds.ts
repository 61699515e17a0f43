/** Data per kind of mail. URLs are absolute, money is in US cents, times are ISO 8601. */
export interface MailData {
  /** The six digits of Verify Your Email (AUTH-15). */
  verification: { readonly code: string };
  /** The longer code that works in every browser. */
  shared_verification: { readonly code: string };
  /** Somebody tried to register an address with an account. */
  already_registered: null;
  /** Somebody requested a password reset for an address without an account. */
  no_account: null;
  password_reset: { readonly first_name: string; readonly link: string };
  password_changed: { readonly first_name: string };
  account_deleted: { readonly first_name: string };
  /** After a coach finished the registration (ONBOARD-7). */
  welcome: { readonly first_name: string };
  /** The confirmation of a discovery call (CALL-2), with the coach's programs. `price` is the wire's, like `129.00`. */
  discovery_call: {
    readonly name: string;
    readonly coach_name: string;
    readonly coach_url: string;
    readonly booking_url: string;
    readonly programs: readonly { readonly title: string; readonly description: string; readonly price: string }[];
  };
  /** To the coach: a free call was asked for (REL-6). */
  new_lead: { readonly first_name: string; readonly lead_first_name: string; readonly leads_url: string };
  /** To coach or trainee: a message is unread. Never what it says (PRIV-1). */
  coaching_message: { readonly first_name: string; readonly from_first_name: string; readonly thread_url: string };
  /** To the trainee: a plan waits for an answer; to the coach: one was answered (PRIV-1). */
  coaching_plan: { readonly first_name: string; readonly from_first_name: string; readonly plans_url: string };
  coaching_answer: { readonly first_name: string; readonly from_first_name: string; readonly plans_url: string };
  /** To the buyer. `manage_url` is where to see and cancel the purchase; null for a single payment. */
  purchase_receipt: {
    readonly first_name: string | null;
    readonly description: string;
    readonly amount_cents: number;
    readonly paid_at: string;
    readonly manage_url: string | null;
  };
  /** To the coach: a purchase, and when its 72 hours end. */
  new_client: {
    readonly coach_first_name: string;
    readonly client_name: string;
    readonly client_email: string;
    readonly program: string;
    readonly contact_by: string;
  };
  /** To the coach, during the 72 hours. */
  contact_reminder: {
    readonly coach_first_name: string;
    readonly client_name: string;
    readonly client_email: string;
    readonly program: string;
    readonly contact_by: string;
  };
  /** To the buyer, after 72 hours without contact: the refund offer. */
  contact_missed: {
    readonly first_name: string | null;
    readonly coach_name: string;
    readonly program: string;
    readonly amount_cents: number;
    readonly manage_url: string;
  };
  /** To the buyer, when a renewal failed. `is_closed`: access is closed until it is paid. */
  renewal_failed: {
    readonly first_name: string | null;
    readonly description: string;
    readonly amount_cents: number;
    readonly is_closed: boolean;
    readonly manage_url: string;
  };
}

export type MailKind = keyof MailData;

/** A mail of any kind to be sent. */
export type MailOrder = {
  [Kind in MailKind]: {
    readonly kind: Kind;
    readonly to: string;
    readonly data: MailData[Kind];
    /** Earliest delivery; default now. */
    readonly due_at?: Date;
    /** Not sent after this time. */
    readonly useless_after?: Date;
  };
}[MailKind];
