// One day of a member, from the sign-up to the payout, with the operator's side of it; at the end the books agree.
import type { Page } from "@playwright/test";
import type { AuditReport } from "../../src/api/contract/operator/operator.ts";
import { ApiUser } from "../factories/api-user.ts";
import { isFair, offersOf, oneEach, readGame } from "./drivers/fixtures.ts";
import { MemberDriver } from "./drivers/member.ts";
import { OperatorDriver } from "./drivers/operator.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

const USER_ID = "newcomer";
const PASSWORD = "Bada-5829-garam";
const CHARGED = 100_000;
const STAKED = 20_000;
const CONVERTED = 5_000;
const EXCHANGED = 30_000;
/** What a mistake took and an operator puts right: it is not to be staked. */
const CORRECTED = 60_000;
/** What the charge and the points ask for; the first bet is open and does not count. */
const REQUIRED = CHARGED + CONVERTED;
const GAME = "215";
const ROUND_MS = 5 * 60_000;

test(
  "회원의 하루: 가입, 승인, 충전, 베팅, 출석, 쿠폰, 미션, 포인트 전환, 환전, 장부",
  { tag: "@long" },
  async ({ page, browser, server, operator }) => {
    await operator.ask("PUT", "/api/admin/settings", { joinApproval: true });
    const code = await couponCode(operator);
    const before = await booksOf(operator);
    const second = await browser.newContext({ baseURL: server.url });
    const operatorPage = new OperatorDriver(await second.newPage());
    const member = new MemberDriver(page);

    await test.step("가입과 승인", async () => {
      await signUp(page);
      await operatorPage.login();
      await operatorPage.openTab("가입 · 계정 확인");
      await operatorPage.page.getByRole("button", { name: `${USER_ID} 승인` }).click();
      await expect(operatorPage.page.getByText("승인을 기다리는 가입이 없습니다.")).toBeVisible();
      await member.login(USER_ID, PASSWORD);
      await member.expectPath("/");
      await member.closePopups();
      expect(await member.balance()).toBe(0);
    });

    await test.step("충전", async () => {
      await page.getByRole("banner").getByRole("button", { name: /원$/ }).click();
      const dialog = page.getByRole("dialog", { name: "보유머니" });
      await expect(dialog.getByText("남은 롤링")).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "충전", exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await member.expectPath("/charge");
      await page.getByRole("button", { name: "+10만원" }).click();
      await page.getByLabel("입금자명").fill("홍길동");
      await confirmed(page, "충전 신청");
      await expect(page.getByText(/접수되었습니다/)).toBeVisible();
      await expect(operatorPage.page.getByRole("link", { name: "충전 신청 대기 1" })).toBeVisible();
      await operatorPage.openTab("충전 신청");
      await operatorPage.claimFirst();
      await expect(page.getByText("관리자가 처리하고 있습니다.")).toBeVisible();
      await operatorPage.approveChosen();
      await expect(page.getByText("완료되었습니다.")).toBeVisible();
      await expect.poll(() => member.balance()).toBe(CHARGED);
    });

    await test.step("베팅", async () => {
      const [offer] = oneEach(offersOf(await readGame(server.url, "cross"), "win_draw_lose"), 1, isFair);
      await member.openGame("cross");
      await member.pick(offer?.selection.id ?? "");
      await member.setStake(STAKED);
      await member.place();
      await expect(page.getByText("베팅이 접수되었습니다.")).toBeVisible();
      await expect.poll(() => member.balance()).toBe(CHARGED - STAKED);
    });

    await test.step("출석, 쿠폰, 미션", async () => {
      await page.goto("/attendance");
      await page.getByRole("button", { name: "출석하기" }).click();
      await expect(page.getByText("오늘 출석 완료").first()).toBeVisible();
      await page.goto("/coupon");
      await page.getByRole("textbox", { name: "쿠폰 번호" }).fill(code.toLowerCase());
      await page.getByRole("button", { name: "등록" }).click();
      await expect(page.getByText(/지급되었습니다/)).toBeVisible();
      await page.goto("/eventMission");
      const mission = page.locator('[data-mission="daily-attendance"]');
      await mission.getByRole("button", { name: /보상 받기$/ }).click();
      await expect(mission.locator('[data-state="claimed"]')).toHaveCount(1);
    });

    await test.step("포인트 전환과 남은 롤링", async () => {
      await page.goto("/mywallet/point");
      await page.getByLabel("전환할 포인트").fill(String(CONVERTED));
      await confirmed(page, "전환");
      await expect.poll(() => member.balance()).toBe(CHARGED - STAKED + CONVERTED);
      await page.goto("/exchange");
      await expect(page.getByText("남은 롤링 105,000원을 채운 뒤 환전할 수 있습니다.")).toBeVisible();
      await expect(page.getByRole("list", { name: "롤링 내역" }).getByRole("listitem")).toHaveText([
        /^충전.*100,000원 남음$/,
        /^포인트 전환.*5,000원 남음$/,
      ]);
      await expectAccessible(page);
      await (
        await userOf(operatorPage.page, server.url)
      ).ask("POST", "/api/admin/deposits", {
        userId: USER_ID,
        amount: CORRECTED,
        purpose: "correction",
        reason: "정산 오류",
      });
      await playGame(await userOf(page, server.url), REQUIRED);
    });

    let balance = 0;
    await test.step("환전", async () => {
      await page.reload();
      await page.getByLabel("환전 금액").fill(String(EXCHANGED));
      await expect(page.getByRole("heading", { name: "남은 롤링" })).toHaveCount(0);
      balance = (await member.balance()) - EXCHANGED;
      await page.getByLabel("환전 비밀번호", { exact: true }).fill("482915");
      await confirmed(page, "환전 신청");
      await expect(page.getByText(/접수되었습니다/)).toBeVisible();
      await operatorPage.openTab("환전 신청");
      await operatorPage.claimFirst();
      await operatorPage.approveChosen();
      await expect(page.getByText("완료되었습니다.")).toBeVisible();
      await expect.poll(() => member.balance()).toBe(balance);
    });

    await test.step("장부", async () => {
      await operatorPage.openTab("장부");
      await expect(operatorPage.main.locator("[data-state=ok]")).toBeVisible();
      await second.close();
      const after = await booksOf(await ApiUser.login(server.url, "admin01"));
      const changed = Object.fromEntries(Object.entries(after).map(([kind, sum]) => [kind, sum - (before[kind] ?? 0)]));
      expect(changed).toMatchObject({
        wallet: balance,
        staked: STAKED,
        reserved: 0,
        house_bank: CHARGED - EXCHANGED,
        house_promotions: CONVERTED + CORRECTED,
      });
    });
  },
);

