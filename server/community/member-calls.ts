// What the calls of members about their own writings share.
import type { FastifyReply, FastifyRequest } from "fastify";
import { IdParams } from "../../src/api/contract/operator.ts";
import { memberOf } from "../app.ts";
import { answerCommand } from "../commands/answer-command.ts";
import type { ServerContext } from "../context.ts";
import type { Tx } from "../db/open.ts";
import { ApiError } from "../errors.ts";

/** Of a route that a member reads by. */
export const READ = { access: "member", tag: "community" } as const;
/** Of a route that a member writes by. */
export const WRITE = { ...READ, command: "account" } as const;
/** Of a route that a member removes by. */
export const REMOVE = { ...WRITE, params: IdParams, response: { 204: null } } as const;

/** A change that met no row: what was asked for is not there, or is not the member's own. */
export function refuseMissing(rows: readonly unknown[]): void {
  if (rows.length === 0) throw new ApiError("not_found");
}

type RemoveRequest = FastifyRequest<{ Params: { id: string } }>;

/** Runs a removal. `remove` answers the rows that it changed. */
export function answerRemoval(
  context: ServerContext,
  request: Pick<RemoveRequest, "params"> & Parameters<typeof answerCommand>[1],
  reply: FastifyReply,
  remove: (tx: Tx, id: string, memberId: string) => Promise<readonly unknown[]>,
  after?: () => Promise<void>,
): Promise<FastifyReply> {
  const { id: memberId } = memberOf(request);
  return answerCommand(context, request, reply, {
    work: async (tx) => {
      refuseMissing(await remove(tx, request.params.id, memberId));
      return { status: 204 };
    },
    ...(after && { after }),
  });
}
