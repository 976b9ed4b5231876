// What bodies, headers and types the server takes: limits by route, and one shape of refusals.
import { connect } from "node:net";
import { expect, test } from "vitest";
import { isOfStaff, operatorOf, servedHere } from "../lib/served.ts";

const server = servedHere();
const operator = operatorOf(server);
const member = operatorOf(server, "member01");

interface Operation {
  requestBody?: { content: Record<string, unknown> };
  security?: unknown[];
}

/** A body of exactly so many bytes. */
const sized = (bytes: number) => `{"neverHeardOf":"${"x".repeat(bytes - 19)}"}`;

async function send(method: string, path: string, body: string, type = "application/json", encoding = "") {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    body,
    headers: {
      "X-AUTH-TOKEN": `Bearer ${(isOfStaff(path) ? operator : member).token}`,
      "Idempotency-Key": crypto.randomUUID(),
      ...(type !== "" && { "content-type": type }),
      ...(encoding !== "" && { "content-encoding": encoding }),
    },
  });
  return { status: answer.status, body: await answer.json() };
}

/** In bytes, where it is neither 8 kB for whoever asks nor 64 kB for who is logged in. */
const OWN_LIMITS: Readonly<Record<string, number>> = {
  "PUT /api/admin/articles/{id}": 131_072,
  "POST /api/admin/campaign-events": 131_072,
  "PUT /api/admin/campaign-events/{id}": 131_072,
  "PUT /api/admin/enquiries/{id}/answer": 131_072,
  "POST /api/admin/messages": 131_072,
  "PUT /api/admin/popups/{id}": 131_072,
};
const SIGNED = ["POST /api/desk/callback", "POST /api/provider/{provider}/win"];

test("each call takes a body up to its limit and is told 413 beyond it", async () => {
  const document = await operator.ask<{ paths: Record<string, Record<string, Operation>> }>("GET", "/api/openapi.json");
  const taking = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.requestBody?.content["application/json"])
      .map(([method, operation]) => {
        const name = `${method.toUpperCase()} ${path}`;
        return { name, limit: OWN_LIMITS[name] ?? (operation.security?.length ? 65_536 : 8_192) };
      }),
  );
  const calls = [...taking, ...SIGNED.map((name) => ({ name, limit: 8_192 }))];
  expect(calls.length).toBeGreaterThan(60);
  expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(OWN_LIMITS)));
  for (const { name, limit } of calls) {
    const [method = "", path = ""] = name.replaceAll(/\{[^}]+\}/g, "x1x1").split(" ");
    const within = await send(method, path, sized(limit));
    expect([name, within.status]).toEqual([name, expect.toSatisfy((status) => status >= 400 && status < 413)]);
    expect([name, await send(method, path, sized(limit + 1))]).toEqual([
      name,
      { status: 413, body: { code: "payload_too_large", message: "요청이 너무 큽니다." } },
    ]);
  }
});

test.each([
  ["nested deeper than 16", "[".repeat(8_000), "본문은 16단계까지만 중첩할 수 있습니다."],
  ["nested in objects", '{"a":'.repeat(1_000), "본문은 16단계까지만 중첩할 수 있습니다."],
  ["of more than 4,000 items", `[${"1,".repeat(4_090)}1]`, "본문의 항목은 4,000개까지입니다."],
  ["of more than 1,000 names", `[${'{"":1},'.repeat(1_000)}{"":1}]`, "본문의 이름은 1,000개까지입니다."],
  ["that names a prototype by escapes", '{"\\u005f_proto__":{"x":1}}', "본문에 쓸 수 없는 항목 이름이 있습니다."],
  ["with NUL in a key", '{"a\\u0000":1}', "쓸 수 없는 문자가 있습니다."],
  ["that is cut off", '{"userId":', "본문이 올바른 JSON이 아닙니다."],
])("a body %s is a 400 that says so", async (_name, body, message) => {
  for (const path of ["/api/member/login", "/api/bets", "/api/coupons/redeem"])
    expect([path, await send("POST", path, body)]).toEqual([
      path,
      { status: 400, body: { code: "bad_request", message } },
    ]);
});

