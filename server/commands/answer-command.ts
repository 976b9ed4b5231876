// A command as a route: the header is asked for before the handler runs, and the handler says the steps.
import type { FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { IdempotencyKey } from "../../src/api/contract/commands.ts";
import type { ServerContext } from "../context.ts";
import { ApiError } from "../errors.ts";
import type { App } from "../http/app-type.ts";
import { requestHash } from "./request-hash.ts";
import { type CommandOutcome, type CommandSteps, runCommand, type SingleStep } from "./run-command.ts";
import type { KeyedRequest } from "./kept-answers.ts";

/** The owner of keys that were sent without an account. Whoever knows such a key also had to know what was asked. */
export const GUEST = "guest";

/** Every route that describeRoute calls a command takes the header. */
export function requireKeys(app: App): void {
  app.decorateRequest("commandKey", "");
  app.addHook("preValidation", async (request) => {
    if (!request.routeOptions.config.description?.command) return;
    const parsed = v.safeParse(IdempotencyKey, request.headers["idempotency-key"] || undefined);
    if (parsed.success) {
      request.commandKey = parsed.output;
      return;
    }
    const { message } = parsed.issues[0];
    throw new ApiError("bad_request", message, { problems: [{ path: "Idempotency-Key", message }] });
  });
}

type CommandCall = Pick<
  FastifyRequest,
  "commandKey" | "member" | "method" | "params" | "query" | "body" | "routeOptions"
>;

/** The key, its owner and the hash of what was asked. `body`: where it is not the parsed one. */
export function keyedRequest(context: ServerContext, request: CommandCall, body = request.body): KeyedRequest {
  const { commandKey: key, method, params, query, member, routeOptions } = request;
  const isGuest = routeOptions.config.description?.command === "guest";
  if (key === "" || (!isGuest && !member)) throw new Error(`${method} ${routeOptions.url} is no command`);
  const asked = { call: `${method} ${routeOptions.url}`, params, query, body: body ?? null };
  return { owner: isGuest || !member ? GUEST : member.id, key, hash: requestHash(context.secret, asked) };
}

/** Runs the command of the request and sends its answer, new or kept. Throws as `runCommand` does. */
export async function answerCommand<Prepared>(
  context: ServerContext,
  request: CommandCall,
  reply: FastifyReply,
  steps: CommandSteps<Prepared> | SingleStep,
  body?: unknown,
): Promise<FastifyReply> {
  return sendOutcome(reply, await runCommand(context, keyedRequest(context, request, body), steps));
}

export function sendOutcome(reply: FastifyReply, { status, body }: CommandOutcome): FastifyReply {
  reply.code(status);
  return body === null ? reply.send() : reply.send(body);
}
