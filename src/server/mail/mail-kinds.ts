/** What each kind of mail is told. Addresses of pages are whole (`https://…`), money is in US cents, instants are ISO 8601. */
export interface MailData {
  /** The six digits of Verify Your Email (AUTH-15). */
  verification: { readonly code: string };
  /** The longer code that every browser may use, where many codes were asked for. */
  shared_verification: { readonly code: string };
  /** Somebody wants to register with an address that has an account. */
  already_registered: null;
  /** Somebody wants to reset the password of an address that has no account. */
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
  /** To the buyer. `manage_url` is where the purchase can be seen and cancelled; null for a single payment. */
  purchase_receipt: {
    readonly first_name: string | null;
    readonly description: string;
    readonly amount_cents: number;
    readonly paid_at: string;
    readonly manage_url: string | null;
  };
  /** To the coach: somebody bought, and when the 72 hours of the coach terms end. */
  new_client: {
    readonly coach_first_name: string;
    readonly client_name: string;
    readonly client_email: string;
    readonly program: string;
    readonly contact_by: string;
  };
  /** To the coach, before the 72 hours end. */
  contact_reminder: {
    readonly coach_first_name: string;
    readonly client_name: string;
    readonly client_email: string;
    readonly program: string;
    readonly contact_by: string;
  };
  /** To the buyer, when the 72 hours ended without contact: the refund that is offered. */
  contact_missed: {
    readonly first_name: string | null;
    readonly coach_name: string;
    readonly program: string;
    readonly amount_cents: number;
    readonly manage_url: string;
  };
  /** To the buyer, when the card did not pay the next month of a subscription. `is_closed`: what was bought is closed until it is paid. */
  renewal_failed: {
    readonly first_name: string | null;
    readonly description: string;
    readonly amount_cents: number;
    readonly is_closed: boolean;
    readonly manage_url: string;
  };
}

export type MailKind = keyof MailData;

/** A mail to be sent, of any kind. */
export type MailOrder = {
  [Kind in MailKind]: {
    readonly kind: Kind;
    readonly to: string;
    readonly data: MailData[Kind];
    /** Not before; at once without it. */
    readonly due_at?: Date;
    /** A mail that could not be delivered by then is not sent at all. */
    readonly useless_after?: Date;
  };
}[MailKind];
