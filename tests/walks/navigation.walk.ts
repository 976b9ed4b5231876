import { expect } from "@playwright/test";
import type { navigationMachine } from "../../src/machines/navigation/navigation.machine.ts";
import { navigationPaths } from "../../src/machines/navigation/navigation.paths.ts";
import { defineBrowserModel, type AnyStep, type Follow } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { passedStates } from "./passed-states.ts";
import { asksAnew, endsSession, GUARD, readElsewhere, signIn, visitAny } from "./visits.ts";

type Machine = typeof navigationMachine;
type Snapshot = AnyStep<Machine>["after"];

const ATTRIBUTE = "data-navigation";
const LOBBY = "/casino";
const passed = passedStates(ATTRIBUTE);
const GATES_LIVE = "What it asks lives as long as the page, and answers always: a read that fails is an answer too.";

const SENT: Follow<Machine> = {
  why: "The page that one is sent to asks the gates as any other does: that a path asks which begins there.",
};

/** Who walks, where "a page" of the model is, and what the gates say there. */
interface Visitor {
  userId: string | null;
  page: string;
  answers: readonly string[];
  tendency?: readonly string[];
}

function asVisitor({ userId, page, answers, tendency }: Visitor) {
  const pathOf = (path: string): string => (path === "/korea/cross" ? page : path);
  return defineBrowserModel<Machine>({
    machine: "navigation",
    guards: "session",
    isHeldElsewhere: true,
    model: navigationPaths,
    start: async (walk) => {
      if (walk.isNew) await passed.watch(walk);
      if (tendency) await walk.operator.ask("PUT", `/api/test/members/${userId}`, { tendency });
      await walk.page.goto("about:blank");
      if (userId !== null) await signIn(walk, userId);
      await walk.held.hold("guard", GUARD);
      await walk.held.hold("unread", "**/api/message/unread");
      // The stream would tell of each change of the flag, and the page would ask between the steps.
      await walk.held.hold("stream", "**/api/stream");
      // What the page asks for beside its guards is refused during maintenance.
      walk.watched.expectStatus(503);
    },
    face: ({ page }, snapshot) =>
      page.locator(isAway(snapshot) ? `html[${ATTRIBUTE}="${String(snapshot.value)}"]` : "html"),
    attribute: ATTRIBUTE,
    isAway,
    cannot: ({ event, label, before }) => {
      const name = label.replace("xstate.done.actor.", "");
      const isAnswer = answers.includes(name);
      if (event.type !== "navigation.request") return isAnswer ? null : "The gates answer another visitor so.";
      if (before.matches("settling") || before.matches("account")) return "There is no time to go elsewhere.";
      if (before.matches("redirected") && (event.path === "/login") !== isToLogin(before))
        return "From a redirect the page goes on by itself.";
      return event.path === "/korea/cross" || isAnswer ? null : "Another visitor goes there.";
    },
    onlyThen: ({ event, before }) =>
      event.type === "navigation.request" && before.matches("redirected") && !isToLogin(before) ? SENT : null,
    does: {
      "navigation.request": async (walk, { event, before }) => {
        const to = pathOf(event.path);
        if (before.matches("redirected")) return void (await walk.held.arrived("guard"));
        await passed.begin(walk);
        if (!before.matches("idle")) return asksAnew(walk, "guard", () => visitAny(walk, to));
        await walk.page.goto(to);
        await walk.held.arrived("guard");
      },
      // It is known by now who is logged in, and what that account may see.
      "xstate.done.actor.awaitSession": async () => {},
      "xstate.done.actor.askAccount": async () => {},
      "xstate.done.actor.askMaintenance/open": (walk) => answerGuard(walk, false),
      "xstate.done.actor.askMaintenance/stop": (walk) => answerGuard(walk, true),
      "xstate.done.actor.askMaintenance/under maintenance": (walk) =>
        userId === null ? answerGuard(walk, true) : endsSession(walk, () => answerGuard(walk, true)),
      "xstate.done.actor.askMessages/none": (walk) => answerMessages(walk, null),
      "xstate.done.actor.askMessages/unread": (walk) => answerMessages(walk, userId),
    },
    leavesOut: {
      "xstate.error.actor.awaitSession": GATES_LIVE,
      "xstate.error.actor.askMaintenance": GATES_LIVE,
      "xstate.error.actor.askAccount": GATES_LIVE,
      "xstate.error.actor.askMessages": GATES_LIVE,
    },
    sees: {
      idle: ({ page }) => expect(page).toHaveURL("about:blank"),
      settling: (walk) => passed.expect(walk, "settling"),
      maintenance: (walk) => expect.poll(() => walk.held.count("guard")).toBe(1),
      account: (walk) => passed.expect(walk, "account"),
      messages: (walk) =>
        expect
          .poll(async () => walk.held.count("unread") === 1 && (await walk.held.arrived("unread")) !== staleOf(walk))
          .toBe(true),
      allowed: async (walk, { context }) => {
        await walk.member.expectPath(pathOf(context.path));
        if (context.user === null) await expect(walk.page.getByLabel("아이디", { exact: true })).toBeVisible();
        else await expect(walk.member.ownMenu).toBeVisible();
      },
      redirected: expectRedirected,
      stopped: async (walk) => {
        await walk.member.expectPath("/maintenance");
        await expect(walk.page.getByRole("heading", { name: "점검 안내" })).toBeVisible();
      },
    },
  });
}

