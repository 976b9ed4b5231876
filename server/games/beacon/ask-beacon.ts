// Asks a beacon for rounds, and believes none that its key did not sign.
import * as v from "valibot";
import type { BeaconChain } from "../../../src/domain/games/beacon.ts";
import { isBeaconSignature } from "../../../src/domain/games/beacon-signature.ts";
import { report } from "../../log.ts";
import type { Beacon } from "./beacon.ts";

const TIMEOUT_MS = 5_000;
/** A round that is not there yet is asked for again after so long. */
const AGAIN_MS = 500;
/** Rounds are asked for once they are over, so that few are needed twice. */
const MOST_KEPT = 256;

function keepFew(rounds: Map<number, unknown>): void {
  const [oldest] = rounds.keys();
  if (rounds.size > MOST_KEPT && oldest !== undefined) rounds.delete(oldest);
}

const Answer = v.object({
  round: v.number(),
  signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{96}$/)),
});

/** `urls`: where the beacon answers, of equal worth; each try goes to the next one. */
export function askedBeacon(
  chain: BeaconChain,
  urls: () => readonly string[],
): Pick<Beacon, "chain" | "signatures" | "stop"> {
  const known = new Map<number, string>();
  /** When the round may be asked for again, in milliseconds of `performance.now()`. */
  const again = new Map<number, number>();
  const asking = new Set<Promise<void>>();
  const ended = new AbortController();
  let tries = 0;
  /** What was said last of a beacon that does not answer rightly. It is asked twice a second. */
  let said: string | null = null;

  async function read(round: number): Promise<string> {
    const all = urls();
    const url = all[tries++ % Math.max(1, all.length)];
    if (url === undefined) throw new Error("the beacon has no address yet");
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const response = await fetch(`${url}/public/${round}`, { signal, redirect: "error" });
    if (!response.ok) throw new Error(`the beacon answered ${response.status}`);
    const { round: told, signature } = v.parse(Answer, await response.json());
    if (told !== round || !(await isBeaconSignature(chain.publicKey, round, signature)))
      throw new Error("a round of the beacon is not signed by its key");
    return signature;
  }

  async function ask(round: number): Promise<void> {
    again.set(round, Number.POSITIVE_INFINITY);
    try {
      known.set(round, await read(round));
      said = null;
      again.delete(round);
      keepFew(known);
    } catch (error) {
      again.set(round, performance.now() + AGAIN_MS);
      keepFew(again);
      if (ended.signal.aborted) return;
      const text = error instanceof Error ? error.message : String(error);
      // An error of its own: a refused connection is not the database's here.
      if (text !== said) report("beacon", new Error(`no signature: ${text}`));
      said = text;
    }
  }

  return {
    chain,
    signatures: (rounds) => {
      for (const round of new Set(rounds)) {
        if (known.has(round) || (again.get(round) ?? 0) > performance.now()) continue;
        const one = ask(round).finally(() => asking.delete(one));
        asking.add(one);
      }
      return Promise.resolve(
        new Map(
          rounds.flatMap((round) => {
            const signature = known.get(round);
            return signature === undefined ? [] : [[round, signature] as const];
          }),
        ),
      );
    },
    stop: async () => {
      ended.abort();
      await Promise.all(asking);
    },
  };
}