/** Who is logged in on the page, at the API. */
async function userOf(page: Page, url: string): Promise<ApiUser> {
  const { token } = (await (await page.request.get("/api/member/token")).json()) as { token: string };
  return Object.assign(new ApiUser(url, ""), { token });
}

/** Stakes at a round of a game and waits until it is settled; whether it wins is drawn. */
async function playGame(user: ApiUser, stake: number): Promise<void> {
  const rounds = async () => {
    const path = `/api/minigame/events?gameId=${GAME}&currentGame=1`;
    return (await user.ask<{ items: { id: string; closesAt: number; isSettled: boolean }[] }>("GET", path)).items;
  };
  const now = async () => Date.parse((await user.ask<{ now: string }>("GET", "/api/test/clock")).now);
  const advance = (advanceMs: number) => user.ask("POST", "/api/test/clock", { advanceMs });
  /** The id of the first round that is so, as soon as there is one. */
  const roundThat = async (isWanted: (round: Awaited<ReturnType<typeof rounds>>[number], at: number) => boolean) => {
    const find = async () => {
      const at = await now();
      return (await rounds()).find((round) => isWanted(round, at))?.id ?? "";
    };
    await expect.poll(find).not.toBe("");
    return find();
  };
  // From the beginning of a round on, so that it does not close meanwhile.
  const [running] = await rounds();
  await advance(Math.max(1, (running?.closesAt ?? 0) - (await now()) + 10_000));
  const open = await roundThat(({ closesAt }, at) => closesAt > at + 60_000);
  const pick = { kind: "game", gameId: GAME, roundId: open, selectionId: `${open}:p-odd`, betPrice: 195 };
  expect(await user.bet(crypto.randomUUID(), { stake, accept: "none", picks: [pick] })).toMatchObject({ status: 201 });
  await advance(ROUND_MS);
  await roundThat(({ id, isSettled }) => id === open && isSettled);
}

/** A visitor signs up with a member's code and the bank account that exchanges go to. */
async function signUp(page: Page): Promise<void> {
  await page.goto("/login");
  await page.getByRole("button", { name: "회원가입" }).click();
  await page.getByLabel("추천인 코드").fill("MEMBER01");
  await page.getByRole("button", { name: "다음" }).click();
  const form = page.getByRole("dialog", { name: "회원가입", exact: true });
  for (const [label, text] of [
    ["아이디", USER_ID],
    ["닉네임", "하루회원"],
    ["비밀번호", PASSWORD],
    ["비밀번호 확인", PASSWORD],
    ["휴대폰 번호", "01031415926"],
    ["은행", "한빛은행"],
    ["계좌번호", "110-2001-304517"],
    ["예금주", "홍길동"],
    ["환전 비밀번호", "482915"],
  ] as const)
    await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByRole("button", { name: "가입하기" }).click();
  await expect(page.getByText(/관리자가 승인하면 로그인할 수 있습니다/)).toBeVisible();
}

/** The code of a new coupon that pays points. */
async function couponCode(operator: ApiUser): Promise<string> {
  const { code } = await operator.ask<{ code: string }>("POST", "/api/admin/coupons", {
    title: "하루 쿠폰",
    reward: { kind: "points", amount: CONVERTED, wagering: 0 },
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    codeCount: 1,
  });
  return code;
}

/** Sums of the books by kind of account. They have to be right. */
async function booksOf(operator: ApiUser): Promise<Record<string, number>> {
  const report = await operator.ask<AuditReport>("GET", "/api/admin/audit");
  expect(report).toMatchObject({ ok: true, differences: [] });
  return Object.fromEntries(report.totals.map(({ kind, balance }) => [kind, balance]));
}

/** Presses a form's button, and the one of its question. */
async function confirmed(page: Page, name: string): Promise<void> {
  const button = page.getByRole("main").getByRole("button", { name, exact: true });
  await button.click();
  await button.click();
}
