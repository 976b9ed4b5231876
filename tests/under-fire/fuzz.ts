// `npm run verify -- fuzz`: every endpoint of the OpenAPI document, called wrongly by each role. No answer may be a failure
// of the server, none may take ten seconds, each refusal has the one shape, and the ledger stays as it is.
// FIRE_SEED, FIRE_COUNT (requests), FIRE_SECONDS (at most).
import { gunzipSync } from "node:zlib";
import { Agent, request } from "node:http";
import * as v from "valibot";
import { everyEndpoint } from "../../scripts/lib/every-endpoint.ts";
import type { AuditReport } from "../../src/api/contract/operator/operator.ts";
import { ERROR_STATUS } from "../../src/api/contract/common.ts";
import type { Endpoint } from "../../src/api/contract/endpoint.ts";
import { WALLET_ERRORS } from "../../src/api/contract/lobby/provider.ts";
import { may, type Role } from "../../src/domain/operator/rights.ts";
import { newMember } from "../api/lib/betting.ts";
import { startTestServer } from "../api/lib/harness.ts";
import type { ApiUser } from "../factories/api-user.ts";
import { collect, type Operation, RequestMaker, type Schema } from "./lib/fuzz-requests.ts";
import { choices, count, deadlineIn, option } from "./lib/kit.ts";
import { atLeast, none, printTable, type Row, tallyLines } from "./lib/table.ts";

const SEED = option("SEED", 7);
const COUNT = option("COUNT", 100_000);
const SECONDS = option("SECONDS", 3 * 3_600);
const AT_ONCE = 8;
/** After so long without the end of an answer a call hangs. */
const HANG_MS = 10_000;
const BEAT_MS = 100;
/** What ends a session or gives points to who asks rightly, and needs no body to do so. */
const NEVER_RIGHT = /logout|sessions|password|protection|attendance|missions|coupons/;
/** Moving the clock would end every session, and a reset every row. */
const LEFT_OUT = /^\/api\/test\//;

const server = await startTestServer({ rateLimit: 0, trustProxy: true });
const pick = choices(SEED, "fuzz");
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

interface Caller {
  name: string;
  userId: string | null;
  roles: readonly string[];
  isMember: boolean;
  user: ApiUser | null;
}

const OPERATORS: readonly [Role, string][] = [
  ["owner", "admin01"],
  ["finance", "admin03"],
  ["trading", "admin04"],
  ["risk", "admin05"],
  ["support", "admin06"],
  ["content", "admin07"],
  ["auditor", "admin08"],
  ["manager", "manager01"],
  ["agent", "agent01"],
];
const callers: Caller[] = [
  { name: "nobody", userId: null, roles: [], isMember: false, user: null },
  // One without money and points: what it asks for by a right request is refused for want of them.
  { name: "member", userId: "", roles: [], isMember: true, user: null },
  ...OPERATORS.map(([role, userId]) => ({ name: role, userId, roles: [role], isMember: false, user: null })),
];

/** Logs in; a session in place of one that ended. */
async function enter(caller: Caller): Promise<void> {
  if (caller.isMember) caller.user = await newMember(server, 0);
  else if (caller.userId !== null) caller.user = await server.user(caller.userId);
}

for (const caller of callers) await enter(caller);
// Reads the books; no fuzzed caller is this one, so that its session stays.
const reader = await server.user("admin02");
const others = await server.user("member01");

// --- what is called -----------------------------------------------------------------------------------------------
interface Document {
  paths: Record<
    string,
    Record<
      string,
      { parameters?: Operation["parameters"]; requestBody?: { content: Record<string, { schema: Schema }> } }
    >
  >;
}
const document = await reader.ask<Document>("GET", "/api/openapi.json");
const table = new Map(
  (await everyEndpoint()).map((one) => [`${one.method} /api${one.path.replaceAll(/:(\w+)/g, "{$1}")}`, one]),
);
const operations: (Operation & { endpoint: Endpoint })[] = Object.entries(document.paths)
  .filter(([path]) => !LEFT_OUT.test(path))
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, { parameters = [], requestBody }]) => {
      const method = name.toUpperCase();
      const endpoint = table.get(`${method} ${path}`);
      if (!endpoint) throw new Error(`not in the table of endpoints: ${method} ${path}`);
      const [mediaType = "application/json", content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      return { method, path, parameters, body: content?.schema ?? null, mediaType, endpoint };
    }),
  );

