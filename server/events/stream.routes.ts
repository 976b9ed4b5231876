// One event stream a member: prices, fixtures, bets, wallet, messages.
import { stream } from "../../src/api/contract/stream.endpoints.ts";
import { STREAM_TOPICS, TOPICS_HEADER } from "../../src/api/contract/stream.ts";
import { memberOf, type Routes } from "../app.ts";
import { ApiError } from "../errors.ts";
import { encodingOf } from "../http/encoding.ts";
import { serve } from "../http/serve.ts";
import * as v from "valibot";

/** Names with commas between them; an empty text is none of them. */
const Topics = v.pipe(
  v.string(),
  v.transform((text) => text.split(",").filter(Boolean)),
  v.array(v.picklist(STREAM_TOPICS)),
);

/** Ids are short; anything longer was never one. */
const LAST_EVENT_ID_MAX = 64;

export const streamRoutes: Routes = (app, context) => {
  serve(app, context, stream, {
    summary: "배당, 경기, 베팅, 지갑, 쪽지의 이벤트. Last-Event-ID 뒤부터 빠짐도 겹침도 없이 이어집니다.",
    tag: "stream",
    always: true,
    headers: { "Last-Event-ID": v.string(), [TOPICS_HEADER]: v.string() },
    produces: "text/event-stream",
  })(async (request, reply) => {
    const { id } = memberOf(request);
    const given = request.headers["last-event-id"];
    const lastEventId = typeof given === "string" && given !== "" ? given.slice(0, LAST_EVENT_ID_MAX) : null;
    const wanted = request.headers[TOPICS_HEADER.toLowerCase()];
    const topics = wanted === undefined ? null : v.safeParse(Topics, wanted);
    if (topics?.success === false) throw new ApiError("bad_request");
    const { tokenHash } = request;
    if (!tokenHash) throw new ApiError("unauthorized");
    const { address } = request;
    if (lastEventId !== null) await context.events.reached(lastEventId);
    // Its readers are sent to another node; a proxy that has not seen that yet is told so.
    if (context.streams.isClosed()) throw new ApiError("unavailable");
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
    const heard = topics && new Set(topics.output);
    context.streams.open({
      response: reply.raw,
      encoding,
      memberId: id,
      address,
      tokenHash,
      topics: heard,
      lastEventId,
    });
    return reply;
  });
};
