// The sound of a game's page. It is off until the member turns it on; then the lock and the result are heard.
import { setup } from "xstate";
import { unprovidedEffect } from "../shared/unprovided.ts";
import type { GameSoundEvent } from "./game-sound.schema.ts";

export const gameSoundMachine = setup({
  types: { events: {} as GameSoundEvent },
  guards: {
    isStoredOn: ({ event }) => event.type === "sound.restore" && event.isOn,
  },
  actions: {
    storeOn: unprovidedEffect("storeOn"),
    storeOff: unprovidedEffect("storeOff"),
    playLock: unprovidedEffect("playLock"),
    playDraw: unprovidedEffect("playDraw"),
  },
}).createMachine({
  id: "game-sound",
  initial: "off",
  on: { "sound.restore": [{ guard: "isStoredOn", target: ".on" }, { target: ".off" }] },
  states: {
    off: {
      // A browser plays nothing before the first press: this tone is that press.
      on: { "sound.toggle": { target: "on", actions: ["storeOn", "playLock"] } },
    },
    on: {
      on: {
        "sound.toggle": { target: "off", actions: "storeOff" },
        "round.locked": { actions: "playLock" },
        "round.drawn": { actions: "playDraw" },
      },
    },
  },
});
