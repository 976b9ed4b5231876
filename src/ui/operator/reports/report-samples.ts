import type { Report, ReportList, ReportSums } from "../../../api/contract/operator/reports.ts";

export const sampleReports: ReportList = {
  items: [
    { name: "betting", title: "베팅 실적 (상품별)", group: "베팅" },
    { name: "open-bets", title: "진행 중인 베팅", group: "베팅" },
    { name: "money", title: "입출금", group: "돈" },
    { name: "significant-events", title: "중요 이벤트", group: "운영" },
  ],
};

export const sampleReport: Report = {
  name: "betting",
  title: "베팅 실적 (상품별)",
  group: "베팅",
  madeAt: "2026-11-26T04:30:00.000Z",
  version: "0.2.0+1a2b3c4d",
  from: "2026-11-01",
  to: "2026-11-26",
  textLabel: "회원 아이디",
  choices: { label: "상품", options: [{ value: "1", label: "스포츠" }] },
  columns: [
    { id: "day", title: "날짜", kind: "day", isSummed: false },
    { id: "product", title: "상품", kind: "text", isSummed: false },
    { id: "bets", title: "건수", kind: "count", isSummed: true },
    { id: "stake", title: "베팅액", kind: "won", isSummed: true },
    { id: "paid", title: "지급액", kind: "won", isSummed: true },
    { id: "result", title: "수익", kind: "won", isSummed: true },
    { id: "hold", title: "수익률 %", kind: "percent", isSummed: false },
    { id: "at", title: "마지막", kind: "time", isSummed: false },
  ],
  page: 1,
  itemsPerPage: 36,
  items: [
    ["2026-11-25", "스포츠", 120, 12_400_000, 11_200_000, 1_200_000, 968, "2026-11-25T14:00:00.000Z"],
    ["2026-11-25", "미니게임", 300, 4_100_000, 4_350_000, -250_000, -610, null],
  ],
};

export const sampleSums: ReportSums = {
  totalCount: 40,
  subtotals: [
    { label: "미니게임", count: 20, sums: [null, null, 6_000, 82_000_000, 80_000_000, 2_000_000, null, null] },
    { label: "스포츠", count: 20, sums: [null, null, 2_400, 248_000_000, 236_000_000, 12_000_000, null, null] },
  ],
  totals: [null, null, 8_400, 330_000_000, 316_000_000, 14_000_000, null, null],
  checks: [
    { label: "베팅액", report: 330_000_000, ledger: 330_000_000, difference: 0 },
    { label: "지급액", report: 316_000_000, ledger: 316_000_000, difference: 0 },
  ],
  noMoney: null,
};

export const emptyReport: Report = {
  ...sampleReport,
  items: [],
};
export const emptySums: ReportSums = {
  totalCount: 0,
  subtotals: [],
  totals: sampleSums.totals.map((sum) => (sum === null ? null : 0)),
  checks: sampleSums.checks.map(({ label }) => ({ label, report: 0, ledger: 0, difference: 0 })),
  noMoney: null,
};

export const differingSums: ReportSums = {
  ...sampleSums,
  checks: [{ label: "베팅액", report: 330_000_000, ledger: 329_990_000, difference: 10_000 }],
};
