// The frame as section 2 of the specification says it: what each place of it holds, on a desktop and on a phone.
import type { Locator } from "@playwright/test";
import { MemberDriver } from "./drivers/member.ts";
import { expect, test } from "./fixtures.ts";

const PHONE = { width: 390, height: 844 };
const addresses = (place: Locator): Promise<string[]> =>
  place.getByRole("link").evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));

test("데스크톱의 머리글과 왼쪽 메뉴, 고정 메뉴 [REQ-2.33 REQ-2.38 REQ-2.41 REQ-2.43 REQ-2.44 REQ-2.48]", async ({
  page,
}) => {
  const member = new MemberDriver(page);
  await member.openHome("member14");
  const header = page.getByRole("banner");
  await expect(member.ownMenu).toBeVisible();
  await expect(member.ownMenu.locator("svg, img, [data-level]").first()).toBeVisible();
  await expect(header.getByText("보유머니")).toBeVisible();
  await expect(header.getByText("포인트", { exact: true }).first()).toBeVisible();
  await expect
    .poll(() => addresses(header.getByRole("navigation", { name: "내 정보 메뉴" })))
    .toEqual(["/message", "/coupon", "/member"]);
  await member.ownMenu.click();
  await expect(header.getByRole("button", { name: "로그아웃" })).toBeVisible();
  await page.keyboard.press("Escape");
  const top = header.getByRole("navigation", { name: "주 메뉴" });
  for (const [group, first] of [
    ["한국형 스포츠", "/korea/cross"],
    ["유럽형 스포츠", "/europe"],
  ] as const) {
    await top.getByRole("button", { name: group }).click();
    await expect(top.locator(`a[href^="${first}"]`)).toBeVisible();
    await page.keyboard.press("Escape");
  }
  await expect.poll(() => addresses(top)).toEqual(expect.arrayContaining(["/casino", "/slot"]));
  const side = page.getByRole("complementary").getByRole("navigation", { name: "바로가기 메뉴" });
  await expect
    .poll(() => addresses(side))
    .toEqual(
      expect.arrayContaining(["/chargeCrypto", "/korea/cross", "/europe", "/inplay", "/casino", "/slot", "/minigame"]),
    );
  expect((await addresses(side)).slice(0, 4)).toEqual(["/charge", "/exchange", "/chargeCrypto", "/exchangeCrypto"]);
  await expect(page.getByRole("navigation", { name: "고정 메뉴" })).toBeVisible();
  // Below 1300 px there is no room for the left menu.
  await page.setViewportSize({ width: 1299, height: 900 });
  await expect(side).toBeHidden();
});

test("유럽형의 왼쪽 메뉴는 종목, 지역, 리그로 펼쳐진다 [REQ-2.33 REQ-2.46]", async ({ page }) => {
  const member = new MemberDriver(page);
  await member.openHome("member14");
  await page.goto("/europe");
  const tree = page.getByRole("navigation", { name: "종목 · 지역 · 리그" });
  const depth = () => tree.locator("ul ul").count();
  await expect(tree.getByRole("link").nth(1)).toBeVisible();
  expect(await depth()).toBe(0);
  await tree.getByRole("link").nth(1).click();
  await expect.poll(depth).toBe(1);
  await tree.locator("ul ul").getByRole("link").first().click();
  await expect.poll(depth).toBe(2);
  await tree.locator("ul ul ul").getByRole("link").first().click();
  await expect(page).toHaveURL(/sportId=.*locationId=.*league=/);
});

test("인플레이의 종목 필터와 그 주소 [REQ-2.13 REQ-2.45]", async ({ page }) => {
  const member = new MemberDriver(page);
  await member.openHome("member14");
  await page.goto("/inplay");
  const sports = page.getByRole("main").getByRole("navigation", { name: "종목" });
  await expect(sports.getByRole("link")).toHaveCount(6);
  expect((await sports.getByRole("link").allTextContents()).map((text) => text.replaceAll(/\d+/g, "").trim())).toEqual([
    "전체",
    "축구",
    "농구",
    "배구",
    "야구",
    "아이스하키",
  ]);
  await sports.getByRole("link").nth(1).click();
  await expect
    .poll(() => [...new URL(page.url()).searchParams.keys()].toSorted())
    .toEqual(["sport", "sport_id", "time"]);
  expect(Number(new URL(page.url()).searchParams.get("time"))).toBeGreaterThan(1_600_000_000);
});

test("휴대폰의 띠와 서랍, 내 메뉴 [REQ-2.36 REQ-2.37 REQ-2.42 REQ-9.16]", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const member = new MemberDriver(page);
  await member.openHome("member14");
  const strip = page.getByRole("region", { name: "내 바로가기" });
  await expect(strip).toContainText("원");
  await expect(strip).toContainText("P");
  await expect
    .poll(() => addresses(strip))
    .toEqual(["/message", "/tournament", "/coupon", "/customer", "/bet_result", "/eventMission"]);
  await page.getByRole("button", { name: "메뉴 열기" }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer).toBeVisible();
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(300);
  await expect.poll(() => addresses(drawer)).toContain("/member");
  await page.keyboard.press("Escape");
  await member.ownMenu.click();
  await expect(page.getByRole("banner").getByRole("button", { name: "내 정보" })).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "로그아웃" }).click();
  await member.expectPath("/login");
});
