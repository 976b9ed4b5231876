import { expect, type Locator } from "@playwright/test";
import type { CancellationPreview } from "../../src/api/contract/operator/bet-cancellations.ts";
import type { PageOf } from "../../src/api/contract/page.ts";
import type { FixturePage } from "../../src/api/contract/sports/fixtures.ts";
import { seoul } from "../../src/domain/common/time.ts";
import type { betCancellationMachine } from "../../src/machines/bet-cancellation/bet-cancellation.machine.ts";
import { betCancellationPaths } from "../../src/machines/bet-cancellation/bet-cancellation.paths.ts";
import { offersOf, type Offered } from "../e2e/drivers/fixtures.ts";
import { ApiUser } from "../factories/api-user.ts";
import { defineBrowserModel, type Follow } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { signInOperator } from "./visits.ts";

type Machine = typeof betCancellationMachine;

const FACE = '[data-machine="bet-cancellation"]';
const MEMBER = "member09";
const STAKE = 10_000;
const MESSAGE = "경기를 찾을 수 없습니다.";
const FOUND = "xstate.done.actor.readPreview/two bets";

interface Span {
  fixtureId: string;
  from: string;
  to: string;
}

/** Another operator has cancelled the bets of the span. */
const CANCELLED: Follow<Machine> = {
  why: "Bets are placed now, and never in a span that has passed.",
  next: ({ label }) => label !== FOUND,
  after: ({ event }) => (event.type === "span.ask" ? null : CANCELLED),
};

const cancellation = defineBrowserModel<Machine>({
  machine: "bet-cancellation",
  model: betCancellationPaths,
  start: async (walk) => {
    const { page, held } = walk;
    if (walk.isNew) await signInOperator(walk);
    const offer = await offered(walk);
    walk.notes.set("offer", offer);
    await page.goto("/admin/live");
    const row = page.locator(`[data-fixture="${offer.fixture.id}"]`);
    await row.getByRole("button", { name: "펼치기" }).click();
    await row.getByRole("button", { name: "구간 취소", exact: true }).click();
    await expect(button(walk, "구간 조회")).toBeVisible();
    await held.hold("preview", "**/api/admin/live/cancellations/preview*");
  },
  face: FACE,
  cannot: ({ event, before }) =>
    event.type === "bets.cancelled" && (before.context.preview?.bets ?? 0) === 0
      ? "Bets are cancelled by the form below them."
      : null,
  onlyThen: ({ label }) => (label === "xstate.done.actor.readPreview/nothing" ? CANCELLED : null),
  does: {
    "span.ask": async (walk) => {
      const span = await passedSpan(walk);
      walk.notes.set("span", span);
      for (const [label, at] of [
        ["시작 (한국 시간)", span.from],
        ["끝 (이 시각 전까지)", span.to],
      ] as const)
        await face(walk).getByLabel(label, { exact: true }).fill(seoul(at).format("YYYY-MM-DD HH:mm:ss"));
      await button(walk, "구간 조회").click();
      const asked = new URL((await walk.held.arrived("preview")).url()).searchParams;
      expect(Object.fromEntries(asked)).toEqual(span);
    },
    "span.change": (walk) => button(walk, "구간 바꾸기").click(),
    "preview.again": async (walk) => {
      await button(walk, "다시 조회").click();
      await walk.held.arrived("preview");
    },
    "xstate.done.actor.readPreview/two bets": async ({ held }) => void (await held.letGo("preview", 200)),
    "xstate.done.actor.readPreview/nothing": async (walk) => {
      await cancelElsewhere(walk);
      await walk.held.letGo("preview", 200);
    },
    // The page offers no span of a match that is not there.
    "xstate.error.actor.readPreview": ({ held }) =>
      held.answer("preview", 404, { code: "not_found", message: MESSAGE, problems: [] }),
    "bets.cancelled": async (walk) => {
      await face(walk).getByLabel("사유 (회원에게 보입니다)").fill("배당 오류");
      await button(walk, "베팅 취소").click();
      await expect(face(walk)).toContainText("취소한 베팅은 되살릴 수 없습니다.");
      await button(walk, "베팅 취소").click();
      await expect(button(walk, "구간 조회")).toBeVisible();
    },
  },
  sees: {
    choosing: async (walk, { context }) => {
      await expect(button(walk, "구간 조회")).toBeVisible();
      await expect(button(walk, "다시 조회")).toHaveCount(0);
      const told = face(walk).getByText(`취소했습니다. 베팅 2건, 지급 20,000원, 회수 0원`);
      await expect(told).toHaveCount(context.report === null ? 0 : 1);
      if (context.report !== null) expect(await previewOf(walk)).toMatchObject({ bets: 0 });
    },
    "asked.reading": async (walk) => {
      await expect(button(walk, "다시 조회")).toHaveAttribute("aria-busy", "true");
      expect(walk.held.count("preview"), "it is read once").toBe(1);
      await expect(face(walk).getByText("취소했습니다.")).toHaveCount(0);
    },
    "asked.shown": async (walk) => {
      await expect(face(walk).getByText("베팅 2건, 지급 20,000원, 회수 0원")).toBeVisible();
      await expect(button(walk, "베팅 취소")).toBeVisible();
      await expect(button(walk, "다시 조회")).not.toHaveAttribute("aria-busy");
    },
    "asked.empty": async (walk) => {
      await expect(face(walk).getByText("이 구간에는 취소할 베팅이 없습니다.")).toBeVisible();
      await expect(button(walk, "베팅 취소")).toHaveCount(0);
    },
    "asked.failed": async (walk) => {
      await expect(face(walk).getByText(MESSAGE)).toBeVisible();
      await expect(button(walk, "베팅 취소")).toHaveCount(0);
    },
  },
});

