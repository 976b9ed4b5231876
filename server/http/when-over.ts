// Fastify's hook onResponse never comes for a caller who left before the answer.
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./app-type.ts";

/** Looks at each call of an application. */
export interface Follower {
  follow(app: App): void;
}

/** Who left got no status; proxies and their logs call it this. */
const LEFT = 499;

/** Calls `then` once for each call: when it was answered, or when its caller left before. `status`: 499 of those. */
export function whenOver(
  app: Pick<App, "addHook">,
  then: (request: FastifyRequest, reply: FastifyReply, status: number) => void,
): void {
  app.addHook("onRequest", (request, reply, done) => {
    // Statuses over 599 stand on Node's own response.
    const { raw } = reply;
    const left = () => then(request, reply, LEFT);
    raw.once("close", left);
    raw.once("finish", () => {
      raw.off("close", left);
      then(request, reply, raw.statusCode);
    });
    done();
  });
}
