// What the walks see of a page for its properties over time, on pages that are made for it.
import { expect, test, type Page } from "@playwright/test";
import { PropertyWatch } from "../../paths/lib/properties.ts";
import { PAGE_PROPERTIES } from "../walks/lib/page-properties.ts";
import { sightOf, type PageSight } from "../walks/lib/page-sight.ts";

const HEADER = `<header><button aria-label="축구왕 내 메뉴">축구왕</button><dl><dd>10,000원</dd></dl></header>`;
const SLIP = `<div data-machine="slip">승무패 승</div>`;
const bet = (state: string, button: string) =>
  `${HEADER}${SLIP}<div data-machine="placement" data-state="${state}">${button}</div>`;
const OPEN = "<button>베팅하기</button>";
const SHUT = `<button aria-disabled="true">베팅하기</button>`;

async function see(page: Page, html: string): Promise<PageSight> {
  await page.setContent(html);
  const sight = await sightOf(page);
  if (!sight) throw new Error("the page shows nothing");
  return sight;
}

/** What these pages break one after another; null where nothing. */
async function brokenBy(page: Page, ...pages: readonly string[]): Promise<string | null> {
  const watch = new PropertyWatch<PageSight>(PAGE_PROPERTIES);
  const rest = { effects: [], told: [], emitted: [], started: [], timers: {}, isRefused: false };
  let before: PageSight | null = null;
  for (const html of pages) {
    const after: PageSight = await see(page, html);
    try {
      watch.take({ ...rest, before, event: { type: "step" }, label: "step", after });
    } catch (error) {
      return error instanceof Error ? error.message.replace("broken over time: ", "") : String(error);
    }
    before = after;
  }
  return null;
}

test("보이는 것만 읽는다", async ({ page }) => {
  const shown = await see(page, bet("sending", SHUT));
  expect(shown).toMatchObject({
    member: "축구왕",
    ofMember: ["slip", "placement", "balance"],
    placements: ["sending"],
    openPlaces: 0,
    balances: ["10,000원"],
  });
  const hidden = await see(page, `<div style="display:none">${bet("sending", OPEN)}</div><main>로그인</main>`);
  expect(hidden).toMatchObject({ member: null, ofMember: [], placements: [], openPlaces: 0, text: "로그인" });
});

for (const [sentence, pages] of [
  ["the button that bets cannot be pressed while a bet is being sent", [bet("sending", OPEN)]],
  [
    "the button that bets cannot be pressed while prices are not live",
    [`${HEADER}<p data-machine="live-connection" data-state="online.stale">끊김</p>${OPEN}`],
  ],
  ["once a session has ended nothing of the member is on the page until a login", [HEADER, SLIP]],
  ["the name of who was logged in is on no page of nobody", [HEADER, "<p>축구왕님의 베팅</p>"]],
  ["no balance is shown below zero", [HEADER.replace("10,000", "−1")]],
  [
    "a bet has one receipt",
    [`${bet("accepted", "")}<div data-machine="placement" data-state="accepted">접수되었습니다</div>`],
  ],
  ["nothing that is no word is on the page", ["<p>당첨 NaN원</p>"]],
] as const)
  test(`걸음이 멈춘다: ${sentence}`, async ({ page }) => {
    expect(await brokenBy(page, ...pages)).toBe(sentence);
  });

test("베팅하고 로그아웃하는 화면은 어기지 않는다", async ({ page }) => {
  const pages = [HEADER, bet("sending", SHUT), bet("accepted", "접수되었습니다"), "<main>로그인</main>", HEADER];
  expect(await brokenBy(page, ...pages)).toBeNull();
});
