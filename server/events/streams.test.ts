import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { createMemoryBus } from "./memory-bus.ts";
import { createStreamHub } from "./streams.ts";

class Response extends EventEmitter {
  write(): boolean {
    return true;
  }
  end(): void {
    this.emit("close");
  }
}

test("an address has 200 streams, whoever's they are, and room again when one ends", () => {
  const hub = createStreamHub({
    events: createMemoryBus(),
    clock: { now: () => 0 },
    liveHashes: async () => new Set(),
    heartbeatMs: 1_000_000,
  });
  const open = (n: number, address: string) => {
    const response = new Response();
    const reader = { memberId: `m${n}`, address, tokenHash: `t${n}`, lastEventId: null };
    hub.open({ ...reader, response: response as unknown as ServerResponse });
    return response;
  };
  const responses = Array.from({ length: 200 }, (_, n) => {
    expect(hub.hasRoom(`m${n}`, "203.0.113.7")).toBe(true);
    return open(n, "203.0.113.7");
  });
  expect(hub.hasRoom("m999", "203.0.113.7")).toBe(false);
  expect(hub.hasRoom("m999", "203.0.113.8")).toBe(true);
  responses[3]?.end();
  expect(hub.hasRoom("m999", "203.0.113.7")).toBe(true);
  hub.close();
});
