/** Hertz and seconds of the three tones at the end of a rest. */
const TONES = [
  { hertz: 660, at: 0 },
  { hertz: 660, at: 0.25 },
  { hertz: 880, at: 0.5 },
] as const;
const TONE_SECONDS = 0.18;
const LOUDNESS = 0.4;

/**
 * The tones at the end of a rest, scheduled on the audio clock: it also runs in hidden pages, whose timers browsers delay. Browsers start
 * it only after a tap.
 */
export class RestSound {
  #context: AudioContext | null = null;
  #tones: OscillatorNode[] = [];

  /** Inside a tap. */
  prepare(): void {
    if (!('AudioContext' in globalThis)) return;
    this.#context ??= new AudioContext();
  }

  get isPrepared(): boolean {
    return this.#context !== null;
  }

  /** Replaces what was scheduled. */
  schedule(seconds: number): void {
    this.cancel();
    const context = this.#context;
    if (context === null) return;
    context.resume().then(
      () => {
        const start = context.currentTime + seconds;
        this.#tones = TONES.map(({ hertz, at }) => tone(context, hertz, start + at));
      },
      // Without a tap there is no sound; the next one prepares it.
      () => {},
    );
  }

  cancel(): void {
    for (const each of this.#tones) each.disconnect();
    this.#tones = [];
  }

  /** Lets go of the audio device. */
  close(): void {
    this.cancel();
    this.#context?.close().catch(() => {});
    this.#context = null;
  }
}

function tone(context: AudioContext, hertz: number, at: number): OscillatorNode {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.frequency.value = hertz;
  gain.gain.value = LOUDNESS;
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + TONE_SECONDS);
  return oscillator;
}
