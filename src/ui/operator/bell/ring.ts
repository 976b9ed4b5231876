// A short tone, made in the browser: no file is loaded.

let audio: AudioContext | null = null;

const QUIET = 0.08;
const SILENT = 0.0001;
const TONES = [
  { hertz: 880, at: 0 },
  { hertz: 1_175, at: 0.14 },
];
const SECONDS = 0.18;

/** A browser that was not touched yet stays silent. */
export function ring(): void {
  audio ??= new AudioContext();
  void audio.resume();
  for (const { hertz, at } of TONES) {
    const start = audio.currentTime + at;
    const tone = audio.createOscillator();
    const level = audio.createGain();
    tone.frequency.value = hertz;
    level.gain.setValueAtTime(QUIET, start);
    level.gain.exponentialRampToValueAtTime(SILENT, start + SECONDS);
    tone.connect(level).connect(audio.destination);
    tone.start(start);
    tone.stop(start + SECONDS);
  }
}
