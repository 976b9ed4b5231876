import { setup } from "xstate";
// Fault: `pause` is lost in the region of the sound while it is muted, though the region takes it otherwise.
export const player = setup({ types: { events: {} as { type: "pause" | "play" | "mute" } } }).createMachine({
  id: "player",
  type: "parallel",
  states: {
    picture: { initial: "moving", states: { moving: { on: { pause: "still" } }, still: { on: { play: "moving" } } } },
    sound: {
      initial: "heard",
      states: {
        heard: { on: { pause: "silent", mute: "muted" } },
        muted: { on: { mute: "heard" } },
        silent: { on: { play: "heard" } },
      },
    },
  },
});
