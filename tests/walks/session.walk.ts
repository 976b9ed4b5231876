import { expect } from "@playwright/test";
import { formatExpiry } from "../../src/domain/session/session.ts";
import type { sessionMachine } from "../../src/machines/session/session.machine.ts";
import { sessionPaths } from "../../src/machines/session/session.paths.ts";
import { CODE_TEXT } from "../../src/ui/account/login/code-text.ts";
import { ApiUser, DEMO_PASSWORD } from "../factories/api-user.ts";
import { defineBrowserModel, type Follow } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import * as hands from "./session/hands.ts";
import { FACE, MEMBER, navigated } from "./session/hands.ts";
import { HEADER, isAccessDenied, isByGate, isExpiring, isRestoreForced, SEES } from "./session/sees.ts";
import { visit, visitAnew } from "./visits.ts";

const MINUTE = 60_000;
const DEPOSIT = 1_000;
const CASINO = "The lobbies of the casino and the slots come with their pages.";
const REFRESH = "It comes with the pages of charging and exchanging, after which the page reads the user at once.";
const WATCH = "The clock of the page fails only where the browser refuses it an interval, which none does.";

/** The page is blank until the guards let it to the login. */
const NOTHING_TO_REVOKE: Follow<typeof sessionMachine> = {
  why: "Of a session that no more than the end is known of, nothing is there to revoke: it is over at once.",
  next: ({ label }) => label.startsWith("xstate.done.actor.revokeSession"),
};
const LEFT: Follow<typeof sessionMachine> = { why: "The tab has left the site." };
const UNDER_MAINTENANCE: Follow<typeof sessionMachine> = { why: "Under maintenance there is no login." };

