import { defineMutants, anyOrder } from "../../../paths/lib/mutant-notes.ts";

export const sessionMutants = defineMutants({
  boundaries: { "src/domain/session/session.ts": ["isUsableMinutes", "isExpired", "isExpiring"] },
  sources: ["session.setup.ts"],
  equivalent: anyOrder("401 is no code of a forced logout", [
    "loggedIn session.code [isForcedCode]",
    ...["online", "lost"].map(
      (line) => `loggedIn.connection.${line}.asking xstate.error.actor.fetchUser [isForcedFailure]`,
    ),
  ]),
});
