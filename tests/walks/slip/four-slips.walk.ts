// A short tour on the page of each slip, by the rule that its page picks with: decisions, rule 41. The whole of a slip's
// model is walked on the Korean pages (slip.walk.ts); here each other page does, step by step, what the model says.
import { expect, type Page } from "@playwright/test";
import { exploreModel } from "../../../paths/lib/graph.ts";
import { eventPath } from "../../../paths/strategies/events.ts";
import type { SlipVariant } from "../../../src/domain/sports/market.ts";
import { addComma } from "../../../src/domain/common/price.ts";
import { SLIP_NAMES, type SlipName } from "../../../src/domain/sports/slip/slips.ts";
import type { StoredSlip } from "../../../src/machines/slip/stored-slip.ts";
import { slipPaths } from "../../../src/machines/slip/slip.paths.ts";
import { stateText } from "../../../src/ui/machine-state.ts";
import { POLICY_LABEL, SLIP_TEXT } from "../../../src/ui/sports/slip/text.ts";
import { snapshotAt } from "../lib/browser-graph.ts";
import { test } from "../lib/fixtures.ts";
import { Walk } from "../lib/walk.ts";
import { idsIn, type Snapshot } from "./slip-model.ts";

interface Tour {
  page: string;
  member: string;
  name: SlipName;
  variant: SlipVariant;
  /** Its rounds end; the tour begins with one. */
  gameId?: number;
  steps: readonly string[];
}

const GIVEN_UP = ["slip.pick/home", "stake.set/taken", "policy.set/none", "slip.remove/home", "slip.pick/home"];
const BET = ["slip.hold/plain", "slip.placed/home"];
const FIXTURES = [...GIVEN_UP, "slip.clear/plain", "slip.pick/home", "slip.pick/home", "slip.pick/home"];
/** One bet object at a time: the second pick takes the place of the first. */
const ROUNDS = [...GIVEN_UP, "stake.set/taken", "slip.pick/draw", "slip.pick/home", ...BET];

const TOURS: readonly Tour[] = [
  {
    page: "/europe",
    member: "member11",
    name: "normal",
    variant: "european",
    steps: [...FIXTURES, "stake.set/taken", ...BET],
  },
  // A bet there waits for a minute; the walk of `placement` places one.
  {
    page: "/inplay",
    member: "member12",
    name: "inplay",
    variant: "european",
    steps: [...FIXTURES, "slip.clear/plain"],
  },
  {
    page: "/minigame/bet365/horse/victoriaparks",
    member: "member13",
    name: "virtual",
    variant: "mini",
    gameId: 613,
    steps: ROUNDS,
  },
  { page: "/minigame/eos/powerball5", member: "member14", name: "mini", variant: "mini", gameId: 215, steps: ROUNDS },
];

const STAKE = 10_000;

test.use({ machine: "slips", serverKind: "in-play" });
// `tests/e2e/four-slips.phone.e2e.ts` is in `npm test`; a script and pairs are for what the models plan.
const { WALKS_SHARE, WALKS_SCRIPT, WALKS_STRATEGY } = process.env;
test.skip(WALKS_SHARE === "guards" || WALKS_SCRIPT !== undefined || WALKS_STRATEGY === "pairs");

for (const tour of TOURS)
  test(`${SLIP_TEXT.titles[tour.name]}, ${tour.page}, ${tour.steps.length}걸음`, async ({ browser, server }) => {
    test.setTimeout(600_000);
    const walk = new Walk(browser, server, {});
    await walk.beginPath();
    try {
      await walk.member.loginToHome(tour.member);
      if (tour.gameId !== undefined) await beginRound(walk, tour.gameId);
      await walk.page.goto(tour.page);
      await walkTour(walk, tour);
    } finally {
      await walk.endPath();
      await walk.close();
    }
  });

async function walkTour(walk: Walk, tour: Tour): Promise<void> {
  const model = slipPaths(tour.variant);
  const cases = model.cases.filter(({ type, name }) => tour.steps.includes(`${type}/${name}`));
  const graph = exploreModel({ ...model, cases });
  const roles = await rolesOn(walk.page);
  for (const [place, edge] of eventPath(graph, tour.steps).entries())
    await test.step(`${place + 1}. ${edge.label}`, async () => {
      await doStep(walk, edge.label, roles);
      await expectSlip(walk, tour, snapshotAt(graph, edge.to) as Snapshot, roles);
    });
}

type Roles = Readonly<Record<string, string>>;

const OPEN = '.price-cell:not([data-selection^="bonus-"])[data-state="open"]:not([aria-disabled="true"])';

