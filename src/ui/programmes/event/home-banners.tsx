import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import type { ApiClient } from "../../../api/client/client.ts";
import { homeEvents } from "../../../api/contract/programmes/home-events.endpoints.ts";
import { useApp } from "../../app-context.ts";
import { Icon } from "../../primitives/icon.tsx";
import { EventBanner } from "./event-banner.tsx";
import { HOME_EVENT_TEXT as TEXT } from "./home-text.ts";

const BLANK = { from: "#1c2733", to: "#10161d", motif: "gift" } as const;

export const homeBannersQuery = (api: ApiClient) => queryOf(api, homeEvents, {});

/** One of the events that lead the home page; the member turns to the others by hand. Where there are none, a link to all of them. */
export function HomeBanners() {
  const { api } = useApp();
  const [turned, setTurned] = useState(0);
  const { data, isPending } = useQuery(homeBannersQuery(api));
  if (isPending) return null;
  const items = data?.items ?? [];
  const at = items.length === 0 ? 0 : ((turned % items.length) + items.length) % items.length;
  const event = items[at];
  return (
    <section aria-label={TEXT.title} className="relative">
      {event ? (
        <Link to={addressOf(event.id)} className="block rounded-lg">
          <EventBanner banner={event.banner} title={event.title} summary={event.summary} className="h-24" />
        </Link>
      ) : (
        <Link to="/event" className="block rounded-lg">
          <EventBanner banner={BLANK} title={TEXT.empty} summary={TEXT.more} className="h-24" />
        </Link>
      )}
      {items.length > 1 && (
        <div className="absolute top-1 right-28 flex items-center gap-1 rounded-full bg-canvas/80 px-1 text-xs text-ink">
          <button
            type="button"
            aria-label={TEXT.turnBack}
            className="grid size-7 rotate-90 place-items-center"
            onClick={() => setTurned(turned - 1)}
          >
            <Icon name="down" size={14} />
          </button>
          <span aria-live="polite" className="tabular-nums">
            {at + 1}/{items.length}
          </span>
          <button
            type="button"
            aria-label={TEXT.turnOn}
            className="grid size-7 -rotate-90 place-items-center"
            onClick={() => setTurned(turned + 1)}
          >
            <Icon name="down" size={14} />
          </button>
        </div>
      )}
    </section>
  );
}

const addressOf = (id: string): string => `/event/${id}`;
