// Proves the books from the entries alone and prints the totals, and that the log of operators is whole. Reads the database itself, or asks the running
// server when that holds the data folder. Ends with 1 and the differences when the books are wrong.
import { existsSync } from "node:fs";
import type { AuditReport } from "../src/api/contract/operator/operator.ts";
import { addComma } from "../src/domain/common/price.ts";
import { readConfig, type Config } from "../server/config.ts";
import { FolderInUse } from "../server/db/lock.ts";
import { openDatabase } from "../server/db/open.ts";
import { auditAll } from "../server/operator/audit-all.ts";
import { loginOperator } from "./lib/operator.ts";

try {
  const config = readConfig(process.env);
  const report = await auditHere(config).catch((error: unknown) => {
    if (error instanceof FolderInUse) return auditThere(config);
    throw error;
  });
  print(report);
  process.exit(report.ok ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}

async function auditHere(config: Config): Promise<AuditReport> {
  if (!config.databaseUrl && !existsSync(config.dataDir)) throw new Error(`데이터가 없습니다: ${config.dataDir}`);
  const { databaseUrl, databaseOwnerUrl: ownerUrl, dataDir } = config;
  const database = await openDatabase({ databaseUrl, ownerUrl, dataDir });
  try {
    return await auditAll(database.db, config, Date.now());
  } finally {
    await database.close();
  }
}

async function auditThere(config: Config): Promise<AuditReport> {
  const operator = await loginOperator(config);
  console.log(`실행 중인 서버에 묻습니다: ${operator.url}`);
  try {
    return await operator.ask<AuditReport>("GET", "/api/admin/audit");
  } finally {
    await operator.logout();
  }
}

function print(report: AuditReport): void {
  console.log(`${"account".padEnd(14)} ${"currency".padEnd(8)} ${"count".padStart(7)} ${"balance".padStart(20)}`);
  for (const { kind, currency, accounts, balance } of report.totals)
    console.log(
      `${kind.padEnd(14)} ${currency.padEnd(8)} ${String(accounts).padStart(7)} ${addComma(balance).padStart(20)}`,
    );
  const { accounts, postings, entries, openBets } = report.counts;
  console.log(`계정 ${accounts}, 전기 ${postings}, 분개 ${entries}, 진행 중 베팅 ${openBets}`);
  console.log(`운영 기록 ${report.log.entries}, 사슬에 든 것 ${report.log.chained}`);
  for (const difference of report.differences) console.error(`✗ ${difference}`);
  console.log(report.ok ? "장부가 맞습니다." : "장부가 맞지 않습니다.");
}
