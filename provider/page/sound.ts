// Short tones, made where they are heard. Off until the player turns them on.
const SECONDS = 0.12;
const QUIET = 0.08;

let context: AudioContext | null = null;

export function playTone(hertz: number): void {
  context ??= new AudioContext();
  const tone = context.createOscillator();
  const level = context.createGain();
  tone.frequency.value = hertz;
  level.gain.setValueAtTime(QUIET, context.currentTime);
  level.gain.exponentialRampToValueAtTime(0.001, context.currentTime + SECONDS);
  tone.connect(level).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + SECONDS);
}
