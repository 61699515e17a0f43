/** A mail's content before formatting: plain text, escaped in HTML. */
export interface MailContent {
  readonly subject: string;
  readonly blocks: readonly MailBlock[];
}

export type MailBlock =
  | { readonly kind: 'words'; readonly text: string }
  /** In large digits on a separate line. */
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'items'; readonly items: readonly { readonly title: string; readonly beside: string; readonly text: string }[] }
  /** Small print. */
  | { readonly kind: 'note'; readonly text: string };

export const words = (text: string): MailBlock => ({ kind: 'words', text });
export const note = (text: string): MailBlock => ({ kind: 'note', text });
export const button = (label: string, url: string): MailBlock => ({ kind: 'button', label, url });
