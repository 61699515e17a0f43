import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type Engine, SessionLost } from './browser.ts';
import type { Gate } from './gate.ts';

export interface Stage {
  readonly engine: Engine;
  readonly gate: Gate;
  /** The server itself, past the gate. */
  readonly url: string;
}

/** A browser on a profile of its own, closed, killed and opened again. */
export class TestPhone {
  readonly #stage: Stage;
  readonly #profile: string;
  browser: Browser;

  private constructor(stage: Stage, profile: string, browser: Browser) {
    this.#stage = stage;
    this.#profile = profile;
    this.browser = browser;
  }

  static async open(stage: Stage): Promise<TestPhone> {
    const profile = await mkdtemp(join(tmpdir(), `setwise-${stage.engine.name}-`));
    return new TestPhone(stage, profile, await stage.engine.launch(profile, stage.gate.url));
  }

  async reopen(): Promise<void> {
    await this.browser.close();
    await this.launch();
  }

  async kill(): Promise<void> {
    await this.browser.kill('browser');
    await this.launch();
  }

  /** Leads the browser to a page after its own was killed; some drivers let go of a browser then, and it is started anew. */
  async openAfterKill(path: string): Promise<void> {
    try {
      await this.browser.open(path);
    } catch (error) {
      if (!(error instanceof SessionLost)) throw error;
      await this.browser.kill('browser');
      await this.launch();
    }
  }

  async launch(): Promise<void> {
    this.browser = await this.#stage.engine.launch(this.#profile, this.#stage.gate.url);
  }

  async remove(): Promise<void> {
    await this.browser.close().catch(() => undefined);
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
