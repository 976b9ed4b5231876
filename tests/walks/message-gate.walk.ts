import { expect } from "@playwright/test";
import type { messageGateMachine } from "../../src/machines/message-gate/message-gate.machine.ts";
import { messageGatePaths } from "../../src/machines/message-gate/message-gate.paths.ts";
import { LAYOUT_TEXT } from "../../src/ui/frame/layout/text.ts";
import { ApiUser } from "../factories/api-user.ts";
import { defineBrowserModel, type AnyStep, type Follow } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { asksAnew, GUARD, logIn, logOut, readElsewhere, visit } from "./visits.ts";

const MEMBER = "member16";
const TITLE = "안내 말씀";

type Machine = typeof messageGateMachine;

/** More than a path deletes. */
const MESSAGES = 12;
const LOGIN = "navigation.request/member to a page";
const COUNTS = "The inbox counts what is read in it, and another page stands.";
/** Another page than the inbox stands, until the inbox is asked for and let through. */
const ELSEWHERE: Follow<Machine> = {
  why: COUNTS,
  next: ({ event, before }) => event.type !== "messages.counted" || isInboxShown(before),
  after: ({ event, before }) => (event.type === "navigation.request" && isInboxShown(before) ? null : ELSEWHERE),
};
const OVER: Follow<Machine> = {
  why: "The session is over, and the guards let the page through to the login: who goes on logs in.",
  next: ({ label }) => label === LOGIN,
  after: () => ELSEWHERE,
};

const messageGate = defineBrowserModel<Machine>({
  machine: "message-gate",
  guards: "session",
  isHeldElsewhere: true,
  model: messageGatePaths,
  start: async (walk) => {
    const { context, page, held } = walk;
    await context.clearCookies();
    await page.goto("/login");
    await expect(page.getByLabel("아이디", { exact: true })).toBeVisible();
    await held.hold("unread", "**/api/message/unread");
    // What is read at the first login, and deleted one by one.
    for (let sent = 0; sent < MESSAGES; sent++) await send(walk);
  },
  face: "html",
  attribute: "data-message-gate",
  cannot: ({ event, before, label }) => {
    if (before.matches("idle"))
      return label === LOGIN ? null : "At the login nobody has messages, and a login leads home.";
    if (event.type === "messages.counted" && before.matches("allowed") && !isAtInbox(before.context.path))
      return COUNTS;
    return null;
  },
  onlyThen: ({ event, before }) => {
    if (event.type === "session.ended") return before.matches("reading") ? OVER : null;
    return event.type === "navigation.request" && !isInboxShown(before) ? ELSEWHERE : null;
  },
  does: {
    "navigation.request": request,
    "messages.counted": async (walk, { before }) => {
      // The inbox stands until the page that was asked for does.
      if (before.matches("blocked")) await closeAlert(walk);
      const readAll = walk.page.getByRole("button", { name: "모두 읽음" });
      if (before.context.unread > 0) await readAll.click();
      else await removeOne(walk);
      await expect(readAll).toBeDisabled();
    },
    "session.ended": async (walk, { before }) => {
      if (before.matches("reading")) {
        // Another device logs in; the page is told so when it asks for its messages, or by the stream.
        await walk.held.letGoUnheard("unread", 555, () => ApiUser.login(walk.server.url, MEMBER));
        return;
      }
      if (before.matches("blocked")) await closeAlert(walk);
      await logOut(walk);
      if (before.matches("blocked")) await walk.held.release("guard");
    },
    "xstate.done.actor.readUnread/none": async (walk) => {
      await readElsewhere(walk);
      await walk.held.letGo("unread", 200);
    },
    "xstate.done.actor.readUnread/one": async (walk, { after }) => {
      await readElsewhere(walk);
      await send(walk);
      // The guards of the inbox wait, so that it is seen that the page was stopped.
      if (after.matches("blocked")) await walk.held.hold("guard", GUARD);
      await walk.held.letGo("unread", 200);
      if (after.matches("blocked")) await walk.held.arrived("guard");
    },
    "xstate.error.actor.readUnread": (walk) => walk.held.cut("unread"),
  },
  leavesOut: {
    "navigation.request/guest to the login":
      "The navigation asks this gate for members only, after the login's guard; a guest is never asked about.",
  },
  sees: {
    idle: ({ page }) => expect(page.getByLabel("아이디", { exact: true })).toBeVisible(),
    reading: ({ page }) => expect(page.getByRole("alertdialog")).toHaveCount(0),
    allowed: async (walk, { context }, step) => {
      if (step?.event.type === "session.ended") {
        await expect(walk.page.getByRole("alertdialog")).toContainText("다른 기기에서 로그인하여 로그아웃됩니다.");
        await walk.member.expectPath("/login");
        return;
      }
      await expect(walk.member.ownMenu).toBeVisible();
      await walk.member.expectPath(isAtInbox(context.path) ? "/message" : "/bet_result");
      await expect(walk.page.getByRole("heading", { level: 1 })).toHaveText(
        isAtInbox(context.path) ? "쪽지함" : "베팅내역",
      );
      if (isAtInbox(context.path)) await expect(walk.page.getByText(`안 읽음 ${context.unread}통`)).toBeVisible();
      await expectCounted(walk, context.unread);
    },
    blocked: async ({ page }, _, step) => {
      if (step?.event.type === "messages.counted") return expect(page.getByRole("alertdialog")).toHaveCount(0);
      await expect(page.getByRole("alertdialog")).toContainText("쪽지가 도착했습니다. 쪽지를 확인 후 이용해주세요.");
    },
  },
});

