// npm run fixtures -- import FILE: sends a CSV of fixtures to a running server with an operator's account.
import { randomUUID } from "node:crypto";
import { openAsBlob, statSync } from "node:fs";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { ErrorBody } from "../src/api/contract/common.ts";
import { ImportQuery, ImportReport } from "../src/api/contract/operator/fixtures.ts";
import { LoginResponse } from "../src/api/contract/session/member.ts";
import { DEMO_PASSWORD } from "../server/demo/accounts.ts";

const USAGE = `사용법: npm run fixtures -- import FILE [옵션]
  --season 2023-2024   이 시즌의 줄만
  --start now|ISO      첫 경기의 시작(기본 now)
  --speed N            시간이 흐르는 배수(기본 1)
  --url URL            서버 주소(기본 http://127.0.0.1:4000)
  --user ID            운영자 아이디(기본 admin01)
비밀번호는 환경변수 HANPAN_PASSWORD에서 읽고, 없으면 데모 비밀번호를 씁니다.`;

/** What an import takes: a second operator (decisions, rule 44). */
const Waits = v.object({ code: v.literal("approval_asked"), message: v.string(), approval: v.string() });

/** What ends the command with a message and a code of its own. */
class Stop extends Error {
  readonly code: number;
  constructor(message: string, code: number) {
    super(message);
    this.code = code;
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof Stop ? error.code : 1;
}

async function run(): Promise<void> {
  const { file, url, user, query } = readArguments();
  const token = await login(url, user);
  const answer = await send(`${url}/api/admin/fixtures/import?${query}`, {
    method: "POST",
    headers: {
      "content-type": "text/csv",
      "X-AUTH-TOKEN": `Bearer ${token}`,
      "Idempotency-Key": randomUUID(),
    },
    body: await openAsBlob(file),
  });
  const waits = v.safeParse(Waits, answer);
  if (waits.success) {
    console.log(`${waits.output.message} (승인 ${waits.output.approval})`);
    return;
  }
  const report = v.parse(ImportReport, answer);
  console.log(`등록 ${report.taken}경기, 변경 ${report.changed}경기, 거부 ${report.refusedCount}줄`);
  for (const { line, reason } of report.refused) console.log(`  ${line}번째 줄: ${reason}`);
  if (report.refusedCount > report.refused.length)
    console.log(`  … 그 밖에 ${report.refusedCount - report.refused.length}줄`);
}

function readArguments(): { file: string; url: string; user: string; query: URLSearchParams } {
  let parsed: ReturnType<typeof parseCommandLine>;
  try {
    parsed = parseCommandLine();
  } catch (error) {
    throw new Stop(`${optionProblem(error)}\n\n${USAGE}`, 2);
  }
  const { values, positionals } = parsed;
  if (values.help) throw new Stop(USAGE, 0);
  const [command, file, ...rest] = positionals;
  if (command !== "import")
    throw new Stop(`${command === undefined ? "명령이 없습니다." : `모르는 명령입니다: ${command}`}\n\n${USAGE}`, 2);
  if (file === undefined) throw new Stop(`파일이 없습니다.\n\n${USAGE}`, 2);
  if (rest.length > 0) throw new Stop(`남는 값이 있습니다: ${rest.join(" ")}\n\n${USAGE}`, 2);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Stop(`파일을 읽을 수 없습니다: ${file}`, 2);
  if (!URL.canParse(values.url) || !/^https?:$/.test(new URL(values.url).protocol))
    throw new Stop(`--url: 주소가 올바르지 않습니다: ${values.url}`, 2);
  const given = Object.fromEntries(
    Object.entries({ season: values.season, start: values.start, speed: values.speed }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  const query = v.safeParse(ImportQuery, given);
  if (!query.success) throw new Stop(query.issues.map((issue) => issue.message).join("\n"), 2);
  return {
    file,
    url: values.url.replace(/\/+$/, ""),
    user: values.user,
    query: new URLSearchParams(given as Record<string, string>),
  };
}

function parseCommandLine() {
  return parseArgs({
    allowPositionals: true,
    options: {
      season: { type: "string" },
      start: { type: "string" },
      speed: { type: "string" },
      url: { type: "string", default: "http://127.0.0.1:4000" },
      user: { type: "string", default: "admin01" },
      help: { type: "boolean", short: "h" },
    },
  });
}

function optionProblem(error: unknown): string {
  const option = /'(-{1,2}[^' ]+)/.exec(error instanceof Error ? error.message : "")?.[1] ?? "";
  const code = (error as { code?: string }).code;
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") return `모르는 옵션입니다: ${option}`;
  return `옵션에 값이 없거나 올바르지 않습니다: ${option}`;
}

async function login(url: string, userId: string): Promise<string> {
  const body = JSON.stringify({ userId, password: process.env.HANPAN_PASSWORD ?? DEMO_PASSWORD });
  const answer = await send(`${url}/api/member/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  return v.parse(LoginResponse, answer).token;
}

async function send(url: string, init: RequestInit): Promise<unknown> {
  let answer: Response;
  try {
    answer = await fetch(url, init);
  } catch {
    throw new Stop(`서버에 연결할 수 없습니다: ${new URL(url).origin}`, 1);
  }
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body;
  const refusal = v.safeParse(ErrorBody, body);
  throw new Stop(refusal.success ? refusal.output.message : `서버가 ${answer.status}로 답했습니다.`, 1);
}
