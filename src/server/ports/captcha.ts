/** A piece of work, signed, as the browser's solver takes it. */
interface CaptchaChallenge {
  readonly parameters: Record<string, unknown>;
  readonly signature: string;
}

/** Tells browsers that did some work from those that did none. */
export interface Captcha {
  challenge(): Promise<CaptchaChallenge>;
  /** Whether a token proves a challenge of ours that has not run out and was never used before; from now on it was. */
  use(token: string): Promise<boolean>;
}
