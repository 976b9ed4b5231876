import type { HouseVisit } from "../../../../api/contract/lobby/house.ts";
import { Money } from "../../../primitives/money.tsx";
import { SoundToggle } from "../../../primitives/sound-toggle.tsx";
import { VISIT_TEXT as TEXT } from "../text.ts";
import { ThemeButton } from "./theme-button.tsx";

export interface VisitBarProps {
  title: string;
  visit: HouseVisit | null;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  isLoud: boolean;
  onSound: () => void;
}

const MINUTE = 60_000;

/** Money, net result and time of the visit, the theme, the sound, and the way back. */
export function VisitBar({ title, visit, now, isLoud, onSound }: VisitBarProps) {
  return (
    <header className="grid gap-2 border-b border-line bg-surface p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-lg font-bold">{title}</h1>
        <div className="flex items-center gap-2">
          <ThemeButton />
          <SoundToggle isOn={isLoud} onToggle={onSound} />
          {visit && (
            <a className="text-sm underline" href={visit.returnUrl}>
              {TEXT.leave}
            </a>
          )}
        </div>
      </div>
      {visit && (
        <dl className="flex flex-wrap gap-4 text-sm">
          <div>
            <dt className="text-xs text-muted">{TEXT.player(visit.playerName)}</dt>
            <dd>
              {TEXT.balance} {visit.balance === null ? TEXT.unknownBalance : <Money amount={visit.balance} />}
            </dd>
          </div>
          <div>
            <dt className="text-xs text-muted">{TEXT.net}</dt>
            <dd>
              <Money amount={visit.won - visit.staked} />
            </dd>
          </div>
          <div>
            <dt className="text-xs text-muted">{TEXT.time}</dt>
            <dd className="tabular-nums">{TEXT.played(Math.max(0, Math.floor((now - visit.startedAt) / MINUTE)))}</dd>
          </div>
        </dl>
      )}
    </header>
  );
}