const session = defineBrowserModel<typeof sessionMachine>({
  machine: "session",
  guards: "session",
  model: sessionPaths,
  context: { extraHTTPHeaders: { "X-Forwarded-For": hands.ADDRESS } },
  start: async (walk) => {
    await hands.open(walk);
    // The HTML's picture says so, also when the scripts have drawn what waits.
    await expect(walk.page.locator("#root > .page-loading")).toBeAttached();
    await expect(walk.page.getByRole("status", { name: "페이지를 불러오는 중" })).toBeVisible();
    await walk.clocks.stop();
  },
  face: FACE,
  isAway: (snapshot, step) => snapshot.matches("restoring") || isRestoreForced(step) || isAccessDenied(step),
  onlyThen: (step) =>
    isRestoreForced(step) ? NOTHING_TO_REVOKE : isAccessDenied(step) ? LEFT : isByGate(step) ? UNDER_MAINTENANCE : null,
  cannot: ({ event, before, after }) => {
    if (event.type === "session.stay" && !isExpiring(before)) return "The button stands in the countdown's dialog.";
    const isOff = isExpiring(before) && !isExpiring(after);
    return event.type === "session.tick" && isOff && after.matches({ loggedIn: { minutes: "unknown" } })
      ? "With the countdown off the page navigates at once, and a navigation asks for minutes that are not known."
      : null;
  },
  costOf: ({ event }) => (event.type === "session.expiryMoved" ? 3 : 1),
  eachCaseOf: ["session.code", "session.logout", "xstate.error.actor.restoreSession", "xstate.error.actor.login"],
  does: {
    "xstate.done.actor.restoreSession/none": async (walk, { before }) => {
      await hands.endElsewhere(walk);
      const letGo = () => walk.held.letGo("token", 200);
      await (before.matches("joining") ? letGo() : navigated(walk, letGo));
    },
    "xstate.done.actor.restoreSession/member": (walk, { before }) => restore(walk, 45 * MINUTE, before),
    "xstate.done.actor.restoreSession/member without expiry": (walk, { before }) => restore(walk, null, before),
    "xstate.done.actor.restoreSession/member past expiry": (walk, { before }) => restore(walk, -MINUTE, before),
    "xstate.error.actor.restoreSession/no answer": (walk, { before }) =>
      before.matches("joining") ? walk.held.cut("token") : navigated(walk, () => walk.held.cut("token")),
    // The server answers a session that ended with no token; the codes come where one ends while it answers.
    "xstate.error.actor.restoreSession/unauthorized": (walk, { before }) =>
      before.matches("joining")
        ? walk.held.answer("token", 401)
        : navigated(walk, () => walk.held.answer("token", 401)),
    "xstate.error.actor.restoreSession/kicked": async (walk) => {
      // A session of which no more than its end is known is over at once: the page stands when the guards let it.
      await walk.held.hold("guard", "**/api/setting/maintanace");
      await walk.held.answer("token", 556);
      await walk.held.arrived("guard");
    },

    "session.login": async (walk, { before }) => {
      const { page } = walk;
      await closeAlert(walk);
      await leaveCode(walk, before);
      await page.getByLabel("아이디", { exact: true }).fill(MEMBER);
      await page.getByLabel("비밀번호", { exact: true }).fill(DEMO_PASSWORD);
      await page.getByLabel("비밀번호", { exact: true }).press("Enter");
      await walk.held.arrived("login");
    },
    "xstate.done.actor.login": async (walk) => {
      await logIn(walk);
      await navigated(walk, () => walk.held.letGo("user", 200));
    },
    "xstate.error.actor.login/no answer": (walk) => walk.held.cut("login"),
    // Whoever is told that the login failed is logged out again.
    "xstate.error.actor.login/unauthorized": async (walk) => {
      await logIn(walk);
      await hands.endElsewhere(walk);
      await walk.held.letGo("user", 401);
      await walk.held.letGo("logout", 204);
    },
    "xstate.error.actor.login/kicked": async (walk) => {
      await logIn(walk);
      await hands.kick(walk);
      await walk.held.letGo("user", 556);
      await walk.held.letGo("logout", 204);
    },
    "xstate.error.actor.login/wrong pair": (walk) =>
      hands.whileOtherPassword(walk, () => walk.held.letGo("login", 404)),
    // A code is asked of staff alone; the end-to-end tests log an operator in.
    "xstate.error.actor.login/code required": (walk) => walk.held.answer("login", 428, asked("code_required")),
    "xstate.error.actor.login/wrong code": (walk) => walk.held.answer("login", 422, asked("wrong_code")),
    // The server itself answers no 500; what stands between it and the page may.
    "xstate.error.actor.login/server failure": (walk) => walk.held.answer("login", 500),
    "xstate.error.actor.login/address blocked": (walk) => hands.whileBlocked(walk, () => walk.held.letGo("login", 600)),

    "session.begunElsewhere": async (walk) => {
      await closeAlert(walk);
      await hands.logInElsewhere(walk);
      await walk.held.arrived("token");
    },
    "session.logout/by the member": async (walk, { before }) => {
      await navigated(walk, async () => {
        if (isExpiring(before))
          await walk.page.getByRole("alertdialog").getByRole("button", { name: "로그아웃" }).click();
        else await walk.member.logout();
        // While the guards are asked nothing of the member's page is left.
        await expect(walk.page.getByRole("main")).toBeEmpty();
      });
    },
    "session.logout/by a gate": async (walk, { before }) => {
      await walk.operator.settings({ siteNoticeFlg: true });
      await navigated(walk, () => goOn(walk, before));
    },
    "session.code/second login": async (walk, { before }) => {
      await ApiUser.login(walk.server.url, MEMBER);
      await hands.answerPoll(walk, before, () => walk.held.letGo("user", 555));
    },
    "session.code/kicked": async (walk, { before }) => {
      await hands.kick(walk);
      await hands.answerPoll(walk, before, () => walk.held.letGo("user", 556));
    },
    "session.code/access denied": async (walk, { before }) => {
      await walk.operator.ask("POST", `/api/admin/sessions/${MEMBER}/deny`);
      if (hands.waitsForPoll(before)) await hands.poll(walk, before);
      await walk.held.letGo("user", 406);
    },
    "session.code/address blocked": (walk, { before }) =>
      hands.whileBlocked(walk, () => hands.answerPoll(walk, before, () => walk.held.letGo("user", 600))),
    "session.code/server failure": (walk, { before }) =>
      hands.answerPoll(walk, before, () => walk.held.answer("user", 500)),
    "session.code/unauthorized": async (walk, { before }) => {
      await hands.endElsewhere(walk);
      await hands.answerPoll(walk, before, () => walk.held.letGo("user", 401));
    },

    "session.navigated": (walk, { before }) => navigated(walk, () => goOn(walk, before)),
    "session.stay": (walk, { after }) => {
      const stay = () => walk.page.getByRole("button", { name: "계속 이용" }).click();
      // What takes the countdown off counts as a navigation.
      return isExpiring(after) ? stay() : navigated(walk, stay);
    },
    "session.tick": async (walk, { label, before, after }) => {
      const tick = () => hands.tick(walk, label.slice(label.indexOf("/") + 1), after);
      const isShown = isExpiring(before) !== isExpiring(after) && !isExpiring(after);
      await (isShown || !after.hasTag("authenticated") ? navigated(walk, tick) : tick());
    },
    "session.expiryMoved": hands.moveInAnotherTab,
    "wallet.changed": async (walk) => {
      await hands.hearStream(walk);
      const before = await walk.member.balance();
      const points = walk.page.locator(HEADER).locator("dl > div", { hasText: "포인트" });
      const pointsBefore = await points.innerText();
      await walk.operator.ask("POST", "/api/admin/deposits", { userId: MEMBER, amount: DEPOSIT });
      await expect.poll(() => walk.member.balance()).toBe(before + DEPOSIT);
      await expect(points).toHaveText(pointsBefore, { useInnerText: true });
    },

    "xstate.after.checkInterval.session.loggedIn.connection.online.waiting": (walk, { before }) =>
      hands.poll(walk, before),
    "xstate.after.checkInterval.session.loggedIn.connection.lost.waiting": (walk, { before }) =>
      hands.poll(walk, before),
    "xstate.done.actor.fetchUser": async (walk) => void (await walk.held.letGo("user", 200)),
    "xstate.error.actor.fetchUser/no answer": (walk) => walk.held.cut("user"),
    "xstate.done.actor.fetchAutoLogout/set": async (walk) => void (await walk.held.letGo("minutes", 200)),
    "xstate.error.actor.fetchAutoLogout/no answer": (walk) => walk.held.cut("minutes"),

    "xstate.done.actor.revokeSession": async (walk) => {
      if (walk.held.isHolding("guard")) await walk.held.release("guard");
      else await walk.held.letGo("logout", 204);
    },
    "xstate.error.actor.revokeSession/no answer": (walk) => walk.held.cut("logout"),
    "xstate.after.revokePatience.session.ending": async (walk) => {
      await walk.page.clock.runFor(3_000);
      await expect(walk.page.locator(FACE)).toHaveAttribute("data-state", "loggedOut");
      // The answer comes late, and changes nothing.
      await walk.held.letGo("logout", 204);
    },
  },
  sees: SEES,
  leavesOut: {
    "xstate.error.actor.fetchUser/unauthorized":
      "The page's client tells the session of a code before the poll is rejected with it, so session.code ends it first.",
    "xstate.error.actor.fetchUser/kicked":
      "The page's client tells the session of a code before the poll is rejected with it, so session.code ends it first.",
    "joining xstate.error.actor.restoreSession [isForcedFailure]":
      "A session that another tab has just begun is kicked by nobody in the same moment.",
    "session.code/not found": "The page's client tells the session of no other status than those that end it.",
    "xstate.done.actor.fetchAutoLogout/unset": "The server takes no minutes below 1.",
    "xstate.error.actor.fetchAutoLogout/unauthorized": "The call is open to everyone.",
    "xstate.error.actor.fetchAutoLogout/kicked": "The call is open to everyone.",
    "xstate.error.actor.revokeSession/unauthorized": "The server takes a logout with any token.",
    "xstate.error.actor.revokeSession/kicked": "The server takes a logout with any token.",
    "session.enterLobby": CASINO,
    "session.expiryMoved/earlier": "A tab writes no earlier expiry than what is stored.",
    "session.refresh": REFRESH,
    "xstate.error.actor.watchClock": WATCH,
    "loggedIn.expiry.unwatched session.navigated [hasMinutes]": WATCH,
    "loggedIn.expiry.unwatched session.navigated [else]": WATCH,
  },
});