// Ids that the site tells to an owner and to a member with a history.
const told = new Map<string, Set<string | number>>();
for (const { method, path, parameters } of operations)
  if (method === "GET" && parameters.every(({ required }) => !required) && !/stream|export/.test(path))
    for (const user of [reader, others]) {
      const answer = await user.call("GET", path).catch(() => null);
      if (answer?.status === 200) collect(answer.body, "", told);
    }
const maker = new RequestMaker(pick, new Map([...told].map(([name, values]) => [name, [...values]])));

// --- one request --------------------------------------------------------------------------------------------------
interface Made {
  caller: Caller;
  call: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  bytes: Buffer | null;
  hows: string[];
  /** The contract takes it, and the caller may. */
  isRight: boolean;
}

function mayCall(caller: Caller, { access, right }: Endpoint): boolean {
  if (access === "anyone") return true;
  if (access === "member") return caller.userId !== null;
  if (access === "player") return caller.userId !== null && caller.roles.length === 0;
  if (access === "staff") return caller.roles.length > 0;
  return right !== undefined && may(caller.roles, right);
}

const isObject = (schema: Endpoint["body"]): schema is v.GenericSchema => typeof schema === "object";

/** Whether the contract refuses it: another type, no JSON, or JSON that the table of endpoints does not know. */
function isWrongBody(schema: Endpoint["body"], sent: Buffer, headers: Record<string, string>): boolean {
  const type = headers["content-type"] ?? "";
  if (sent.length === 0) return schema !== undefined;
  const bytes = headers["content-encoding"] === "gzip" ? unpacked(sent) : sent;
  if (!type.startsWith("application/json")) return type !== schema;
  try {
    const value: unknown = JSON.parse(bytes.toString());
    return isObject(schema) ? !v.safeParse(schema, value).success : false;
  } catch {
    return true;
  }
}

/** As the server unpacks it; "{", which is no JSON, for what cannot be unpacked. */
function unpacked(bytes: Buffer): Buffer {
  try {
    return gunzipSync(bytes);
  } catch {
    return Buffer.from("{");
  }
}

function make(): Made {
  const [caller, operation] = [pick.one(callers), pick.one(operations)];
  const { method, endpoint } = operation;
  const hows: string[] = [];
  const isAllowed = mayCall(caller, endpoint);
  if (!isAllowed) hows.push("no right");
  const values: Record<string, string> = {};
  for (const { name, in: where, schema } of operation.parameters)
    if (where === "path") values[name] = maker.parameter(name, schema) || "x";
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_all, name: string) => encoded(values[name] ?? "x"));
  const query = operation.parameters
    .filter((one) => one.in === "query" && (one.required || pick.isIn(0.4)))
    .map(({ name, schema }) => `${name}=${encoded(maker.parameter(name, schema))}`);
  if (pick.isIn(0.05))
    query.push(pick.one(["neverHeardOf=1", "page=1&page=2", "%00=%00", "=", "a[]=1&a[b]=2", "%E0%A4"]));
  if (pick.isIn(0.02)) hows.push("broken path");
  const url = `${path}${hows.includes("broken path") ? pick.one(["%E0%A4%A", "/..%2f", "//", "%"]) : ""}${query.length > 0 ? `?${query.join("&")}` : ""}`;

  const headers: Record<string, string> = {
    "x-forwarded-for": `10.${pick.below(250)}.${pick.below(250)}.${1 + pick.below(250)}`,
  };
  const hasToken = caller.user && !pick.isIn(0.03);
  if (hasToken) headers["x-auth-token"] = `Bearer ${caller.user?.token}`;
  else if (pick.isIn(0.5)) headers["x-auth-token"] = pick.one(["Bearer x", `Bearer ${"B".repeat(43)}`, "x", ","]);
  if (!hasToken && endpoint.access !== "anyone") hows.push("no token");
  const badKey = pick.isIn(0.1);
  if (badKey) {
    hows.push("bad key");
    if (pick.isIn(0.5))
      headers["idempotency-key"] = pick.one(["", "short", "x".repeat(200), "a b c d e f", "\u00e9".repeat(10)]);
  } else headers["idempotency-key"] = crypto.randomUUID();

  let bytes: Buffer | null = null;
  let isRight = isAllowed && !(badKey && endpoint.command) && !hows.includes("broken path");
  if (!hasToken && endpoint.access !== "anyone") isRight = false;
  if (operation.body || (method !== "GET" && (endpoint.body !== undefined || pick.isIn(0.5)))) {
    let value = maker.valid(operation.body ?? {}, "");
    for (let times = pick.below(3); times > 0; times--) {
      const spoilt = maker.spoil(value, operation.body ?? {});
      value = spoilt.value;
      hows.push(spoilt.how);
    }
    const written = maker.written(value, operation.mediaType);
    if (written.how !== null) hows.push(written.how);
    bytes = written.bytes;
    Object.assign(headers, written.headers);
    if (isWrongBody(endpoint.body, bytes, headers)) isRight = false;
  }
  // Who has money or may move some sends nothing that could be right.
  if (isRight && method !== "GET" && !(caller.isMember || caller.userId === null)) isRight = spoilWhole();
  if (isRight && NEVER_RIGHT.test(path) && method !== "GET") isRight = spoilWhole();
  if (hows.length === 0) hows.push(isRight ? "ids of others" : "odd values");
  return { caller, call: `${method} ${operation.path}`, method, url, headers, bytes, hows, isRight };

  function spoilWhole(): false {
    hows.push("wrong content type");
    headers["content-type"] = "text/plain";
    if (!bytes?.length) bytes = Buffer.from("x");
    if (endpoint.command) delete headers["idempotency-key"];
    return false;
  }
}

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

