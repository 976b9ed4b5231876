import { definePathModel } from "../../../paths/lib/model.ts";
import { deviceToggleMachine } from "./device-toggle.machine.ts";
import { deviceToggleWords } from "./device-toggle.words.ts";

const LAY: Readonly<Record<string, string>> = { auto: "layAuto", mobile: "layMobile", desktop: "layDesktop" };
const STORE: Readonly<Record<string, string>> = { mobile: "storeMobile", desktop: "storeDesktop" };

export const deviceTogglePaths = definePathModel({
  machine: deviceToggleMachine,
  words: deviceToggleWords,
  events: {
    "device.toggle": { "on a desktop": { isDesktop: true }, "on a phone": { isDesktop: false } },
    "device.restore": { auto: { device: "auto" }, mobile: { device: "mobile" }, desktop: { device: "desktop" } },
  },
  states: {
    auto: {
      sees: "기기의 너비대로 보인다",
      can: ["device.toggle", "device.restore"],
    },
    mobile: {
      sees: "너비 425의 모바일 화면이다",
      can: ["device.toggle", "device.restore"],
    },
    desktop: {
      sees: "너비 1607의 PC 화면이다",
      can: ["device.toggle", "device.restore"],
    },
  },
  invariants: {
    "a choice is the other of the two": ({ before, event, after }) =>
      event.type !== "device.toggle" ||
      after.value ===
        (before?.value === "auto"
          ? "isDesktop" in event && event.isDesktop
            ? "mobile"
            : "desktop"
          : before?.value === "mobile"
            ? "desktop"
            : "mobile"),
    "what was stored is what is shown": ({ event, after }) => !("device" in event) || after.value === event.device,
  },
  expectEffects: ({ event, after }) => {
    const device = String(after.value);
    if (event.type === "device.restore") return [LAY[device] ?? ""];
    return event.type === "device.toggle" ? [LAY[device] ?? "", STORE[device] ?? ""] : [];
  },
});
