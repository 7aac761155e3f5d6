/** The sounds of a table: synthesised on demand, soft, and silent until the player has touched the page. */
import { sounds } from "~/prefs";
import type { View } from "~/protocol";
import { newEntries } from "~/table/view";

export type Sound = "turn" | "move" | "count" | "end";

interface Note {
  /** In hertz. */
  pitch: number;
  /** When it starts and how long it takes to fade, in seconds. */
  at: number;
  fades: number;
  wave: OscillatorType;
}

const bell = (pitch: number, at: number, fades = 0.7): Note => ({ pitch, at, fades, wave: "sine" });
const coin = (pitch: number, at: number): Note => ({ pitch, at, fades: 0.18, wave: "triangle" });

/** A piece put down on wood; a ship's bell; coins; a chord. */
const NOTES: Record<Sound, readonly Note[]> = {
  move: [
    { pitch: 196, at: 0, fades: 0.09, wave: "triangle" },
    { pitch: 98, at: 0, fades: 0.12, wave: "sine" },
  ],
  turn: [bell(784, 0), bell(1175, 0.16, 0.9)],
  count: [coin(1319, 0), coin(1568, 0.09), coin(2093, 0.18)],
  end: [bell(523, 0, 1.2), bell(659, 0.14, 1.2), bell(784, 0.28, 1.2), bell(1047, 0.42, 1.6)],
};
const LOUDNESS = 0.07;
/** Milliseconds: sounds closer together than this are merged. */
const APART = 80;
const TOUCHES = ["pointerdown", "keydown"] as const;

export class Sounds {
  private context: AudioContext | undefined;
  private last = -Infinity;

  /** `make` creates an audio context, once the browser allows it. */
  constructor(
    private readonly make: () => AudioContext = () => new AudioContext(),
    private readonly now: () => number = () => performance.now(),
  ) {
    for (const touch of TOUCHES) addEventListener(touch, this.wake);
  }

  play(sound: Sound): void {
    const context = this.context;
    if (!context || !sounds.value || (sound === "move" && this.now() - this.last < APART)) return;
    this.last = this.now();
    for (const note of NOTES[sound]) strike(context, note);
  }

  /** Browsers allow sound only after the player has touched the page. */
  private readonly wake = (): void => {
    if (!sounds.value) return;
    for (const touch of TOUCHES) removeEventListener(touch, this.wake);
    this.context ??= this.make();
    if (this.context.state === "suspended") void this.context.resume();
  };
}

/** The sounds of this page. */
export const pageSounds = new Sounds();

function strike(context: AudioContext, { pitch, at, fades, wave }: Note): void {
  const begins = context.currentTime + at;
  const tone = new OscillatorNode(context, { type: wave, frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, begins);
  volume.gain.linearRampToValueAtTime(LOUDNESS, begins + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, begins + fades);
  tone.connect(volume).connect(context.destination);
  tone.start(begins);
  tone.stop(begins + fades);
}

/** Which sound a step makes, by importance: the end, a count, the start of the player's turn, a move. */
export function soundOf(before: View, now: View, turnBegins: boolean): Sound | null {
  if (now.turn.over && !before.turn.over) return "end";
  const entries = newEntries(before, now);
  if (entries.some((entry) => entry.count)) return "count";
  if (turnBegins) return "turn";
  return entries.some((entry) => entry.w >= 0) ? "move" : null;
}
