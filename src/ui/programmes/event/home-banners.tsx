import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { queryOf } from "../../../api/client/ask.ts";
import { homeEvents } from "../../../api/contract/programmes/campaign-events.endpoints.ts";
import { useApp } from "../../app-context.ts";
import { EventBanner } from "./event-banner.tsx";
import { EVENT_TEXT as TEXT } from "./text.ts";

const BLANK = { from: "#1c2733", to: "#10161d", motif: "gift" } as const;

/** The events that lead the home page, in a row of fixed height. Where there are none, a link to all of them. */
export function HomeBanners() {
  const { api } = useApp();
  const { data, isPending } = useQuery(queryOf(api, homeEvents, {}));
  if (isPending) return null;
  const items = data?.items ?? [];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <section aria-label={TEXT.home} tabIndex={0} className="overflow-x-auto">
      <ul className="flex gap-2">
        {items.length === 0 && (
          <li className="w-full">
            <Link to="/event" className="block rounded-lg">
              <EventBanner banner={BLANK} title={TEXT.homeEmpty} summary={TEXT.homeMore} className="h-24" />
            </Link>
          </li>
        )}
        {items.map((event) => (
          <li key={event.id} className="w-64 shrink-0 grow">
            <Link to={addressOf(event.id)} className="block rounded-lg">
              <EventBanner banner={event.banner} title={event.title} summary={event.summary} className="h-24" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const addressOf = (id: string): string => `/event/${id}`;