function isInboxShown({ context, ...before }: AnyStep<Machine>["before"]): boolean {
  return before.value === "allowed" && isAtInbox(context.path);
}

function isAtInbox(path: string): boolean {
  return path.startsWith("/message");
}

/** The header says how many messages are unread, and nothing where there are none. */
async function expectCounted({ page }: Walk, unread: number): Promise<void> {
  const header = page.getByRole("banner");
  if (unread > 0) await expect(header.getByText(LAYOUT_TEXT.unread(unread)).first()).toBeVisible();
  else await expect(header.getByText(/^읽지 않은 쪽지/)).toHaveCount(0);
}

async function request(walk: Walk, { event, before }: AnyStep<Machine>): Promise<void> {
  const path = "path" in event && isAtInbox(event.path) ? "/message" : "/bet_result";
  if (before.matches("idle") || new URL(walk.page.url()).pathname === "/login") {
    await closeAlert(walk);
    await logIn(walk, MEMBER);
    // A login leads home, where there is nothing to read.
    await walk.held.arrived("unread");
    await readElsewhere(walk);
    await walk.held.letGo("unread", 200);
    await walk.member.expectPath("/");
    await walk.member.closePopups();
  }
  if (!before.matches("blocked")) return asksAnew(walk, "unread", () => visit(walk, path));
  await closeAlert(walk);
  if (path !== "/message") await asksAnew(walk, "guard", () => visit(walk, path));
  await walk.held.release("guard");
  await walk.held.arrived("unread");
}

function send({ operator }: Walk): Promise<unknown> {
  return operator.ask("POST", "/api/admin/messages", { userId: MEMBER, title: TITLE, contents: "<p>확인</p>" });
}

/** Deletes a message that was read; the inbox counts again. */
async function removeOne({ page }: Walk): Promise<void> {
  const item = page.getByRole("main").getByRole("listitem").first();
  const remove = item.getByRole("button", { name: "삭제", exact: true });
  if (!(await remove.isVisible())) await item.getByRole("button").first().click();
  await remove.click();
  const counted = page.waitForResponse((answer) => answer.url().endsWith("/api/message") && answer.status() === 200);
  await page.getByRole("alertdialog").getByRole("button", { name: "삭제", exact: true }).click();
  await counted;
}

async function closeAlert({ page }: Walk): Promise<void> {
  const alert = page.getByRole("alertdialog");
  if ((await alert.count()) === 0) return;
  await alert.getByRole("button", { name: "확인" }).click();
  await expect(alert).toHaveCount(0);
}

describeWalks(messageGate);
