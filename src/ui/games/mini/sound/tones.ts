// Tones of a game, made in the browser: no files are loaded.

let audio: AudioContext | null = null;

interface Tone {
  hertz: number;
  /** The pitch at its end. */
  to?: number;
  /** Seconds from now, and how long it sounds. */
  at?: number;
  seconds?: number;
}

const QUIET = 0.06;
const SILENT = 0.0001;

function play({ hertz, to = hertz, at = 0, seconds = 0.15 }: Tone): void {
  audio ??= new AudioContext();
  // A browser that was not touched yet keeps it suspended.
  void audio.resume();
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  const level = audio.createGain();
  tone.frequency.setValueAtTime(hertz, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + seconds);
  level.gain.setValueAtTime(QUIET, start);
  level.gain.exponentialRampToValueAtTime(SILENT, start + seconds);
  tone.connect(level).connect(audio.destination);
  tone.start(start);
  tone.stop(start + seconds);
}

const DROPS = [0, 0.25, 0.5, 0.75, 1];

/** Two low tones: no more bets. */
export function playLock(): void {
  for (const at of [0, 0.2]) play({ hertz: 330, at });
}

/** Falling balls, then the result. Who wants little motion hears the result alone. */
export function playDraw(): void {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const drops = isStill ? [] : DROPS;
  for (const at of drops) play({ hertz: 700, to: 180, at, seconds: 0.2 });
  const end = drops.length === 0 ? 0 : 1.4;
  play({ hertz: 523, at: end });
  play({ hertz: 784, at: end + 0.15, seconds: 0.4 });
}
