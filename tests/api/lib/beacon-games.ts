// A server whose draws wait for a beacon of the test's own, and what tests of them ask, for a file of tests.
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { ApiUser } from "../../factories/api-user.ts";
import { startTrialBeacon, type TrialBeacon } from "./beacon.ts";
import { newMember } from "./betting.ts";
import { createGameDriver, type Proof, until } from "./game-driver.ts";
import { startTestServer, type TestServer } from "./harness.ts";

const MONEY = 1_000_000;

/** `beacon`, `server` and `member`, who is new for each test, are there when the tests run. */
export function beaconGamesHere() {
  const here = {} as { beacon: TrialBeacon; server: TestServer; member: ApiUser };
  beforeAll(async () => {
    here.beacon = await startTrialBeacon();
    const { url, chain } = here.beacon;
    here.server = await startTestServer({ rateLimit: 0, beacon: { urls: [url], chain } });
  });
  afterAll(async () => {
    await here.server.close();
    await here.beacon.stop();
  });
  beforeEach(async () => {
    here.beacon.mend();
    here.member = await newMember(here.server, MONEY);
  });
  const proofOf = (id: string) => here.member.ask<Proof>("GET", `/api/minigame/rounds/${id}`);
  return {
    here,
    ...createGameDriver(
      () => here.server,
      () => here.member,
    ),
    db: () => here.server.context.database.db,
    proofOf,
    decided: (id: string) =>
      until(async () => {
        const proof = await proofOf(id);
        return proof.round.isSettled && proof;
      }),
    goTo: (at: number) => here.server.clock.advance(Math.max(0, at - here.server.clock.now())),
  };
}
