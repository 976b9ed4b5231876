import { useState } from "react";
import { Button } from "../../primitives/button.tsx";
import { TETHER_TEXT as TEXT } from "./text.ts";

/** Copies the address and says whether it could. */
export function CopyButton({ text }: { text: string }) {
  const [said, setSaid] = useState<string | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(TEXT.copied);
    } catch {
      setSaid(TEXT.notCopied);
    }
  };
  return (
    <span className="inline-flex items-center gap-2">
      <Button size="sm" onClick={() => void copy()}>
        {TEXT.copy}
      </Button>
      <output className="text-xs text-muted">{said}</output>
    </span>
  );
}
