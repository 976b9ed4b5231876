import { useId } from "react";
import type { TetherNetwork } from "../../../api/contract/wallet/tether.ts";
import { TETHER_TEXT as TEXT } from "./text.ts";

export interface NetworkSelectProps {
  networks: readonly TetherNetwork[];
  value: string;
  onSelect: (network: string) => void;
}

/** Nothing is chosen beforehand: money on a wrong network may be lost. */
export function NetworkSelect({ networks, value, onSelect }: NetworkSelectProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-xs font-semibold text-muted">
        {TEXT.network}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onSelect(event.target.value)}
        className="h-11 w-full rounded-md border border-edge bg-field px-3 text-base text-ink"
      >
        <option value="">{TEXT.noNetwork}</option>
        {networks.map((network) => (
          <option key={network.id} value={network.id}>
            {network.name}
          </option>
        ))}
      </select>
    </div>
  );
}