/** No page is open yet; or what it waits for is there at once, and a redirect is followed at once. */
function isAway(snapshot: Snapshot): boolean {
  return ["idle", "settling", "account", "redirected"].some((state) => state === snapshot.value);
}

function targetOf({ context: { verdict } }: Snapshot): string | null {
  return verdict?.kind === "redirect" ? verdict.to : null;
}

function isToLogin(snapshot: Snapshot): boolean {
  return targetOf(snapshot) === "/login";
}

/** The question of a navigation that was given up: it may still wait when the next one comes. */
const STALE = "unread of an older navigation";

function staleOf({ notes }: Walk): unknown {
  return notes.get(STALE);
}

async function answerGuard(walk: Walk, siteNoticeFlg: boolean): Promise<void> {
  const { held, notes } = walk;
  notes.set(STALE, held.count("unread") > 0 ? await held.arrived("unread") : null);
  await passed.begin(walk);
  await walk.operator.settings({ siteNoticeFlg });
  await held.letGo("guard", 200);
}

/** The member's messages are read; or there is one for it. */
async function answerMessages(walk: Walk, receiver: string | null): Promise<void> {
  await readElsewhere(walk);
  if (receiver !== null)
    await walk.operator.ask("POST", "/api/admin/messages", {
      userId: receiver,
      title: "안내",
      contents: "<p>안내</p>",
    });
  await passed.begin(walk);
  await walk.held.letGo("unread", 200);
}

/** A redirect is followed; where the path ends, until the person is there. */
async function expectRedirected(walk: Walk, snapshot: Snapshot): Promise<void> {
  await passed.expect(walk, "redirected");
  await walk.held.arrived("guard");
  if (walk.coming.length > 0) return;
  await walk.held.release();
  const target = targetOf(snapshot);
  // To /admin goes who has logged in, and its own guard sends members home.
  await walk.member.expectPath(target === "/admin" ? "/" : (target ?? ""));
  const alert = walk.page.getByRole("alertdialog");
  if (target === "/message") await expect(alert).toContainText("쪽지가 도착했습니다. 쪽지를 확인 후 이용해주세요.");
  else if (snapshot.context.path === LOBBY) await expect(alert).toContainText("관리자에게 문의해주세요.");
  else await expect(alert).toHaveCount(0);
}

const LOGIN = "navigation.request/login";
const TO_LOBBY = "navigation.request/a lobby";
const OPEN = "askMaintenance/open";
const CLOSED = "askMaintenance/under maintenance";
const GUEST = "awaitSession/guest";
const MEMBER = "awaitSession/member";
const MESSAGES = ["askMessages/none", "askMessages/unread"];

describeWalks(
  asVisitor({
    userId: "member14",
    page: "/bet_result",
    answers: [MEMBER, LOGIN, OPEN, CLOSED, "askAccount/member", ...MESSAGES],
  }),
  asVisitor({
    userId: "member18",
    tendency: ["22"],
    page: "/bet_result",
    answers: ["awaitSession/member with code 22", TO_LOBBY, OPEN, "askAccount/member", "askMessages/none"],
  }),
  asVisitor({ userId: null, page: "/bet_result", answers: [GUEST, LOGIN, OPEN, CLOSED] }),
  asVisitor({ userId: null, page: "/maintenance", answers: [GUEST, "askMaintenance/stop"] }),
  asVisitor({ userId: "manager01", page: "/manager", answers: [MEMBER, OPEN, "askAccount/manager"] }),
  asVisitor({ userId: "manager01", page: "/bet_result", answers: [MEMBER, OPEN, "askAccount/astray"] }),
);
