import type { CapitalPage } from "../../../api/contract/operator/capital.ts";

/** For stories. */
export const capital: CapitalPage = {
  state: { bank: 80_000_000, capital: 10_000_000, owed: 67_503_000, free: 10_000_000 },
  page: 1,
  pageCount: 1,
  itemsPerPage: 15,
  totalCount: 2,
  items: [
    { id: "9", at: "2026-11-22T01:00:00Z", direction: "out", amount: 2_000_000, reason: "초과 자본", by: "admin01" },
    { id: "8", at: "2026-11-20T01:00:00Z", direction: "in", amount: 12_000_000, reason: "개업 자본", by: "admin01" },
  ],
};
