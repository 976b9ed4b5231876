import { expect } from "@playwright/test";
import type { messageGateMachine } from "../../src/machines/message-gate/message-gate.machine.ts";
import { messageGatePaths } from "../../src/machines/message-gate/message-gate.paths.ts";
import { LAYOUT_TEXT } from "../../src/ui/layout/text.ts";
import { ApiUser } from "../factories/api-user.ts";
import { defineBrowserModel, type AnyStep } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { asksAnew, GUARD, logIn, logOut, readElsewhere, visit } from "./visits.ts";

const MEMBER = "member16";
const TITLE = "안내 말씀";

type Machine = typeof messageGateMachine;

const messageGate = defineBrowserModel<Machine>({
  machine: "message-gate",
  model: messageGatePaths,
  start: async (walk) => {
    const { context, page, held } = walk;
    await context.clearCookies();
    await page.goto("/login");
    await expect(page.getByLabel("아이디", { exact: true })).toBeVisible();
    await held.hold("unread", "**/api/message/unread");
  },
  face: "html",
  attribute: "data-message-gate",
  isPossible: ({ event, before, label }) => {
    const isLoggedIn = !before.matches("idle");
    if (event.type === "navigation.request")
      // A login leads home.
      return label === "navigation.request/member to a page" || (isLoggedIn && event.isLoggedIn);
    // There is something to read where the inbox stands; who is led there is still on the way.
    if (event.type === "messages.counted")
      return before.matches("allowed") && isAtInbox(before.context.path) && before.context.unread > 0;
    return isLoggedIn;
  },
  // The session is over while its guards let the page through, which goes to the login.
  isEnd: ({ event, before }) => event.type === "messages.forget" && before.matches("reading"),
  does: {
    "navigation.request": request,
    "messages.counted": async ({ page }) => {
      await page.getByRole("button", { name: "모두 읽음" }).click();
      await expect(page.getByRole("button", { name: "모두 읽음" })).toBeDisabled();
    },
    "messages.forget": async (walk, { before }) => {
      if (before.matches("reading")) {
        // Another device logs in; the page is told so when it asks for its messages.
        await ApiUser.login(walk.server.url, MEMBER);
        await walk.held.letGo("unread", 555);
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
      await walk.operator.ask("POST", "/api/admin/messages", { userId: MEMBER, title: TITLE, contents: "<p>확인</p>" });
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
      if (step?.event.type === "messages.forget") {
        await expect(walk.page.getByRole("alertdialog")).toContainText("다른 기기에서 로그인하여 로그아웃됩니다.");
        await walk.member.expectPath("/login");
        return;
      }
      await expect(walk.page.getByRole("button", { name: "로그아웃" })).toBeVisible();
      await walk.member.expectPath(isAtInbox(context.path) ? "/message" : "/bet_result");
      await expect(walk.page.getByRole("heading", { level: 1 })).toHaveText(
        isAtInbox(context.path) ? "쪽지함" : "베팅내역",
      );
      if (isAtInbox(context.path)) await expect(walk.page.getByText(`안 읽음 ${context.unread}통`)).toBeVisible();
      await expectCounted(walk, context.unread);
    },
    blocked: ({ page }) =>
      expect(page.getByRole("alertdialog")).toContainText("쪽지가 도착했습니다. 쪽지를 확인 후 이용해주세요."),
  },
});

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
  if (before.matches("idle")) {
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

async function closeAlert({ page }: Walk): Promise<void> {
  const alert = page.getByRole("alertdialog");
  await alert.getByRole("button", { name: "확인" }).click();
  await expect(alert).toHaveCount(0);
}

describeWalks(messageGate);
