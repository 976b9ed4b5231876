// A member's tabs and the stream that they share. The walked tab is the page; the other one is the walk's, and does what
// a tab does that reads, freezes, closes, or wants to hear something else.
import { expect } from "@playwright/test";
import type { User } from "../../src/api/contract/session/member.ts";
import type { tabLeaderMachine } from "../../src/machines/tab-leader/tab-leader.machine.ts";
import { tabLeaderPaths } from "../../src/machines/tab-leader/tab-leader.paths.ts";
import { stateText } from "../../src/ui/machine-state.ts";
import { type AnyStep, defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { heldLocks, LeadingTab } from "./leading-tab.ts";

type Machine = typeof tabLeaderMachine;
type Snapshot = AnyStep<Machine>["before"];

const USER = "member13";
const ATTRIBUTE = "data-tab-leader";
const FACE = '[data-machine="live-connection"]';
const STREAM = "**/api/stream";
/** What the page's clock runs at once, in milliseconds. */
const RUN_PART_MS = 200;
/** More than any wait of the machine. */
const RUN_MS = 8_000;
/** A slow machine may let the first wait run out before the clock stands. */
const STARTS = 5;
const ASKED = "how often the walked tab has asked";

const isSilent = (snapshot: Snapshot) => snapshot.matches({ sharing: { line: "silent" } });
const isLeading = (snapshot: Snapshot) => snapshot.matches({ sharing: { role: "leading" } });
const isStealing = (snapshot: Snapshot) => snapshot.matches({ sharing: { role: { following: "stealing" } } });
const isClaiming = (snapshot: Snapshot) =>
  snapshot.matches({ sharing: { role: { following: "claiming" } } }) ||
  snapshot.matches({ sharing: { role: { following: "claimingAgain" } } });

const tabLeader = defineBrowserModel<Machine>({
  machine: "tab-leader",
  model: tabLeaderPaths,
  server: "in-play",
  start: async (walk) => {
    const { page, line, clocks, context, server, notes } = walk;
    line.hold();
    line.isQuiet = true;
    if (walk.isNew) {
      await clocks.install();
      await heldLocks.install(page);
      await walk.member.loginToHome(USER);
    } else await clocks.resume();
    for (const tab of context.pages()) if (tab !== page) await tab.close();
    const leading = new LeadingTab(context, server.url, `hanpan.stream.${await owner(walk)}`);
    notes.set("other", leading);
    await leading.open();
    await leading.take("lock");
    for (let start = 1; ; start++) {
      await walk.member.openGame("cross");
      await expect(page.locator("html")).toHaveAttribute(ATTRIBUTE, /following/);
      await expect(page.locator(FACE)).toBeVisible();
      await clocks.stop();
      if ((await state(walk)) === "sharing.role.following.asking sharing.line.silent") return;
      if (start === STARTS) throw new Error("the page is too slow to be seen at its start");
      await clocks.resume();
    }
  },
  face: "html",
  attribute: ATTRIBUTE,
  cannot: ({ event, before }) => {
    if (isStealing(before) && event.type !== "lock.granted") return "A lock is stolen at once.";
    if (event.type === "turn.granted" && !isClaiming(before)) return "A claim is answered at once.";
    if (event.type.startsWith("xstate.after.quiet") && isSilent(before))
      return "A line that is silent for 10 s is given up by the live connection.";
    if (event.type === "line.opened" && !isLeading(before)) return "A tab that follows reads no line.";
    if (event.type === "wish.changed" && before.context.own.includes("live")) return "There is no third list.";
    return null;
  },
  does: {
    "lock.granted": async (walk, { before }) => {
      if (isStealing(before)) return heldLocks.letGo(walk.page);
      // The tab that reads closes, and another one opens.
      await other(walk).reopen();
      if (isClaiming(before)) await heldLocks.letGo(walk.page);
    },
    "lock.lost": (walk) => other(walk).take("lock"),
    "turn.granted": ({ page }) => heldLocks.letGo(page),
    "turn.refused": async (walk, { after }) => {
      await other(walk).take("turn");
      await heldLocks.letGo(walk.page);
      await reaches(walk, after);
      await other(walk).free("turn");
    },
    "leader.answered": async (walk, step) => {
      const told = await other(walk).count("topics");
      await beat(walk);
      await other(walk).tell({ kind: "here" });
      await expect.poll(() => other(walk).count("topics"), "the tab says what it wants to hear").toBeGreaterThan(told);
      await answerClaim(walk, step);
    },
    "leader.opened": async (walk, step) => {
      await other(walk).tell({ kind: "open", at: null });
      await answerClaim(walk, step);
    },
    "leader.beat": async (walk, step) => {
      await beat(walk);
      await answerClaim(walk, step);
    },
    "tab.asked": async (walk, { before }) => {
      const sign = before.matches({ sharing: { role: { leading: "opening" } } }) ? "here" : "open";
      const given = await other(walk).count(sign);
      await other(walk).tell({ kind: "hello" });
      await expect.poll(() => other(walk).count(sign), "the tab that reads gives a sign").toBeGreaterThan(given);
    },
    "tab.wished": (walk, step) => {
      const { topics } = step.event;
      return readsAnew(walk, step, () => other(walk).tell({ kind: "topics", tab: "other", topics, since: null }));
    },
    "wish.changed/both": (walk, step) =>
      readsAnew(walk, step, async () => {
        const told = await other(walk).count("topics");
        await walk.page.locator('a[href^="/korea/live"]:visible').first().click();
        if (isLeading(step.before)) return;
        await runUntil(walk, async () => (await other(walk).count("topics")) > told);
        expect(await other(walk).lastTopics()).toEqual(expect.arrayContaining(["live"]));
      }),
    "line.opened": async ({ line }) => {
      await line.asked();
      line.admit();
    },
    "line.ended/closed": async (walk) => {
      walk.watched.expectCut("/api/stream");
      // The browser itself asks once more for what was cut before an answer came.
      await expect.poll(async () => (walk.line.cut(), state(walk))).toBe("over");
    },
    ...Object.fromEntries(
      ["answer|asking", "quiet|yielding", "answer|askingAgain", "quiet|hearing"].map((wait) => {
        const [delay, waiting] = wait.split("|");
        const type = `xstate.after.${delay}.tab-leader.sharing.role.following.${waiting}`;
        return [type, async (walk: Walk, { after }: { after: Snapshot }) => reaches(walk, after)];
      }),
    ),
  },
  sees: {
    "sharing.role.following.asking": expectAsked,
    "sharing.role.following.askingAgain": expectAsked,
    "sharing.role.following.claiming": ({ page }) => heldLocks.expectOne(page, "ifAvailable"),
    "sharing.role.following.claimingAgain": ({ page }) => heldLocks.expectOne(page, "ifAvailable"),
    "sharing.role.following.stealing": ({ page }) => heldLocks.expectOne(page, "steal"),
    "sharing.role.following.yielding": ({ page }) => heldLocks.expectNone(page),
    "sharing.role.following.hearing": ({ page }) => heldLocks.expectNone(page),
    "sharing.role.leading.opening": async ({ line }) => void (await line.asked()),
    "sharing.role.leading.reading": ({ page }) => heldLocks.expectNone(page),
    "sharing.line.silent": ({ page }) => expect(page.locator(FACE)).toHaveAttribute("data-state", "online.connecting"),
    "sharing.line.open": ({ page }) =>
      expect(page.locator(FACE)).toHaveAttribute("data-state", /^online\.(live|resyncing|stale)$/),
    over: ({ page }) => expect(page.locator(FACE)).toHaveAttribute("data-state", "disconnected"),
  },
  leavesOutPairs: [
    [
      /line\.silent line\.opened → .*following|following.* → sharing\.line\.silent line\.opened/,
      "A tab that follows reads no line.",
    ],
    [/Again .* → .*silent leader\.opened/, "A line that is silent for 10 s is given up by the live connection."],
  ],
  leavesOut: {
    "wish.changed/prematch": "The list that was left is heard of for 30 s more.",
    "sharing.role turn.granted": "A claim is answered at once; the machine's paths have one that comes late.",
    "line.ended/refused": "The walk of live-connection has a stream that is refused.",
    "xstate.error.actor.joinTabs/no channel": "No page works in a browser without channels.",
    "xstate.error.actor.readLine/no fetch": "No page works in a browser without fetch.",
  },
});

/** The member's id; a login elsewhere would end the one at the page. */
async function owner({ context }: Walk): Promise<string> {
  const { token } = await (await context.request.get("/api/member/token")).json();
  const headers = { "X-AUTH-TOKEN": `Bearer ${token}` };
  const user: User = await (await context.request.get("/api/member/user", { headers })).json();
  return user.id;
}

function other({ notes }: Walk): LeadingTab {
  return notes.get("other") as LeadingTab;
}

function state({ page }: Walk): Promise<string | null> {
  return page.locator("html").getAttribute(ATTRIBUTE);
}

/** A heartbeat that the other tab passes on: the live connection's waits begin anew, too. */
function beat(walk: Walk): Promise<void> {
  const event = { id: null, name: "heartbeat", data: { at: new Date().toISOString() } };
  return other(walk).tell({ kind: "event", event });
}

/** A sign came while the turn was claimed: the claim is answered, and the turn let go. */
async function answerClaim(walk: Walk, { before, after }: AnyStep<Machine>): Promise<void> {
  if (!isClaiming(before)) return;
  await reaches(walk, after);
  await heldLocks.letGo(walk.page);
}

async function expectAsked(walk: Walk, _snapshot: Snapshot, step: AnyStep<Machine> | null): Promise<void> {
  // Once, where it begins to ask.
  if (step !== null && !step.event.type.startsWith("xstate.after")) return;
  const asked = Number(walk.notes.get(ASKED) ?? 0);
  await expect.poll(() => other(walk).count("hello"), "the tab that reads is asked").toBeGreaterThan(asked);
  walk.notes.set(ASKED, await other(walk).count("hello"));
}

/** Runs the page's clock until it is so. */
async function runUntil(walk: Walk, isSo: () => Promise<boolean>): Promise<void> {
  for (let ran = 0; ran <= RUN_MS && !(await isSo()); ran += RUN_PART_MS) await walk.clocks.run(RUN_PART_MS);
}

function reaches(walk: Walk, { value }: Snapshot): Promise<void> {
  return runUntil(walk, async () => (await state(walk)) === stateText(value));
}

/** What the tabs want changes; the tab that reads asks the server for it where it did not before. */
async function readsAnew(walk: Walk, { before, after }: AnyStep<Machine>, change: () => Promise<void>): Promise<void> {
  const [was, is] = [before, after].map(topicsOf);
  if (!isLeading(before) || was === is) return change();
  const asked = walk.page.waitForRequest(STREAM);
  await change();
  expect((await asked).headers()["stream-topics"]).toBe(is);
}

function topicsOf({ context: { own, others } }: Snapshot): string {
  return ["live", "prematch"].filter((topic) => [own, ...Object.values(others)].flat().includes(topic as never)).join();
}

describeWalks(tabLeader);
