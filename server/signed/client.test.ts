import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createHmac } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import * as v from "valibot";
import { callSigned, knownOrNull, RefusedCall, sendSigned, type Target } from "./client.ts";
import { DESK, isSigned, PROVIDER } from "./signature.ts";

const SECRET = "s".repeat(32);
const NOW = Date.parse("2026-11-25T03:00:00.700Z");
const Answer = v.object({ address: v.string() });

let close = (): void => {};
afterEach(() => close());

type Answering = (request: IncomingMessage, response: ServerResponse, body: string) => void;

async function targetThat(answers: Answering, peer = DESK): Promise<Target> {
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (part: string) => (body += part));
    request.on("end", () => answers(request, response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  return { peer, address: `http://127.0.0.1:${port}`, secret: SECRET, clock: { now: () => NOW } };
}

test("a call carries the time in seconds and the HMAC over time, call and body", async () => {
  const heard: unknown[] = [];
  const target = await targetThat(({ method, url, headers }, response, body) => {
    heard.push([method, url, body, headers["x-desk-timestamp"], headers["x-desk-signature"]]);
    response.end('{"address":"T1"}');
  });
  expect(await callSigned(target, Answer, "POST", "/api/orders", { id: "o1" })).toEqual({ address: "T1" });
  expect(await callSigned(target, Answer, "GET", "/api/orders/o1")).toEqual({ address: "T1" });
  const at = String(Math.floor(NOW / 1_000));
  const hmac = (text: string) => createHmac("sha256", SECRET).update(text).digest("hex");
  expect(heard).toEqual([
    ["POST", "/api/orders", '{"id":"o1"}', at, hmac(`${at}\nPOST /api/orders\n{"id":"o1"}`)],
    ["GET", "/api/orders/o1", "", at, hmac(`${at}\nGET /api/orders/o1\n`)],
  ]);
});

test("a status that says no is a refusal; 404 may mean that it is not known", async () => {
  const target = await targetThat((request, response) => {
    response.statusCode = Number(request.url?.slice(1));
    response.end("{}");
  });
  for (const status of [300, 400, 404, 500]) {
    const call = callSigned(target, Answer, "GET", `/${status}`);
    await expect(call).rejects.toThrow(RefusedCall);
    await expect(call).rejects.toThrow(`the payment desk answered ${status}`);
  }
  expect(await knownOrNull(callSigned(target, Answer, "GET", "/404"))).toBeNull();
  await expect(knownOrNull(callSigned(target, Answer, "GET", "/400"))).rejects.toThrow("400");
  expect(await sendSigned(target, "GET", "/503")).toEqual({ status: 503, text: "{}" });
});

test("no answer, or one that cannot be read, is no refusal", async () => {
  const target = await targetThat((request, response) => {
    if (request.url === "/cut") request.socket.destroy();
    else response.end(request.url === "/words" ? "not json" : '{"adress":"T1"}');
  });
  for (const path of ["/cut", "/words", "/other"]) {
    const error = await callSigned(target, Answer, "GET", path).catch((thrown: unknown) => thrown);
    expect(error, path).toBeInstanceOf(Error);
    expect(error, path).not.toBeInstanceOf(RefusedCall);
  }
});

test("an answer is read as far as the other side may speak: 65,536 characters of the desk, more of a provider", async () => {
  const answers: Answering = ({ url }, response) => response.end("x".repeat(Number(url?.slice(1))));
  const desk = await targetThat(answers);
  expect((await sendSigned(desk, "GET", "/65536")).text).toHaveLength(65_536);
  await expect(sendSigned(desk, "GET", "/65537")).rejects.toThrow("the answer of the payment desk is too long");
  expect((await sendSigned({ ...desk, peer: PROVIDER }, "GET", "/65537")).text).toHaveLength(65_537);
});

test("a signature is taken for five minutes, by its own headers, for the same call and body", () => {
  const call = "POST /api/desk/callback";
  const at = NOW - (NOW % 1_000);
  const stamp = String(at / 1_000);
  const signature = createHmac("sha256", SECRET).update(`${stamp}\n${call}\n{}`).digest("hex");
  const headers = { "x-desk-timestamp": stamp, "x-desk-signature": signature };
  for (const now of [at, at + 300_000, at - 300_000])
    expect(isSigned(DESK, SECRET, now, headers, call, "{}")).toBe(true);
  for (const now of [at + 300_001, at - 300_001]) expect(isSigned(DESK, SECRET, now, headers, call, "{}")).toBe(false);
  expect(isSigned(DESK, SECRET, at, headers, call, "{ }")).toBe(false);
  expect(isSigned(DESK, SECRET, at, headers, "POST /api/desk/other", "{}")).toBe(false);
  expect(isSigned(DESK, "t".repeat(32), at, headers, call, "{}")).toBe(false);
  expect(isSigned(PROVIDER, SECRET, at, headers, call, "{}")).toBe(false);
  for (const wrong of [
    { "x-desk-timestamp": stamp },
    { "x-desk-signature": signature },
    { ...headers, "x-desk-timestamp": `${stamp}.0` },
    { ...headers, "x-desk-timestamp": [stamp] },
    { ...headers, "x-desk-signature": signature.slice(1) },
  ])
    expect(isSigned(DESK, SECRET, at, wrong, call, "{}")).toBe(false);
});
