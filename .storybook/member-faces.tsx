// Faces of machines of the member's pages, bound to an actor that is given.
import { useSelector } from "@xstate/react";
import type { ComponentProps, ReactNode } from "react";
import { MessageList } from "../src/ui/community/message/message-list.tsx";
import { SearchFace } from "../src/ui/frame/site-search/search-face.tsx";
import { BetCardOf } from "../src/ui/sports/bets/bet-card.tsx";
import { UpcomingStrip } from "../src/ui/sports/inplay/upcoming-strip.tsx";
import { bet } from "./story-betting.ts";
import { StoryApp } from "./story-app.tsx";
import { messages } from "./story-data.ts";

interface FaceOf<Actor> {
  actor: Actor;
  children?: ReactNode;
}

/** The messages of the test model. */
const items = messages.slice(0, 2).map((message, place) => ({ ...message, id: place === 0 ? "a" : "b" }));

export function InboxFace({ actor, children }: FaceOf<ComponentProps<typeof MessageList>["folds"]>) {
  return (
    <main>
      <h1 className="sr-only">쪽지함</h1>
      <h2 className="sr-only">받은 쪽지</h2>
      <MessageList items={items} folds={actor} />
      {children}
    </main>
  );
}

export function BetSettlementFace({ actor, children }: FaceOf<ComponentProps<typeof BetCardOf>["settlement"]>) {
  const isSettled = useSelector(actor, (snapshot) => snapshot.matches("settled"));
  return (
    <>
      <BetCardOf bet={{ ...bet, settledAt: isSettled ? "2026-11-21T12:00:00.000Z" : null }} settlement={actor} />
      {children}
    </>
  );
}

export function UpcomingGamesFace({ actor, children }: FaceOf<ComponentProps<typeof UpcomingStrip>["actor"]>) {
  return (
    <StoryApp path="/inplay">
      <UpcomingStrip actor={actor} />
      {children}
    </StoryApp>
  );
}

export function SiteSearchFace({ actor, children }: FaceOf<ComponentProps<typeof SearchFace>["search"]>) {
  return (
    <StoryApp>
      <div className="max-w-110 p-4">
        <SearchFace search={actor} />
      </div>
      {children}
    </StoryApp>
  );
}
