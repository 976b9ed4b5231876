// The pages that a visit begins with, in both themes and at three widths, with open bets and without any.
import { MemberDriver } from "./drivers/member.ts";
import { test } from "./fixtures.ts";
import { expectStill, giveOpenBets, WIDTHS } from "./layout-shift.ts";

const PAGES = [
  "/",
  "/korea/cross",
  "/europe",
  "/inplay",
  "/minigame/eos/powerball5",
  "/minigame/mgm/baccarat1",
  "/minigame/bet365/dog/hillsideparks",
  "/bet_result",
  "/charge",
] as const;

test.beforeEach(() => test.setTimeout(600_000));

for (const theme of ["dark", "light"] as const) {
  test(`회원의 페이지는 움직이지 않고 열린다, ${theme}`, async ({ page, server }) => {
    const member = new MemberDriver(page);
    await member.loginToHome("member06");
    if (theme === "light") await page.getByRole("button", { name: "밝은 화면으로" }).click();
    for (const width of WIDTHS) await expectStill(page, "/", width);
    await giveOpenBets(server.url, "member06", 2);
    for (const path of PAGES) for (const width of WIDTHS) await expectStill(page, path, width);
  });

  test(`로그인은 움직이지 않고 열린다, ${theme}`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem("hanpan.theme", name), theme);
    for (const width of WIDTHS) await expectStill(page, "/login", width);
  });
}
