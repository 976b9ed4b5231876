import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Honours } from "../../../api/contract/lobby/lobby.ts";
import { newsQuery } from "../../../api/queries/frame/home.ts";
import { honoursQuery } from "../../../api/queries/lobby/lobbies.ts";
import { useApp } from "../../app-context.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { Money } from "../../primitives/money.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { LATE_HOME_TEXT as TEXT } from "./late-text.ts";

const NEWS_SHOWN = 5;
const WINNERS_SHOWN = 5;
const LINK = "text-xs font-semibold text-accent hover:underline";
const ROW = "flex min-h-9 items-center gap-2 border-b border-line px-3 text-sm last:border-b-0";

/** What the house tells, and who won most today. */
export function HomeNews() {
  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      <News />
      <Winners />
    </div>
  );
}

function News() {
  const { data = [] } = useQuery(newsQuery(useApp().api));
  return (
    <Panel
      title={TEXT.news}
      aside={
        <Link to="/customer" className={LINK}>
          {TEXT.newsAll}
        </Link>
      }
    >
      {data.length === 0 && <EmptyState title={TEXT.newsEmpty} />}
      <ul>
        {data.slice(0, NEWS_SHOWN).map(({ kind, contents }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- titles have no ids, and two may be the same
          <li key={at} className={ROW}>
            <span className="shrink-0 text-2xs font-bold text-faint">{TEXT.newsKinds[kind]}</span>
            <Link to="/customer" search={{ tab: kind }} className="min-w-0 truncate hover:underline">
              {contents}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Winners() {
  const { api } = useApp();
  const casino = useQuery(honoursQuery(api, "casino", "day"));
  const slot = useQuery(honoursQuery(api, "slot", "day"));
  const isPending = casino.isPending || slot.isPending;
  const winners = greatest([...(casino.data?.items ?? []), ...(slot.data?.items ?? [])]);
  return (
    <Panel
      title={TEXT.winners}
      aside={
        <Link to="/casinoHonor" className={LINK}>
          {TEXT.winnersAll}
        </Link>
      }
    >
      {!isPending && winners.length === 0 && <EmptyState title={TEXT.winnersEmpty} />}
      <ul>
        {winners.map(({ nickname, gameName, paid, at }) => (
          <li key={`${at} ${nickname} ${gameName}`} className={ROW}>
            <span className="shrink-0 font-semibold">{nickname}</span>
            <span className="min-w-0 truncate text-xs text-muted">{gameName}</span>
            <Money amount={paid} className="ml-auto whitespace-nowrap" />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const greatest = (items: Honours["items"]): Honours["items"] =>
  items.toSorted((a, b) => b.paid - a.paid).slice(0, WINNERS_SHOWN);
