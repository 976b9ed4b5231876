// The constants of the specification, section 9, and of the decisions, each with its literal value and in what it
// governs. No other test may import them: it would only compare them with themselves.
import { sampleUser } from "../../src/machines/session/session.samples.ts";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createActor, fromCallback, fromPromise, SimulatedClock } from "xstate";
import * as constants from "../../src/domain/common/constants.ts";
import { accountKind, landingPath } from "../../src/domain/session/account.ts";
import { mayReload } from "../../src/domain/frame/chunk-reload.ts";
import { viewportOf } from "../../src/domain/frame/device.ts";
import { formatDate, formatDateTime, formatShortDateTime } from "../../src/domain/common/format.ts";
import { isBarredFromLobbies } from "../../src/domain/lobby/shut-lobby.ts";
import { snoozeUntil } from "../../src/domain/frame/popup.ts";
import { isBelowScrollThreshold } from "../../src/domain/frame/scroll.ts";
import { formatExpiry, isExpiring, isUsableMinutes, lobbyExpiry } from "../../src/domain/session/session.ts";
import { isTooLowForBonus } from "../../src/domain/sports/slip/bonus.ts";
import { backoffMs } from "../../src/machines/live-connection/backoff.ts";
import { loadingBarMachine } from "../../src/machines/loading-bar/loading-bar.machine.ts";
import { scrollTopMachine } from "../../src/machines/scroll-top/scroll-top.machine.ts";
import type { SessionActors, SessionEvent } from "../../src/machines/session/session.schema.ts";
import { sessionMachine } from "../../src/machines/session/session.machine.ts";
import { loadAhead } from "../../src/ui/load-ahead.ts";

const root = join(import.meta.dirname, "..", "..");

/** What section 9 and the decisions say, by the name that the product gives it. */
const SAID: Readonly<Record<string, unknown>> = {
  API_BASE: "/api",
  FILE_DOWNLOAD_PATH: "/file/download",
  TIME_ZONE: "Asia/Seoul",
  SESSION_CHECK_INTERVAL_MS: 5000,
  SESSION_WARNING_MS: 60_000,
  SESSION_HOURS: { member: 12, manager: 12, administrator: 8 },
  LOBBY_EXPIRY_MINUTES: 120,
  AUTO_LOGOUT_DEFAULT_MINUTES: 0,
  POPUP_HIDE_HOURS: 6,
  ITEMS_PER_PAGE: 15,
  EUROPEAN_PICKS_PER_FIXTURE: 2,
  MAX_LEGS: 10,
  BONUS_REFUSED_PRICE: 130,
  IN_PLAY_DELAY_MS: 5000,
  SLIP_LIFETIME_HOURS: 24,
  IDEMPOTENCY_HOURS: 24,
  MOBILE_VIEWPORT_WIDTH: 425,
  DESKTOP_VIEWPORT_WIDTH: 1607,
  DESKTOP_MIN_WIDTH: 1300,
  MOBILE_MAX_WIDTH: 1263.98,
  SCROLL_TOP_AFTER_PX: 20,
  SCROLL_ANIMATION_MS: 700,
  LOADING_BAR_THROTTLE_MS: 200,
  LOADING_BAR_DURATION_MS: 5000,
  FETCH_MIN_DISPLAY_MS: 200,
  PREFETCH_IDLE_TIMEOUT_MS: 2000,
  CHUNK_RELOAD_INTERVAL_MS: 60_000,
  DATE_TIME_FORMAT: "YYYY-MM-DD HH:mm:ss",
  DATE_FORMAT: "YY-MM-DD",
  SHORT_DATE_TIME_FORMAT: "MM-DD HH:mm",
  CASINO_BLOCK_TENDENCY: "22",
  AUTH_STORAGE_KEY: "custom.auth",
};

describe("the constants of the specification", () => {
  it("have the values that it says, and no constant goes without one [REQ-9.1 REQ-9.2 REQ-9.6 REQ-9.10 REQ-9.14 REQ-9.22 REQ-9.24]", () => {
    expect({ ...constants }).toEqual(SAID);
  });

  it("are used by the product", () => {
    const files = globSync(["src/**/*.{ts,tsx}", "server/**/*.ts"], { cwd: root }).filter(
      (file) => !/\.(test|paths|stories|samples)\.tsx?$/.test(file) && !file.endsWith("domain/common/constants.ts"),
    );
    const text = files.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
    const unused = Object.keys(constants).filter((name) => !new RegExp(`\\b${name}\\b(?! *(,|}).*from)`).test(text));
    expect(unused).toEqual([]);
  });
});

