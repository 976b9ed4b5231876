// What holds of a whole walk of the fixtures that begin next.
import { after, type Properties } from "../../../paths/lib/properties.ts";
import { comes, isIn, not, starts } from "../command/submission.properties.paths.ts";
import type { upcomingGamesMachine } from "./upcoming-games.machine.ts";

export const upcomingGamesProperties: Properties<typeof upcomingGamesMachine> = {
  "a list that was left is empty and read no more until it is opened": after(
    comes("games.leave"),
    ({ after: { context }, started }) => context.games.length === 0 && started.length === 0,
    comes("games.open"),
  ),
  "a list that could not be read is read again by a press alone": after(
    isIn("inside.failed"),
    not(starts("readGames")),
    comes("games.refresh", "games.open"),
  ),
};
