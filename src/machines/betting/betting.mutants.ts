import { all, defineMutants } from "../../../paths/lib/mutant-notes.ts";

export const bettingMutants = defineMutants({
  equivalent: {
    ...all("a slip that is wanted is loaded at once, wherever the stream stands", [
      "sent elsewhere: present.streaming.unopened betting.ask → #betting.present.streaming.listening",
      "sent elsewhere: present.streaming.unopened xstate.after.loadAgain.betting.present.streaming.unopened → #betting.present.streaming.listening",
    ]),
    "reenter flipped: present member.present [isOtherMember]":
      "present itself does nothing at its entry and exit; its children are left and begin anew either way",
  },
});