test("10 kB of brackets to the login is a 413", async () => {
  expect((await send("POST", "/api/member/login", "[".repeat(10_240))).status).toBe(413);
});

// What unpacks it gives the line up while more of it comes.
test.each(["gzip", "br"])(
  "a body beyond the limit that is said to be %s and is not is a 413 of the one shape",
  async (encoding) => {
    const answer = await send("POST", "/api/protection/limits/confirm", sized(180_000), "application/json", encoding);
    expect(answer).toEqual({ status: 413, body: { code: "payload_too_large", message: "요청이 너무 큽니다." } });
  },
);

test("the longest texts that the contract takes are taken", async () => {
  const long = "한".repeat(40_000);
  const article = { kind: "notice", section: "", title: "긴 글", position: 0, isPinned: false, isShown: true };
  expect((await operator.call("PUT", "/api/admin/articles/long-1", { ...article, contents: long })).status).toBe(204);
  const userIds = ["member19"];
  const message = { userIds, title: "긴 쪽지", contents: long.slice(0, 20_000) };
  expect((await operator.call("POST", "/api/admin/messages", message)).status).toBe(201);
  const enquiry = { name: "손님", contact: "010-0000-0000", title: "긴 문의", contents: long.slice(0, 1_000) };
  expect((await operator.call("POST", "/api/customer/guest", enquiry)).status).toBe(204);
});

test.each([
  "application/json-patch+json",
  "application/jsonx",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "text/plain",
  "text/csv",
  "application/octet-stream",
  "application/x-yaml",
  "*/*",
])("a body of the type %s is a 415", async (type) => {
  for (const path of ["/api/member/login", "/api/bets", "/api/desk/callback", "/api/provider/x/win"])
    expect([path, await send("POST", path, '{"a":1}', type)]).toEqual([
      path,
      { status: 415, body: { code: "unsupported_media_type", message: "지원하지 않는 형식입니다." } },
    ]);
});

/** The answer to bytes that no client of the platform would send. */
async function answerTo(text: string): Promise<{ head: string; body: unknown }> {
  const { port, hostname } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let answer = "";
  socket.on("data", (data: Buffer) => (answer += data.toString()));
  const closed = new Promise<void>((resolve, reject) => socket.on("close", () => resolve()).on("error", reject));
  socket.write(text);
  await closed;
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  return { head, body: JSON.parse(body) as unknown };
}

test("an address or headers of more than 16 kB are a 431, and what is no HTTP a 400, in the one shape", async () => {
  const tooLarge = { code: "headers_too_large", message: "요청의 주소나 헤더가 너무 큽니다." };
  for (const request of [
    `GET /api/health?${"a&".repeat(10_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
    `GET /api/health HTTP/1.1\r\nhost: x\r\nx-auth-token: ${"b".repeat(20_000)}\r\n\r\n`,
  ]) {
    const { head, body } = await answerTo(request);
    expect(head).toMatch(/^HTTP\/1\.1 431 /);
    expect(body).toEqual(tooLarge);
  }
  const broken = await answerTo("NONSENSE\r\n\r\n");
  expect(broken.head).toMatch(/^HTTP\/1\.1 400 /);
  expect(broken.body).toEqual({ code: "bad_request", message: "요청 형식이 올바르지 않습니다." });
});

test("a query of thousands of keys is a 400 or is not looked at, and no 500", async () => {
  const query = "a[b][c]=1&__proto__=1&constructor=1&".repeat(300);
  for (const path of ["/api/fixtures", "/api/bets", "/api/health"]) {
    const answer = await operator.call("GET", `${path}?${query}`);
    expect([path, answer.status]).toEqual([path, path === "/api/health" ? 200 : 400]);
  }
});
