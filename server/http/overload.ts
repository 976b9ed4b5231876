// A server that is offered more than it can do refuses at once what it could only answer late, and goes on at its pace.
import { performance } from "node:perf_hooks";
import type { FastifyContextConfig } from "fastify";
import type { App } from "./app-type.ts";
import { ApiError } from "../errors.ts";
import { whenOver } from "./when-over.ts";

/** So many calls that wait too long are no slow calls, but a queue. */
const QUEUE = 32;
const BUSY = "지금 요청이 많습니다. 잠시 후 다시 시도해주세요.";

/** Calls under way, the oldest first. */
export class CallQueue {
  readonly #since = new Map<object, number>();
  readonly #longestMs: number;

  /** `longestMs`: what a call may have waited. */
  constructor(longestMs: number) {
    this.#longestMs = longestMs;
  }

  enter(call: object, now: number): void {
    this.#since.set(call, now);
  }

  leave(call: object): void {
    this.#since.delete(call);
  }

  /** As many calls as make a queue have waited longer than they may. */
  isBehind(now: number): boolean {
    if (this.#since.size < QUEUE) return false;
    let late = 0;
    for (const since of this.#since.values()) {
      if (now - since <= this.#longestMs) return false;
      late++;
      if (late === QUEUE) return true;
    }
    return false;
  }
}

/**
 * Refuses calls of members with 503 `unavailable` while the queue is behind: before their session is looked up, so that a
 * refusal costs no database. Operators, who may have to stop something, and providers are not refused, nor is a route
 * that is `always` answered. `longestMs` 0: nobody is refused.
 */
export function refuseWhenBehind(app: App, longestMs: number): void {
  if (longestMs === 0) return;
  const queue = new CallQueue(longestMs);
  const isRefusable = ({ access, description }: FastifyContextConfig): boolean =>
    (access === "member" || access === "player") && !description?.always;
  // One for all: to note where an error was made costs as much as to send it.
  const busy = new ApiError("unavailable", BUSY);
  app.addHook("onRequest", (request, _reply, done) => {
    const isRefused = isRefusable(request.routeOptions.config) && queue.isBehind(performance.now());
    done(isRefused ? busy : undefined);
  });
  // The body is read: who sends one slowly makes no queue.
  app.addHook("preValidation", (request, { raw }, done) => {
    if (isRefusable(request.routeOptions.config) && !raw.destroyed) queue.enter(request, performance.now());
    done();
  });
  whenOver(app, (request) => queue.leave(request));
}
