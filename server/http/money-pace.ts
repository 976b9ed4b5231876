// A member's money moves at the pace of a person. Counted as the calls of an address are: by all nodes together in Redis
// where there is one, else by this node.
import { MONEY_PACE, tooFastText } from "../../src/domain/wallet/money-pace.ts";
import { findAnswer } from "../commands/kept-answers.ts";
import type { ServerContext } from "../context.ts";
import { ApiError } from "../errors.ts";
import type { App } from "./app-type.ts";

/** After `requireAccess` and `requireKeys`: it asks who sends what under which key. None without a limit of calls. */
export function keepMoneyPace(app: App, { config, database, clock }: ServerContext): void {
  if (config.rateLimit === 0) return;
  app.after(() => {
    const count = app.createRateLimit({
      max: MONEY_PACE.most,
      timeWindow: MONEY_PACE.windowMs,
      keyGenerator: ({ member }) => `member:${member?.id}`,
    });
    app.addHook("preValidation", async (request, reply) => {
      const { commandKey, member, routeOptions } = request;
      if (!member || !routeOptions.config.description?.movesMoney) return;
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return;
      // What was answered under this key moves nothing when it is asked for again.
      if (await findAnswer(database.db, clock, [member.id], commandKey)) return;
      // Nothing is kept under the key: it is taken when it comes later.
      const seconds = Math.max(1, counted.ttlInSeconds);
      reply.header("retry-after", String(seconds));
      throw new ApiError("too_many_requests", tooFastText(seconds));
    });
  });
}
