import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

const LOOKS = {
  primary: "bg-accent text-on-accent hover:brightness-110 disabled:bg-raised disabled:text-faint",
  quiet: "border border-edge bg-raised text-ink hover:bg-hover disabled:border-line disabled:text-faint",
  danger:
    "border border-danger bg-danger-soft text-danger hover:brightness-110 disabled:border-line disabled:text-faint",
  ghost: "text-muted hover:bg-hover hover:text-ink disabled:bg-transparent disabled:text-faint disabled:opacity-50",
} as const;

const SIZES = {
  sm: "h-7 px-2.5 text-xs",
  md: "h-9 px-3.5 text-sm",
  lg: "h-11 px-5 text-base",
} as const;

export interface ButtonProps extends ComponentProps<"button"> {
  look?: keyof typeof LOOKS;
  size?: keyof typeof SIZES;
  /** Under way: shown as such and not to be pressed, but it keeps the focus. */
  isBusy?: boolean;
}

export function Button({ look = "quiet", size = "md", isBusy = false, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={classNames(
        "inline-flex shrink-0 items-center justify-center gap-1.5 rounded-md font-semibold transition-[background-color,filter]",
        "disabled:cursor-not-allowed aria-disabled:cursor-progress aria-disabled:opacity-70",
        LOOKS[look],
        SIZES[size],
        className,
      )}
      {...rest}
    />
  );
}
