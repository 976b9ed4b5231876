// What the walk of a cash-out answers for the server, and what an earlier visit has stored.
import type { Bet } from "../../../src/api/contract/sports/bets.ts";
import { offerAt, samplePaid, sampleWaiting } from "../../../src/machines/cash-out/cash-out.samples.ts";

export const openBet: Bet = {
  ...samplePaid.bet,
  status: 0,
  paid: 0,
  settledAt: null,
  picks: [
    {
      kind: "fixture",
      fixtureId: "f1",
      marketId: "m1",
      sportId: "6046",
      leagueName: "K리그1",
      homeName: "울산 현대",
      awayName: "전북 현대",
      startsAt: "2026-11-21T12:00:00.000Z",
      marketKind: "1",
      marketName: "1X2",
      family: "win_draw_lose",
      period: "100",
      line: null,
      selectionKey: "home",
      score: null,
      selectionId: "s1",
      selectionName: "울산 현대",
      betPrice: 195,
      status: 0,
      outcome: "open",
    },
  ],
};

/** Status and body of what a cash-out comes to. */
export const OUTCOMES = {
  paid: [200, samplePaid],
  waiting: [202, sampleWaiting],
  moved: [
    409,
    { code: "price_changed", message: "캐시아웃 금액이 변경되었습니다.", problems: [], offer: offerAt(40_000) },
  ],
  suspended: [
    409,
    { code: "cash_out_refused", message: "일시 중지된 경기가 있습니다.", problems: [], rule: "cash_out_suspended" },
  ],
  refused: [409, { code: "cash_out_refused", message: "이미 끝난 베팅입니다.", problems: [], rule: "cash_out_over" }],
} as const;

/** In the page: removes what is stored of commands; an earlier visit's key without its request remains where a member is given. */
export function storeOnly(owner: string | null): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith("hanpan.command.")) localStorage.removeItem(key);
  if (owner === null) return;
  const place = { owner, name: "bet.cash-out.b1" };
  const stored = { version: 1, savedAt: Date.now() - 1_000, ...place, key: "key-of-earlier", request: null };
  localStorage.setItem(`hanpan.command.intent.${owner}.${place.name}`, JSON.stringify(stored));
}
