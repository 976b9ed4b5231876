// A member's page that reads a stream into which a test writes.
import { QueryClient } from "@tanstack/react-query";
import { createActor } from "xstate";
import { createApiClient } from "../api/client/client.ts";
import { openStream } from "./open-stream.ts";
import type { BettingStores } from "../ui/sports/slip/betting.ts";

export interface StreamPage {
  queryClient: QueryClient;
  stores: BettingStores;
  tell: (name: string, id: number, data: unknown) => void;
  close: () => void;
}

/** `stub`: vi.stubGlobal. `told`: called where popups may have changed. */
export function openStreamPage(
  stub: (name: "document" | "fetch", value: unknown) => void,
  told: () => void = () => {},
): StreamPage {
  const line = new TransformStream<Uint8Array, Uint8Array>(undefined, { highWaterMark: 100 });
  const writer = line.writable.getWriter();
  stub("document", { documentElement: { dataset: {} } });
  stub("fetch", () => Promise.resolve(new Response(line.readable, { status: 200 })));
  const queryClient = new QueryClient();
  const { live, ...opened } = openStream({
    owner: "m1",
    api: createApiClient(),
    queryClient,
    send: () => {},
    onGap: () => {},
    onWallet: () => {},
    onUnread: () => {},
    onMaintenance: () => {},
    onPopups: told,
  });
  const stores = opened.stores as BettingStores;
  const actor = createActor(live, { input: { owesRefetch: false } }).start();
  actor.send({ type: "connection.start" });
  const write = (text: string) => void writer.write(new TextEncoder().encode(text));
  return {
    queryClient,
    stores,
    tell: (name, id, data) => write(`id: e-${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    close: () => {
      actor.stop();
      stores.close();
      queryClient.clear();
    },
  };
}
