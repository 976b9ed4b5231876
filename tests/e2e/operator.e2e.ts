// The operator's console: popups, settings, results and imports, and what members see of them.
import type { Page } from "@playwright/test";
import type { FixturePage } from "../../src/api/contract/sports/fixtures.ts";
import { ApiUser } from "../factories/api-user.ts";
import { seasonCsv, seasonRows, SEASON_HEADER, type SeasonOptions } from "../factories/season-csv.ts";
import { offersOf } from "./drivers/fixtures.ts";
import { MemberDriver } from "./drivers/member.ts";
import { OperatorDriver } from "./drivers/operator.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

const TITLE = "주말 특별 안내";

test("팝업을 만들면 회원의 홈에 뜨고, 6시간 동안 보지 않기는 새로고침 뒤에도 남는다", async ({
  page,
  browser,
  server,
}) => {
  const operator = new OperatorDriver(page);
  await operator.login();
  await operator.openTab("팝업");
  await page.getByRole("button", { name: "새 팝업" }).click();
  await page.getByRole("button", { name: "저장" }).click();
  await expect(page.getByText("제목을 입력해주세요.")).toBeVisible();
  await page.getByLabel("제목").fill(TITLE);
  await page.getByRole("button", { name: "HTML" }).click();
  await page.getByLabel("HTML").fill("<p>토요일 <b>전 경기</b><script>document.title = 'x'</script></p>");
  await page.getByLabel("너비(px)").fill("300");
  await page.getByLabel("왼쪽에서(px)").fill("20");
  await page.getByLabel("위에서(px)").fill("30");
  await expect(page.getByRole("figure", { name: "PC 홈 미리보기" })).toContainText("토요일 전 경기");
  await expectAccessible(page);
  await operator.save();
  const row = page.locator("main li", { hasText: TITLE });
  await expect(row).toContainText("표시");

  const context = await browser.newContext({ baseURL: server.url });
  try {
    const home = await context.newPage();
    const member = new MemberDriver(home);
    await member.login("member15");
    await member.expectPath("/");
    const popup = home.getByRole("dialog", { name: TITLE });
    await expect(popup).toContainText("토요일 전 경기");
    expect(await popup.evaluate((element) => [element.style.width, element.style.left, element.style.top])).toEqual([
      "300px",
      "20px",
      "30px",
    ]);
    await popup.getByRole("button", { name: "6시간 동안 보지 않기" }).click();
    await expect(popup).toBeHidden();
    await home.reload();
    await readPopups(home);
    await expect(popup).toBeHidden();
    await expect(home.getByRole("dialog").first()).toBeVisible();

    await row.getByRole("button", { name: `${TITLE} 수정` }).click();
    await page.getByLabel("홈에 표시").uncheck();
    await operator.save();
    await expect(row).toContainText("숨김");
    await row.getByRole("button", { name: `${TITLE} 수정` }).click();
    await row.getByRole("button", { name: "삭제" }).click();
    await expect(row).toContainText(`'${TITLE}' 팝업을 삭제하시겠습니까?`);
    await row.getByRole("button", { name: "돌아가기" }).click();
    await expect(row).toBeVisible();
    await row.getByRole("button", { name: "삭제" }).click();
    await row.getByRole("button", { name: "삭제" }).click();
    await expect(page.getByText("삭제했습니다.")).toBeVisible();
    await expect(row).toHaveCount(0);
  } finally {
    await context.close();
  }
});

test(
  "회원가입을 닫으면 로그인 화면이 알리고, 다시 열면 가입 창이 뜬다",
  { tag: "@long" },
  async ({ page, browser, server }) => {
    const operator = new OperatorDriver(page);
    await operator.openConsole();
    await operator.openTab("사이트 설정");
    const context = await browser.newContext({ baseURL: server.url });
    try {
      const visitor = await context.newPage();
      await page.getByLabel("회원가입 종료").check();
      await operator.save();
      await visitor.goto("/login");
      await visitor.getByRole("button", { name: "회원가입" }).click();
      await expect(visitor.getByRole("alertdialog")).toContainText("현재 회원가입은 종료했습니다");
      await visitor.getByRole("alertdialog").getByRole("button", { name: "확인" }).click();

      await page.reload();
      await expect(page.getByLabel("회원가입 종료")).toBeChecked();
      await page.getByLabel("회원가입 종료").uncheck();
      await operator.save();
      await visitor.getByRole("button", { name: "회원가입" }).click();
      await expect(visitor.getByRole("dialog")).toContainText("추천인");
    } finally {
      await context.close();
    }
  },
);

