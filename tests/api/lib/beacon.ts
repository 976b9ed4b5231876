// A beacon that a test configures: it answers rightly until it is told otherwise.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type BeaconChain, QUICKNET } from "../../../src/domain/games/beacon.ts";
import { beaconPublicKey, newBeaconSecret, signBeaconRound } from "../../../src/domain/games/beacon-signature.ts";

interface Told {
  round: number;
  signature: string;
}

export interface TrialBeacon {
  url: string;
  chain: BeaconChain;
  /** The rounds that it was asked for. */
  asked: number[];
  signatureOf(round: number): Promise<string>;
  /** What it answers from now on; null: nothing at all. */
  answer: (round: number) => Promise<Told | null>;
  /** Answers rightly again. */
  mend(): void;
  stop(): Promise<void>;
}

export async function startTrialBeacon(): Promise<TrialBeacon> {
  const secret = newBeaconSecret();
  const signatureOf = (round: number) => signBeaconRound(secret, round);
  const rightly = async (round: number) => ({ round, signature: await signatureOf(round) });
  const server = createServer((request, response) => {
    const round = Number(/^\/public\/(\d+)$/.exec(request.url ?? "")?.[1]);
    trial.asked.push(round);
    void trial
      .answer(round)
      .then((told) => (told === null ? response.writeHead(503).end() : response.end(JSON.stringify(told))));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const trial: TrialBeacon = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    chain: { ...QUICKNET, publicKey: beaconPublicKey(secret) },
    asked: [],
    signatureOf,
    answer: rightly,
    mend: () => void (trial.answer = rightly),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return trial;
}
