import { type ReactNode, useState } from "react";
import { groupMarkets, type MarketGroup } from "../../../domain/sports/market-groups.ts";
import { MarketRow } from "../korea/market-row.tsx";
import type { MarketRowProps } from "../korea/market-props.ts";
import { TabRow } from "../list/tab-row.tsx";
import { EUROPEAN_TEXT, GROUP_TEXT } from "./text.ts";

export interface MarketGroupsProps extends Pick<MarketRowProps, "fixture" | "picked" | "onPick"> {
  /** Below all markets. */
  children: ReactNode;
}

/** All markets of a fixture under the names of their groups, or one group by a tab. */
export function MarketGroups({ fixture, picked, onPick, children }: MarketGroupsProps) {
  const [chosen, choose] = useState<MarketGroup | null>(null);
  const groups = groupMarkets(fixture.markets);
  // The last market of a group may close while it is shown.
  const selected = groups.some(({ group }) => group === chosen) ? chosen : null;
  return (
    // Beside the pitch the markets are as narrow as on a phone.
    <div className="grid min-w-0 content-start gap-2 [container:page/inline-size]">
      <TabRow
        label={EUROPEAN_TEXT.groups}
        selected={selected}
        tabs={[
          { value: null, label: EUROPEAN_TEXT.all, count: fixture.markets.length },
          ...groups.map(({ group, markets }) => ({ value: group, label: GROUP_TEXT[group], count: markets.length })),
        ]}
        onSelect={choose}
      />
      {groups
        .filter(({ group }) => selected === null || group === selected)
        .map(({ group, markets }) => (
          <section key={group} aria-label={GROUP_TEXT[group]} className="rounded-lg border border-line bg-surface">
            <div className="grid gap-1.5 px-3 py-2">
              {markets.map((market) => (
                <MarketRow key={market.id} fixture={fixture} market={market} picked={picked} onPick={onPick} />
              ))}
            </div>
          </section>
        ))}
      {children}
    </div>
  );
}