let beats = 0;
const beat = setInterval(() => beats++, BEAT_MS);
/**
 * Milliseconds in which the process lived: its turns, or its work where that kept it from turning. A machine that does not
 * let it run is no failure.
 */
function living(): () => number {
  const [from, at, used] = [beats, performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(used);
    return Math.min(performance.now() - at, Math.max((beats - from) * BEAT_MS, (user + system) / 1_000));
  };
}

interface Got {
  status: number;
  type: string;
  text: string;
  ms: number;
}

/** A connection that the server had closed, since it was idle, is no answer: it is sent over another one. */
async function send(made: Made): Promise<Got | Broken> {
  const answer = await sendOnce(made, agent);
  return answer === "closed" ? sendOnce(made, false) : answer;
}

type Broken = "hang" | "closed" | `cut${string}`;
function sendOnce({ method, url, headers, bytes }: Made, by: Agent | false): Promise<Got | Broken> {
  return new Promise((resolve) => {
    const lived = living();
    const over = (got: Got | Broken) => {
      clearInterval(looking);
      resolve(got);
    };
    const sent = request(
      `${server.url}${url}`,
      { method, agent: by, headers: { ...headers, ...(bytes && { "content-length": String(bytes.length) }) } },
      (answer) => {
        const parts: Buffer[] = [];
        const type = String(answer.headers["content-type"] ?? "");
        const done = () =>
          over({ status: answer.statusCode ?? 0, type, text: Buffer.concat(parts).toString(), ms: lived() });
        // A stream that was rightly opened never ends by itself.
        if (type.startsWith("text/event-stream")) {
          answer.on("error", () => {});
          done();
          sent.destroy();
          return;
        }
        answer
          .on("data", (part: Buffer) => parts.push(part))
          .on("end", done)
          .on("error", () => over("cut in the middle"));
      },
    );
    const looking = setInterval(() => {
      if (lived() < HANG_MS) return;
      over("hang");
      sent.destroy();
    }, 1_000);
    sent.on("error", (error: NodeJS.ErrnoException) =>
      over(error.code === "ECONNRESET" && sent.reusedSocket ? "closed" : `cut ${error.code ?? error.message}`),
    );
    sent.end(bytes ?? undefined);
  });
}

const REFUSALS = new Set<number>(Object.values(ERROR_STATUS));
/** Statuses beyond 500 that say that a session is over or an address blocked. */
const SESSION = new Set([ERROR_STATUS.second_login, ERROR_STATUS.kicked, ERROR_STATUS.address_blocked] as number[]);

/** Providers are answered by the codes of their own contract. */
const codesOf = (call: string): Readonly<Record<string, number>> =>
  call.includes("/api/provider/") ? { ...ERROR_STATUS, ...WALLET_ERRORS } : ERROR_STATUS;

/** What is wrong with a refusal's shape, or null. */
function shapeProblem({ call }: Made, { status, type, text }: Got): string | null {
  if (!REFUSALS.has(status)) return `status ${status} is none of the contract`;
  if (!type.startsWith("application/json")) return `a refusal as ${type || "nothing"}`;
  try {
    const { code, message } = JSON.parse(text) as { code?: unknown; message?: unknown };
    if (typeof code !== "string" || codesOf(call)[code] !== status) return `code ${String(code)} with ${status}`;
    return typeof message === "string" && /[가-힣]/.test(message) ? null : `message ${String(message)}`;
  } catch {
    return `no JSON: ${text.slice(0, 80)}`;
  }
}