describe("widths", () => {
  const tokens = readFileSync(join(root, "src/ui/frame/theme/tokens.css"), "utf8");
  const components = globSync("src/ui/**/*.tsx", { cwd: root }).map((file) => readFileSync(join(root, file), "utf8"));

  it.each([
    ["--container-dialog", "450px", "max-w-dialog"],
    ["--spacing-sidebar", "260px", "w-sidebar"],
    ["--spacing-drawer", "300px", "w-drawer"],
  ])("%s is %s, and a component has it [REQ-9.16 REQ-9.17 REQ-9.18]", (token, width, utility) => {
    expect(new RegExp(`${token}: ([^;]+);`).exec(tokens)?.[1]).toBe(width);
    expect(components.some((text) => text.includes(utility))).toBe(true);
  });

  it.each([
    ["desktop", "1264px"],
    ["sidebar", "1300px"],
  ])("what is marked %s: is so from %s of the page's frame on [REQ-2.34 REQ-9.14 REQ-9.15]", (variant, width) => {
    expect(new RegExp(`@custom-variant ${variant} {\\s*@container page \\(width >= ([^)]+)\\)`).exec(tokens)?.[1]).toBe(
      width,
    );
    expect(components.some((text) => text.includes(`${variant}:`))).toBe(true);
  });

  it("are those of a phone and of a desktop where the member chooses [REQ-9.12 REQ-9.13 REQ-R34]", () => {
    expect([viewportOf("mobile"), viewportOf("desktop")]).toEqual(["width=425", "width=1607"]);
    const theme = readFileSync(join(root, "src/ui/frame/theme/theme.css"), "utf8");
    expect(theme).toMatch(/data-device="mobile"\] \.page-frame \{\s*max-width: 425px;/);
    expect(theme).toMatch(/data-device="desktop"\] \.page-frame \{\s*width: 1607px;/);
  });
});

describe("times", () => {
  it("a member is asked for every 5,000 ms [REQ-9.3 REQ-4.11]", async () => {
    const { clock, asked } = await loggedIn();
    clock.increment(4_999);
    expect(asked()).toBe(0);
    clock.increment(1);
    expect(asked()).toBe(1);
  });

  it("the lobbies' session ends after 120 minutes, and the last 60 s before an end are told [REQ-9.4]", () => {
    expect(lobbyExpiry(0)).toBe(7_200_000);
    expect([isExpiring(100_000, 39_999), isExpiring(100_000, 40_000)]).toEqual([false, true]);
  });

  it("a client that was told no minutes has 0, which ends nothing [REQ-9.6]", () => {
    expect([isUsableMinutes(null), isUsableMinutes(0), isUsableMinutes(1)]).toEqual([false, false, true]);
  });

  it("a popup is hidden for 6 hours [REQ-9.8]", () => {
    expect(snoozeUntil(0)).toBe(21_600_000);
  });

  it("a page reloads at most once in 60 s for a lost chunk [REQ-8.21]", () => {
    expect([mayReload(1_000, 60_999, true), mayReload(1_000, 61_000, true)]).toEqual([false, true]);
  });

  it("the loading bar comes after 200 ms and is full 5 s later [REQ-9.21]", () => {
    const clock = new SimulatedClock();
    const bar = createActor(loadingBarMachine, { clock }).start();
    bar.send({ type: "load.start" });
    clock.increment(199);
    expect(bar.getSnapshot().hasTag("shown")).toBe(false);
    clock.increment(1);
    expect(bar.getSnapshot().value).toBe("running");
    clock.increment(4_999);
    expect(bar.getSnapshot().value).toBe("running");
    clock.increment(1);
    expect(bar.getSnapshot().value).toBe("full");
  });

  it("the way to the top takes 700 ms and is offered below 20 px [REQ-9.19 REQ-9.20]", () => {
    expect([isBelowScrollThreshold(20), isBelowScrollThreshold(21)]).toEqual([false, true]);
    const clock = new SimulatedClock();
    const machine = scrollTopMachine.provide({ actions: { scrollToTop: () => undefined } });
    const button = createActor(machine, { clock }).start();
    button.send({ type: "page.scrolled", top: 21 });
    button.send({ type: "scrollTop.press" });
    button.send({ type: "page.scrolled", top: 0 });
    clock.increment(699);
    expect(button.getSnapshot().value).toBe("scrolling");
    clock.increment(1);
    expect(button.getSnapshot().value).toBe("hidden");
  });

  it("a lost line is tried again after 500 ms, twice as long each time, and 30 s at most", () => {
    expect([1, 2, 6, 7, 8, 50].map((attempt) => backoffMs(attempt, 1))).toEqual([
      500, 1_000, 16_000, 30_000, 30_000, 30_000,
    ]);
    expect(backoffMs(50, 0)).toBe(15_000);
    // Where many have lost it, they come back over as long as the server has told.
    expect([0, 0.5, 1].map((jitter) => backoffMs(1, jitter, 6_000))).toEqual([250, 3_250, 6_250]);
    expect(backoffMs(8, 1, 6_000)).toBe(30_000);
  });

  describe("of an idle page", () => {
    afterEach(() => vi.unstubAllGlobals());

    it("end after 2,000 ms: then code is loaded ahead [REQ-9.23]", () => {
      const timeouts: unknown[] = [];
      const page = new EventTarget();
      const idle = (_: () => void, options: { timeout: number }) => timeouts.push(options.timeout);
      vi.stubGlobal("window", { requestIdleCallback: idle });
      vi.stubGlobal("requestIdleCallback", idle);
      vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
      loadAhead(async () => undefined);
      page.dispatchEvent(new Event("keydown"));
      expect(timeouts).toEqual([2_000]);
    });
  });
});

