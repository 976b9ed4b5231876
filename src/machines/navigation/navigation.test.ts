import { sampleUser } from "../session/session.samples.ts";
import { createActor, fromCallback, fromPromise } from "xstate";
import { describe, expect, it } from "vitest";
import type { User } from "../../api/contract/session/member.ts";
import type { Maintenance } from "../../api/contract/session/settings.ts";
import { accountRedirectMachine } from "../account-redirect/account-redirect.machine.ts";
import { maintenanceGateMachine } from "../maintenance-gate/maintenance-gate.machine.ts";
import { messageGateMachine } from "../message-gate/message-gate.machine.ts";
import { sessionMachine } from "../session/session.machine.ts";
import type { SessionActors } from "../session/session.schema.ts";
import { connectNavigation, guardNavigation } from "./guard-navigation.ts";

const NOW = Date.parse("2026-11-21T12:00:00+09:00");
const member = sampleUser;

/** The five machines together, on a site that the test sets. */
function openSite(site: { user: User | null; flag?: boolean; unread?: number; readUnread?: () => Promise<number> }) {
  const none = (): void => undefined;
  const session = createActor(
    sessionMachine.provide({
      actors: {
        restoreSession: fromPromise<SessionActors["restoreSession"]["output"]>(async () =>
          site.user ? { user: site.user, expiresAt: null, now: NOW } : null,
        ),
        fetchAutoLogout: fromPromise(async () => ({ autoLogoutMin: 30, logoutMin: 20 })),
        revokeSession: fromPromise<void>(async () => undefined),
        watchClock: fromCallback(() => none),
      },
      actions: { storeExpiry: none, forgetStored: none, arrive: none, depart: none },
    }),
  ).start();
  const maintenance = { siteNoticeFlg: site.flag ?? false, notice: "", endsAt: null };
  const maintenanceGate = createActor(
    maintenanceGateMachine.provide({
      actors: { readMaintenance: fromPromise<Maintenance>(async () => maintenance) },
      actions: { leaveMaintenance: none },
    }),
  ).start();
  const readUnread = site.readUnread ?? (async () => site.unread ?? 0);
  const messageGate = createActor(
    messageGateMachine.provide({ actors: { readUnread: fromPromise(readUnread) } }),
  ).start();
  const accountRedirect = createActor(accountRedirectMachine).start();
  const refs = { session, maintenanceGate, messageGate, accountRedirect };
  const navigation = createActor(connectNavigation(refs, () => NOW)).start();
  return { ...refs, go: (path: string) => guardNavigation(navigation, { path }) };
}

describe("the guards together", () => {
  it.each([
    { who: "guest", user: null, path: "/", verdict: { kind: "redirect", to: "/login", alert: null } },
    { who: "guest", user: null, path: "/login", verdict: { kind: "allow" } },
    { who: "member", user: member, path: "/korea/cross?time=1", verdict: { kind: "allow" } },
    { who: "member", user: member, path: "/login", verdict: { kind: "redirect", to: "/admin", alert: null } },
    { who: "member", user: member, path: "/casino", verdict: { kind: "allow" } },
    ...["/casino", "/slot?provider=house"].map((path) => ({
      who: "member with code 22",
      user: { ...member, tendency: ["22"] },
      path,
      verdict: { kind: "redirect", to: "/", alert: "관리자에게 문의해주세요." },
    })),
    { who: "member", user: member, path: "/admin", verdict: { kind: "redirect", to: "/", alert: null } },
    {
      who: "manager",
      user: { ...member, type: 2 },
      path: "/",
      verdict: { kind: "redirect", to: "/manager", alert: null },
    },
    {
      who: "administrator",
      user: { ...member, role: 10 },
      path: "/free",
      verdict: { kind: "redirect", to: "/admin", alert: null },
    },
  ])("$who to $path", async ({ user, path, verdict }) => {
    expect(await openSite({ user }).go(path)).toEqual(verdict);
  });

  it("under maintenance a member is logged out and sent away, and /maintenance stands still", async () => {
    const site = openSite({ user: member, flag: true, unread: 3 });
    expect(await site.go("/")).toEqual({ kind: "redirect", to: "/maintenance", alert: null });
    expect(site.session.getSnapshot().hasTag("authenticated")).toBe(false);
    expect(await site.go("/maintenance")).toEqual({ kind: "stop", reason: "maintenance" });
  });

  it("unread messages stop a member and not a manager", async () => {
    expect(await openSite({ user: member, unread: 1 }).go("/")).toMatchObject({ kind: "redirect", to: "/message" });
    expect(await openSite({ user: member, unread: 1 }).go("/message")).toEqual({ kind: "allow" });
    expect(await openSite({ user: { ...member, type: 2 }, unread: 1 }).go("/manager")).toEqual({ kind: "allow" });
  });

  it("a navigation that is let through moves the expiry on", async () => {
    const site = openSite({ user: member });
    await site.go("/");
    await Promise.resolve();
    expect(site.session.getSnapshot().context.expiresAt).toBe(NOW + 30 * 60_000);
  });

  it("a session that ends while messages are read leads to the login", async () => {
    const site = openSite({ user: member, readUnread: () => new Promise(() => undefined) });
    const verdict = site.go("/");
    await new Promise((resolve) => setImmediate(resolve));
    site.session.send({ type: "session.code", status: 555 });
    site.messageGate.send({ type: "session.ended" });
    expect(await verdict).toEqual({ kind: "redirect", to: "/login", alert: null });
  });

  it("answers the newest of several navigations", async () => {
    const answers: ((count: number) => void)[] = [];
    const site = openSite({ user: member, readUnread: () => new Promise((resolve) => answers.push(resolve)) });
    const older = site.go("/korea/cross");
    await new Promise((resolve) => setImmediate(resolve));
    const newer = site.go("/message");
    await new Promise((resolve) => setImmediate(resolve));
    expect(await older).toEqual({ kind: "stop", reason: "superseded" });
    for (const answer of answers.toReversed()) answer(2);
    expect(await newer).toEqual({ kind: "allow" });
  });
});
