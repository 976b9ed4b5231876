import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { Button } from "../../primitives/button.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { DateField } from "./date-field.tsx";
import { spanProblems } from "./span.ts";

export interface SpanFilterProps {
  /** Days of Seoul, both inclusive. */
  span: { from?: string | undefined; to?: string | undefined };
  text: Readonly<Record<"from" | "to" | "search" | "reset", string>>;
  /** The page without a filter. */
  page:
    | "/bet_result"
    | "/mywallet/money"
    | "/admin/audit-log"
    | "/admin/bets"
    | "/admin/charges"
    | "/admin/exchanges"
    | "/admin/reports"
    | "/admin/settlements"
    | "/admin/tether"
    | "/manager";
  /** What stays in the address. */
  kept?: Readonly<Record<string, string | undefined>>;
  /** False: there are no days to choose. */
  hasSpan?: boolean;
  className: string;
  /** Gets what is in the form by the names of its fields, once the span is right. */
  onApply: (values: Record<string, unknown>) => void;
  /** The fields before the days. */
  children: ReactNode;
}

/** A form that chooses what a list shows, between two days. */
export function SpanFilter({
  span,
  text,
  page,
  kept = {},
  hasSpan = true,
  className,
  onApply,
  children,
}: SpanFilterProps) {
  const [problems, setProblems] = useState<ReturnType<typeof spanProblems>>(null);
  const apply = (form: FormData) => {
    const read = (name: string) => String(form.get(name) ?? "").trim();
    const found = spanProblems({ from: read("from"), to: read("to") });
    setProblems(found);
    if (!found) onApply(Object.fromEntries(form));
  };
  return (
    <form
      onSubmit={(event) => {
        // The form's own action would clear what is refused.
        event.preventDefault();
        apply(new FormData(event.currentTarget));
      }}
      className={classNames("grid-cols-2 items-end gap-2 p-2 tablet:flex tablet:flex-wrap", className)}
    >
      {children}
      {hasSpan && (
        <>
          <DateField label={text.from} name="from" defaultValue={span.from} error={problems?.from} />
          <DateField label={text.to} name="to" defaultValue={span.to} error={problems?.to} />
        </>
      )}
      {/* Beside the last field, or below a full row of two. */}
      <div className="flex gap-2 odd:col-span-2">
        <Button type="submit" look="primary" className="flex-1">
          {text.search}
        </Button>
        <Link
          to={page}
          search={kept}
          className="grid h-9 flex-1 place-items-center rounded-md px-3 text-sm whitespace-nowrap text-muted hover:bg-hover hover:text-ink"
        >
          {text.reset}
        </Link>
      </div>
    </form>
  );
}

export interface SpanChoiceProps {
  name: string;
  label: string;
  value: string | number | undefined;
  /** Chooses nothing. */
  all: string;
  options: readonly { value: string | number; label: string }[];
  className?: string;
}

/** A choice beside the days. */
export function SpanChoice({ name, label, value, all, options, className }: SpanChoiceProps) {
  return (
    <label className={classNames("grid gap-0.5 text-xs text-muted", className)}>
      {label}
      <select
        name={name}
        defaultValue={value ?? ""}
        className="h-9 min-w-0 rounded-md border border-edge bg-field px-2 text-sm text-ink"
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
