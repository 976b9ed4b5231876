// A dispute from the bet to the chart: a member bets at a price that moves meanwhile, takes the new one and cashes out; the
// operator opens the bet, sees both words side by side, walks the path in the chart and saves it; the path tool takes it.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Bet } from "../../src/api/contract/sports/bets.ts";
import { offersOf, oneEach, readGame } from "./drivers/fixtures.ts";
import { MemberDriver } from "./drivers/member.ts";
import { OperatorDriver } from "./drivers/operator.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

const SCRIPT = join(import.meta.dirname, "..", "..", "scripts", "paths.ts");

test(
  "분쟁: 베팅과 캐시아웃의 과정을 관리자가 차트로 되짚고, 받은 케이스를 머신이 그대로 걷는다",
  { tag: "@long" },
  async ({ page, browser, server, operator, watched }, info) => {
    const [offer] = oneEach(
      offersOf(await readGame(server.url, "cross"), "win_draw_lose"),
      1,
      ({ selection }) => selection.betPrice >= 180 && selection.betPrice <= 400,
    );
    if (!offer) throw new Error("nothing offered");
    const { id, betPrice } = offer.selection;
    const moved = betPrice - 15;
    const trails: string[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith("/api/bets/trails")) trails.push(`${response.status()}`);
    });
    const member = new MemberDriver(page);
    await member.openHome("member12");
    await member.openGame("cross");
    await member.pick(id);
    await member.setStake(50_000);
    // The price moves while the request is under way.
    watched.expectStatus(409);
    let sent = 0;
    await page.route("**/api/bets", async (route) => {
      if (route.request().method() === "POST" && ++sent === 1)
        await operator.ask("PUT", `/api/test/selections/${id}`, { betPrice: moved });
      await route.continue();
    });
    await member.place();
    const placement = page.locator('[data-machine="placement"]');
    await expect(placement).toHaveAttribute("data-state", "priceChanged");
    await member.slip.getByRole("button", { name: /^변경 배당 수락하고 베팅/ }).click();
    await expect(page.getByText("베팅이 접수되었습니다.")).toBeVisible();
    await expect.poll(() => trails).toEqual(["204", "204"]);

    await page.goto("/bet_result");
    await page.locator("summary").first().click();
    const cashOut = page.locator('[data-machine="cash-out"]');
    await cashOut.getByRole("button", { name: /원에 캐시아웃$/ }).click();
    await expect(cashOut).toHaveAttribute("data-state", "paid");
    await expect.poll(() => trails).toEqual(["204", "204", "204"]);

    // The console's login ends this one.
    const { items } = await operator.ask<{ items: Bet[] }>("GET", "/api/admin/bets?text=member12");
    const context = await browser.newContext({ baseURL: server.url, acceptDownloads: true });
    try {
      const desk = await context.newPage();
      await new OperatorDriver(desk).openConsole();
      await desk.goto(`/admin/bets?text=${items[0]?.number}`);
      await desk.getByRole("row").getByRole("button", { name: /열기$/ }).click();
      await desk.getByRole("button", { name: "접수 과정", exact: true }).click();
      const price = (value: number) => (value / 100).toFixed(2);
      await expect(desk.getByRole("region", { name: "서버와 다른 점" })).toHaveText(
        `서버와 다른 점회원이 본 배당은 ${price(betPrice)}, 판정 때의 배당은 ${price(moved)}입니다.`,
      );
      await expect(desk.getByText("베팅 거절: 배당·금액 변경 (price_changed)")).toBeVisible();
      await expect(desk.getByText("베팅 접수", { exact: true })).toBeVisible();
      await expect(desk.getByText("캐시아웃 지급", { exact: true })).toBeVisible();

      await desk.getByRole("button", { name: /^차트에서 보기 · 베팅 요청 1\// }).click();
      const lit = desk.locator("[data-lit]:not([data-container])");
      const seen: (string | null)[] = [];
      const next = desk.getByRole("button", { name: "다음", exact: true });
      for (;;) {
        seen.push(await lit.getAttribute("data-chart-state"));
        if (await next.isDisabled()) break;
        await next.click();
        await expect(lit).not.toHaveAttribute("data-chart-state", seen.at(-1) ?? "");
      }
      expect(seen).toEqual(["editing", "confirming", "storing", "sending", "priceChanged"]);
      await expectAccessible(desk);

      const saved = desk.waitForEvent("download");
      await desk.getByRole("button", { name: "케이스로 받기" }).click();
      const file = info.outputPath("case.json");
      await (await saved).saveAs(file);
      expect(readFileSync(file, "utf8")).not.toContain("member12");
      const replayed = spawnSync(process.execPath, [SCRIPT, "replay", file], { encoding: "utf8" });
      expect(replayed.stderr).toBe("");
      expect(replayed.stdout).toContain("경로 3개, 모두 차트와 같습니다.");
      expect(replayed.status).toBe(0);
    } finally {
      await context.close();
    }
  },
);