test("시작한 경기에 결과를 넣고 정정한다", { tag: "@long" }, async ({ page, operator: api, watched }) => {
  const { items } = await api.ask<{ items: { id: string; startsAt: string }[] }>(
    "GET",
    "/api/admin/fixtures?status=scheduled",
  );
  const first = items.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))[0];
  if (!first) throw new Error("no fixture is scheduled");
  const { now } = await api.ask<{ now: string }>("GET", "/api/test/clock");
  const advanceMs = Math.max(0, Date.parse(first.startsAt) - Date.parse(now)) + 60_000;
  await api.ask("POST", "/api/test/clock", { advanceMs });

  const operator = new OperatorDriver(page);
  await operator.openConsole();
  await operator.openTab("경기 · 결과");
  const row = page.locator(`[data-fixture="${first.id}"]`);
  await row.getByRole("button", { name: "결과 등록" }).click();
  // More in the first half than in the whole match.
  watched.expectStatus(422);
  await operator.giveResult(row, [1, 3, 2, 0]);
  await expect(row.getByRole("alert").filter({ hasText: "전반 점수" })).toBeVisible();
  await operator.giveResult(row, [3, 1, 2, 0]);
  await expect(row).toContainText("3 : 1 (전반 2 : 0)");
  await expect(row).toContainText("1차");
  await row.getByRole("button", { name: "결과 정정" }).click();
  await operator.giveResult(row, [3, 2, 2, 0]);
  await expect(row).toContainText("3 : 2 (전반 2 : 0)");
  await expect(row).toContainText("2차");
});

test("베팅이 들어오면 라이브 데스크의 금액이 스스로 바뀌고, 다시 묻지 않는다", async ({ page, server }) => {
  const member = await ApiUser.login(server.url, "member14");
  const [offer] = offersOf(await member.ask<FixturePage>("GET", "/api/fixtures?game=cross"), "win_draw_lose");
  if (!offer) throw new Error("no fixture is open");
  await page.clock.install();
  const operator = new OperatorDriver(page);
  await operator.openConsole();
  await operator.openTab("라이브 데스크");
  const row = page.locator(`[data-fixture="${offer.fixture.id}"]`);
  await expect(row).toBeVisible();
  let asked = 0;
  page.on("request", (request) => (asked += /\/api\/admin\/live\b/.test(request.url()) ? 1 : 0));
  // No timer of the page asks: without the stream this would ask every three seconds.
  await expect(async () => {
    asked = 0;
    await page.clock.fastForward(4_000);
    await page.evaluate(() => fetch("/api/health"));
    expect(asked).toBe(0);
  }).toPass();
  const { fixture, market, selection } = offer;
  const pick = { fixtureId: fixture.id, marketId: market.id, selectionId: selection.id, betPrice: selection.betPrice };
  const bet = { stake: 7_310, accept: "any", picks: [{ kind: "fixture", ...pick }] };
  expect((await member.bet(crypto.randomUUID(), bet)).status).toBe(201);
  await expect(row).toContainText("단식 7,310원");
});

const SECOND_LEAGUE: SeasonOptions = {
  teams: ["동해", "서해", "남해", "울릉"],
  season: "2027-2028",
  firstKickOff: "2026-12-01 12:00:00",
  seed: 5,
  league: "second-division",
  matches: 4,
};

