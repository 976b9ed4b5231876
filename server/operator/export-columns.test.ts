// What stands in the cells of operators' files.
import { expect, it } from "vitest";
import type { Cell, ExportColumn } from "../export/cells.ts";
import { AUDIT_EXPORT } from "./audit-log/export-columns.ts";
import { BET_EXPORT } from "./bets/export-columns.ts";
import { REQUEST_FILES } from "./money/export-columns.ts";

function cellsOf<Row>(columns: readonly ExportColumn<Row>[], row: object): Record<string, Cell> {
  return Object.fromEntries(columns.map(({ header, value }) => [header, value(row as Row)]));
}
const AT = "2026-11-26T00:00:00.000Z";

it("of a bet: its legs, its prices but for a round at a provider, and what became of it", () => {
  const leg = { kind: "fixture", homeName: "런던", awayName: "파리", marketName: "1X2", selectionName: "승" };
  const round = { gameName: "바카라", roundId: "r-1", selectionName: "플레이어" };
  const bet = {
    number: "4821930574",
    picks: [leg, { kind: "game", ...round }],
    price: 215,
    payout: 21_500,
    acceptance: "accepted",
    status: 2,
    voidedAt: null,
    placedAt: AT,
    settledAt: null,
  };
  const cells = (change: object) => cellsOf(BET_EXPORT, { ...bet, ...change });
  expect(cells({})).toMatchObject({
    "베팅 내용": "런던 : 파리 1X2 승 / 바카라 r-1 플레이어",
    배당: 2.15,
    "예상 당첨금": 21_500,
    상태: "당첨",
    접수: new Date(AT),
    정산: null,
  });
  expect(cells({ picks: [{ kind: "provider", ...round }] })).toMatchObject({ 배당: null, "예상 당첨금": null });
  expect(cells({ picks: [] })).toMatchObject({ "베팅 내용": "", 배당: 2.15, "예상 당첨금": 21_500 });
  expect(cells({ settledAt: AT, voidedAt: AT })).toMatchObject({ 상태: "무효", 정산: new Date(AT) });
  const waiting = ["pending", "refused"].map((acceptance) => cells({ acceptance, voidedAt: AT }).상태);
  expect(waiting).toEqual(["접수 대기", "거절"]);
});

it("of a charge and an exchange: the account, or where tether goes, and who decided", () => {
  const bank = { bank: "국민은행", number: "110-22", holder: "한판" };
  const request = { createdAt: AT, state: "done", bank: null, decidedAt: null, reason: null };
  expect(cellsOf(REQUEST_FILES.charge.columns, { ...request, bank })).toMatchObject({
    은행: "국민은행",
    계좌번호: "110-22",
    예금주: "한판",
    "처리 시각": null,
  });
  const tether = { address: "T1", usdt: 12_500_000 };
  const paid = cellsOf(REQUEST_FILES.exchange.columns, { ...request, tether, decidedAt: AT });
  expect(paid).toMatchObject({
    은행: null,
    계좌번호: null,
    예금주: null,
    "테더 주소": "T1",
    "처리 시각": new Date(AT),
  });
  expect(paid.테더).toContain("12.5");
  expect(cellsOf(REQUEST_FILES.exchange.columns, { ...request, bank })).toMatchObject({
    "테더 주소": null,
    테더: null,
  });
});

it("of the log: what was asked for and changed, where there is any", () => {
  const item = { at: AT, outcome: "denied", subjects: ["bet:1", "member:a"], reads: [], asked: { a: 1 }, changes: [] };
  expect(cellsOf(AUDIT_EXPORT, { item })).toMatchObject({
    시각: new Date(AT),
    결과: "거부",
    대상: "bet:1, member:a",
    "요청 내용": '{"a":1}',
    "바뀐 것": null,
  });
  const changes = [{ table: "bet" }];
  const changed = cellsOf(AUDIT_EXPORT, { item: { ...item, asked: null, reads: ["phone", "bank"], changes } });
  expect(changed).toMatchObject({ "요청 내용": null, "바뀐 것": '[{"table":"bet"}]', "열어 본 정보": "phone, bank" });
});
