import { expect, type Locator } from "@playwright/test";
import type { maintenanceGateMachine } from "../../src/machines/maintenance-gate/maintenance-gate.machine.ts";
import { maintenanceGatePaths } from "../../src/machines/maintenance-gate/maintenance-gate.paths.ts";
import { defineBrowserModel, type AnyStep } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { passedStates } from "./passed-states.ts";
import { asksAnew, endsSession, GUARD, signIn, visitAnew, visitAny } from "./visits.ts";

const MEMBER = "member15";
/** Milliseconds of the page's clock between two looks whether it is shown. */
const RENDER_MS = 40;
const ATTRIBUTE = "data-maintenance-gate";
const NOTICE = "새벽 점검 중입니다.";
const passed = passedStates(ATTRIBUTE);

type Machine = typeof maintenanceGateMachine;
type Given = Pick<AnyStep<Machine>, "before" | "after">;

const maintenanceGate = defineBrowserModel<Machine>({
  machine: "maintenance-gate",
  guards: "session",
  model: maintenanceGatePaths,
  start: async (walk) => {
    if (walk.isNew) {
      await walk.clocks.install();
      await passed.watch(walk);
    } else await walk.clocks.resume();
    await walk.page.goto("about:blank");
    await signIn(walk, MEMBER);
    await walk.held.hold("guard", GUARD);
    // The stream would tell of each change of the flag, and the page would ask between the steps.
    await walk.held.hold("stream", "**/api/stream");
    // What the page asks for beside its guards is refused during maintenance.
    walk.watched.expectStatus(503);
  },
  face: ({ page }, snapshot) =>
    page.locator(isAway(snapshot) ? `html[${ATTRIBUTE}="${String(snapshot.value)}"]` : "html"),
  attribute: ATTRIBUTE,
  isAway,
  cannot: ({ event, before, label }) => {
    const isLoggedIn = before.context.request?.isLoggedIn;
    if (label === "xstate.done.actor.askAgain/off")
      return isLoggedIn === true
        ? null
        : "A member who is there when it ends is logged out on the way; a guest only goes.";
    if (event.type !== "navigation.request") return null;
    const led = before.matches("blocked")
      ? "guest to maintenance"
      : before.matches("released")
        ? "guest to the login"
        : null;
    if (led !== null) return label === `navigation.request/${led}` ? null : "The page goes on by itself, and there.";
    return event.isLoggedIn === (isLoggedIn ?? true) ? null : "A navigation makes nobody a member or a guest.";
  },
  does: {
    "navigation.request": request,
    "xstate.done.actor.readMaintenance/on": (walk, step) => leads(walk, step, () => answer(walk, true)),
    "xstate.done.actor.readMaintenance/off": (walk, step) => leads(walk, step, () => answer(walk, false)),
    "xstate.done.actor.askAgain/on": (walk) => answer(walk, true),
    "xstate.done.actor.askAgain/off": (walk, step) => leads(walk, step, () => answer(walk, false)),
    "xstate.error.actor.readMaintenance": (walk, step) => leads(walk, step, () => cut(walk)),
    "xstate.error.actor.askAgain": cut,
    "xstate.after.maintenanceInterval.maintenance-gate.stopped.waiting": (walk) =>
      asksAnew(walk, "guard", () => walk.clocks.run(5_000)),
  },
  sees: {
    idle: ({ page }) => expect(page).toHaveURL("about:blank"),
    reading: ({ page }) => expect(page.getByRole("progressbar")).toHaveCount(0),
    allowed: async (walk, { context }) => {
      await expect(notice(walk)).toHaveCount(0);
      const { page } = walk;
      if (context.request?.isLoggedIn)
        await expectShown(walk, page.getByRole("heading", { level: 1, name: "베팅내역" }));
      else await expectShown(walk, page.getByLabel("아이디", { exact: true }));
    },
    blocked: async (walk) => {
      await expectLed(walk, "blocked");
      await expectLoggedOut(walk);
    },
    released: async (walk) => {
      await expectLed(walk, "released");
      await expectLoggedOut(walk);
    },
    "stopped.waiting": expectNotice,
    "stopped.asking": expectNotice,
  },
});

/** No page is open yet; or a redirect follows at once, and asks again. */
function isAway(snapshot: AnyStep<Machine>["after"]): boolean {
  return ["idle", "blocked", "released"].some((state) => state === snapshot.value);
}

function pathOf(path: string): string {
  return path.startsWith("/korea") ? "/bet_result" : path;
}

async function request(walk: Walk, { event, before }: AnyStep<Machine>): Promise<void> {
  const path = pathOf("path" in event ? event.path : "/");
  if (before.matches("idle")) {
    await walk.page.goto(path);
    await walk.held.arrived("guard");
    await walk.clocks.stop();
  } else if (before.matches("released")) {
    // Home it goes, and a guest from there to the login.
    await walk.held.arrived("guard");
    await walk.held.letGo("guard", 200);
    await walk.held.arrived("guard");
  } else if (before.matches("blocked")) await walk.held.arrived("guard");
  else {
    // Two at once: the older one is given up, its question too.
    if (!before.matches("reading")) await asksAnew(walk, "guard", () => visitAnew(walk));
    await asksAnew(walk, "guard", () => visitAny(walk, path));
  }
}

async function answer(walk: Walk, siteNoticeFlg: boolean): Promise<void> {
  await passed.begin(walk);
  await walk.operator.settings({ siteNoticeFlg, maintenanceNotice: `<p>${NOTICE}</p>` });
  await walk.held.letGo("guard", 200);
}

async function cut(walk: Walk): Promise<void> {
  await passed.begin(walk);
  await walk.held.cut("guard");
}

/** A member who is led away is logged out on the way. */
async function leads(walk: Walk, { before, after }: Given, act: () => Promise<void>): Promise<void> {
  const isLed = after.matches("blocked") || after.matches("released");
  await (isLed && before.context.request?.isLoggedIn ? endsSession(walk, act) : act());
}

async function expectLed(walk: Walk, state: string): Promise<void> {
  await passed.expect(walk, state);
  await walk.held.arrived("guard");
  // The page looks once more where it may stand after a logout: it is under way already.
  await walk.clocks.run(1);
  expect(walk.held.count("guard")).toBe(1);
}

/** Whoever is led to the notice or away from it is a guest, whoever it was before. */
async function expectLoggedOut({ page }: Walk): Promise<void> {
  await expect(page.locator('[data-machine="session"][data-state^="loggedIn"]')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("custom.auth"))).toBeNull();
}

/** A page is shown after it was seen to load for a while: its clock goes on in small steps, and never to the next look. */
async function expectShown({ clocks }: Walk, sight: Locator): Promise<void> {
  let passedMs = 0;
  await expect
    .poll(
      async () => {
        if (await sight.isVisible()) return true;
        if (passedMs + RENDER_MS < 5_000) await clocks.run(RENDER_MS);
        passedMs += RENDER_MS;
        return false;
      },
      { intervals: [100] },
    )
    .toBe(true);
}

function notice({ page }: Walk) {
  return page.getByRole("heading", { name: "점검 안내" });
}

async function expectNotice(walk: Walk): Promise<void> {
  await walk.member.expectPath("/maintenance");
  await expectShown(walk, walk.page.getByText(NOTICE));
  await expect(notice(walk)).toBeVisible();
  await expect(walk.page.locator('[data-machine="maintenance-gate"]')).toHaveAttribute(
    "data-state",
    /^stopped\.(waiting|asking)$/,
  );
}

describeWalks(maintenanceGate);
