import { expect, test } from "vitest";
import { picturedLists } from "./first-lists.ts";

const selection = (key: string, name: string, betPrice: number, status = "open") => ({
  id: key,
  key,
  name,
  betPrice,
  status,
});
const result = {
  family: "win_draw_lose",
  period: "100",
  line: null,
  status: "open",
  selections: [selection("home", "승", 185), selection("draw", "무", 340), selection("away", "패", 410, "suspended")],
};
const handicap = {
  family: "handicap",
  period: "100",
  line: -1.5,
  status: "open",
  selections: [selection("home", "홈", 190), selection("away", "원정", 195)],
};
const fixture = {
  sportId: "6046",
  leagueName: "K리그1",
  homeName: "울산 <HD>",
  awayName: "{money}",
  startsAt: "2026-11-26T10:30:00.000Z",
  status: "scheduled",
  markets: [result, handicap],
};
const live = { ...fixture, status: "live", clock: "전반 23'", score: { home: 2, away: 1 }, markets: [handicap] };
const told = (answers: Readonly<Record<string, unknown>>) =>
  Object.entries(answers).map(([url, body]) => ({ url, body: JSON.stringify(body) }));
/** The text of a picture, a space for each border of its elements. */
const textOf = (html: string | undefined) =>
  (html ?? "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/ +/g, " ")
    .trim();

const HOME = {
  "/api/fixtures?game=live&itemsPerPage=8": { items: [live] },
  "/api/fixtures?game=cross&itemsPerPage=10": { items: [fixture] },
  "/api/bets?status=0&itemsPerPage=3": { items: [{}, {}] },
  "/api/campaign-events/home": { items: [{ title: "출석", summary: "매일 <받기>" }, { title: "둘째" }] },
};

test("the home page's matches have their time or clock, names, score and prices", () => {
  const lists = picturedLists(told(HOME));
  expect(textOf(lists.running)).toBe("전반 23' 축구 · K리그1 울산 &lt;HD&gt; {money} 2 1 홈 −1.5 1.90 원정 +1.5 1.95");
  expect(textOf(lists.next)).toBe("11-26 19:30 축구 · K리그1 울산 &lt;HD&gt; {money} 승 1.85 무 3.40 패");
  expect(textOf(lists.banner)).toBe("출석 매일 &lt;받기&gt;");
  expect(lists.bets).toBe("2");
});

test("a Korean game's matches stand below their leagues, with the prices of each column", () => {
  const other = { ...fixture, sportId: "154914", leagueName: "KBO", homeName: "LG", awayName: "KT" };
  const { lines } = picturedLists(told({ "/api/fixtures?game=cross&page=1": { items: [fixture, other, fixture] } }));
  const row = "11-26 (목) 19:30 울산 &lt;HD&gt; {money} 1.85 3.40 −1.5 1.90 1.95";
  expect(textOf(lines)).toBe(`K리그1 ${row} ${row} KBO 11-26 (목) 19:30 LG KT 1.85 3.40 −1.5 1.90 1.95`);
});

test.each([
  ["/api/sports-prematch/fixtures?page=1", "K리그1 11-26 (목) 19:30 울산 &lt;HD&gt; {money} 1.85 3.40 −1.5 1.90 1.95"],
  ["/api/sports-inplay/fixtures?page=1&itemsPerPage=500", "K리그1 전반 23' 울산 &lt;HD&gt; {money} 2 1 −1.5 1.90 1.95"],
])("a European list is drawn as a Korean one: %s", (url, text) => {
  const item = url.includes("inplay") ? live : fixture;
  expect(textOf(picturedLists(told({ [url]: { items: [item] } })).lines)).toBe(text);
});

test("a game with lists of another kind, and an answer that came too late, have no list", () => {
  expect(picturedLists(told({ "/api/fixtures?game=proto&page=1": { items: [fixture] } }))).toEqual({ bets: "0" });
});

test("popups are the text of what the operator wrote; one that is put away is not shown", () => {
  const popup = {
    title: "안내 & 규정",
    device: "all",
    contents: "<h3>첫 <b>방문</b></h3><ul><li>하나</li><li>둘 &lt;b&gt;<script>x()</script></li></ul>",
    visiableFlag: true,
    notShowingexpireTime: null,
  };
  const hidden = [
    { ...popup, visiableFlag: false },
    { ...popup, notShowingexpireTime: "2026-11-26T12:00:00.000Z" },
    { ...popup, device: "desktop" },
  ];
  const { popups } = picturedLists(told({ "/api/popup": [popup, ...hidden] }));
  expect(popups).toBe('<div class="fp-popup"><p><b>안내 &amp; 규정</b><br>첫 방문<br>하나<br>둘 &lt;b&gt;</p></div>');
});
