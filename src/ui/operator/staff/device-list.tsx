import type { CommandEndpoint, Input } from "../../../api/contract/endpoint.ts";
import type { StaffDevice } from "../../../api/contract/operator/own-account.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { CommandButton } from "../../frame/form/command-button.tsx";
import { ACCOUNT_TEXT as TEXT } from "./text.ts";

export interface DeviceListProps<To extends CommandEndpoint> {
  devices: readonly StaffDevice[];
  /** Forgets one of them. */
  to: To;
  inputOf: (id: string) => Input<To>;
  onDone: () => void;
}

/** The browsers that an account is known to. One that is forgotten is logged out. */
export function DeviceList<To extends CommandEndpoint>({ devices, to, inputOf, onDone }: DeviceListProps<To>) {
  if (devices.length === 0) return <p className="p-3 text-sm text-muted">{TEXT.noDevices}</p>;
  return (
    <ul aria-label={TEXT.devices} className="divide-y divide-line text-sm">
      {devices.map(({ id, address, userAgent, lastAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-2 px-3 py-2">
          <div className="min-w-0">
            <p>
              <span className="font-semibold tabular-nums">{TEXT.lastAt(formatDateTime(lastAt))}</span>{" "}
              <span className="text-muted">{address}</span>
            </p>
            <p className="truncate text-xs text-muted">{userAgent === "" ? TEXT.unknownAgent : userAgent}</p>
          </div>
          <CommandButton<To>
            name={`${to.path} ${id}`}
            to={to}
            input={inputOf(id)}
            label={TEXT.forget}
            aria-label={TEXT.forgetOf(address)}
            look="quiet"
            size="sm"
            onDone={onDone}
          />
        </li>
      ))}
    </ul>
  );
}