describe("formats and codes", () => {
  it("dates are those of Asia/Seoul [REQ-9.7 REQ-9.24 REQ-9.25]", () => {
    const at = "2026-11-20T16:05:09Z";
    expect([formatDateTime(at), formatDate(at), formatShortDateTime(at)]).toEqual([
      "2026-11-21 01:05:09",
      "26-11-21",
      "11-21 01:05",
    ]);
    expect(formatExpiry(Date.parse(at))).toBe("2026-11-21 01:05:09");
  });

  it("a price of 1.30 or lower is refused beside a Bonus pick [REQ-9.9]", () => {
    expect([130, 131].map((betPrice) => isTooLowForBonus({ kind: "fixture", marketName: "승무패", betPrice }))).toEqual(
      [true, false],
    );
  });

  it("accounts are told apart by type 2, by role 10 with withdrawalType 0, and by tendency 22 [REQ-9.27]", () => {
    expect(accountKind({ type: 2, role: 1, withdrawalType: 1 })).toBe("manager");
    expect(accountKind({ type: 1, role: 10, withdrawalType: 0 })).toBe("administrator");
    expect(accountKind({ type: 1, role: 10, withdrawalType: 1 })).toBe("member");
    expect(landingPath({ type: 1, role: 1, withdrawalType: 1 })).toBe("/admin");
    expect([isBarredFromLobbies(["21"]), isBarredFromLobbies(["21", "22"])]).toEqual([false, true]);
  });
});

/** A session right after its login, and how often it has asked for its member since. */
async function loggedIn() {
  let asked = 0;
  const user = { ...sampleUser, withdrawalType: 1 };
  const machine = sessionMachine.provide({
    actors: {
      restoreSession: fromPromise<SessionActors["restoreSession"]["output"]>(async () => ({
        user,
        expiresAt: 3_600_000,
        now: 0,
      })),
      fetchAutoLogout: fromPromise(async () => ({ autoLogoutMin: 60, logoutMin: 60 })),
      fetchUser: fromPromise<SessionActors["fetchUser"]["output"]>(async () => {
        asked += 1;
        return user;
      }),
      watchClock: fromCallback<SessionEvent>(() => undefined),
    },
    actions: { storeExpiry: () => undefined, arrive: () => undefined },
  });
  const clock = new SimulatedClock();
  const session = createActor(machine, { clock });
  session.start();
  await expect.poll(() => session.getSnapshot().hasTag("authenticated")).toBe(true);
  await new Promise((settled) => setTimeout(settled));
  return { clock, asked: () => asked };
}