/** Lets the page take up the member's session, with that much of it left. */
async function restore(walk: Walk, left: number | null, before: hands.Snapshot): Promise<void> {
  const now = await walk.page.evaluate(() => Date.now());
  await hands.storeExpiry(walk, left === null ? null : formatExpiry(now + left));
  await navigated(walk, async () => {
    await walk.held.letGo("token", 200);
    if (before.matches("joining")) await hands.askGuards(walk);
  });
}

async function closeAlert({ page }: Walk): Promise<void> {
  const alert = page.getByRole("alertdialog");
  if ((await alert.count()) === 0) return;
  await alert.getByRole("button", { name: "확인" }).click();
  await expect(alert).toHaveCount(0);
  await page.clock.runFor(100);
}

const asked = (code: string) => ({ code, message: "인증 코드가 올바르지 않습니다." });

/** Who was asked for a code goes back to id and password. */
async function leaveCode(walk: Walk, before: hands.Snapshot): Promise<void> {
  const form = walk.page.locator('[data-machine="login-form"]');
  if ((await form.getAttribute("data-state")) !== "codeAsked") return;
  const back = form.getByRole("button", { name: CODE_TEXT.cancel });
  await hands.appears(walk, back, before);
  await back.click();
  await expect(form).toHaveAttribute("data-state", "editing");
}

async function logIn(walk: Walk): Promise<void> {
  const answer = await walk.held.letGo("login", 200);
  walk.notes.set("token", ((await answer.json()) as { token: string }).token);
}

/** Goes home from home, by its link; what stands over the page leaves the address alone. */
function goOn(walk: Walk, before: hands.Snapshot): Promise<void> {
  return isExpiring(before) ? visitAnew(walk) : visit(walk, "/");
}

describeWalks(session);
