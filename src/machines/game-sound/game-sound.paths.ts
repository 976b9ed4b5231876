import { definePathModel } from "../../../paths/lib/model.ts";
import { gameSoundMachine } from "./game-sound.machine.ts";
import { gameSoundWords } from "./game-sound.words.ts";

export const gameSoundPaths = definePathModel({
  machine: gameSoundMachine,
  words: gameSoundWords,
  events: {
    "sound.toggle": { plain: {} },
    "sound.restore": { on: { isOn: true }, off: { isOn: false } },
    "round.locked": { plain: {} },
    "round.drawn": { plain: {} },
  },
  states: {
    off: { sees: "소리가 꺼져 있다", can: ["sound.toggle", "sound.restore"] },
    on: { sees: "소리가 켜져 있다", can: ["sound.toggle", "sound.restore", "round.locked", "round.drawn"] },
  },
  invariants: {
    "only a press and a new visit change it": ({ before, event, after }) =>
      before === null ||
      event.type === "sound.toggle" ||
      event.type === "sound.restore" ||
      after.value === before.value,
    "a press changes it": ({ before, event, after }) =>
      event.type !== "sound.toggle" || before === null || after.value !== before.value,
    "a new visit begins as the last choice": ({ event, after }) =>
      !("isOn" in event) || after.value === (event.isOn ? "on" : "off"),
  },
  expectEffects: ({ before, event }) => {
    const wasOn = before?.value === "on";
    if (event.type === "sound.toggle") return wasOn ? ["storeOff"] : ["storeOn", "playLock"];
    if (!wasOn) return [];
    if (event.type === "round.locked") return ["playLock"];
    return event.type === "round.drawn" ? ["playDraw"] : [];
  },
});
