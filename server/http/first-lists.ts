// The lists of the HTML's first picture: matches with their prices, and popups, from the answers that the HTML holds. Each
// row is as high as the page draws it. Prices are text here: they can be pressed when the scripts are there.
import type { PopupList } from "../../src/api/contract/community/popup.ts";
import type { HomeEventList } from "../../src/api/contract/programmes/event-summary.ts";
import type { FixturePage, FixtureWire, MarketWire, SelectionWire } from "../../src/api/contract/sports/fixtures.ts";
import { formatDayHead, formatShortDateTime, formatTime } from "../../src/domain/common/format.ts";
import { formatPrice } from "../../src/domain/common/price.ts";
import { lineLabel, pickedLine } from "../../src/domain/sports/labels/lines.ts";
import { isForFrame } from "../../src/domain/frame/popup-device.ts";
import { sportName } from "../../src/domain/sports/labels/sports.ts";
import { mainMarket } from "../../src/domain/sports/main-market.ts";
import type { KoreanGame } from "../../src/domain/sports/market.ts";
import { byLeague, COLUMNS, columnsOf } from "../../src/domain/sports/match-columns.ts";
import { escaped, textLines } from "../community/sanitize.ts";
import type { FirstAnswers } from "./tell-first.ts";

/** More than a screen has: the rest comes with the scripts. */
const MOST_LINES = 20;

/** What stands in a picture's places, by their names. A list that was not told has no entry. */
export function picturedLists(told: FirstAnswers["told"]): Record<string, string> {
  const read = (begin: string): unknown => {
    const body = told.find(({ url }) => url.startsWith(begin))?.body;
    return body === undefined ? undefined : JSON.parse(body);
  };
  const running = read("/api/fixtures?game=live&itemsPerPage=") as FixturePage | undefined;
  const next = read("/api/fixtures?game=cross&itemsPerPage=") as FixturePage | undefined;
  const events = read("/api/campaign-events/home") as HomeEventList | undefined;
  const popups = read("/api/popup") as PopupList | undefined;
  const bets = read("/api/bets?") as { items: readonly unknown[] } | undefined;
  const lined = lists(read);
  return {
    bets: String(bets?.items.length ?? 0),
    ...(running && { running: running.items.map(homeLine).join("") }),
    ...(next && { next: next.items.map(homeLine).join("") }),
    ...(events?.items[0] && { banner: block(events.items[0].title, [events.items[0].summary]) }),
    ...(popups && { popups: popups.filter(isShown).map(popup).join("") }),
    ...(lined !== undefined && { lines: lined }),
  };
}

/** The lists that members see with one line a match: whose order they have, and how their addresses begin. */
const LINED = [
  ["cross", "/api/fixtures?game=cross&page="],
  ["live", "/api/fixtures?game=live&page="],
  ["cross", "/api/sports-prematch/fixtures?"],
  ["live", "/api/sports-inplay/fixtures?"],
] as const satisfies (readonly [KoreanGame, string])[];

function lists(read: (begin: string) => unknown): string | undefined {
  for (const [game, begin] of LINED) {
    const page = read(begin) as Pick<FixturePage, "items"> | undefined;
    if (page) return leagues(byLeague(game, page.items).slice(0, MOST_LINES));
  }
  return undefined;
}

/** The picture has popups where the frame is no desktop's. */
const isShown = ({ visiableFlag, notShowingexpireTime, device }: PopupList[number]): boolean =>
  visiableFlag && notShowingexpireTime === null && isForFrame(device, false);

const popup = ({ title, contents }: PopupList[number]): string =>
  `<div class="fp-popup">${block(title, textLines(contents))}</div>`;

const block = (title: string, lines: readonly string[]): string =>
  `<p><b>${escaped(title)}</b>${lines.map((line) => `<br>${escaped(line)}`).join("")}</p>`;

/** A match as the home page has it: when, names, score, the prices of its result. */
function homeLine(fixture: FixtureWire): string {
  const market = mainMarket(fixture.markets);
  const of = `<small><i>${sportName(fixture.sportId)} · </i>${escaped(fixture.leagueName)}</small>`;
  const prices = market?.selections.map((selection) => {
    const line = pickedLine({ ...market, selectionKey: selection.key });
    return `<span><i>${escaped(`${selection.name} ${line}`.trim())}</i>${price(market, selection)}</span>`;
  });
  return `<div class="fp-row"><p class="fp-when">${when(fixture, formatShortDateTime)} ${of}</p><p>${names(fixture)}</p>${score(fixture)}<p class="fp-prices">${prices?.join("") ?? ""}</p></div>`;
}

/** Matches below the heads of their leagues. */
function leagues(fixtures: readonly FixtureWire[]): string {
  const groups = Map.groupBy(fixtures, ({ sportId, leagueName }) => `${sportId} ${leagueName}`);
  return [...groups.values()]
    .map((group) => `<p class="fp-league">${escaped(group[0]?.leagueName ?? "")}</p>${group.map(line).join("")}`)
    .join("");
}

/** A match in one line: when, names, score, and the prices of each column. */
function line(fixture: FixtureWire): string {
  const { shown } = columnsOf(fixture.markets);
  const prices = COLUMNS.map((column) => columnPrices(column, shown[column]));
  const day = fixture.status === "live" ? "" : `<small>${formatDayHead(fixture.startsAt)}</small> `;
  return `<div class="fp-line"><p>${day}${when(fixture, formatTime)}</p><p class="fp-names">${names(fixture)}</p>${score(fixture)}${prices.join("")}</div>`;
}

function columnPrices(column: (typeof COLUMNS)[number], market: MarketWire | null): string {
  const own = column === "result" ? "" : `<small>${market ? lineLabel(market.family, market.line) : ""}</small>`;
  const cells = market?.selections.map((selection) => `<span>${price(market, selection)}</span>`).join("");
  return `<p class="fp-prices fp-${column}">${own}${cells ?? ""}</p>`;
}

/** What takes no bet now has no price here. */
const price = (market: MarketWire, { status, betPrice }: SelectionWire): string =>
  `<b>${market.status === "open" && status === "open" ? formatPrice(betPrice) : ""}</b>`;

const names = ({ homeName, awayName }: FixtureWire): string => `${escaped(homeName)}<br>${escaped(awayName)}`;

function when({ status, clock, startsAt }: FixtureWire, format: (at: string) => string): string {
  if (status !== "live") return `<small>${format(startsAt)}</small>`;
  return clock ? `<small class="fp-clock">${escaped(clock)}</small>` : "";
}

const score = ({ score: now }: FixtureWire): string =>
  `<p class="fp-score">${now ? `${now.home}<br>${now.away}` : ""}</p>`;
