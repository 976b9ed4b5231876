import { useActorRef, useSelector } from "@xstate/react";
import { type ActorRefFrom, fromPromise } from "xstate";
import { ask } from "../../../api/client/ask.ts";
import { miniGameRound } from "../../../api/contract/games/mini-games.endpoints.ts";
import { beaconText, QUICKNET } from "../../../domain/games/beacon.ts";
import { PROOF_STEPS, verifyRound } from "../../../domain/games/verify.ts";
import { roundProofMachine } from "../../../machines/round-proof/round-proof.machine.ts";
import type { Verified } from "../../../machines/round-proof/round-proof.schema.ts";
import { useApp } from "../../app-context.ts";
import { Button } from "../../primitives/button.tsx";
import { PROOF_TEXT as TEXT } from "./proof-text.ts";

/** Verifies a round in this browser, from what is published of it. */
export function ProofPanel({ roundId }: { roundId: string }) {
  const { api } = useApp();
  const actor = useActorRef(
    roundProofMachine.provide({
      actors: {
        verifyRound: fromPromise<Verified>(async ({ signal }) => {
          const proof = await ask(api, miniGameRound, { params: { id: roundId } }, { signal });
          const { round, version, anchor, root, leaves, beacon } = proof;
          return { proof, steps: await verifyRound({ ...round, version, anchor, root, leaves, beacon }) };
        }),
      },
    }),
  );
  return <ProofOf actor={actor} />;
}

/** The proof as its machine says. */
export function ProofOf({ actor }: { actor: ActorRefFrom<typeof roundProofMachine> }) {
  const snapshot = useSelector(actor, (now) => now);
  const { verified } = snapshot.context;
  return (
    <div data-machine="round-proof" data-state={snapshot.value} className="grid grid-cols-1 gap-2 p-3 text-sm">
      <Button
        size="sm"
        className="justify-self-start"
        isBusy={snapshot.hasTag("busy")}
        onClick={() => actor.send({ type: "proof.request" })}
      >
        {TEXT.verify}
      </Button>
      <output className="block">
        {snapshot.matches("verifying") && TEXT.verifying}
        {snapshot.matches("failed") && TEXT.failed}
        {snapshot.matches("verified") &&
          verified &&
          (verified.steps ? <Steps proof={verified.proof} steps={verified.steps} /> : TEXT.notYet)}
      </output>
    </div>
  );
}

/** The key of quicknet is known here, whatever the server says of it. */
function whoseBeacon(beacon: NonNullable<Verified["proof"]["beacon"]>): keyof typeof TEXT.whose {
  if (beaconText(beacon) === beaconText(QUICKNET)) return "quicknet";
  return beacon.isHouse ? "house" : "other";
}

function Steps({ proof, steps }: { proof: Verified["proof"]; steps: NonNullable<Verified["steps"]> }) {
  const facts = [
    [TEXT.facts.anchor, proof.anchor],
    [TEXT.facts.commitment, proof.round.commitment],
    [TEXT.facts.seed, proof.round.seed],
    [TEXT.facts.root, proof.root],
    [TEXT.facts.leaves, TEXT.leafCount(proof.leaves.length)],
    ...(proof.beacon
      ? [
          [TEXT.facts.publicKey, proof.beacon.publicKey],
          [TEXT.facts.beaconRound, String(proof.beacon.round)],
          [TEXT.facts.signature, proof.beacon.signature],
        ]
      : []),
  ] as const;
  const sentences = proof.version === 1 ? { ...TEXT.steps, ...TEXT.olderSteps } : TEXT.steps;
  return (
    <>
      <p className="mb-1 text-muted">{proof.beacon ? TEXT.whose[whoseBeacon(proof.beacon)] : TEXT.older}</p>
      <ul className="grid gap-1">
        {PROOF_STEPS.filter((step) => step in steps).map((step) => (
          <li key={step}>
            <strong className={steps[step] ? "text-ink" : "text-danger"}>
              {steps[step] ? `✓ ${TEXT.holds}` : `✗ ${TEXT.fails}`}
            </strong>{" "}
            {sentences[step]}
          </li>
        ))}
      </ul>
      <dl className="mt-2 grid gap-1 text-xs">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="font-mono break-all">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
