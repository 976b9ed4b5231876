import { PageHeading } from "../../primitives/page-heading.tsx";
import { GamesView } from "./games-view.tsx";
import { LOBBY_TEXT as TEXT } from "./text.ts";

/** The lobby of mini-games: all vendors with their games. */
export function MinigamePage() {
  return (
    <>
      <PageHeading title={TEXT.title} />
      <GamesView vendor={null} />
    </>
  );
}