test(
  "CSV를 가져오고, 거부한 행을 번호와 사유로 본다",
  { tag: "@long" },
  async ({ page, server, operator: api, watched }) => {
    const countOf = (user: ApiUser) => user.ask<{ totalCount: number }>("GET", "/api/admin/fixtures");
    const before = await countOf(api);
    const operator = new OperatorDriver(page);
    await operator.openConsole();
    await operator.openTab("경기 가져오기");
    const [one, two] = seasonRows({ ...SECOND_LEAGUE, seed: 6, teams: ["백령", "거제", "진도", "완도"] });
    if (!one || !two) throw new Error("no rows");
    const broken = two.line.replace(two.date, "soon");
    await page.getByLabel("CSV 파일").setInputFiles({
      name: "season.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(
        [SEASON_HEADER, one.line, broken, seasonCsv(SECOND_LEAGUE).split("\n").slice(1).join("\n")].join("\n"),
      ),
    });
    await page.getByRole("textbox", { name: "첫 경기 시작" }).fill("2030-01-01 12:00");
    await page.getByRole("button", { name: "파일 검사", exact: true }).click();
    await expect(page.getByText("등록될 행 5, 바뀔 행 0, 거부될 행 1")).toBeVisible();
    await page.getByRole("button", { name: "가져오기 요청", exact: true }).click();
    await expect(page.getByText("다른 운영자의 승인을 기다립니다.", { exact: false })).toBeVisible();
    const second = await ApiUser.login(server.url, "admin02");
    const { items } = await second.ask<{ items: { id: string }[] }>("GET", "/api/admin/approvals?state=asked");
    expect(items).toHaveLength(1);
    await second.ask("POST", `/api/admin/approvals/${items[0]?.id}`, { decision: "approve" });
    await expect(page.getByText(/승인했습니다. 등록 5행, 변경 0행/)).toBeVisible();
    const refused = page.getByRole("table", { name: "거부한 행" }).locator("tbody tr");
    await expect(refused).toHaveCount(1);
    await expect(refused.locator("td").first()).toHaveText("3");
    await expectAccessible(page);
    // This login ends the page's own session.
    watched.expectStatus(555);
    const after = await countOf(await ApiUser.login(server.url, "admin01"));
    expect(after.totalCount).toBe(before.totalCount + 5);
  },
);

test("팝업의 수정 양식은 390px에서도 잘리지 않는다", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const operator = new OperatorDriver(page);
  await operator.openConsole();
  await page.goto("/admin/popups");
  await page.getByRole("button", { name: /수정$/ }).first().click();
  await expect(page.getByLabel("제목")).toBeVisible();
  // A panel cuts off what stands out of it, so the page's own width would not tell.
  await expect
    .poll(() =>
      page.locator("main section").evaluateAll((panels) => panels.map((one) => one.scrollWidth - one.clientWidth)),
    )
    .toEqual([0]);
  await expectAccessible(page);
});

/** The list of popups has come. */
async function readPopups(page: Page): Promise<void> {
  await expect(page.locator('[data-machine="popup-list"]')).toHaveAttribute("data-state", "ready");
}

test(
  "보관되지 않는 내용이 있으면 탭을 떠나기 전에 묻고, 보관되는 내용은 다시 보인다",
  { tag: "@long" },
  async ({ page }) => {
    const operator = new OperatorDriver(page);
    await operator.openConsole();
    await operator.openTab("접속 관리");
    await operator.openTab("경기 가져오기");
    const tabs = page.getByRole("navigation", { name: "관리 메뉴" });
    const question = page.getByRole("alertdialog", { name: "저장하지 않은 내용" });
    const choose = async () => {
      const file = { name: "a.csv", mimeType: "text/csv", buffer: Buffer.from("a,b\n") };
      await page.getByLabel("CSV 파일").setInputFiles(file);
      // The file is read before the form holds it.
      await expect
        .poll(() => page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true }))))
        .toBe(true);
    };
    const expectHere = () => expect(page).toHaveURL(/\/admin\/import$/);
    await choose();

    await tabs.getByRole("link", { name: "장부" }).click();
    await question.getByRole("button", { name: "계속 작성" }).click();
    await expectHere();
    await page.goBack();
    await question.getByRole("button", { name: "계속 작성" }).click();
    await expectHere();
    await page.goBack();
    await question.getByRole("button", { name: "나가기" }).click();
    await expect(page).toHaveURL(/\/admin\/access$/);

    await operator.openTab("경기 가져오기");
    await choose();
    let asked = 0;
    page.once("dialog", async (native) => {
      asked += native.type() === "beforeunload" ? 1 : 0;
      await native.accept();
    });
    await page.reload();
    expect(asked).toBe(1);

    // What a draft keeps is left without a question, and stands there again.
    await operator.openTab("팝업");
    await page.getByRole("button", { name: "새 팝업" }).click();
    await page.getByLabel("제목").fill("아직 쓰는 중");
    await expect(page.getByText("입력한 내용은 이 브라우저에 임시로 보관됩니다.")).toBeVisible();
    await operator.openTab("장부");
    // A page that is on its way leaves the one before in its place.
    await expect(page.getByLabel("제목")).toHaveCount(0);
    await operator.openTab("팝업");
    await page.getByRole("button", { name: "새 팝업" }).click();
    await expect(page.getByLabel("제목")).toHaveValue("아직 쓰는 중");
  },
);
