import { useState } from "react";
import { Button, type ButtonProps } from "./button.tsx";

export interface CopyButtonProps extends Pick<ButtonProps, "look" | "size"> {
  value: string;
  text: Readonly<Record<"copy" | "copied" | "notCopied", string>>;
}

/** Copies a value, and says whether the browser did. */
export function CopyButton({ value, text, ...look }: CopyButtonProps) {
  const [said, setSaid] = useState<string | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setSaid(text.copied),
      () => setSaid(text.notCopied),
    );
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Button {...look} onClick={() => void copy()}>
        {text.copy}
      </Button>
      <output className="text-sm text-muted">{said}</output>
    </span>
  );
}
