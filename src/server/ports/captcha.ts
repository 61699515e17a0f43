/** A signed challenge for the browser's solver. */
interface CaptchaChallenge {
  readonly parameters: Record<string, unknown>;
  readonly signature: string;
}

export interface Captcha {
  challenge(): Promise<CaptchaChallenge>;
  /** Redeems a token: true for an unexpired, unused challenge of ours. */
  use(token: string): Promise<boolean>;
}