const face = ({ page }: Walk): Locator => page.locator(FACE);
const button = (walk: Walk, name: string): Locator => face(walk).getByRole("button", { name, exact: true });
const offerOf = ({ notes }: Walk) => notes.get("offer") as Offered;

/** An open selection of a match that the live page lists, as late as there is one. */
async function offered({ server, operator }: Walk): Promise<Offered> {
  const listed = await operator.ask<PageOf<{ id: string }>>("GET", "/api/admin/live");
  const ids = new Set(listed.items.map(({ id }) => id));
  const member = await ApiUser.login(server.url, MEMBER);
  const all = offersOf(await member.ask<FixturePage>("GET", "/api/fixtures?game=cross"));
  const offer = all
    .filter(({ fixture }) => ids.has(fixture.id))
    .toSorted((one, other) => Date.parse(one.fixture.startsAt) - Date.parse(other.fixture.startsAt))
    .at(-1);
  if (!offer) throw new Error("the live page lists no match that is open");
  return offer;
}

async function serverNow({ operator }: Walk): Promise<number> {
  return Date.parse((await operator.ask<{ now: string }>("GET", "/api/test/clock")).now);
}

const second = (at: number) => new Date(Math.floor(at / 1_000) * 1_000).toISOString();

/** A span that has passed, with two bets in it where the path is to find some. */
async function passedSpan(walk: Walk): Promise<Span> {
  const { fixture, market, selection } = offerOf(walk);
  const from = second(await serverNow(walk));
  const labels = walk.coming.map(({ label }) => label);
  const next = labels.findIndex((label) => label.startsWith("span.ask"));
  if ((next === -1 ? labels : labels.slice(0, next)).includes(FOUND)) {
    const member = await ApiUser.login(walk.server.url, MEMBER);
    const { id: selectionId, betPrice } = selection;
    const pick = { kind: "fixture", fixtureId: fixture.id, marketId: market.id, selectionId, betPrice };
    for (let placed = 0; placed < 2; placed++) {
      const answer = await member.bet(crypto.randomUUID(), { stake: STAKE, accept: "any", picks: [pick] });
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    }
  }
  await walk.clocks.passServer(2_000);
  return { fixtureId: fixture.id, from, to: second(await serverNow(walk)) };
}

function previewOf({ operator, notes }: Walk): Promise<CancellationPreview> {
  const span = new URLSearchParams({ ...(notes.get("span") as Span) });
  return operator.ask("GET", `/api/admin/live/cancellations/preview?${span}`);
}

/** Another operator cancels what is in the span. */
async function cancelElsewhere(walk: Walk): Promise<void> {
  const { bets, paid, takenBack } = await previewOf(walk);
  if (bets === 0) return;
  const span = walk.notes.get("span") as Span;
  const request = { ...span, reason: "시험", expected: { bets, paid, takenBack } };
  await walk.operator.ask("POST", "/api/admin/live/cancellations", request);
}

describeWalks(cancellation);
