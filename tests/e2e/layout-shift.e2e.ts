// Nothing that a member looks at moves while a page comes, with its late parts and its font.
import { MemberDriver } from "./drivers/member.ts";
import { test } from "./fixtures.ts";
import { expectStill, giveOpenBets, WIDTHS } from "./layout-shift.ts";

test("홈은 내 베팅이 있어도 움직이지 않고 열린다", async ({ page, server }) => {
  await giveOpenBets(server.url, "member06", 2);
  const member = new MemberDriver(page);
  await member.loginToHome("member06");
  for (const width of WIDTHS) await expectStill(page, "/", width);
});
