// Every report of operators, by group. Certification R2 names them; tests/api/operator/reports.test.ts reads each.
import { BET_REPORTS } from "./definitions/bets.ts";
import { HOUSE_REPORTS } from "./definitions/house.ts";
import { MONEY_REPORTS } from "./definitions/money.ts";
import { PEOPLE_REPORTS } from "./definitions/people.ts";
import type { ReportDefinition } from "./kit.ts";

export const REPORTS: readonly ReportDefinition[] = [
  ...BET_REPORTS,
  ...MONEY_REPORTS,
  ...PEOPLE_REPORTS,
  ...HOUSE_REPORTS,
];
