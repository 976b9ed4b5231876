// One event stream a member: prices, fixtures, bets, wallet, messages.
import { StreamQuery } from "../../src/api/contract/stream-topics.ts";
import { describeRoute, memberOf, type Routes } from "../app.ts";
import { addressOf } from "../auth/addresses.ts";
import { ApiError } from "../errors.ts";
import { encodingOf } from "../http/encoding.ts";
import * as v from "valibot";

/** Ids are short; anything longer was never one. */
const LAST_EVENT_ID_MAX = 64;

export const streamRoutes: Routes = (app, context) => {
  app.get(
    "/api/stream",
    {
      ...describeRoute({
        access: "member",
        summary: "배당, 경기, 베팅, 지갑, 쪽지의 이벤트. Last-Event-ID 뒤부터 빠짐도 겹침도 없이 이어집니다.",
        tag: "stream",
        querystring: StreamQuery,
        headers: { "Last-Event-ID": v.string() },
        response: { 200: v.string() },
        produces: "text/event-stream",
      }),
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const { id } = memberOf(request);
      const given = request.headers["last-event-id"];
      const lastEventId = typeof given === "string" && given !== "" ? given.slice(0, LAST_EVENT_ID_MAX) : null;
      const { tokenHash } = request;
      const { topics } = request.query;
      if (!tokenHash) throw new ApiError("unauthorized");
      const address = addressOf(request);
      if (!context.streams.hasRoom(id, address)) throw new ApiError("too_many_requests");
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) if (value) reply.raw.setHeader(name, value);
      const encoding = encodingOf(request.headers["accept-encoding"], ["gzip"]);
      reply.raw.writeHead(200, {
        "content-type": "text/event-stream; charset=utf-8",
        vary: "accept-encoding",
        ...(encoding === "gzip" && { "content-encoding": encoding }),
        "cache-control": "no-store, no-transform",
        "x-accel-buffering": "no",
      });
      context.streams.open({ response: reply.raw, encoding, memberId: id, address, tokenHash, lastEventId, topics });
    },
  );
};
