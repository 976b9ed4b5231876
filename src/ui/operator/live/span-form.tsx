import { useState, type FormEvent } from "react";
import type { CancellationQuery } from "../../../api/contract/operator/bet-cancellations.ts";
import { Button } from "../../primitives/button.tsx";
import { fromSeoulInput } from "../seoul-input.ts";
import { TimeInput } from "../time-input.tsx";
import { CANCEL_TEXT as TEXT } from "./cancel-text.ts";

export interface SpanFormProps {
  fixtureId: string;
  markets: readonly { id: string; label: string }[];
  onSpan: (span: CancellationQuery) => void;
}

/** A market, or all of them, and a span of time in Seoul, to the second. */
export function SpanForm({ fixtureId, markets, onSpan }: SpanFormProps) {
  const [marketId, setMarketId] = useState("");
  const [times, setTimes] = useState({ from: "", to: "" });
  const [error, setError] = useState<{ from?: string; to?: string }>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [from, to] = [fromSeoulInput(times.from), fromSeoulInput(times.to)];
    if (from === null) return setError({ from: TEXT.wrongTime });
    if (to === null) return setError({ to: TEXT.wrongTime });
    if (from >= to) return setError({ to: TEXT.wrongSpan });
    setError({});
    onSpan({ fixtureId, from, to, ...(marketId !== "" && { marketId }) });
  };
  return (
    <form className="grid gap-2 tablet:grid-cols-3" onSubmit={submit} noValidate>
      <label className="grid content-start gap-1 text-xs font-semibold text-muted">
        {TEXT.market}
        <select
          value={marketId}
          onChange={({ target }) => setMarketId(target.value)}
          className="h-11 w-full rounded-md border border-edge bg-field px-3 text-base font-normal text-ink"
        >
          <option value="">{TEXT.everyMarket}</option>
          {markets.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {(["from", "to"] as const).map((name) => (
        <TimeInput
          key={name}
          hasSeconds
          label={TEXT[name]}
          value={times[name]}
          error={error[name]}
          onChange={(text) => setTimes({ ...times, [name]: text })}
        />
      ))}
      <Button look="primary" type="submit" className="justify-self-end tablet:col-span-3">
        {TEXT.ask}
      </Button>
    </form>
  );
}
