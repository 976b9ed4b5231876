import { definePathModel, type StateFacts } from "../../../paths/lib/model.ts";
import { accountRedirectMachine } from "./account-redirect.machine.ts";
import { accountRedirectWords } from "./account-redirect.words.ts";

const member = { type: 1, role: 1, withdrawalType: 0 };
const clerk = { type: 1, role: 10, withdrawalType: 1 };
const administrator = { type: 1, role: 10, withdrawalType: 0 };
const manager = { type: 2, role: 10, withdrawalType: 0 };

const staying = (sees: string): StateFacts => ({
  sees,
  tags: ["decided"],
  noTags: ["redirecting"],
  holds: ({ context }) => context.decision.kind === "allow",
});
const sentTo = (to: string, sees: string): StateFacts => ({
  sees,
  tags: ["decided", "redirecting"],
  holds: ({ context }) => context.decision.kind === "redirect" && context.decision.to === to,
});

export const accountRedirectPaths = definePathModel({
  machine: accountRedirectMachine,
  words: accountRedirectWords,
  events: {
    "navigation.request": {
      "member at home": { path: "/", user: member },
      "member to /admin": { path: "/admin", user: member },
      "member to /manager": { path: "/manager/members", user: member },
      "member to a page whose name begins alike": { path: "/admins", user: member },
      "role 10 with withdrawal to /admin": { path: "/admin", user: clerk },
      "administrator at home": { path: "/", user: administrator },
      "administrator to /manager": { path: "/manager", user: administrator },
      "administrator to /admin": { path: "/admin?tab=settings", user: administrator },
      "manager at home": { path: "/", user: manager },
      "manager to /admin": { path: "/admin", user: manager },
      "manager to /manager": { path: "/manager/", user: manager },
    },
    "session.ended": { plain: {} },
  },
  comesTo: {
    start: "anonymous",
    "session.ended": "anonymous",
    "navigation.request/member to /admin": "member.sent",
    "navigation.request/member to /manager": "member.sent",
    "navigation.request/role 10 with withdrawal to /admin": "member.sent",
    "navigation.request/member at home": "member.staying",
    "navigation.request/member to a page whose name begins alike": "member.staying",
    "navigation.request/administrator to /admin": "administrator.staying",
    "navigation.request/administrator at home": "administrator.sent",
    "navigation.request/administrator to /manager": "administrator.sent",
    "navigation.request/manager to /manager": "manager.staying",
    "navigation.request/manager at home": "manager.sent",
    "navigation.request/manager to /admin": "manager.sent",
  },
  states: {
    anonymous: {
      sees: "로그인하지 않았다",
      noTags: ["decided", "exempt"],
      holds: ({ context }) => context.decision === null,
      can: ["navigation.request"],
      cannot: ["session.ended"],
    },
    member: { sees: "회원 사이트다", noTags: ["exempt"] },
    "member.staying": staying("요청한 화면이 열린다"),
    "member.sent": sentTo("/", "홈으로 간다"),
    manager: { sees: "총판 화면이다", tags: ["exempt"] },
    "manager.staying": staying("총판 화면이 열린다"),
    "manager.sent": sentTo("/manager", "총판 화면으로 간다"),
    administrator: { sees: "관리자 화면이다", tags: ["exempt"] },
    "administrator.staying": staying("관리자 화면이 열린다"),
    "administrator.sent": sentTo("/admin", "관리자 화면으로 간다"),
  },
  invariants: {
    "each account sees its own site and is sent there from any other": ({ event, after: { context } }) => {
      if (!("user" in event) || !("path" in event)) return true;
      const [site = ""] = /^\/(admin|manager)(?=[/?]|$)/.exec(String(event.path)) ?? [];
      const own = event.user === manager ? "/manager" : event.user === administrator ? "/admin" : "";
      return context.decision?.kind === (site === own ? "allow" : "redirect");
    },
    "type 2 is always a manager": ({ event, after }) =>
      !("user" in event) || (event.user === manager) === after.matches("manager"),
    "an administrator has type 1, role 10 and withdrawalType 0": ({ event, after }) =>
      !("user" in event) || (event.user === administrator) === after.matches("administrator"),
  },
});