// --- the run ------------------------------------------------------------------------------------------------------
const books = () => reader.ask<AuditReport>("GET", "/api/admin/audit");
const before = await books();
const isOver = deadlineIn(SECONDS);
const byHow = new Map<string, number>();
const byRole = new Map<string, number>();
const accepted = new Map<string, number>();
const statuses = new Map<string, number>();
const called = new Set<string>();
const failures: string[] = [];
let [sent, fives, hangs, cuts, shapes, reads, wronglyTaken, entered, slowest] = [0, 0, 0, 0, 0, 0, 0, 0, 0];

async function work(): Promise<void> {
  while (sent < COUNT && !isOver()) {
    sent++;
    const made = make();
    const answer = await send(made);
    count(byRole, made.caller.name);
    called.add(made.call);
    for (const how of new Set(made.hows)) count(byHow, how);
    const said = () =>
      `${made.caller.name} ${made.method} ${made.url.slice(0, 200)} [${made.hows.join(", ")}] ${made.bytes?.toString().slice(0, 300) ?? ""}`;
    if (typeof answer === "string") {
      if (answer === "hang") hangs++;
      else cuts++;
      failures.push(`${answer}: ${said()}`);
      continue;
    }
    slowest = Math.max(slowest, answer.ms);
    count(statuses, String(answer.status));
    if (answer.status < 300) {
      if (made.method === "GET") reads++;
      else count(accepted, `${made.call} by ${made.caller.name}`);
      if (!made.isRight && made.method !== "GET") {
        wronglyTaken++;
        failures.push(`taken with ${answer.status} although it is wrong: ${said()}`);
      }
      continue;
    }
    if (answer.status >= 500 && !SESSION.has(answer.status)) {
      fives++;
      failures.push(`${answer.status}: ${said()} -> ${answer.text.slice(0, 200)}`);
    } else if (answer.status >= 400) {
      const problem = shapeProblem(made, answer);
      if (problem !== null) {
        shapes++;
        failures.push(`shape, ${problem}: ${said()}`);
      }
    }
    const isOut = answer.status === 401 || SESSION.has(answer.status);
    if (isOut && made.headers["x-auth-token"] === `Bearer ${made.caller.user?.token}`) await reenter(made.caller);
    if (sent % 10_000 === 0) console.log(`${sent} requests, ${failures.length} faults`);
  }
}

const entering = new Map<Caller, Promise<void>>();
/** Logs in again who is out; a 401 for a right token is what it must be once the session has ended. */
async function reenter(caller: Caller): Promise<void> {
  const doing =
    entering.get(caller) ??
    enter(caller).then(
      () => void entered++,
      (error: unknown) => void failures.push(`login: ${String(error)}`),
    );
  entering.set(caller, doing);
  await doing;
  entering.delete(caller);
}

await Promise.all(Array.from({ length: AT_ONCE }, work));
const after = await books();
agent.destroy();
clearInterval(beat);

const money = ({ totals }: AuditReport) =>
  JSON.stringify(totals.map(({ kind, currency, balance }) => [kind, currency, balance]));
const isSame =
  money(before) === money(after) &&
  before.counts.postings === after.counts.postings &&
  before.counts.entries === after.counts.entries;
const differences = before.differences.length + after.differences.length;
const acceptedCount = [...accepted.values()].reduce((sum, n) => sum + n, 0);
const rows: Row[] = [
  { name: "seed", value: SEED },
  atLeast("requests", sent, COUNT),
  {
    name: "endpoints called of those of the document",
    value: `${called.size} of ${operations.length}`,
    bound: "all",
    isHeld: called.size === operations.length,
  },
  atLeast("roles, with nobody", byRole.size, callers.length),
  none("answers of 5xx", fives),
  none("hangs: no answer in 10 s", hangs),
  none("changes taken that the contract or the rights refuse", wronglyTaken),
  none("connections cut without an answer", cuts),
  none("refusals of another shape, or not in Korean", shapes),
  { name: "the slowest answer, ms of a living process", value: Math.round(slowest) },
  { name: "reads that were answered", value: reads },
  { name: "requests taken as right (they move no money)", value: acceptedCount },
  { name: "logins again after a session ended", value: entered },
  {
    name: "postings before and after",
    value: `${before.counts.postings}, ${after.counts.postings}`,
    bound: "the same",
    isHeld: isSame,
  },
  none("differences in the books", differences),
];
console.log("\nby role");
for (const line of tallyLines(byRole)) console.log(line);
console.log("by what was wrong");
for (const line of tallyLines(byHow)) console.log(line);
console.log("by status");
for (const line of tallyLines(statuses)) console.log(line);
if (accepted.size > 0) console.log("taken as right");
for (const line of tallyLines(accepted)) console.log(line);
const code = printTable(rows, failures);
await server.close();
process.exit(code);
