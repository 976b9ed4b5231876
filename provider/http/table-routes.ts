import type { FastifyInstance } from "fastify";
import { TableBetCall } from "../../src/api/contract/lobby/house.ts";
import { TABLE_ID } from "../games.ts";
import { Refusal } from "../refusal.ts";
import { viewOfBet } from "../table/bets.ts";
import { registerKept } from "./kept-routes.ts";
import { type ProviderParts, readBody } from "./parts.ts";
import { playerOf } from "./players.ts";

const HEARTBEAT_MS = 15_000;
const SEATS_OF_VISIT = 4;

export function registerTable(app: FastifyInstance, parts: ProviderParts): void {
  const { table } = parts;
  const open = new Map<string, number>();
  const ends = new Set<() => void>();

  app.post("/api/table/bets", async (request) => {
    const visit = await playerOf(parts, request, TABLE_ID);
    return (await table.place(visit, readBody(request, TableBetCall))).map(viewOfBet);
  });

  registerKept(app, parts, {
    path: "/api/table/bets",
    gameId: TABLE_ID,
    read: async (visit, id) => (await table.placed(visit, id)).map(viewOfBet),
    withdraw: (visit, id) => table.withdraw(visit, id),
  });

  app.get("/api/table", async (request) => table.mineOf(await playerOf(parts, request, TABLE_ID)));

  app.get("/api/table/stream", async (request, reply) => {
    const visit = await playerOf(parts, request, TABLE_ID);
    const count = open.get(visit.id) ?? 0;
    if (count >= SEATS_OF_VISIT) throw new Refusal("too_soon");
    open.set(visit.id, count + 1);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store" });
    const beat = setInterval(() => raw.write(":\n\n"), HEARTBEAT_MS);
    let leave = (): void => undefined;
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      clearInterval(beat);
      leave();
      ends.delete(end);
      open.set(visit.id, (open.get(visit.id) ?? 1) - 1);
      raw.end();
    };
    ends.add(end);
    raw.on("close", end);
    leave = await table.sit(visit, (event, data) => raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
    if (isOver) leave();
  });

  app.addHook("preClose", async () => {
    for (const end of ends) end();
  });
}
