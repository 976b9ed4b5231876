// A running match of the simulated feed on a phone.
import { startInPlayServer } from "../servers/in-play-server.ts";
import { MemberDriver } from "./drivers/member.ts";
import { expectMatchPage } from "./drivers/running-match.ts";
import { expect, test as base } from "./fixtures.ts";

const test = base.extend({
  server: async ({ serverOfFile }, use, { file }) => use(await serverOfFile.of(file, () => startInPlayServer())),
});

test("진행 중인 경기의 첫 배당은 320px 안에 있고, 경기 상황은 눌러서 편다", async ({ page, server }) => {
  const member = new MemberDriver(page);
  await member.openHome("member06");
  await expectMatchPage(member, server.url);
  await page.mouse.wheel(0, -2_000);
  const strip = page.getByRole("region", { name: "경기 상황" }).getByRole("button");
  expect((await strip.boundingBox())?.height).toBe(72);
  await strip.tap();
  await expect(
    page
      .getByText("기록", { exact: true })
      .or(page.getByRole("region", { name: "기록" }))
      .first(),
  ).toBeVisible();
});
