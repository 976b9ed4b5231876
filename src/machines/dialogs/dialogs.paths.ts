import { definePathModel } from "../../../paths/lib/model.ts";
import { dialogsMachine } from "./dialogs.machine.ts";
import { dialogsWords } from "./dialogs.words.ts";
import { dialogsProperties } from "./dialogs.properties.paths.ts";

const countOf = (text: string | null): number => (text === null ? 0 : 1);

export const dialogsPaths = definePathModel({
  machine: dialogsMachine,
  words: dialogsWords,
  events: {
    "dialog.open": {
      login: { name: "login" },
      join: { name: "join" },
      "user info": { name: "userInfo" },
      "a slip": { name: "slipNormal" },
      "another slip": { name: "slipInplay" },
    },
    "dialog.close": {
      login: { name: "login" },
      "user info": { name: "userInfo" },
      "a slip": { name: "slipNormal" },
      confirm: { name: "confirm" },
      alert: { name: "alert" },
    },
    "dialog.closeAll": { plain: {} },
    "menu.toggle": { drawer: { name: "drawer" }, account: { name: "account" } },
    "menu.close": { plain: {} },
    "alert.show": {
      first: { message: "차단된 IP입니다." },
      second: { message: "로그아웃되었습니다." },
      "first, of a machine": { id: "a-1", message: "차단된 IP입니다." },
    },
    "alert.close": { plain: {} },
    "confirm.ask": {
      // A new one each time, of two.
      question: ({ context }: { context: { confirm: { id: string } | null } }) => ({
        id: context.confirm?.id === "q-1" ? "q-2" : "q-1",
        message: "이동하시겠습니까?",
      }),
    },
    "confirm.accept": { plain: {} },
    "confirm.cancel": { plain: {} },
  },
  key: ({ context }) => [
    context.menu,
    context.base,
    context.slip,
    context.confirm?.id,
    // Once more by the same machine is the same alert.
    context.alerts.map(({ message, ids }) => [message, ...new Set(ids)]),
  ],
  states: {
    "menu.closed": {
      sees: "열린 메뉴가 없다",
      holds: ({ context }) => context.menu === null,
      cannot: ["menu.close"],
    },
    "menu.open": {
      sees: "메뉴가 하나 열려 있다",
      holds: ({ context }) => context.menu !== null,
      can: ["menu.toggle", "menu.close"],
    },
    "slip.closed": {
      sees: "베팅슬립 창이 없다",
      holds: ({ context }) => context.slip === null,
      can: ["dialog.open"],
    },
    "slip.open": {
      sees: "베팅슬립 창이 하나 있다",
      holds: ({ context }) => context.slip !== null,
      can: ["dialog.open", "dialog.closeAll"],
    },
    "base.closed": {
      sees: "대화창이 없다",
      holds: ({ context }) => context.base === null,
      can: ["dialog.open"],
    },
    "base.open": {
      sees: "대화창이 하나 있다",
      tags: ["modal"],
      can: ["dialog.closeAll", "dialog.open"],
      holds: ({ context }) => context.base !== null,
    },
    "confirm.closed": {
      sees: "확인창이 없다",
      cannot: ["confirm.accept", "confirm.cancel"],
      holds: ({ context }) => context.confirm === null,
      can: ["confirm.ask"],
    },
    "confirm.open": {
      sees: "확인창이 다른 창 위에 있다",
      tags: ["modal"],
      can: ["confirm.accept", "confirm.cancel", "dialog.close/confirm", "dialog.closeAll", "confirm.ask"],
      holds: ({ context }) => context.confirm !== null,
    },
    "alert.closed": {
      sees: "알림창이 없다",
      cannot: ["alert.close"],
      holds: ({ context }) => context.alerts.length === 0,
      can: ["alert.show"],
    },
    "alert.open": {
      sees: "알림창이 모든 창 위에 있다",
      tags: ["modal"],
      can: ["alert.close", "dialog.close/alert"],
      holds: ({ context }) => context.alerts.length > 0,
    },
  },
  properties: dialogsProperties,
  invariants: {
    "what comes over the page closes the menu": ({ event, after: { context } }) =>
      !["dialog.open", "dialog.closeAll", "confirm.ask", "alert.show", "menu.close"].includes(event.type) ||
      context.menu === null,
    "a menu's button opens it alone, and closes it when it is open": ({ before, event, after: { context } }) =>
      event.type !== "menu.toggle" ||
      !("name" in event) ||
      before?.hasTag("modal") === true ||
      context.menu === (before?.context.menu === event.name ? null : event.name),
    "no menu is open under what covers the page": ({ after }) => after.context.menu === null || !after.hasTag("modal"),
    "only a menu's own button opens it": ({ before, event, after: { context } }) =>
      event.type === "menu.toggle" || context.menu === null || context.menu === before?.context.menu,
    "a question that goes is answered, with yes where the member accepts it": ({ before, event, after, emitted }) => {
      const asked = before?.context.confirm?.id;
      const isGone = asked !== undefined && after.context.confirm?.id !== asked;
      const answer = { type: "confirm.answered", id: asked, answer: event.type === "confirm.accept" };
      const answers = emitted.filter(({ type }) => type === "confirm.answered");
      return JSON.stringify(answers) === JSON.stringify(isGone ? [answer] : []);
    },
    "the question that was asked last stands": ({ event, after: { context } }) =>
      event.type !== "confirm.ask" || !("id" in event) || context.confirm?.id === event.id,
    "an alert that is read is told to all who raised it, and no other one is": ({ before, after, emitted }) => {
      const isRead = before !== null && after.context.alerts.length < before.context.alerts.length;
      const told = emitted.filter(({ type }) => type === "alert.read");
      const read = { type: "alert.read", ids: before?.context.alerts[0]?.ids };
      return JSON.stringify(told) === JSON.stringify(isRead ? [read] : []);
    },
    "an alert that waits already is not taken again but for another who raises it": ({ after }) =>
      !after.context.alerts.some(({ message }) => after.can({ type: "alert.show", message })),
    "who raises an alert stands in the list of the alert with these words": ({ event, after: { context } }) =>
      !("message" in event) ||
      event.type !== "alert.show" ||
      context.alerts.some(
        ({ message, ids }) => message === event.message && (!("id" in event) || ids.includes(event.id as string)),
      ),
    "no more is said than there was, and the first goes first": ({ before, event, after: { context } }) => {
      const said = before?.context.alerts.map(({ message }) => message) ?? [];
      const left = context.alerts.map(({ message }) => message);
      if (event.type === "alert.show" && "message" in event)
        return left.join() === [...new Set([...said, event.message])].join();
      return left.join() === said.join() || left.join() === said.slice(1).join();
    },
    "what was opened stands": ({ event, after: { context } }) =>
      event.type !== "dialog.open" || !("name" in event) || [context.base, context.slip].includes(event.name as never),
    "closing takes away what was named and nothing else": ({ before, event, after: { context } }) => {
      if (event.type !== "dialog.close" || !before || !("name" in event)) return true;
      const { base, slip, confirm, alerts } = before.context;
      const unless = (name: string, held: unknown, left: unknown) => (event.name === name ? left : held);
      return (
        context.base === unless(base ?? "", base, null) &&
        context.slip === unless(slip ?? "", slip, null) &&
        context.confirm === unless("confirm", confirm, null) &&
        context.menu === before.context.menu &&
        context.alerts.length === (event.name === "alert" ? Math.max(alerts.length - 1, 0) : alerts.length)
      );
    },
    "closing everything leaves alerts alone": ({ before, event, after }) =>
      event.type !== "dialog.closeAll" ||
      (after.context.alerts === before?.context.alerts &&
        countOf(after.context.base) + countOf(after.context.slip) + countOf(after.context.confirm?.id ?? null) === 0),
    "an alert is not said twice in one line": ({ after: { context } }) =>
      new Set(context.alerts.map((alert) => alert.message)).size === context.alerts.length,
    "opening a slip leaves the dialog over it": ({ before, event, after }) =>
      event.type !== "dialog.open" ||
      !("name" in event) ||
      !String(event.name).startsWith("slip") ||
      before?.context.base === after.context.base,
    "opening a dialog keeps the slip under it": ({ before, event, after }) =>
      event.type !== "dialog.open" ||
      !("name" in event) ||
      String(event.name).startsWith("slip") ||
      before?.context.slip === after.context.slip,
  },
  expectEffects: ({ event }) =>
    event.type === "dialog.open" && "name" in event && ["login", "join"].includes(String(event.name))
      ? ["clearStoredLogin"]
      : [],
});
