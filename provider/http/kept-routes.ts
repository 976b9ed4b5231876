// What stands under the key of a call, and its withdrawal: as /api/commands of the site (docs/decisions/commands.md).
import type { FastifyInstance } from "fastify";
import type { VisitRow } from "../visits.ts";
import { keptCall } from "../withdrawn.ts";
import { type ProviderParts, readId } from "./parts.ts";
import { playerOf } from "./players.ts";

interface Kept {
  /** Of the call itself. */
  path: string;
  gameId: string;
  /** What the call is answered now. Throws Refusal. */
  read: (visit: VisitRow, id: string) => Promise<object>;
  /** True: nothing is played by this id any more. False: something was. */
  withdraw: (visit: VisitRow, id: string) => Promise<boolean>;
}

export function registerKept(app: FastifyInstance, parts: ProviderParts, { path, gameId, read, withdraw }: Kept): void {
  app.get<{ Params: { id: string } }>(`${path}/:id`, async (request) => {
    const visit = await playerOf(parts, request, gameId);
    return keptCall(() => read(visit, request.params.id));
  });

  app.post<{ Params: { id: string } }>(`${path}/:id/withdraw`, async (request, reply) => {
    const visit = await playerOf(parts, request, gameId);
    const id = readId(request.params.id);
    return (await withdraw(visit, id)) ? reply.code(204).send() : keptCall(() => read(visit, id));
  });
}
