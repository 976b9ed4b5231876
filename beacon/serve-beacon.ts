// A beacon with one holder, which answers as drand does: `GET /info`, `GET /public/ROUND`. Whoever has its key knows all
// rounds, so it is for demos and tests: docs/decisions/beacon.md.
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type BeaconChain, beaconTime } from "../src/domain/games/beacon.ts";
import { beaconPublicKey, signBeaconRound } from "../src/domain/games/beacon-signature.ts";
import { bytesOf, sha256 } from "../src/domain/games/proof-bytes.ts";

export interface BeaconOptions extends Pick<BeaconChain, "genesis" | "period"> {
  /** Hex, 32 bytes. */
  secret: string;
  /** Milliseconds since 1970. */
  now: () => number;
  port?: number;
}

export interface ServedBeacon {
  url: string;
  publicKey: string;
  stop(): Promise<void>;
}

/** Serves on loopback. No round is signed before its time. */
export async function serveBeacon({ secret, genesis, period, now, port = 0 }: BeaconOptions): Promise<ServedBeacon> {
  const publicKey = beaconPublicKey(secret);
  const server = createServer((request, response) => {
    answer(request.url ?? "", response).catch(() => response.writeHead(500).end());
  });

  async function answer(path: string, response: ServerResponse): Promise<void> {
    const tell = (status: number, body: object) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (path === "/info")
      return void tell(200, {
        public_key: publicKey,
        period,
        genesis_time: genesis,
        schemeID: "bls-unchained-g1-rfc9380",
      });
    const round = Number(/^\/public\/(\d{1,12})$/.exec(path)?.[1] ?? 0);
    if (round < 1) return void tell(404, { error: "no round" });
    if (beaconTime({ genesis, period }, round) > now()) return void tell(425, { error: "too early" });
    const signature = await signBeaconRound(secret, round);
    tell(200, { round, randomness: await sha256(bytesOf(signature)), signature });
  }

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}`,
    publicKey,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
