import type { ComponentProps } from "react";

export function TextArea({ label, ...rest }: ComponentProps<"textarea"> & { label: string }) {
  return (
    <label className="grid gap-1 text-xs font-semibold text-muted">
      {label}
      <textarea
        className="w-full rounded-md border border-edge bg-sunken px-3 py-2 text-base font-normal text-ink"
        {...rest}
      />
    </label>
  );
}
