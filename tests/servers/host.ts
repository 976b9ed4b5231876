// The process in which the servers of a suite run. Starting one by itself costs some four seconds of a processor, most
// of it for reading the program and compiling PostgreSQL; here that is done once, and each server has its own database,
// clock and port all the same. It is told what to do by the process that forked it, and ends with it.
import type { AddressInfo } from "node:net";
import { createServer, type IncomingMessage } from "node:http";
import { hashQuickly } from "../../server/session/password.ts";
import { readConfig } from "../../server/config.ts";
import { runnerOf } from "../../server/sports/feed/runner.ts";
import { type RunningServer, startServer } from "../../server/server.ts";
import { seededImage, TEST_SECRET } from "../factories/seeded-image.ts";

hashQuickly();

const running = new Map<string, RunningServer>();

/** What `POST /` takes as JSON. It answers with the server's address; `DELETE /?url=` ends that one. */
export interface Wanted {
  environment: Record<string, string>;
  /** The feeds stop where the start has brought them: matches stand, and nobody moves them. */
  isStill: boolean;
}

const door = createServer((request, response) => {
  answer(request).then(
    (text) => response.end(text),
    (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.stack : String(error)),
  );
});

async function answer(request: IncomingMessage): Promise<string> {
  if (request.method === "DELETE") {
    const url = new URL(request.url ?? "", "http://host").searchParams.get("url") ?? "";
    const server = running.get(url);
    if (!server) throw new Error(`no server at ${url}`);
    running.delete(url);
    await server.close();
    return "";
  }
  const chunks: Buffer[] = await request.toArray();
  const { environment, isStill } = JSON.parse(Buffer.concat(chunks).toString()) as Wanted;
  const config = readConfig({ HANPAN_SECRET: TEST_SECRET, ...environment });
  const server = await startServer(config, { image: await seededImage(config) });
  if (isStill) await runnerOf(server.context)?.stop();
  running.set(server.url, server);
  return server.url;
}

process.once("disconnect", () => process.exit(0));
door.listen(0, "127.0.0.1", () => process.send?.((door.address() as AddressInfo).port));
