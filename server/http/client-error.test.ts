import Fastify from "fastify";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answerClientError } from "./client-error.ts";

const app = Fastify({ clientErrorHandler: answerClientError });
app.post("/", async () => "taken");
let port = 0;
beforeAll(async () => {
  port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
});
afterAll(() => app.close());

/** What the server answers to these bytes, until it closes the line. */
const answerTo = (text: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.setEncoding("latin1").on("data", (part: string) => (answer += part));
    socket.on("error", reject).on("close", () => resolve(answer));
  });

const head = (...lines: string[]) => ["POST / HTTP/1.1", "host: a", ...lines, "", ""].join("\r\n");

it.each([
  ["no HTTP", "hello\r\n\r\n"],
  ["a length beside chunks", `${head("content-length: 4", "transfer-encoding: chunked")}0\r\n\r\n`],
  ["two lengths", `${head("content-length: 4", "content-length: 5")}abcd`],
  ["a line that begins with white space", head("a: b", " c: d", "content-length: 0")],
])("%s is one refusal, and nothing behind it is read as a request", async (_name, text) => {
  const answer = await answerTo(`${text}GET /smuggled HTTP/1.1\r\nhost: a\r\n\r\n`);
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 400"]);
  for (const line of [
    "content-type: application/json; charset=utf-8",
    "cache-control: no-store",
    "x-content-type-options: nosniff",
    "content-security-policy: default-src 'none'; frame-ancestors 'none'",
  ])
    expect(answer).toContain(`\r\n${line}\r\n`);
  expect(answer).toContain('"code":"bad_request"');
});
