import { useRef, useState } from "react";
import { Button } from "../../src/ui/primitives/button.tsx";
import { LIVE_TEXT as TEXT } from "./text.ts";

/** The log as a link, and the way back to the beginning. */
export function LogBar({ link, onReset }: { link: string; onReset: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    field.current?.select();
    // Without the permission the link stands selected, to be copied by hand.
    await navigator.clipboard.writeText(link).then(
      () => setCopied(link),
      () => undefined,
    );
  };
  return (
    <div className="mb-2 flex flex-wrap items-center gap-1.5">
      <input
        ref={field}
        readOnly
        aria-label={TEXT.link}
        value={link}
        className="h-7 min-w-0 flex-1 basis-40 rounded-md border border-edge bg-field px-2 text-2xs text-muted"
      />
      <Button size="sm" onClick={() => void copy()}>
        {TEXT.copy}
      </Button>
      <Button size="sm" onClick={onReset}>
        {TEXT.reset}
      </Button>
      <output className="w-full text-2xs text-accent empty:hidden">{copied === link ? TEXT.copied : ""}</output>
    </div>
  );
}
