import type { ComponentProps } from "react";

export function CheckField({ label, ...rest }: Omit<ComponentProps<"input">, "type"> & { label: string }) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-2 text-sm">
      <input type="checkbox" className="size-5 accent-accent" {...rest} />
      {label}
    </label>
  );
}
