import { PageHeading } from "../../primitives/page-heading.tsx";
import { LateGamesView } from "./late-games-view.tsx";
import { LOBBY_TEXT as TEXT } from "./text.ts";

/** The lobby of mini-games: all vendors with their games. */
export function MinigamePage() {
  return (
    <>
      <PageHeading title={TEXT.title} />
      <LateGamesView vendor={null} />
    </>
  );
}
