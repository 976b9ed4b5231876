// Registers an endpoint of the table as a route.
import type { FastifyReply, FastifyRequest } from "fastify";
import type * as v from "valibot";
import type { Endpoint, Told } from "../../src/api/contract/endpoint.ts";
import { answerCommand } from "../commands/answer-command.ts";
import type { CommandSteps, SingleStep } from "../commands/run-command.ts";
import type { ServerContext } from "../context.ts";
import { type Acting, actAs } from "../db/acting.ts";
import { EXPORT_TYPES } from "../export/send-export.ts";
import { newId } from "../ids.ts";
import { type KeptDoor, keepDoor } from "../operator/approvals/kept-doors.ts";
import { keepTitle } from "../operator/audit-log/titles.ts";
import { watched } from "../operator/watch.ts";
import type { App } from "./app-type.ts";
import { type AnySchema, describeRoute, type RouteDescription } from "./describe-route.ts";

type Described = RouteDescription<AnySchema | undefined, AnySchema | undefined, AnySchema | undefined>;

/** What only the server and the reader of /api/docs need of an endpoint. */
export type About = Pick<
  Described,
  "summary" | "tag" | "perMinute" | "movesMoney" | "largestBody" | "produces" | "headers" | "always"
> & {
  /** Bodies of refusals that say more than others, by status. */
  refusals?: Readonly<Record<number, AnySchema>>;
};

type Parsed<S> = S extends AnySchema ? v.InferOutput<S> : unknown;

/** A request whose parts were parsed by the endpoint's schemas. */
type Asked<E extends Endpoint> = Omit<FastifyRequest, "body" | "query" | "params"> & {
  body: Parsed<E["body"]>;
  query: Parsed<E["query"]>;
  params: Parsed<E["params"]>;
};

/** Runs a command. `body`: what its key stands for, where it is not the parsed one. */
type Run<E extends Endpoint> = <Prepared>(
  steps: CommandSteps<Prepared, Told<E>> | SingleStep,
  body?: unknown,
) => Promise<FastifyReply>;

type Statuses<E extends Endpoint> = keyof E["answers"] & number;
type IsUnion<T, Whole = T> = T extends Whole ? ([Whole] extends [T] ? false : true) : never;

/** The body alone where there is one status; else the status too. */
type Answered<E extends Endpoint> =
  IsUnion<Statuses<E>> extends true
    ? Told<E>
    : null extends E["answers"][Statuses<E>]
      ? void
      : E["answers"][Statuses<E>] extends AnySchema
        ? v.InferInput<E["answers"][Statuses<E>]>
        : never;

type Handler<E extends Endpoint> = E["command"] extends string
  ? (request: Asked<E>, run: Run<E>, reply: FastifyReply) => Promise<FastifyReply>
  : (request: Asked<E>, reply: FastifyReply) => Promise<Answered<E> | FastifyReply> | Answered<E>;

type LooseCommand = (request: unknown, run: Run<Endpoint>, reply: FastifyReply) => Promise<FastifyReply>;
type LooseCall = (request: unknown, reply: FastifyReply) => Promise<unknown>;

/**
 * Says what answers an endpoint: `serve(app, context, list, { summary, tag })(async ({ query }) => …)`. A command's
 * handler gets `run`, which takes its steps. In two calls, so that the handler's literals keep their types.
 */
export function serve<E extends Endpoint>(app: App, context: ServerContext, to: E, about: About) {
  const { method, path, access, right, command, params, query, body, answers } = to;
  const { refusals, ...told } = about;
  const described = describeRoute({
    access,
    ...(right && { right }),
    ...told,
    response: { ...answers, ...refusals },
    ...(command && { command }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(typeof body === "string" ? { consumes: body } : body && { body }),
  } as Described);
  const statuses = Object.keys(answers).map(Number);
  const only = statuses.length === 1 ? statuses[0] : undefined;
  const isBare = only !== undefined && answers[only] === null;

  async function answer(handle: LooseCall, request: FastifyRequest, reply: FastifyReply) {
    const answered = await handle(request, reply);
    // A handler that sends by itself gives its reply back, and a reply is awaited to undefined. What it began is not
    // answered once more where the reader left in the middle.
    const isBegun = reply.sent || reply.raw.headersSent || reply.raw.destroyed;
    if (isBegun || (answered === undefined && !isBare)) return reply;
    if (only !== undefined) return reply.code(only).send(answered ?? undefined);
    const { status, body: sent } = answered as { status: number; body?: unknown };
    return reply.code(status).send(sent ?? undefined);
  }

  /** What it does goes to the log, and takes a second operator where one alone may not. */
  function asStaff<T>(request: FastifyRequest, work: () => T): T {
    const acting: Acting = { auditId: newId(), approvalId: null };
    acting.watch = <Steps extends object>(steps: Steps) =>
      watched(context, request, acting, steps as CommandSteps) as Steps;
    request.acting = acting;
    return actAs(acting, work);
  }
  const isOfStaff = access === "operator" || access === "manager";

  return (handle: Handler<E>): void => {
    if (isOfStaff) keepTitle(context, `${method} ${path}`, about.summary);
    if (isOfStaff && command)
      keepDoor(context, `${method} ${path}`, {
        title: about.summary,
        right,
        handle: handle as unknown as KeptDoor["handle"],
      });
    const call = (request: FastifyRequest, reply: FastifyReply) =>
      command
        ? (handle as LooseCommand)(
            request,
            (steps, asked) => answerCommand(context, request, reply, steps as CommandSteps, asked),
            reply,
          )
        : answer(handle as LooseCall, request, reply);
    app.route({
      method,
      url: `/api${path}`,
      ...described,
      // Brotli keeps megabytes of a file back, and a reader that hears nothing is cut off meanwhile.
      ...(about.produces === EXPORT_TYPES && { compress: { encodings: ["gzip"] } }),
      // Its HEAD would have no end.
      ...(about.produces === "text/event-stream" && { exposeHeadRoute: false }),
      handler: (request, reply) =>
        isOfStaff && method !== "GET" ? asStaff(request, () => call(request, reply)) : call(request, reply),
    });
  };
}
