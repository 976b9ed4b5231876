import { sampleUser } from "../session/session.samples.ts";
import type { SnapshotFrom } from "xstate";
import { definePathModel } from "../../../paths/lib/model.ts";
import { navigationMachine } from "./navigation.machine.ts";
import { navigationProperties } from "./navigation.properties.paths.ts";
import { navigationWords } from "./navigation.words.ts";

type Given = SnapshotFrom<typeof navigationMachine>;

/** Two tickets in turn are enough to tell an old navigation from a new one. */
const nextTicket = ({ context }: Given): number => (context.ticket === 1 ? 2 : 1);

const user = sampleUser;
const barred = { ...user, tendency: ["1", "22"] };
const CONTACT = "관리자에게 문의해주세요.";
const isBarred = ({ context }: Given): boolean => context.user?.tendency.includes("22") ?? false;
const broken = { broken: new Error("the gate stopped") };
const allow = { kind: "allow" };
const redirect = (to: string, alert: string | null = null) => ({ kind: "redirect", to, alert });
const toMaintenance = redirect("/maintenance");

export const navigationPaths = definePathModel({
  machine: navigationMachine,
  words: navigationWords,
  events: {
    "navigation.request": {
      "a page": (snapshot: Given) => ({ ticket: nextTicket(snapshot), path: "/korea/cross" }),
      login: (snapshot: Given) => ({ ticket: nextTicket(snapshot), path: "/login" }),
      "a lobby": (snapshot: Given) => ({ ticket: nextTicket(snapshot), path: "/casino" }),
    },
  },
  done: {
    awaitSession: { guest: { user: null }, member: { user }, "member with code 22": { user: barred } },
    askMaintenance: {
      open: allow,
      stop: { kind: "stop" },
      "under maintenance": ({ context }) => ({ ...toMaintenance, endsSession: context.user !== null }),
    },
    askAccount: {
      member: { ...allow, isExempt: false },
      manager: { ...allow, isExempt: true },
      astray: { ...redirect("/manager"), isExempt: true },
    },
    askMessages: { none: allow, unread: redirect("/message", "쪽지가 도착했습니다. 쪽지를 확인 후 이용해주세요.") },
  },
  errors: { awaitSession: broken, askMaintenance: broken, askAccount: broken, askMessages: broken },
  key: ({ context }) => [context.ticket, context.path, context.user?.tendency ?? null, context.verdict],
  asks: {
    askMaintenance: ({ context }) => ({ path: context.path, isLoggedIn: context.user !== null }),
    askAccount: ({ context }) => ({ path: context.path, user: context.user }),
    askMessages: ({ context }) => ({ path: context.path }),
  },
  comesTo: {
    start: "idle",
    "navigation.request": "settling",
    "done awaitSession": "maintenance",
    "done askMaintenance/stop": "stopped",
    "done askMaintenance/under maintenance": "redirected",
    "done askMaintenance/open": ({ context: { user, path } }) =>
      (user === null) === (path === "/login") ? (user === null ? "allowed" : "account") : "redirected",
    "done askAccount/member": "messages",
    "done askAccount/manager": "allowed",
    "done askAccount/astray": "redirected",
    "done askMessages/none": (before) =>
      isBarred(before) && before.context.path === "/casino" ? "redirected" : "allowed",
    "done askMessages/unread": "redirected",
    ...Object.fromEntries(
      ["awaitSession", "askMaintenance", "askAccount", "askMessages"].map((id) => [`error ${id}`, "stopped"]),
    ),
  },
  states: {
    idle: {
      sees: "아직 아무 화면도 요청되지 않았다",
      noTags: ["busy", "decided"],
      can: ["navigation.request"],
    },
    settling: {
      sees: "화면이 열리는 중이다",
      tags: ["busy"],
      noTags: ["decided"],
      holds: ({ context }) => context.verdict === null && context.user === null,
      can: ["navigation.request"],
    },
    maintenance: {
      sees: "화면이 열리는 중이다",
      tags: ["busy"],
      noTags: ["decided"],
      holds: ({ context }) => context.verdict === null,
      can: ["navigation.request"],
    },
    account: {
      sees: "화면이 열리는 중이다",
      tags: ["busy"],
      holds: ({ context }) => context.user !== null && context.path !== "/login",
      can: ["navigation.request"],
    },
    messages: {
      sees: "화면이 열리는 중이다",
      tags: ["busy"],
      holds: ({ context }) => context.user !== null,
      can: ["navigation.request"],
    },
    allowed: {
      sees: "요청한 화면이 열린다",
      tags: ["decided"],
      noTags: ["busy"],
      holds: ({ context }) => context.verdict?.kind === "allow",
      can: ["navigation.request"],
    },
    redirected: {
      sees: "다른 화면으로 간다",
      tags: ["decided"],
      noTags: ["busy"],
      holds: ({ context }) => context.verdict?.kind === "redirect",
      can: ["navigation.request"],
    },
    stopped: {
      sees: "화면이 그대로다",
      tags: ["decided"],
      noTags: ["busy"],
      holds: ({ context }) => context.verdict?.kind === "stop",
      can: ["navigation.request"],
    },
  },
  properties: navigationProperties,
  invariants: {
    "a guest sees nothing but the login": ({ after: { context } }) =>
      context.verdict?.kind !== "allow" || context.user !== null || context.path === "/login",
    "a lobby is shut to code 22, and to nobody else, and the alert says whom to ask": ({ event, before, after }) => {
      const { path, verdict } = after.context;
      if (event.type === "navigation.request") return true;
      const isLet = event.type === "xstate.done.actor.askMessages" && "output" in event && event.output === allow;
      const isShut = isLet ? isBarred(after) && path === "/casino" : false;
      const isSaid = verdict?.kind === "redirect" && verdict.alert === CONTACT;
      return before?.hasTag("busy")
        ? isSaid === isShut && (!isShut || (verdict?.kind === "redirect" && verdict.to === "/"))
        : true;
    },
    "a member is not shown the login": ({ after: { context } }) =>
      context.verdict?.kind !== "allow" || context.user === null || context.path !== "/login",
    "a gate's redirect is passed on as it is": ({ event, after: { context } }) => {
      const answer = "output" in event ? (event.output as { kind?: string; to?: string; alert?: string | null }) : {};
      if (answer.kind !== "redirect") return true;
      return (
        context.verdict?.kind === "redirect" &&
        context.verdict.to === answer.to &&
        context.verdict.alert === answer.alert
      );
    },
    "what was not read is no maintenance": ({ event, after: { context } }) =>
      !("error" in event) || (context.verdict?.kind === "stop" && context.verdict.reason === "failed"),
  },
  expectEffects: ({ before, after: { context }, event }) => {
    if (context.verdict === null || before === null || !before.hasTag("busy")) return [];
    if (context.verdict.kind === "allow") return context.user === null ? [] : ["moveExpiry"];
    const endsSession =
      context.verdict.kind === "redirect" && context.verdict.to === "/maintenance" && context.user !== null;
    return endsSession && event.type !== "navigation.request" ? ["endSession"] : [];
  },
});
