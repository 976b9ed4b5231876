import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import { miniGameRound } from "../../../api/contract/games/mini-games.endpoints.ts";
import type { RoundProof } from "../../../api/contract/games/mini-games.ts";
import { PROOF_STEPS, type ProofStep, verifyRound } from "../../../domain/games/verify.ts";
import { useApp } from "../../app-context.ts";
import { Button } from "../../primitives/button.tsx";
import { PROOF_TEXT as TEXT } from "../text.ts";

type Verified =
  | { is: "asking" | "failed" | "notYet" }
  | { is: "shown"; proof: RoundProof; steps: Record<ProofStep, boolean> };

/** Verifies a round in this browser, from what is published of it. */
export function ProofPanel({ roundId }: { roundId: string }) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const [verified, setVerified] = useState<Verified | null>(null);
  const verify = async () => {
    setVerified({ is: "asking" });
    try {
      const proof = await queryClient.fetchQuery(queryOf(api, miniGameRound, { params: { id: roundId } }));
      const { round, anchor, root, leaves } = proof;
      const steps = await verifyRound({ ...round, anchor, root, leaves });
      setVerified(steps ? { is: "shown", proof, steps } : { is: "notYet" });
    } catch {
      setVerified({ is: "failed" });
    }
  };
  return (
    <div className="grid grid-cols-1 gap-2 p-3 text-sm">
      <Button size="sm" className="justify-self-start" isBusy={verified?.is === "asking"} onClick={() => void verify()}>
        {TEXT.verify}
      </Button>
      <output className="block">
        {verified?.is === "asking" && TEXT.verifying}
        {verified?.is === "failed" && TEXT.failed}
        {verified?.is === "notYet" && TEXT.notYet}
        {verified?.is === "shown" && <Steps {...verified} />}
      </output>
    </div>
  );
}

function Steps({ proof, steps }: { proof: RoundProof; steps: Record<ProofStep, boolean> }) {
  const facts = [
    [TEXT.facts.anchor, proof.anchor],
    [TEXT.facts.commitment, proof.round.commitment],
    [TEXT.facts.seed, proof.round.seed],
    [TEXT.facts.root, proof.root],
    [TEXT.facts.leaves, TEXT.leafCount(proof.leaves.length)],
  ] as const;
  return (
    <>
      <ul className="grid gap-1">
        {PROOF_STEPS.map((step) => (
          <li key={step}>
            <strong className={steps[step] ? "text-ink" : "text-danger"}>
              {steps[step] ? `✓ ${TEXT.holds}` : `✗ ${TEXT.fails}`}
            </strong>{" "}
            {TEXT.steps[step]}
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
