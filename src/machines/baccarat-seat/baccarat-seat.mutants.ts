import { all, anyOrder, defineMutants } from "../../../paths/lib/mutant-notes.ts";

import { submissionEquivalents } from "../command/submission-parts.paths.ts";

export const baccaratSeatMutants = defineMutants({
  equivalent: {
    ...submissionEquivalents({ within: "placing." }),
    ...anyOrder("a table stands in one phase", [
      "arriving always [standsNowhere]",
      "arriving always [standsWaiting]",
      "arriving always [standsBetting]",
      "arriving always [standsClosed]",
    ]),
    ...anyOrder("a round has one result", ["shown.counting always [hasLost]", "shown.counting always [isEven]"]),
    ...all("the state that chooses leads on at once where no table was told", [
      "sent elsewhere: (root) line.lost → #baccarat-seat.arriving",
      "initial changed: (root) → arriving",
    ]),
    ...all("the state that chooses by what the table says would choose the same", [
      "transition dropped: waiting table.told",
      "transition dropped: betting table.told",
      "transition dropped: closed table.told",
      "transition dropped: squeezing table.told",
      "sent elsewhere: squeezing table.told → #baccarat-seat.arriving",
      "sent elsewhere: squeezing clock.tick → #baccarat-seat.arriving",
    ]),
  },
});
