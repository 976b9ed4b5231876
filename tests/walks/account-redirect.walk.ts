import { expect } from "@playwright/test";
import { accountKind, homeOf, landingPath, type AccountKind } from "../../src/domain/session/account.ts";
import { pathOnly } from "../../src/domain/frame/path.ts";
import type { accountRedirectMachine } from "../../src/machines/account-redirect/account-redirect.machine.ts";
import { accountRedirectPaths } from "../../src/machines/account-redirect/account-redirect.paths.ts";
import { defineBrowserModel, type AnyStep } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { asksAnew, GUARD, logIn, logOut, visitAnew, visitAny } from "./visits.ts";

type Machine = typeof accountRedirectMachine;

/** One of each kind, and what its own area is headed by. */
const ACCOUNTS: Readonly<Record<AccountKind, { userId: string; heading: string }>> = {
  member: { userId: "member19", heading: "홈" },
  manager: { userId: "manager01", heading: "총판" },
  administrator: { userId: "admin01", heading: "현황" },
};
const KINDS = Object.keys(ACCOUNTS) as AccountKind[];

const accountRedirect = defineBrowserModel<Machine>({
  machine: "account-redirect",
  guards: "session",
  isHeldElsewhere: true,
  model: accountRedirectPaths,
  start: async (walk) => {
    await walk.context.clearCookies();
    await walk.page.goto("/login");
    await expect(loginField(walk)).toBeVisible();
    for (const kind of ["manager", "administrator"] as const) await wasHere(walk, kind);
    await walk.held.hold("guard", GUARD);
  },
  face: "html",
  attribute: "data-account-redirect",
  cannot: ({ event, before }) => {
    const kind = KINDS.find((one) => before.matches(one));
    if (event.type === "session.ended") {
      if (kind === undefined) return "Nobody is logged in who could log out.";
      return before.matches({ member: "sent" }) ? "Who is sent on from the login has no page yet to log out on." : null;
    }
    if (event.user.role === 10 && event.user.withdrawalType !== 0)
      return "The demo has no account of that role who is no administrator.";
    if (kind === undefined)
      return pathOnly(event.path) === landingPath(event.user) ? null : "A login leads to one page only.";
    return accountKind(event.user) === kind ? null : "Who is logged in is the same account until the logout.";
  },
  does: {
    "navigation.request": async (walk, { event, before, after }) => {
      const { held } = walk;
      const path = pathOnly(event.path);
      if (before.matches("anonymous")) await logIn(walk, ACCOUNTS[accountKind(event.user)].userId);
      // Who is sent home is on the way there.
      else if (!before.hasTag("redirecting") || path !== homeOf(accountKind(event.user)))
        await asksAnew(walk, "guard", () => visitAny(walk, path));
      await held.letGo("guard", 200);
      if (after.hasTag("redirecting")) await held.arrived("guard");
    },
    "session.ended": async (walk) => {
      await asksAnew(walk, "guard", () => logOut(walk));
      await walk.held.letGo("guard", 200);
    },
  },
  sees: {
    anonymous: async (walk) => {
      await walk.member.expectPath("/login");
      await expect(loginField(walk)).toBeVisible();
    },
    "member.staying": (walk, _, step) => expectStaying(walk, "member", step),
    "member.sent": (walk) => expectNotIn(walk, ["manager", "administrator"]),
    "manager.staying": (walk, _, step) => expectStaying(walk, "manager", step),
    "manager.sent": (walk) => expectNotIn(walk, ["member", "administrator"]),
    "administrator.staying": (walk, _, step) => expectStaying(walk, "administrator", step),
    "administrator.sent": (walk) => expectNotIn(walk, ["member", "manager"]),
  },
});

/** One of another area was at this tab before, at pages of its own to which the browser's Back still leads. */
async function wasHere(walk: Walk, kind: AccountKind): Promise<void> {
  await logIn(walk, ACCOUNTS[kind].userId);
  await expect(heading(walk, kind)).toHaveCount(1);
  for (let page = 0; page < 2; page += 1) await visitAnew(walk);
  await logOut(walk);
  await expect(loginField(walk)).toBeVisible();
}

function loginField({ page }: Walk) {
  return page.getByLabel("아이디", { exact: true });
}

function heading({ page }: Walk, kind: AccountKind) {
  return page.getByRole("heading", { level: 1, name: ACCOUNTS[kind].heading });
}

async function expectStaying(walk: Walk, kind: AccountKind, step: AnyStep<Machine> | null): Promise<void> {
  if (step?.event.type !== "navigation.request") throw new Error("nobody stays where nobody came");
  const path = pathOnly(step.event.path);
  // The console has no page of its own; it opens with its first section.
  await walk.member.expectPath(path === "/admin" ? "/admin/overview" : path);
  await expect(walk.member.ownMenu).toBeVisible();
  if (path === homeOf(kind)) await expect(heading(walk, kind)).toHaveCount(1);
}

async function expectNotIn(walk: Walk, kinds: readonly AccountKind[]): Promise<void> {
  for (const kind of kinds) await expect(heading(walk, kind)).toHaveCount(0);
}

describeWalks(accountRedirect);
