// What a refused request says: each problem names its field, in Korean.
import { expect, test } from "vitest";
import { isOfStaff, operatorOf, servedHere } from "../lib/served.ts";

const server = servedHere();
const operator = operatorOf(server);
const member = operatorOf(server, "member01");
const userOf = (path: string) => (isOfStaff(path) ? operator : member);

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}
interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
interface Call {
  method: string;
  path: string;
  queries: string[];
  body: Schema | undefined;
}
type Problems = { path: string | null; message: string }[];

async function calls(): Promise<Call[]> {
  const document = await operator.ask<{ paths: Record<string, Record<string, Operation>> }>("GET", "/api/openapi.json");
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      queries: parameters.filter((one) => one.in === "query").map(({ name }) => name),
      body: requestBody?.content["application/json"]?.schema,
    })),
  );
}

const optionsOf = (schema: Schema): Schema[] =>
  (schema.anyOf ?? schema.oneOf ?? [schema]).flatMap((part) => (part === schema ? [part] : optionsOf(part)));
const filled = (path: string) => path.replace("{address}", "203.0.113.9").replaceAll(/\{[^}]+\}/g, "member01");
/** Of no type that the schema has. */
const wrongFor = (schema: Schema) => (optionsOf(schema).some(({ type }) => type === "object") ? 7 : { x: 1 });

/** The problems of a refused call; fails when one of them names no field or is not Korean. */
async function problemsOf(method: string, path: string, body?: unknown): Promise<Problems> {
  const answer = await userOf(path).call<{ code: string; problems?: Problems }>(method, path, body);
  const about = `${method} ${path} ${JSON.stringify(body)}: ${JSON.stringify(answer.body)}`;
  expect(answer.status, about).toBe(400);
  expect(answer.body.code, about).toBe("bad_request");
  const { problems = [] } = answer.body;
  expect(problems, about).not.toEqual([]);
  for (const problem of problems) {
    expect(problem.path, about).toMatch(/^\S+$/);
    expect(problem.message, about).toMatch(/[가-힣]/);
    expect(problem.message, about).not.toMatch(/Invalid|Expected|received/i);
  }
  return problems;
}

test("every call with a body names each field that is missing, of a wrong type or unknown", async () => {
  const taking = (await calls()).filter(({ body }) => body !== undefined);
  expect(taking.length).toBeGreaterThan(60);
  for (const { method, path, body = {} } of taking) {
    const url = filled(path);
    const options = optionsOf(body).filter(({ properties }) => properties !== undefined);
    expect([path, options.length]).toEqual([path, expect.toSatisfy((count: number) => count > 0)]);
    if (options.every(({ required = [] }) => required.length > 0)) await problemsOf(method, url, {});
    expect((await problemsOf(method, url, { neverHeardOf: 1 })).length).toBeGreaterThan(0);
    for (const { properties = {} } of options)
      for (const [name, schema] of Object.entries(properties)) {
        const problems = await problemsOf(method, url, { [name]: wrongFor(schema) });
        const isNamed = problems.some((one) => one.path === name || one.path?.startsWith(`${name}.`));
        expect([path, name, problems, isNamed || problems.length === 10]).toEqual([path, name, problems, true]);
      }
  }
});

test("every call with a query names what is wrong or unknown in it", async () => {
  const asking = (await calls()).filter(
    ({ method, queries, path }) => method === "GET" && queries.length > 0 && path !== "/api/stream",
  );
  expect(asking.length).toBeGreaterThan(40);
  let refused = 0;
  for (const { method, path, queries } of asking)
    for (const query of [
      "neverHeardOf=1",
      ...queries.map((name) => `${name}=${"~".repeat(5_000)}`),
      ...queries.map((name) => `${name}=1&${name}=2`),
    ]) {
      const url = `${filled(path)}?${query}`;
      if ((await userOf(url).call("GET", url)).status !== 400) continue;
      refused++;
      await problemsOf(method, url);
    }
  expect(refused).toBeGreaterThan(150);
});

test("every call with an id in its path names it", async () => {
  for (const { method, path, body } of (await calls()).filter(({ path }) =>
    /^\/api\/(admin|bets|message|coupons)\/.*\{id\}/.test(path),
  )) {
    if (body) continue;
    const [problem] = await problemsOf(method, path.replaceAll(/\{[^}]+\}/g, "x".repeat(90)));
    const isOfAccount = path.includes("{userId}");
    expect([path, problem?.message]).toEqual([
      path,
      isOfAccount ? "아이디는 영문, 숫자, 밑줄 4~20자입니다." : "64자 이하로 입력해주세요.",
    ]);
  }
});

test("a leg of a bet is judged by its own kind", async () => {
  const bet = (pick: object) => ({ stake: 1_000, accept: "any", picks: [pick] });
  expect(await problemsOf("POST", "/api/bets", bet({ kind: "fixture", fixtureId: "f-1", betPrice: "1.95" }))).toEqual([
    { path: "picks.0.marketId", message: "필수 항목입니다." },
    { path: "picks.0.selectionId", message: "필수 항목입니다." },
    { path: "picks.0.betPrice", message: "숫자를 입력해주세요." },
  ]);
  expect(await problemsOf("POST", "/api/bets", bet({ kind: "horse" }))).toEqual([
    { path: "picks.0.kind", message: "다음 가운데 하나여야 합니다: fixture, game, provider" },
  ]);
  expect(
    await problemsOf(
      "POST",
      "/api/bets",
      bet({ kind: "game", gameId: "", roundId: "r", selectionId: "s", betPrice: 195, marketId: "m" }),
    ),
  ).toEqual([
    { path: "picks.0.gameId", message: "필수 항목입니다." },
    { path: "picks.0.marketId", message: "알 수 없는 항목입니다." },
  ]);
  expect(await problemsOf("POST", "/api/bets", { ...bet({}), picks: [] })).toEqual([
    { path: "picks", message: "1개 이상이어야 합니다." },
  ]);
});

test("a result is the score or void", async () => {
  const url = "/api/admin/fixtures/x/result";
  expect(await problemsOf("POST", url, { home: 1, away: "2", homeHalf: null })).toEqual([
    { path: "away", message: "숫자를 입력해주세요." },
    { path: "awayHalf", message: "필수 항목입니다." },
  ]);
  expect(await problemsOf("POST", url, { void: false, home: 1, away: 2, homeHalf: null, awayHalf: null })).toEqual([
    { path: "void", message: "다음 가운데 하나여야 합니다: true" },
  ]);
  expect(await problemsOf("POST", url, { void: true, home: 1 })).toEqual([
    { path: "home", message: "알 수 없는 항목입니다." },
  ]);
});

test("what is no object is told so as a whole", async () => {
  for (const body of [[], [1]])
    expect((await member.call("POST", "/api/bets", body)).body).toEqual({
      code: "bad_request",
      message: "요청 형식이 올바르지 않습니다.",
      problems: [{ path: null, message: "객체여야 합니다." }],
    });
});
