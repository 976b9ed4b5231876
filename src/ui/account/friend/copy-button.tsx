import { useState } from "react";
import { Button } from "../../primitives/button.tsx";
import { FRIEND_TEXT as TEXT } from "./text.ts";

/** Copies a text, and says whether the browser did. */
export function CopyButton({ text }: { text: string }) {
  const [said, setSaid] = useState<string | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(TEXT.copied),
      () => setSaid(TEXT.notCopied),
    );
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Button look="primary" onClick={() => void copy()}>
        {TEXT.copy}
      </Button>
      <output className="text-sm text-muted">{said}</output>
    </span>
  );
}
