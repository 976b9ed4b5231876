import { definePathModel } from "../../../paths/lib/model.ts";
import { maintenanceGateMachine } from "./maintenance-gate.machine.ts";
import { maintenanceGateWords } from "./maintenance-gate.words.ts";
import { maintenanceGateProperties } from "./maintenance-gate.properties.paths.ts";

const on = { siteNoticeFlg: true, notice: "<p>점검 중</p>", endsAt: "2026-11-21T06:00:00.000Z" };
const longer = { ...on, notice: "<p>점검이 길어집니다</p>", endsAt: "2026-11-21T08:00:00.000Z" };
const off = { siteNoticeFlg: false, notice: "", endsAt: null };
const noAnswer = { "no answer": new TypeError("fetch failed") };

export const maintenanceGatePaths = definePathModel({
  machine: maintenanceGateMachine,
  words: maintenanceGateWords,
  lasts: { maintenanceInterval: 5_000 },
  events: {
    "navigation.request": {
      "member to a page": { path: "/korea/cross?time=1", isLoggedIn: true },
      "guest to the login": { path: "/login", isLoggedIn: false },
      "member to maintenance": { path: "/maintenance", isLoggedIn: true },
      "guest to maintenance": { path: "/maintenance", isLoggedIn: false },
    },
  },
  done: { readMaintenance: { on, off }, askAgain: { on: longer, off } },
  errors: { readMaintenance: noAnswer, askAgain: noAnswer },
  comesTo: {
    start: "idle",
    "navigation.request": "reading",
    "done readMaintenance/on": ({ context }) =>
      context.request?.path === "/maintenance" ? "stopped.waiting" : "blocked",
    "done readMaintenance/off": ({ context }) => (context.request?.path === "/maintenance" ? "released" : "allowed"),
    "error readMaintenance": ({ context: { request, maintenance } }) =>
      maintenance.siteNoticeFlg
        ? request?.path === "/maintenance"
          ? "stopped.waiting"
          : "blocked"
        : request?.path === "/maintenance"
          ? "released"
          : "allowed",
    "after maintenanceInterval": "stopped.asking",
    "done askAgain/on": "stopped.waiting",
    "done askAgain/off": "released",
    "error askAgain": "stopped.waiting",
  },
  states: {
    idle: {
      sees: "아직 아무 화면도 요청되지 않았다",
      noTags: ["busy", "decided"],
      can: ["navigation.request"],
    },
    reading: {
      sees: "화면이 열리는 중이다",
      tags: ["busy"],
      noTags: ["decided"],
      holds: ({ context }) => context.decision === null,
      can: ["navigation.request"],
    },
    allowed: {
      sees: "요청한 화면이 열린다",
      tags: ["decided"],
      noTags: ["blocked"],
      holds: ({ context }) => context.decision?.kind === "allow",
      can: ["navigation.request"],
    },
    blocked: {
      sees: "점검 안내로 간다",
      tags: ["decided", "blocked"],
      holds: ({ context: { decision, request } }) =>
        decision?.kind === "redirect" && decision.to === "/maintenance" && decision.endsSession === request?.isLoggedIn,
      can: ["navigation.request"],
    },
    released: {
      sees: "점검이 끝나 홈으로 간다",
      tags: ["decided"],
      noTags: ["blocked"],
      holds: ({ context: { decision, request } }) =>
        decision?.kind === "redirect" && decision.to === "/" && decision.endsSession === request?.isLoggedIn,
      can: ["navigation.request"],
    },
    stopped: {
      sees: "점검 안내가 보인다",
      tags: ["decided", "blocked"],
      holds: ({ context }) => context.decision?.kind === "stop",
    },
    "stopped.waiting": {
      sees: "점검 안내가 보인다",
    },
    "stopped.asking": {
      sees: "점검 안내가 보인다",
    },
  },
  properties: maintenanceGateProperties,
  invariants: {
    "what was read last is what is shown": ({ event, after }) =>
      !("output" in event) || after.context.maintenance === event.output,
    "no page but /maintenance is let through while the flag is on": ({ after: { context } }) =>
      context.decision?.kind !== "allow" || !context.maintenance.siteNoticeFlg,
    "a failed read changes nothing that is known": ({ before, event, after }) =>
      before === null || !("error" in event) || before.context.maintenance === after.context.maintenance,
  },
  expectEffects: ({ before, after }) =>
    before?.matches({ stopped: "asking" }) && after.matches("released") ? ["leaveMaintenance"] : [],
});