/**
 * Two open prices of one fixture by the names that the model gives them; a bonus folder is no bet alone. Of fixtures the
 * last: the first may kick off during the walk.
 */
async function rolesOn(page: Page): Promise<Roles> {
  const fixtures = page.locator("[data-fixture]").filter({ has: page.locator(OPEN).nth(1) });
  const open = page.locator(OPEN);
  await expect.poll(() => open.count(), { timeout: 60_000 }).toBeGreaterThan(1);
  const offered = (await fixtures.count()) > 0 ? fixtures.last().locator(OPEN) : open;
  const [home = "", draw = ""] = await offered.evaluateAll((cells) =>
    cells.map((cell) => cell.dataset.selection ?? ""),
  );
  return { home, draw };
}

async function doStep({ member, held, page }: Walk, label: string, roles: Roles): Promise<void> {
  const { slip } = member;
  const role = label.split("/").at(-1) ?? "";
  switch (label) {
    case "slip.pick/home":
    case "slip.pick/draw":
      return member.price(roles[role] ?? "").click();
    case "slip.remove/home":
      return slip.getByRole("button", { name: / 삭제$/ }).click();
    case "slip.clear/plain":
      return page.getByRole("button", { name: "전체 삭제" }).click();
    case "stake.set/taken":
      return slip.getByLabel("베팅금액").fill(String(STAKE));
    case "policy.set/none":
      return slip.getByText(POLICY_LABEL.none, { exact: true }).click();
    case "slip.hold/plain":
      await held.hold("place", "**/api/bets", "POST");
      await member.place();
      return void (await held.arrived("place"));
    case "slip.placed/home":
      await held.letGo("place", 201);
      await expect(slip).toContainText("베팅이 접수되었습니다.");
      return slip.getByRole("button", { name: "확인" }).click();
    default:
      throw new Error(`nobody does ${label}`);
  }
}

/** The slip's title, state, legs and form as the model has them; what is stored of it, and nothing of the other three. */
async function expectSlip(walk: Walk, { name }: Tour, snapshot: Snapshot, roles: Roles): Promise<void> {
  const { page, member, watched } = walk;
  const { stake, policy } = snapshot.context;
  const ids = idsIn(snapshot).map((id) => roles[id]);
  await expect(page.getByRole("complementary", { name: SLIP_TEXT.titles[name], exact: true })).toBeVisible();
  await expect(member.slip).toHaveAttribute("data-state", stateText(snapshot.value));
  await expect(member.slip.locator('[data-machine="slip-leg"]')).toHaveCount(ids.length);
  for (const id of ids) await expect(member.price(id ?? "")).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator('.price-cell[aria-pressed="true"]')).toHaveCount(ids.length);
  if (snapshot.matches("filled")) {
    await expect(member.slip.getByLabel("베팅금액")).toHaveValue(stake === 0 ? "" : addComma(stake));
    await expect(member.slip.getByRole("radio", { name: POLICY_LABEL[policy] })).toBeChecked();
  }
  const expected = ids.length === 0 ? {} : { [name]: { ids, stake, policy } };
  await expect.poll(() => storedSlips(page)).toEqual(expected);
  expect(watched.faults(), "the console is clean and no request fails").toEqual([]);
}

/** What a reload would bring back, by slip. */
async function storedSlips(page: Page): Promise<Partial<Record<SlipName, object>>> {
  const texts = await page.evaluate((names) => {
    const found = Object.keys(localStorage).map((key) => [
      names.find((name) => key.startsWith(`hanpan.slip.${name}.`)),
      key,
    ]);
    return found.flatMap(([name, key]) => (name && key ? [[name, localStorage.getItem(key) ?? ""] as const] : []));
  }, SLIP_NAMES);
  return Object.fromEntries(
    texts.map(([name, text]) => {
      const { entries, stake, policy } = (JSON.parse(text) as { slip: StoredSlip }).slip;
      return [name, { ids: entries.map(({ id }) => id), stake, policy }];
    }),
  );
}

/** To the first seconds of a round, so that it does not close meanwhile. */
async function beginRound({ operator }: Walk, gameId: number): Promise<void> {
  type Rounds = { items: { closesAt: number }[] };
  const { items } = await operator.ask<Rounds>("GET", `/api/minigame/events?gameId=${gameId}&currentGame=1`);
  const now = Date.parse((await operator.ask<{ now: string }>("GET", "/api/test/clock")).now);
  const closesAt = Math.max(0, ...items.map((round) => round.closesAt));
  await operator.ask("POST", "/api/test/clock", { advanceMs: Math.max(1, closesAt - now + 15_000) });
}
