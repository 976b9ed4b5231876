import { useState } from "react";
import { Button } from "../../../primitives/button.tsx";
import { Panel } from "../../../primitives/panel.tsx";
import { PROOF_TEXT as TEXT } from "../text.ts";

export interface ProofFactsProps {
  /** Names and published values. */
  facts: readonly (readonly [name: string, value: string])[];
  /** Checks the last draw from these values; null where there is none. */
  verify: (() => Promise<boolean>) | null;
}

/** The published values of a draw, and the check of them in the browser. */
export function ProofFacts({ facts, verify }: ProofFactsProps) {
  const [checked, setChecked] = useState<{ of: string; holds: boolean } | null>(null);
  const of = facts.map(([, value]) => value).join();
  const shown = checked?.of === of ? checked : null;
  return (
    <Panel title={TEXT.title}>
      <dl className="grid gap-2 p-3 text-xs">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="font-mono break-all">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-2 px-3 pb-3 text-sm">
        <Button
          size="sm"
          disabled={verify === null}
          onClick={() => void verify?.().then((holds) => setChecked({ of, holds }))}
        >
          {TEXT.verify}
        </Button>
        <output>{shown && (shown.holds ? TEXT.holds : TEXT.fails)}</output>
      </div>
    </Panel>
  );
}
