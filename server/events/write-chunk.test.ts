// With a real server and a client of plain HTTP, and with one of HTTP/1.0.
import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { partOf } from "./parts.ts";
import { writeAfterHead } from "./write-chunk.ts";

const FIRST = "data: 처음\n\n";
const LATER = ["data: 둘째\n\n", "data: 셋째\n\n"].map((text) => partOf(text));

/** Answers with the first part, and with the others in the same turn and in a later one. */
async function served<T>(ask: (port: number) => Promise<T>): Promise<T> {
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(FIRST);
    for (const part of LATER) writeAfterHead(response, part, false);
    setImmediate(() => {
      for (const part of LATER) writeAfterHead(response, part, false);
      response.end();
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  try {
    return await ask((server.address() as AddressInfo).port);
  } finally {
    server.close();
  }
}
const whole = `${FIRST}${LATER.map(({ text }) => text).join("")}${LATER.map(({ text }) => text).join("")}`;

test("parts follow the head in their order, and the answer ends as a whole", async () => {
  const body = await served(async (port) => {
    const [answer] = (await once(get({ port, host: "127.0.0.1" }), "response")) as [IncomingMessage];
    let text = "";
    for await (const part of answer.setEncoding("utf8")) text += String(part);
    return { text, isComplete: answer.complete };
  });
  expect(body).toEqual({ text: whole, isComplete: true });
});

test("a client of HTTP/1.0 gets the text without chunks", async () => {
  const text = await served(async (port) => {
    const socket = connect(port, "127.0.0.1").setEncoding("utf8");
    socket.write("GET / HTTP/1.0\r\n\r\n");
    let said = "";
    for await (const part of socket) said += String(part);
    return said;
  });
  expect(text.slice(text.indexOf("\r\n\r\n") + 4)).toBe(whole);
});
