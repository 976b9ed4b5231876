import type { AgentTree, Statement, StatementDetail } from "../../../api/contract/operator/agents.ts";

export const sampleTree: AgentTree = {
  nextFrom: "2026-11-01",
  items: [
    {
      userId: "manager01",
      nickname: "총판",
      role: "manager",
      above: null,
      depth: 0,
      shares: [
        { product: "casino", basis: "result", rate: 2_000 },
        { product: "sports", basis: "turnover", rate: 30 },
      ],
      members: 14,
      membersBelow: 20,
      isBarred: false,
    },
    {
      userId: "agent01",
      nickname: "에이전트",
      role: "agent",
      above: "manager01",
      depth: 1,
      shares: [{ product: "casino", basis: "result", rate: 1_500 }],
      members: 6,
      membersBelow: 6,
      isBarred: true,
    },
  ],
};

const statement: Statement = {
  id: "s1",
  userId: "manager01",
  nickname: "총판",
  begins: "2026-10-31T15:00:00.000Z",
  ends: "2026-11-15T15:00:00.000Z",
  carried: -120_000,
  amount: 430_000,
  due: 310_000,
  state: "payable",
  paidAt: null,
};

const sampleStatements: readonly Statement[] = [
  statement,
  { ...statement, id: "s2", state: "paid", carried: 0, due: 430_000, paidAt: "2026-11-16T03:00:00.000Z" },
  {
    ...statement,
    id: "s3",
    userId: "agent01",
    nickname: "에이전트",
    amount: -40_000,
    carried: 0,
    due: -40_000,
    state: "carried",
  },
];
export const statementPage = { page: 1, pageCount: 1, itemsPerPage: 15, totalCount: 3, items: sampleStatements };

export const sampleStatement: StatementDetail = {
  ...statement,
  lines: [
    {
      product: "casino",
      branch: "agent01",
      basis: "result",
      rate: 2_000,
      belowRate: 1_500,
      turnover: 9_000_000,
      result: 1_600_000,
      amount: 80_000,
    },
    {
      product: "casino",
      branch: "manager01",
      basis: "result",
      rate: 2_000,
      belowRate: 0,
      turnover: 12_000_000,
      result: 1_750_000,
      amount: 350_000,
    },
  ],
  reconciled: { ledger: 3_900_000, counted: 3_350_000, outside: 550_000, difference: 0 },
};
