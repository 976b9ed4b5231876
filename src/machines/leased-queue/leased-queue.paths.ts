import { definePathModel } from "../../../paths/lib/model.ts";
import type { Leased } from "../../domain/wallet/leases.ts";
import { leasedQueueMachine } from "./leased-queue.machine.ts";
import { leasedQueueWords } from "./leased-queue.words.ts";
import { leasedQueueProperties } from "./leased-queue.properties.paths.ts";

const OWN: Leased = { id: "a", userId: "member01", lease: { isMine: true } };
const FREE: Leased = { ...OWN, lease: null };
const OF_ANOTHER: Leased = { id: "b", userId: "member02", lease: { isMine: false } };

const hasProblem = (event: object) =>
  "report" in event && JSON.stringify(event.report).includes("다른 관리자가 처리하고 있습니다.");

export const leasedQueuePaths = definePathModel({
  machine: leasedQueueMachine,
  words: leasedQueueWords,
  events: {
    "work.open": {
      "own rows": { action: "approve", rows: [OWN] },
      "one of another": { action: "approve", rows: [OWN, OF_ANOTHER] },
      "no rows": { action: "approve", rows: [] },
    },
    "work.close": { plain: {} },
    "leases.read": {
      "still own": { rows: [OWN, OF_ANOTHER] },
      "lease ended": { rows: [FREE, OF_ANOTHER] },
      "another page": { rows: [] },
    },
    "report.told": {
      "all done": { report: { items: [{ id: "a", problem: null }] } },
      "one failed": { report: { items: [{ id: "a", problem: "다른 관리자가 처리하고 있습니다." }] } },
    },
  },
  comesTo: {
    start: "browsing",
    "work.open": "deciding",
    "work.close": "browsing",
    "leases.read/lease ended": (before) => (before.hasTag("working") ? "lost" : "browsing"),
    "leases.read": (before) => (before.hasTag("working") ? "deciding" : "browsing"),
    "report.told/all done": (before) => (before.matches("lost") ? "lost" : "browsing"),
    "report.told": "browsing",
  },
  states: {
    browsing: {
      sees: "신청 목록만 보인다",
      noTags: ["working"],
      holds: ({ context }) => context.work === null,
      can: ["work.open/own rows", "leases.read", "report.told"],
      cannot: ["work.open/one of another", "work.open/no rows", "work.close"],
    },
    deciding: {
      sees: "고른 신청의 처리 양식이 보인다",
      tags: ["working"],
      holds: ({ context }) => context.work?.rows.length === 1,
      can: ["work.open/own rows", "work.close", "leases.read", "report.told"],
      cannot: ["work.open/one of another", "work.open/no rows"],
    },
    lost: {
      sees: "담당이 끝나 다시 맡으라는 안내가 보인다",
      tags: ["working"],
      holds: ({ context }) => context.work !== null && context.listed.some(({ id, lease }) => id === "a" && !lease),
      can: ["work.open/own rows", "work.close", "leases.read", "report.told"],
      cannot: ["work.open/one of another", "work.open/no rows"],
    },
  },
  properties: leasedQueueProperties,
  invariants: {
    "rows of another operator are never worked on": ({ after: { context } }) =>
      (context.work?.rows ?? []).every(({ lease }) => lease?.isMine === true),
    "the form of the lost rows is the one that was open": ({ before, after }) =>
      !after.matches("lost") || before === null || before.context.work === after.context.work,
    "what failed is named by its member": ({ event, after: { context } }) =>
      !hasProblem(event) || (context.done === 0 && ["member01", "a"].includes(context.problems[0]?.userId ?? "")),
    "what was done is counted": ({ event, after: { context } }) =>
      event.type !== "report.told" || hasProblem(event) || (context.done === 1 && context.problems.length === 0),
    "a report stays until the next one": ({ before, event, after }) =>
      before === null || event.type === "report.told" || before.context.problems === after.context.problems,
    "the list is known as it was read last": ({ event, after: { context } }) =>
      !("rows" in event) || event.type !== "leases.read" || context.listed === event.rows,
  },
});
