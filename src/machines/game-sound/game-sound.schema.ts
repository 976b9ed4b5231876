// Effects. storeOn, storeOff: what the next visit of this member restores; playLock, playDraw: tones.

export type GameSoundEvent =
  /** The member presses the button. */
  | { type: "sound.toggle" }
  /** The page begins: what this member chose last time. */
  | { type: "sound.restore"; isOn: boolean }
  /** The round that is shown takes no more bets. */
  | { type: "round.locked" }
  /** Its result is shown. */
  | { type: "round.drawn" };
