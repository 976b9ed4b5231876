import type { FastifyInstance } from "fastify";
import { SpinCall, type SlotSheet } from "../../src/api/contract/lobby/house.ts";
import { SLOT_SHEET } from "../../src/domain/lobby/house/slot-sheet.ts";
import { SLOT_ID } from "../../src/domain/lobby/house/slot-id.ts";
import { answerOf, viewOfSlot } from "../slot/view-slot.ts";
import { registerKept } from "./kept-routes.ts";
import { type ProviderParts, readBody } from "./parts.ts";
import { playerOf } from "./players.ts";

export function registerSlot(app: FastifyInstance, parts: ProviderParts): void {
  app.get("/api/slot", async (request) => viewOfSlot(parts, await playerOf(parts, request, SLOT_ID)));

  app.get("/api/slot/sheet", async () => SLOT_SHEET satisfies SlotSheet);

  app.post("/api/slot/spins", async (request) => {
    const visit = await playerOf(parts, request, SLOT_ID);
    return answerOf(parts, visit, await parts.slot.spin(visit, readBody(request, SpinCall)));
  });

  registerKept(app, parts, {
    path: "/api/slot/spins",
    gameId: SLOT_ID,
    read: async (visit, id) => answerOf(parts, visit, await parts.slot.result(visit, id)),
    withdraw: (visit, id) => parts.slot.withdraw(visit, id),
  });
}
