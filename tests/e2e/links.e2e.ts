// Every address of specification, section 2, that stands for itself is linked on a desktop and on a phone: from a menu
// of the frame, or from a page that is. The lists are the specification's own words and not the table of pages.
import type { Page } from "@playwright/test";
import { MemberDriver } from "./drivers/member.ts";
import { expect, test } from "./fixtures.ts";

/** By the page that has the links; the frame is on every page. */
const LINKED_ON: Readonly<Record<string, readonly string[]>> = {
  "the frame": [
    ..."/ /attendance /bet_result /calculate /casino /charge /chargeCrypto /coupon /customer /europe".split(" "),
    ..."/event /eventAcc /eventMission /exchange /exchangeCrypto /free /friend /inplay /livetv".split(" "),
    ..."/member /message /minigame /rule /slot /tournament /tournament_casino /mywallet/point".split(" "),
    ..."/korea/cross /korea/handicap /korea/live /korea/proto /korea/special /korea/wintielose".split(" "),
    ..."/minigame/donghang /minigame/donghang-sadari /minigame/kino-sadari /minigame/speed-kino".split(" "),
    ..."/minigame/next /minigame/next-sadari /minigame/next-bakara /minigame/next-onering".split(" "),
    // /game_result leads to it, and /korea to /korea/cross.
    "/game_result/minigame",
  ],
  "/calculate": "Casino CasinoPersonal Event Sports Tether".split(" ").map((name) => `/calculate${name}`),
  "/casino": ["/casinoHonor"],
  "/slot": ["/slot/honor"],
  "/event": ["/event/default", "/event/casinoSlot", "/event/coin", "/event/rules"],
  // /free/view and /customer/view without an id lead to the lists.
  "/free": ["/free/write"],
  "/customer": ["/customer/write"],
  "/game_result/minigame": ["/game_result/sports", "/game_result/virtuals"],
  "/game_result/virtuals": "basketball dog horse soccer".split(" ").map((sport) => `/game_result/virtuals/${sport}`),
};

/** The paths of the links that are shown now. */
const pathsShown = (page: Page) =>
  page
    .locator("a[href]:visible")
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

async function pathsOfFrame(page: Page, isPhone: boolean, wanted: readonly string[]): Promise<string[]> {
  const drawer = page.getByRole("button", { name: "메뉴 열기" });
  const menus = page.getByRole("banner").locator("nav button[aria-expanded]");
  // What was drawn before the scripts came has no links, and the frame follows the window's width.
  await expect(isPhone ? drawer : menus.first()).toBeVisible();
  const found = await pathsShown(page);
  if (isPhone) {
    await drawer.click();
    const missing = async (): Promise<string[]> => {
      const all = [...found, ...(await pathsShown(page))];
      return wanted.filter((path) => !all.includes(path));
    };
    await expect.poll(missing).toEqual([]);
    found.push(...(await pathsShown(page)));
    await page.keyboard.press("Escape");
    return found;
  }
  for (const button of await menus.all()) {
    const before = (await pathsShown(page)).length;
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect.poll(async () => (await pathsShown(page)).length).toBeGreaterThan(before);
    found.push(...(await pathsShown(page)));
    await page.keyboard.press("Escape");
  }
  return found;
}

for (const [name, width, height, tag] of [
  ["데스크톱", 1440, 900, []],
  ["휴대폰", 390, 844, ["@long"]],
] as const)
  test(
    `명세의 모든 주소로 가는 링크가 ${name} 화면에 있다 [REQ-2.3 REQ-2.5 REQ-2.6 REQ-2.7 REQ-2.8 REQ-2.9 REQ-2.11 REQ-2.12]`,
    { tag: [...tag] },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const member = new MemberDriver(page);
      await member.openHome("member16");
      for (const [where, paths] of Object.entries(LINKED_ON)) {
        if (where === "the frame") {
          const found = await pathsOfFrame(page, width < 768, paths);
          expect([where, paths.filter((path) => !found.includes(path))]).toEqual([where, []]);
          continue;
        }
        await page.evaluate((to) => history.pushState(null, "", to), where);
        await expect
          .poll(async () => {
            const found = await pathsShown(page);
            return [where, paths.filter((path) => !found.includes(path))];
          })
          .toEqual([where, []]);
      }
    },
  );

test("미니게임의 바로가기는 이름이 같은 게임을 연다 [REQ-2.4]", { tag: "@long" }, async ({ page }) => {
  await new MemberDriver(page).openHome("member16");
  await page.setViewportSize({ width: 1440, height: 900 });
  const names = ["동행 파워볼", "동행 사다리", "키노 사다리", "스피드키노", "넥스트 파워볼", "넥스트 사다리"];
  for (const name of [...names, "넥스트 바카라", "넥스트 원링"]) {
    await page.getByRole("complementary").getByRole("link", { name, exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  }
});
